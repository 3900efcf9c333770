import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveNews } from './listen.ts';

/* An open stream whose server misses some changes. */

/** The server's end of the stream. */
let out: ReadableStreamDefaultController<Uint8Array> | undefined;
vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
vi.stubGlobal('window', { addEventListener: () => undefined, BroadcastChannel });
vi.stubGlobal('navigator', {
  locks: { request: (_: string, __: unknown, lead: () => Promise<void>) => lead() },
});
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('fetch', async () => {
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    out = controller;
  };
  return new Response(new ReadableStream<Uint8Array>({ start }));
});
// `canShareStream` is computed on import.
vi.resetModules();
const { listenLive } = await import('./listen.ts');
const { liveState } = await import('./live-state.ts');

let heard: LiveNews[];
let leave: () => void;
beforeEach(async () => {
  // Streams need Node's real timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  heard = [];
  leave = listenLive('the-token', (event) => heard.push(event));
  await pass(0);
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

afterAll(() => {
  vi.resetModules();
});

/** Streams need real time despite the fake clock. */
async function pass(seconds: number): Promise<void> {
  for (const milliseconds of [0, 0, 0, seconds * 1000, 0, 0, 0]) {
    await vi.advanceTimersByTimeAsync(milliseconds);
  }
}

const write = (event: object) => out?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
const NOTHING = { topics: [], results: [], gap: false };

test('polling starts at once when the stream is incomplete, and a gap follows when it recovers', async () => {
  write(NOTHING);
  await pass(20);
  expect(liveState.read()).toBe('up');
  expect(heard.flatMap(({ due }) => due)).toEqual([]);

  write({ ...NOTHING, incomplete: true });
  await pass(0.1);
  expect(liveState.read()).toBe('down');
  await pass(5);
  expect(heard.flatMap(({ due }) => due).toSorted()).toEqual(['chat', 'chat_read', 'entries', 'user']);
  out?.enqueue(new TextEncoder().encode(':\n\n'));
  await pass(5);
  expect(liveState.read()).toBe('down');

  heard.length = 0;
  write({ ...NOTHING, gap: true });
  await pass(0.1);
  expect([liveState.read(), heard.map(({ gap }) => gap)]).toEqual(['up', [true]]);
  await pass(20);
  expect(heard).toHaveLength(1);
});
