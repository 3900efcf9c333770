import { connectStream, type StreamHandle } from './connect-stream.ts';
import type { LiveEvent } from './live-event.ts';

/** `incomplete`: some changes are not reported. */
export type StreamState = 'up' | 'incomplete' | 'lost';

interface SharedStreamListener {
  readonly onEvent: (event: LiveEvent) => void;
  /** Called on every sign of life. */
  readonly onState: (state: StreamState) => void;
}

type TabMessage =
  | { readonly say: 'event'; readonly event: LiveEvent }
  | { readonly say: 'up'; readonly up: boolean; readonly incomplete?: boolean }
  /** Sent by a new tab. */
  | { readonly say: 'is it up?' }
  | { readonly say: 'hurry' };

const GAP: LiveEvent = { topics: [], results: [], gap: true };

/** Locks need a secure context. */
export const canShareStream = 'locks' in navigator && 'BroadcastChannel' in window;

/**
 * Tabs share one stream: the tab with the lock opens it and relays events; when it closes, another takes over. Returns
 * a function that leaves.
 */
export function shareStream(token: string, { onEvent, onState }: SharedStreamListener): () => void {
  const name = `live ${token}`;
  const leaving = new AbortController();
  const channel = new BroadcastChannel(name);
  const say = (message: TabMessage) => channel.postMessage(message);
  let stream: StreamHandle | undefined;
  let state: StreamState = 'lost';
  let wasUp = false;

  const sayState = () => say({ say: 'up', up: state === 'up', incomplete: state === 'incomplete' });
  const becomes = (next: StreamState) => {
    state = next;
    sayState();
    onState(state);
  };

  const lead = () => {
    stream = connectStream(token, leaving.signal, {
      onAlive: (complete) => becomes(complete ? 'up' : 'incomplete'),
      onEvent(event) {
        say({ say: 'event', event });
        onEvent(event);
      },
      onLost: () => becomes('lost'),
    });
    return stream.left;
  };

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.say === 'event') onEvent(data.event);
    if (data.say === 'is it up?' && stream) sayState();
    if (data.say === 'hurry') stream?.hurry();
    if (data.say !== 'up') return;
    // Events before this tab joined may be missing.
    if (data.up && !wasUp) onEvent(GAP);
    wasUp ||= data.up;
    onState(data.up ? 'up' : data.incomplete ? 'incomplete' : 'lost');
  });

  const hurry = () => {
    if (document.hidden) return;
    say({ say: 'hurry' });
    stream?.hurry();
  };
  const { signal } = leaving;
  window.addEventListener('online', hurry, { signal });
  document.addEventListener('visibilitychange', hurry, { signal });
  window.addEventListener('offline', () => stream?.cut(), { signal });

  say({ say: 'is it up?' });
  // Rejects if this tab leaves before it gets the lock.
  navigator.locks.request(name, { signal }, lead).catch(() => undefined);

  return () => {
    leaving.abort();
    channel.close();
  };
}
