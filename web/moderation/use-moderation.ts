import { useAct } from '../api/act.ts';
import type { InputOf, ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export type Moderation = ReplyOf<'GET /api/moderation'>;
export type SubjectKind = InputOf<'POST /api/reports'>['body']['kind'];
export type ReportReason = InputOf<'POST /api/reports'>['body']['reason'];

export function useModeration({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useRead('GET /api/moderation', {}, { enabled });
}

export function useBlocked() {
  return usePages('GET /api/blocked-players', { query: {} });
}

export function useBlock() {
  return useAct('PUT /api/blocked-players/:id', {
    onDone: ({ message }) =>
      showToast({ title: 'Blocked', description: `${message} You will get nothing from them any more.` }),
    failure: { title: 'Not blocked', text: 'Please try again in a moment.' },
  });
}

export function useUnblock() {
  return useAct('DELETE /api/blocked-players/:id', {
    onDone: ({ message }) => showToast({ title: 'Unblocked', description: message }),
    failure: { title: 'Not unblocked', text: 'Please try again in a moment.' },
  });
}

export function useReport(onDone: () => void) {
  return useAct('POST /api/reports', {
    onDone: ({ message }) => {
      onDone();
      showToast({ title: 'Thank you!', description: message });
    },
    failure: { title: 'Not reported', text: 'Please try again in a moment.' },
  });
}

export function useBirthYear(onAnswered: (mayTalk: boolean) => void) {
  return useAct('PUT /api/moderation/birth-year', {
    onDone: ({ message, mayTalk }) => {
      showToast({ title: 'Saved', description: message });
      onAnswered(mayTalk);
    },
    failure: { title: 'Not saved', text: 'Please try again in a moment.' },
  });
}
