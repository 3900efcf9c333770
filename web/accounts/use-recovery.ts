import { useAct } from '../api/act.ts';
import { showToast } from '../ui/toasts.ts';

const AGAIN = 'Please try again in a moment.';

const tell = ({ message }: { readonly message: string }) =>
  showToast({ title: 'Please look into your mail', description: message });

export function useForgot(what: 'username' | 'password', onDone: (message: string) => void) {
  const options = {
    onDone: (reply: { readonly message: string }) => {
      tell(reply);
      onDone(reply.message);
    },
    failure: { title: 'Error', text: AGAIN },
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

/** The page itself tells of failures. */
const outcome = ({ onDone, onFailed }: LinkOutcome) => ({
  onDone: ({ message }: { readonly message: string }) => onDone(message),
  onFailed,
  failure: null,
});

export const useConfirmEmail = (tells: LinkOutcome) =>
  useAct('POST /api/account/confirm-email', outcome(tells));

export const useKeepEmail = (tells: LinkOutcome) => useAct('POST /api/account/undo-email', outcome(tells));
