import { keepStream } from './keep-stream.ts';
import type { KeptStream } from './keep-stream.ts';
import type { LiveEvent } from './live-stream.ts';

/** `incomplete`: it stands, but does not tell every change. */
export type StreamState = 'up' | 'incomplete' | 'lost';

interface Listener {
  readonly onEvent: (event: LiveEvent) => void;
  /** Called anew with every sign of life. */
  readonly onState: (state: StreamState) => void;
}

/** What the tabs of one browser say to each other. */
type Said =
  | { readonly say: 'event'; readonly event: LiveEvent }
  | { readonly say: 'up'; readonly up: boolean; readonly incomplete?: boolean }
  /** By a tab that has just joined. */
  | { readonly say: 'is it up?' }
  | { readonly say: 'hurry' };

const GAP: LiveEvent = { topics: [], results: [], gap: true };

/** Locks say which tab leads; only secure contexts have them. */
export const canShareStream = 'locks' in navigator && 'BroadcastChannel' in window;

/**
 * Joins the one stream that the tabs of this browser share: the tab that holds the lock keeps it and passes on what it
 * hears; when that tab goes, another takes over. Returns how to leave.
 */
export function joinStream(token: string, { onEvent, onState }: Listener): () => void {
  const name = `live ${token}`;
  const leaving = new AbortController();
  const channel = new BroadcastChannel(name);
  const say = (said: Said) => channel.postMessage(said);
  let kept: KeptStream | undefined;
  let state: StreamState = 'lost';
  let heardOf = false;

  const sayState = () => say({ say: 'up', up: state === 'up', incomplete: state === 'incomplete' });
  const becomes = (next: StreamState) => {
    state = next;
    sayState();
    onState(state);
  };

  const lead = () => {
    kept = keepStream(token, leaving.signal, {
      onAlive: (complete) => becomes(complete ? 'up' : 'incomplete'),
      onEvent(event) {
        say({ say: 'event', event });
        onEvent(event);
      },
      onLost: () => becomes('lost'),
    });
    return kept.left;
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.say === 'event') onEvent(data.event);
    if (data.say === 'is it up?' && kept) sayState();
    if (data.say === 'hurry') kept?.hurry();
    if (data.say !== 'up') return;
    // What this tab has read may be older than its ears.
    if (data.up && !heardOf) onEvent(GAP);
    heardOf ||= data.up;
    onState(data.up ? 'up' : data.incomplete ? 'incomplete' : 'lost');
  });

  const hurry = () => {
    if (document.hidden) return;
    say({ say: 'hurry' });
    kept?.hurry();
  };
  const { signal } = leaving;
  window.addEventListener('online', hurry, { signal });
  document.addEventListener('visibilitychange', hurry, { signal });
  window.addEventListener('offline', () => kept?.cut(), { signal });

  say({ say: 'is it up?' });
  // Rejects when this tab leaves before its turn has come.
  navigator.locks.request(name, { signal }, lead).catch(() => undefined);

  return () => {
    leaving.abort();
    channel.close();
  };
}
