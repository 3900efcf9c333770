import { useAct, type Act } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { usePages } from '../../api/read.ts';
import { showToast } from '../../ui/toasts.ts';

export type StudRequest = ReplyOf<'GET /api/stud-requests'>[number];

export const BOXES = ['received', 'sent'] as const;
export type Box = (typeof BOXES)[number];

export interface RequestFilter {
  readonly box: Box;
  readonly status: 'open' | 'answered';
  readonly horseId: string | undefined;
}

export function useStudRequests({ box, status, horseId }: RequestFilter) {
  return usePages('GET /api/stud-requests', { query: { box, status, horseId } }, { refetchOnMount: true });
}

export function useAcceptRequest(onDone: () => void): Act<'POST /api/stud-requests/:id/accept'> {
  return useAct('POST /api/stud-requests/:id/accept', {
    onDone({ message, request }) {
      const title = request.status === 'not_taken' ? 'She did not take' : 'Request accepted';
      showToast({ title, description: message });
      onDone();
    },
    failure: { title: 'Not accepted', text: 'Failed to accept the request' },
  });
}

export function useDeclineRequest(): Act<'POST /api/stud-requests/:id/decline'> {
  return useAct('POST /api/stud-requests/:id/decline', {
    onDone: ({ message }) => showToast({ title: 'Request declined', description: message }),
    failure: { title: 'Not declined', text: 'Failed to decline the request' },
  });
}

export function useWithdrawRequest(): Act<'POST /api/stud-requests/:id/withdraw'> {
  return useAct('POST /api/stud-requests/:id/withdraw', {
    onDone: ({ message }) => showToast({ title: 'Request withdrawn', description: message }),
    failure: { title: 'Not withdrawn', text: 'Failed to withdraw the request' },
  });
}
