import { createParser } from 'eventsource-parser';
import type { Reply } from '../../contract/call.ts';
import type { Calls } from '../../contract/contract.ts';
import { refusedBy } from './call-refused.ts';
import { dropToken, readToken } from './token.ts';
import { heardWorldNow, readSince } from './world-clock.ts';

export type LiveEvent = Reply<Calls['GET /api/live']>;
export type Topic = LiveEvent['topics'][number];

interface Follower {
  /** Called when the stream has begun and with every sign of life: the server gives one every 25 s at least. */
  readonly onAlive: () => void;
  readonly onEvent: (event: LiveEvent) => void;
}

/**
 * Follows the stream of this token until it ends, and gives the milliseconds to stay away if the server said some.
 * The first one tells of what has happened since the page was read; one that comes back, that there was a gap.
 * Throws if it could not begin, broke, or was given up by the signal.
 */
export async function followStream(
  token: string,
  signal: AbortSignal,
  isReturn: boolean,
  { onAlive, onEvent }: Follower,
): Promise<number> {
  const since = isReturn ? undefined : readSince();
  const response = await fetch(since === undefined ? '/api/live' : `/api/live?since=${since}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    cache: 'no-store',
    signal,
  });
  heardWorldNow(response.headers.get('x-world-now'));
  if (response.status === 401 && token === readToken()) dropToken();
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
