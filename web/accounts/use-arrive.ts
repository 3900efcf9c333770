import { useAct } from '../api/act.ts';
import { navigate } from 'wouter/use-browser-location';
import type { ReplyOf } from '../api/call.ts';
import { begin } from './session.ts';

export type Starting = NonNullable<ReplyOf<'POST /api/auth/arrive'>['starting']>;

interface ArriveOptions {
  /** There is no stable here yet: send this token with a username. */
  readonly onStarting: (starting: Starting) => void;
  readonly onFailed: (error: unknown) => void;
}

export function useArrive({ onStarting, onFailed }: ArriveOptions) {
  return useAct('POST /api/auth/arrive', {
    onDone({ signedIn, starting }) {
      if (starting) onStarting(starting);
      if (!signedIn) return;
      // Navigates before the session begins: players see this address in another shell.
      navigate('/', { replace: true });
      begin(signedIn);
    },
    onFailed,
    // The page shows it.
    silent: ['HANDOVER_OVER'],
    failure: { title: 'You could not get in', text: 'Please try again in a moment.' },
  });
}
