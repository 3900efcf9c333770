import { useEffect, type ReactNode } from 'react';
import { useOwnId, useToken } from '../accounts/session.ts';
import { liveState } from '../api/live/live-state.ts';
import { useStore } from '../ui/store.ts';
import { listenLive } from '../api/live/listen.ts';
import { renewNotifications } from '../push/renew.ts';
import { applyNews } from './apply-news.ts';

export default function Live(): ReactNode {
  const token = useToken();
  useEffect(() => (token === null ? undefined : listenLive(token, applyNews)), [token]);
  const playerId = useOwnId();
  useEffect(() => {
    if (token !== null && playerId !== undefined) void renewNotifications(playerId, token);
  }, [token, playerId]);
  const state = useStore(liveState);
  return (
    <p className="live-sign" role="status">
      {state === 'down' && 'Reconnecting…'}
    </p>
  );
}
