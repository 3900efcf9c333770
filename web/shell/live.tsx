import { useEffect, type ReactNode } from 'react';
import { useToken } from '../accounts/session.ts';
import { useLiveState } from '../api/live/live-state.ts';
import { listenLive } from '../api/live/listen.ts';
import { applyNews } from './apply-news.ts';

export default function Live(): ReactNode {
  const token = useToken();
  useEffect(() => (token === null ? undefined : listenLive(token, applyNews)), [token]);
  const state = useLiveState();
  return (
    <p className="live-sign" role="status">
      {state === 'down' && 'Reconnecting…'}
    </p>
  );
}
