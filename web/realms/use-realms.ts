import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export type Realm = ReplyOf<'GET /api/realms'>['realms'][number];

export interface Home {
  readonly name: string;
  readonly address: string;
}

export function useRealms() {
  return useRead('GET /api/realms', {}, { refetchOnMount: true });
}

export function useRealmsForVisitors() {
  return useRead('GET /api/public/realms', {}, { refetchOnMount: true });
}

export function useGoToRealm() {
  return useAct('POST /api/realms/:slug/go', {
    onDone: ({ address }) => window.location.assign(address),
    failure: { title: 'You stay here', text: 'Please try again in a moment.' },
  });
}

export function useLeaveRealm(onDone: () => void) {
  return useAct('POST /api/realms/leave', {
    onDone({ message }) {
      showToast({ title: 'This stable is about to go', description: message });
      onDone();
    },
    failure: { title: 'Nothing was deleted', text: 'Please try again in a moment.' },
  });
}
