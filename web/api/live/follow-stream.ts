import { createParser } from 'eventsource-parser';
import { refusedBy } from '../call-refused.ts';
import { refuseToken } from '../send.ts';
import { setWorldNow, readSince } from '../world-clock.ts';
import type { LiveEvent } from './live-event.ts';

interface StreamListener {
  /** Called when the stream begins and with every sign of life: one in 25 s at least. */
  readonly onAlive: () => void;
  readonly onEvent: (event: LiveEvent) => void;
}

/**
 * Follows the stream of this token until it ends; returns the milliseconds to stay away if the server said some.
 * The first stream reports what happened since the page was read; a reconnected one begins with a gap.
 * Throws if it could not begin, broke, or was aborted.
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
    // The server made it of the contract's shape.
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
