import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StreamHandle } from './connect-stream.ts';

vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { connectStream } = await import('./connect-stream.ts');
const { storeToken, readToken } = await import('../token.ts');

/** The server's end of the stream. */
let out: ReadableStreamDefaultController<Uint8Array> | undefined;
/** Replies to the attempts; the last one repeats. */
let answers: (() => Response | Promise<Response>)[];
/** Seconds since the test began. */
let attempts: number[];
let heard: unknown[];
let signals: AbortSignal[];
let leaving: AbortController;
let begun: number;
beforeEach(() => {
  // Streams need Node's real timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  leaving = new AbortController();
  [attempts, heard, signals, answers] = [[], [], [], [opened]];
  begun = performance.now();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    attempts.push((performance.now() - begun) / 1000);
    if (signal) signals.push(signal);
    const answer = (answers.length > 1 ? answers.shift() : answers[0])?.();
    signal?.addEventListener('abort', () => out?.error(new DOMException('Aborted', 'AbortError')));
    return Promise.resolve(answer);
  });
});
afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const opened = () =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        out = controller;
      },
    }),
  );
const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const write = (text: string) => out?.enqueue(new TextEncoder().encode(text));
const EVENT = { topics: ['user'], results: [], gap: false };

function connect(): StreamHandle {
  return connectStream('the-token', leaving.signal, {
    onAlive: (complete) => {
      const said = complete ? 'alive' : 'incomplete';
      if (heard.at(-1) !== said) heard.push(said);
    },
    onEvent: (event) => heard.push(event),
    onLost: () => heard.push('lost'),
  });
}

/** Streams need real time despite the fake clock. */
async function pass(seconds: number): Promise<void> {
  for (const milliseconds of [0, 0, 0, seconds * 1000, 0, 0, 0]) {
    await vi.advanceTimersByTimeAsync(milliseconds);
  }
}

test('events are passed on, however they are split', async () => {
  connect();
  await pass(0);
  const text = `data: ${JSON.stringify(EVENT)}\n\n`;
  write(`:\n\n${text.slice(0, 9)}`);
  await pass(0);
  expect(heard).toEqual(['alive']);
  write(text.slice(9));
  await pass(0);
  expect(heard).toEqual(['alive', EVENT]);
});

test('a gap is reported at once on the first connection, and within three seconds after a reconnect', async () => {
  const gap = { topics: [], results: [], gap: true };
  const begins = () => write(`data: ${JSON.stringify(gap)}\n\n`);
  connect();
  await pass(0);
  begins();
  await pass(0);
  expect(heard).toEqual(['alive', gap]);
  await pass(20);
  out?.close();
  await pass(1.1);
  begins();
  write(`data: ${JSON.stringify(EVENT)}\n\n`);
  await pass(1.4);
  expect(heard).toEqual(['alive', gap, 'lost', 'alive', EVENT]);
  await pass(0.1);
  expect(heard).toEqual(['alive', gap, 'lost', 'alive', EVENT, gap]);
});

test('retries of an unreachable server back off to every 30 s', async () => {
  answers = [refused];
  connect();
  await pass(130);
  expect(attempts).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121]);
  expect(heard.every((said) => said === 'lost')).toBe(true);
});

test('a stream that lasted is reconnected a second after it ends', async () => {
  answers = [refused, refused, opened];
  connect();
  await pass(3);
  expect(attempts).toEqual([0, 1, 3]);
  await pass(20);
  out?.close();
  await pass(1.1);
  expect(attempts).toEqual([0, 1, 3, 24]);
  expect(heard).toEqual(['lost', 'lost', 'alive', 'lost', 'alive']);
});

/** Seconds. */
const waits = () => attempts.slice(1).map((at, n) => at - (attempts[n] ?? 0));

test.each([0, 0.5, 0.999])(
  'a restarting server is retried every 5 s at most; normal backoff starts after two minutes (random %d)',
  async (chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    connect();
    await pass(1);
    answers = [refused];
    write('retry: 1800\n\n');
    out?.close();
    await pass(120);
    expect(attempts[1]).toBeCloseTo(2.8, 2);
    expect(attempts.length).toBeGreaterThan(20);
    expect(Math.max(...waits())).toBeLessThanOrEqual(5);
    await pass(120);
    expect(Math.max(...waits())).toBeGreaterThan(10);
  },
);

test('however often the server restarts, the stream reconnects at the requested time', async () => {
  connect();
  for (let n = 1; n <= 5; n++) {
    await pass(1);
    write('retry: 1500\n\n');
    out?.close();
    await pass(2);
  }
  expect(attempts.length).toBe(6);
  expect(Math.max(...waits())).toBeLessThan(3.1);
});

test('`incomplete` is reported at once, although a gap after a reconnect is delayed', async () => {
  const incomplete = { topics: [], results: [], gap: true, incomplete: true };
  connect();
  await pass(20);
  out?.close();
  await pass(1.1);
  write(`data: ${JSON.stringify(incomplete)}\n\n`);
  await pass(0);
  expect(heard).toEqual(['alive', 'lost', 'alive', 'incomplete']);
  write(`:\n\n`);
  await pass(0);
  write(`data: ${JSON.stringify(EVENT)}\n\n`);
  await pass(0);
  expect(heard).toEqual(['alive', 'lost', 'alive', 'incomplete', 'alive', EVENT]);
});

test('a stream with an invalid event is aborted before reconnecting', async () => {
  connect();
  await pass(0);
  write('data: {\n\n');
  await pass(2);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('a stream silent for a minute is dropped', async () => {
  connect();
  await pass(50);
  write(':\n\n');
  await pass(59);
  expect(attempts).toEqual([0]);
  await pass(3);
  expect(attempts).toHaveLength(2);
});

test('hurrying retries at once, and drops a late stream', async () => {
  answers = [refused, refused, refused, opened];
  const stream = connect();
  await pass(4);
  stream.hurry();
  await pass(0);
  expect(attempts).toEqual([0, 1, 3, 4]);
  await pass(20);
  stream.hurry();
  await pass(2);
  expect(attempts).toHaveLength(4);
  await pass(20);
  stream.hurry();
  await pass(2);
  expect(attempts).toHaveLength(5);
});

test('hurrying does not shorten a long pause', async () => {
  const stream = connect();
  await pass(0);
  write('retry: 300000\n\n');
  out?.close();
  await pass(290);
  stream.hurry();
  await pass(5);
  expect(attempts).toEqual([0]);
  await pass(10);
  expect(attempts).toEqual([0, 300]);
});

test('a refused token is dropped', async () => {
  storeToken('the-token');
  answers = [() => Response.json({ code: 'NOT_SIGNED_IN', message: 'Refused' }, { status: 401 })];
  connect();
  await pass(0);
  expect(readToken()).toBeNull();
});

test('leaving ends an open or a waiting stream', async () => {
  const open = connect();
  await pass(0);
  leaving.abort();
  await open.left;
  expect(heard).toEqual(['alive']);

  leaving = new AbortController();
  answers = [refused];
  const waiting = connect();
  await pass(0);
  leaving.abort();
  await waiting.left;
  await pass(60);
  expect(attempts).toHaveLength(2);
});
