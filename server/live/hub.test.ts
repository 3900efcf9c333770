import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addNews, type Bulletin, type News } from '../db/news.ts';
import { trackLastNews, openHub, type Hub, type LastNews } from './hub.ts';
import { HEARTBEAT, type LiveStream } from './live-stream.ts';
import { MINUTE } from '../../game/game-time.ts';

const START = new Date('2030-05-01T08:00:00Z');
let hub: Hub;
const seen: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  seen.length = 0;
  hub = openHub(
    () => new Date(),
    (playerId) => seen.push(playerId),
  );
});
afterEach(() => {
  hub.close();
  vi.useRealTimers();
});

interface Written extends LiveStream {
  readonly sent: string[];
  retryMs: number | undefined;
  readonly open: () => boolean;
}

interface Options {
  readonly session?: string;
  readonly expiresIn?: number;
  readonly isGuest?: true;
}

function stream(id: string, { session = `${id}'s`, expiresIn = 3600, ...guest }: Options = {}): Written {
  const sent: string[] = [];
  let gone: (() => void) | undefined;
  let open = true;
  const written: Written = {
    reader: {
      id,
      sessionId: session,
      deviceId: null,
      expiresAt: new Date(Date.now() + expiresIn * 1000),
      ...guest,
    },
    sent,
    retryMs: undefined,
    open: () => open,
    send: (text) => void sent.push(text),
    end(retryMs) {
      open = false;
      written.retryMs = retryMs;
      // Closes late, as a socket does.
      setTimeout(() => gone?.(), 10);
    },
    onceGone: (listener) => {
      gone = listener;
    },
  };
  hub.join(written);
  sent.length = 0;
  return written;
}

function bulletin(news: Readonly<Record<string, News>>): Bulletin {
  const made: Bulletin = new Map();
  for (const [id, said] of Object.entries(news)) addNews(made, id, said);
  return made;
}

const heartbeats = ({ sent }: Written) => sent.filter((text) => text === HEARTBEAT).length;

describe('a heartbeat', () => {
  test('reaches each stream once in 25 s, and never more than a share of them at once', () => {
    const streams = Array.from({ length: 100 }, (_, n) => stream(`player ${n}`));
    for (let second = 1; second <= 50; second++) {
      const before = streams.map(heartbeats);
      vi.advanceTimersByTime(1000);
      const beaten = streams.filter((one, n) => heartbeats(one) > (before[n] ?? 0));
      expect(beaten).toHaveLength(4);
    }
    expect(streams.map(heartbeats)).toEqual(streams.map(() => 2));
  });

  test('says that its player is here, but not of a guest, whom nobody sees', () => {
    stream('anna');
    stream('visitor', { isGuest: true });
    vi.advanceTimersByTime(25_000);
    expect(seen).toEqual(['anna']);
  });

  test('closes streams of expired sessions within 25 s', () => {
    const [short, long] = [stream('anna', { expiresIn: 60 }), stream('bert')];
    vi.advanceTimersByTime(59_000);
    expect(short.open()).toBe(true);
    vi.advanceTimersByTime(26_000);
    expect([short.open(), long.open()]).toEqual([false, true]);
  });
});

test('news reaches all streams of the player, in one event', () => {
  const [first, second, other] = [stream('anna'), stream('anna'), stream('bert')];
  hub.hear(
    bulletin({ anna: { topics: ['user', 'horses'], results: ['0198'] }, carla: { topics: ['user'] } }),
  );
  const event = 'data: {"topics":["user","horses"],"results":["0198"],"gap":false}\n\n';
  expect([first.sent, second.sent, other.sent]).toEqual([[event], [event], []]);
});

test('the end of a session closes its streams, after the last event', () => {
  const [ended, open] = [stream('anna', { session: 'a' }), stream('anna', { session: 'b' })];
  hub.hear(bulletin({ anna: { topics: ['user'], endedSessions: ['a'] } }));
  expect([ended.sent.length, ended.open(), open.open()]).toEqual([1, false, true]);
  hub.endSessions(new Set(['b']));
  expect(open.open()).toBe(false);
});

test('a gap reaches every stream within seconds, staggered', () => {
  const streams = Array.from({ length: 100 }, (_, n) => stream(`player ${n}`));
  hub.gap();
  vi.advanceTimersByTime(500);
  const early = streams.filter(({ sent }) => sent.length > 0).length;
  expect(early).toBeGreaterThan(0);
  expect(early).toBeLessThan(50);
  vi.advanceTimersByTime(2_500);
  expect(new Set(streams.map(({ sent }) => sent.filter((text) => text !== HEARTBEAT).join()))).toEqual(
    new Set(['data: {"topics":[],"results":[],"gap":true,"at":"2030-05-01T08:00:00.000Z"}\n\n']),
  );
});

