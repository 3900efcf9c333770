import { useAct } from '../api/act.ts';

const TRY_AGAIN = 'Please try again in a moment.';

export function useForgot(what: 'username' | 'password', onDone: (message: string) => void) {
  const options = {
    onDone: ({ message }: { readonly message: string }) => onDone(message),
    failure: { title: 'Error', text: TRY_AGAIN },
  };
  const username = useAct('POST /api/auth/forgot-username', options);
  const password = useAct('POST /api/auth/forgot-password', options);
  return what === 'username' ? username : password;
}

export function useResetPassword(onDone: (message: string) => void) {
  return useAct('POST /api/auth/reset-password', {
    onDone: ({ message }) => onDone(message),
    failure: { title: 'Error', text: 'Failed to reset password. The link may have expired.' },
  });
}

interface LinkOutcome {
  readonly onDone: (message: string) => void;
  readonly onFailed: (error: unknown) => void;
}

/** No toast: the page itself shows failures. */
const outcome = ({ onDone, onFailed }: LinkOutcome) => ({
  onDone: ({ message }: { readonly message: string }) => onDone(message),
  onFailed,
  failure: null,
});

export const useConfirmEmail = (handlers: LinkOutcome) =>
  useAct('POST /api/account/confirm-email', outcome(handlers));

export const useUndoEmailChange = (handlers: LinkOutcome) =>
  useAct('POST /api/account/undo-email', outcome(handlers));
