import { Bell, BellOff } from 'lucide-react';
import { useAct } from '../../api/act.ts';
import { keyOf, queryClient, useRead } from '../../api/read.ts';
import { Button } from '../../ui/button.tsx';
import type { ShownShow } from './use-show.ts';

/** After its run a show can only be unfollowed. */
export function FollowShow({ show: { id, status } }: { readonly show: ShownShow }) {
  const input = { params: { id } };
  const { data } = useRead('GET /api/shows/:id/followed', input, { refetchOnMount: true });
  const { run, busy } = useAct('PUT /api/shows/:id/followed', {
    failure: { title: 'Error', text: 'Failed to change whether you follow this show' },
    onDone: (reply) => void queryClient.setQueryData(keyOf('GET /api/shows/:id/followed', input), reply),
  });
  const followed = data?.followed ?? false;
  if (status === 'completed' && !followed) return null;
  return (
    <div className="show-follow">
      <Button
        busy={busy || data === undefined}
        onClick={() => run({ ...input, body: { followed: !followed } })}
      >
        {followed ? <BellOff className="icon" aria-hidden /> : <Bell className="icon" aria-hidden />}
        {followed ? 'Stop following' : 'Follow this show'}
      </Button>
      <p>
        {followed
          ? 'You follow this show: who won is told in News.'
          : 'Hear who won, in News and in notifications.'}
      </p>
    </div>
  );
}
