import { createParser } from 'eventsource-parser';
import { refusedBy } from '../call-refused.ts';
import { refuseToken } from '../send.ts';
import { setWorldNow, readSince } from '../world-clock.ts';
import type { LiveEvent } from './live-event.ts';

interface StreamListener {
  /** At the start, then at least every 25 s. */
  readonly onAlive: () => void;
  readonly onEvent: (event: LiveEvent) => void;
}

/**
 * Returns the pause the server requests, in milliseconds. The first stream reports changes since the page was read; a
 * reconnected one starts with a gap. Throws if it fails, breaks or is aborted.
 */
export async function followStream(
  token: string,
  signal: AbortSignal,
  isReturn: boolean,
  { onAlive, onEvent }: StreamListener,
): Promise<number> {
  const since = isReturn ? undefined : readSince();
  const response = await fetch(since === undefined ? '/api/live' : `/api/live?since=${since}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    cache: 'no-store',
    signal,
  });
  setWorldNow(response.headers.get('x-world-now'));
  if (response.status === 401) refuseToken(token);
  if (!response.ok || !response.body) throw await refusedBy(response);
  onAlive();
  let retryMs = 0;
  const parser = createParser({
    // The server validates events.
    onEvent: ({ data }) => onEvent(JSON.parse(data) as LiveEvent),
    onRetry: (milliseconds) => {
      retryMs = milliseconds;
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return retryMs;
    onAlive();
    parser.feed(value);
  }
}
