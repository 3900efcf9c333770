import { useEffect } from 'react';
import { useAct } from '../api/act.ts';
import { CallRefused, isBreak } from '../api/call-refused.ts';
import type { ReplyOf } from '../api/call.ts';
import { keyOf, queryClient, useRead } from '../api/read.ts';
import { forgetDrafts } from '../api/forget-drafts.ts';
import { dropToken, storeToken, signIn } from '../api/token.ts';
import { useStore } from '../ui/store.ts';

export type User = ReplyOf<'GET /api/auth/me'>;

const ME = keyOf('GET /api/auth/me');

// Clears the previous player's data.
signIn.listen(() => queryClient.clear());

export type Session =
  | { readonly is: 'visitor' }
  | { readonly is: 'determining' }
  | { readonly is: 'suspended'; readonly sentence: string }
  | { readonly is: 'unreachable'; readonly error: unknown; readonly retry: () => void }
  | { readonly is: 'player' };

/** Null for visitors. */
export function useToken(): string | null {
  return useStore(signIn).token;
}

/** Discards a token that the server refuses. */
export function useSession(): Session {
  const { token, suspension } = useStore(signIn);
  const enabled = token !== null && suspension === null;
  const { data, error, isFetching, refetch } = useRead('GET /api/auth/me', {}, { enabled });
  const refused =
    suspension === null && error instanceof CallRefused && [401, 403, 404].includes(error.status);
  useEffect(() => {
    if (refused) dropToken();
  }, [refused]);
  if (token === null) return { is: 'visitor' };
  if (suspension !== null) return { is: 'suspended', sentence: suspension };
  if (data !== undefined) return { is: 'player' };
  if (error === null || (isFetching && !isBreak(error)) || refused) return { is: 'determining' };
  return { is: 'unreachable', error, retry: () => void refetch() };
}

export function useUser(): User {
  const { data } = useRead('GET /api/auth/me', {});
  if (data === undefined) throw new Error('Nobody is signed in here');
  return data;
}

/** Undefined for visitors. */
export function useOwnId(): string | undefined {
  const { data } = useRead('GET /api/auth/me', {}, { enabled: useToken() !== null });
  return data?.id;
}

/** False for visitors. */
export function useIsGuest(): boolean {
  const { data } = useRead('GET /api/auth/me', {}, { enabled: useToken() !== null });
  return data !== undefined && data.guestUntil !== null;
}

export function begin({ token, user }: ReplyOf<'POST /api/auth/login'>): void {
  storeToken(token, { isGuest: user.guestUntil !== null });
  queryClient.setQueryData(ME, user);
}

/** `onCodeNeeded`: the password was right, and two-factor is on. */
export function useLogIn(onCodeNeeded: () => void) {
  return useAct('POST /api/auth/login', {
    onDone: begin,
    silent: ['CODE_NEEDED'],
    onFailed: (error) => {
      if (error instanceof CallRefused && error.code === 'CODE_NEEDED') onCodeNeeded();
    },
    failure: { title: 'Login failed', text: 'Please try again in a moment.' },
  });
}

export function useRegister() {
  return useAct('POST /api/auth/register', {
    onDone: begin,
    failure: { title: 'Registration failed', text: 'Please try again in a moment.' },
  });
}

/** Replaces the guest's session by one of the same player, whose data stays in the cache. */
export function useKeep(onKept: (user: User) => void) {
  return useAct('POST /api/guest/keep', {
    onDone(kept) {
      begin(kept);
      onKept(kept.user);
    },
    failure: { title: 'Not kept yet', text: 'Please try again in a moment.' },
  });
}

/** Tells the server first, so that the token becomes invalid. */
export function useLogOut(afterwards: () => void) {
  return useAct('POST /api/auth/logout', {
    onDone() {
      forgetDrafts();
      dropToken();
      afterwards();
    },
    failure: { title: 'Logout failed', text: 'You are still logged in. Please try again.' },
  });
}
