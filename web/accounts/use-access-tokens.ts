import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export type AccessToken = ReplyOf<'GET /api/account/access-tokens'>[number];

export function useAccessTokens() {
  return useRead('GET /api/account/access-tokens', {}, { refetchOnMount: true });
}

export function useMakeToken(onDone: (token: string) => void) {
  return useAct('POST /api/account/access-tokens', {
    onDone: ({ token }) => onDone(token),
    failure: { title: 'No token made', text: 'Please try again in a moment.' },
  });
}

export function useRevokeToken() {
  return useAct('DELETE /api/account/access-tokens/:id', {
    onDone: ({ message }) => showToast({ title: 'Revoked', description: message }),
    failure: { title: 'Not revoked', text: 'Please try again in a moment.' },
  });
}
