import { createParser } from 'eventsource-parser';
import type { z } from 'zod';
import { LiveEvent } from '../../../contract/live.ts';
import type { TestApp } from './test-app.ts';

type Event = z.output<typeof LiveEvent>;

export interface LiveReader {
  readonly response: Response;
  /** Fails if none comes. */
  next(): Promise<Event>;
  /** Resolves on closing by the server, with its `retry:` in milliseconds. */
  readonly ended: Promise<number | undefined>;
  leave(): void;
}

const PATIENCE_MS = 240_000;

/** Reads the initial gap. */
export async function readLive(app: TestApp, who: { readonly token: string }): Promise<LiveReader> {
  const reader = await readLiveSince(app, who);
  const first = await reader.next();
  if (!first.gap) throw new Error(`The stream began with ${JSON.stringify(first)}`);
  return reader;
}

/** `since` is world time. */
export async function readLiveSince(
  app: TestApp,
  { token }: { readonly token: string },
  since?: Date,
): Promise<LiveReader> {
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const query = since ? `?since=${since.toISOString()}` : '';
  const response = await fetch(`${await addressOf(app)}/api/live${query}`, {
    headers,
    signal: leaving.signal,
  });
  if (!response.body) throw new Error('A stream without a body');
  const came: Event[] = [];
  const awaited: (() => void)[] = [];
  let retryMs: number | undefined;
  const parser = createParser({
    onEvent({ data }) {
      const event = LiveEvent.strict().parse(JSON.parse(data));
      // In place of a heartbeat.
      if (event.online !== undefined) return;
      came.push(event);
      awaited.shift()?.();
    },
    onRetry: (ms) => (retryMs = ms),
  });
  const text = response.body.pipeThrough(new TextDecoderStream());
  const ended = (async () => {
    for await (const piece of text) parser.feed(piece);
    return retryMs;
  })();
  // Prevents an unhandled rejection after `leave`.
  ended.catch(() => {});
  return {
    response,
    async next() {
      if (came.length === 0) await within(PATIENCE_MS, new Promise<void>((come) => awaited.push(come)));
      const event = came.shift();
      if (!event) throw new Error('Two waited for one event');
      return event;
    },
    ended,
    leave: () => leaving.abort(),
  };
}

async function addressOf({ http }: TestApp): Promise<string> {
  const address = http.server.address();
  if (address === null) return http.listen({ port: 0, host: '127.0.0.1' });
  if (typeof address === 'string') throw new Error(`No port in ${address}`);
  return `http://127.0.0.1:${address.port}`;
}

async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No event in ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