test('a closed stream is removed and gets nothing', () => {
  const [gone, open] = [stream('anna'), stream('anna')];
  gone.end();
  vi.advanceTimersByTime(10);
  gone.sent.length = 0;
  hub.hear(bulletin({ anna: { topics: ['user'] } }));
  expect([gone.sent.length, open.sent.length, hub.size()]).toEqual([0, 1, 1]);
  expect(hub.sessions()).toEqual(["anna's"]);
});

test('beyond eight streams of a player, the oldest are closed', () => {
  const streams = Array.from({ length: 10 }, () => stream('anna'));
  expect(streams.map(({ open }) => open())).toEqual([false, false, ...Array(8).fill(true)]);
  expect(hub.size()).toBe(10);
  vi.advanceTimersByTime(10);
  expect(hub.size()).toBe(8);
});

test('while other processes are unreachable, every stream gets an incomplete event within a second, a new one at once', () => {
  const streams = Array.from({ length: 100 }, (_, n) => stream(`player ${n}`));
  hub.lost();
  vi.advanceTimersByTime(900);
  const texts = new Set(streams.map(({ sent }) => sent.filter((text) => text !== HEARTBEAT).join()));
  expect(texts).toEqual(new Set(['data: {"topics":[],"results":[],"gap":false,"incomplete":true}\n\n']));

  const late = stream('bert');
  hub.join(late, new Date(Date.now() + MINUTE));
  hub.hear(bulletin({ bert: { topics: ['user'] } }));
  expect(late.sent[0]).toBe(
    'data: {"topics":[],"results":[],"gap":true,"at":"2030-05-01T08:00:00.900Z","incomplete":true}\n\n',
  );
  expect(late.sent[1]).toBe('data: {"topics":["user"],"results":[],"gap":false,"incomplete":true}\n\n');
  hub.gap();
  vi.advanceTimersByTime(3_000);
  expect(late.sent.filter((text) => text !== HEARTBEAT).at(-1)).toBe(
    'data: {"topics":[],"results":[],"gap":true,"at":"2030-05-01T08:00:00.900Z"}\n\n',
  );
});

test('on closing, browsers are asked to reconnect within three seconds, spread out', () => {
  const streams = Array.from({ length: 100 }, (_, n) => stream(`player ${n}`));
  hub.close();
  const delays = streams.map(({ retryMs }) => retryMs ?? 0).toSorted((one, other) => one - other);
  expect(delays).toEqual(Array.from({ length: 100 }, (_, n) => 30 * (n + 1)));
});

test('once closed, new streams are ended', () => {
  const before = stream('anna');
  hub.close();
  expect([before.open(), stream('bert').open()]).toEqual([false, false]);
});

describe('whether a new stream may have missed news', () => {
  /** Minutes exceed the tolerated clock skew of five seconds. */
  const at = (minute: number) => new Date(Date.UTC(2030, 4, 1, 8, minute));
  let minute: number;
  let lastNews: LastNews;
  beforeEach(() => {
    minute = 0;
    lastNews = trackLastNews(() => at(minute), 2);
  });

  test('a player without news since then has missed nothing', () => {
    minute = 5;
    lastNews.record('anna');
    minute = 9;
    expect(lastNews.mayHaveMissed('anna', at(6))).toBe(false);
    expect(lastNews.mayHaveMissed('anna', at(5))).toBe(true);
    expect(lastNews.mayHaveMissed('anna', at(4))).toBe(true);
    expect(lastNews.mayHaveMissed('bert', at(4))).toBe(false);
  });

  test('a clock seconds ahead hides no news', () => {
    minute = 5;
    lastNews.record('anna');
    const ahead = (milliseconds: number) => new Date(at(5).getTime() + milliseconds);
    expect(lastNews.mayHaveMissed('anna', ahead(5_000))).toBe(true);
    expect(lastNews.mayHaveMissed('anna', ahead(5_001))).toBe(false);
  });

  test('anything may have been missed before the list’s start or a gap', () => {
    expect(lastNews.mayHaveMissed('anna', at(0))).toBe(true);
    expect(lastNews.mayHaveMissed('anna', at(1))).toBe(false);
    minute = 7;
    lastNews.gap();
    expect(lastNews.mayHaveMissed('anna', at(7))).toBe(true);
    expect(lastNews.mayHaveMissed('anna', at(8))).toBe(false);
  });

  test('after evicting a player, earlier times are uncertain for everybody not in the list', () => {
    for (const player of ['anna', 'bert', 'anna', 'carl']) {
      minute += 10;
      lastNews.record(player);
    }
    expect(lastNews.mayHaveMissed('bert', at(19))).toBe(true);
    expect(lastNews.mayHaveMissed('dora', at(20))).toBe(true);
    expect(lastNews.mayHaveMissed('bert', at(21))).toBe(false);
    expect(lastNews.mayHaveMissed('anna', at(30))).toBe(true);
    expect(lastNews.mayHaveMissed('anna', at(31))).toBe(false);
  });
});
