import { isGuided } from '../../../game/first-steps/guide.ts';
import { useToken } from '../../accounts/session.ts';
import { useAct } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { keyOf, queryClient, useRead } from '../../api/read.ts';
import { worldNow } from '../../api/world-clock.ts';

export type Guide = ReplyOf<'GET /api/guide'>;

/** Only newcomers ask; visitors have none. */
export function useGuide() {
  const { data: user } = useRead('GET /api/auth/me', {}, { enabled: useToken() !== null });
  const came = user?.firstHorseAt ?? null;
  const enabled = came !== null && user?.horseCount !== 0 && isGuided(new Date(came), worldNow());
  return useRead('GET /api/guide', {}, { refetchOnMount: true, enabled });
}

export function useEndGuide() {
  return useAct('POST /api/guide/end', {
    onDone() {
      queryClient.setQueryData<Guide>(keyOf('GET /api/guide'), (guide) => guide && { ...guide, ended: true });
    },
    failure: { title: 'Error', text: 'The guide could not be ended. Please try again.' },
  });
}
