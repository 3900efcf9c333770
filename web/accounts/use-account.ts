import { useState } from 'react';
import { useAct, type FailureText } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export type Account = ReplyOf<'GET /api/account'>;
export type Begun = ReplyOf<'POST /api/account/two-factor/begin'>;

export function useAccount() {
  return useRead('GET /api/account', {}, { refetchOnMount: true });
}

const failure = (text: string): FailureText => ({ title: 'Error', text });

const notify =
  (title: string) =>
  ({ message }: { readonly message: string }) =>
    showToast({ title, description: message });

export function useChangeUsername() {
  return useAct('PATCH /api/account/username', {
    onDone: notify('Username updated'),
    failure: failure('Failed to change username.'),
  });
}

export function useChangePassword(onDone: () => void) {
  return useAct('PATCH /api/account/password', {
    onDone(reply) {
      notify('Password updated')(reply);
      onDone();
    },
    failure: failure('Failed to change password.'),
  });
}

export function useChangeEmail(onDone: () => void) {
  return useAct('PATCH /api/account/email', {
    onDone(reply) {
      notify('Please look into your mail')(reply);
      onDone();
    },
    failure: failure('Failed to change email.'),
  });
}

export function useCancelEmailChange() {
  return useAct('POST /api/account/email/cancel', {
    onDone: notify('Email kept'),
    failure: failure('Please try again in a moment.'),
  });
}

export function useResendConfirmation() {
  return useAct('POST /api/account/email/resend', {
    onDone: notify('Please look into your mail'),
    failure: failure('Please try again in a moment.'),
  });
}

export function useBeginTwoFactor(onDone: (begun: Begun) => void) {
  return useAct('POST /api/account/two-factor/begin', {
    onDone,
    failure: failure('Please try again in a moment.'),
  });
}

/** Recovery codes are shown once. */
export function useRecoveryCodes() {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return { codes, show: setCodes, putAway: () => setCodes(null) };
}

export function useTurnOn(onDone: (codes: readonly string[]) => void) {
  return useAct('POST /api/account/two-factor/turn-on', {
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    failure: failure('Please try again in a moment.'),
  });
}

export function useTurnOff(onDone: () => void) {
  return useAct('POST /api/account/two-factor/turn-off', {
    onDone(reply) {
      notify('Two-factor')(reply);
      onDone();
    },
    failure: failure('Please try again in a moment.'),
  });
}

export function useRenewCodes(onDone: (codes: readonly string[]) => void) {
  return useAct('POST /api/account/two-factor/recovery-codes', {
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    failure: failure('Please try again in a moment.'),
  });
}
