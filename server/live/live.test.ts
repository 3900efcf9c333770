import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuse } from '../../game/refusal.ts';
import { publish } from '../db/news.ts';
import { inTransaction } from '../db/transaction.ts';
import { readLive, readLiveSince, type LiveReader } from '../testing/app/live-reader.ts';
import { aFedHorse, buyFeed, enterNext } from '../testing/builders/stable.ts';
import {
  appForTest,
  TEST_PASSWORD,
  TEST_START,
  appForFile,
  type TestPlayer,
} from '../testing/app/test-app.ts';

let anna: TestPlayer;
let bert: TestPlayer;
const app = await appForFile();

const readers: LiveReader[] = [];
const read = async (who: { readonly token: string }) => {
  const reader = await readLive(app, who);
  readers.push(reader);
  return reader;
};
beforeEach(async () => {
  anna = await app.newPlayer();
  bert = await app.newPlayer();
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.leave();
});

/** A marker, which comes after all earlier events. */
const mark = () =>
  inTransaction(app.db, async (tx) => publish(tx, anna.id, { topics: ['salary'], results: [] }));
const MARK = { topics: ['salary'], results: [], gap: false };

describe('a stream', () => {
  test('is unbuffered and has the security headers', async () => {
    const { response } = await read(anna);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-world-now': app.clock.now().toISOString(),
    });
  });

  test('is counted in the metrics while open', async () => {
    const count = async () => /^live_streams (\d+)$/m.exec(await app.metrics())?.[1];
    await expect.poll(count).toBe('0');
    const reader = await read(anna);
    await read(bert);
    expect(await count()).toBe('2');
    reader.leave();
    await expect.poll(count).toBe('1');
    expect(await app.metrics()).not.toContain('route="/api/live"');
  });

  test('begins with a gap only if something may have been missed', async () => {
    await app.pass(60);
    await buyFeed(anna, 'monthly');
    const boughtAt = app.clock.now();
    await app.pass(60);
    const firstOf = async (since: Date) => {
      const reader = await readLiveSince(app, anna, since);
      readers.push(reader);
      await mark();
      return reader.next();
    };
    const at = app.clock.now().toISOString();
    expect(await firstOf(boughtAt)).toMatchObject({ gap: true, at });
    await app.pass(60);
    expect(await firstOf(app.clock.now())).toEqual(MARK);
    expect(await firstOf(TEST_START)).toMatchObject({ gap: true });
    const nonsense = await anna.call('GET /api/live', { query: { since: 'yesterday' } });
    expect(nonsense).toMatchObject({ status: 400 });
  });

  test('does not answer HEAD, which would never end', async () => {
    const headers = { authorization: `Bearer ${anna.token}` };
    expect((await app.http.inject({ method: 'HEAD', url: '/api/live', headers })).statusCode).toBe(404);
  });
});

describe('news', () => {
  test('reaches its player only', async () => {
    const [annas, berts] = [await read(anna), await read(bert)];
    await buyFeed(anna, 'monthly');
    expect((await annas.next()).topics.toSorted()).toEqual(['inventory', 'transactions', 'user']);
    await inTransaction(app.db, async (tx) => publish(tx, bert.id, { topics: ['horses'] }));
    expect(await berts.next()).toEqual({ topics: ['horses'], results: [], gap: false });
  });

  test('includes a show’s results and entries in one event', async () => {
    const horse = await aFedHorse(anna);
    await enterNext(anna, horse, 2);
    const reader = await read(anna);
    await app.pass(2 * 3600);
    const event = await reader.next();
    expect(event.results).toHaveLength(2);

    const ids = event.results.join();
    const entries = await anna.call('GET /api/shows/my-entries', { query: { ids } });
    // The ledger changes only if a prize was won.
    const won = entries.body.some(({ earnings }) => (earnings ?? 0) > 0);
    const topics = ['entries', 'horses', ...(won ? ['transactions'] : []), 'user'];
    expect(event.topics.toSorted()).toEqual(topics);
    expect(entries.body.map(({ id }) => id).toSorted()).toEqual(event.results.toSorted());
    expect(entries.body.map(({ status }) => status)).toEqual(['completed', 'completed']);
    const one = await anna.call('GET /api/shows/my-entries', { query: { ids: event.results[0] } });
    expect(one.body).toMatchObject([{ id: event.results[0], horseId: horse }]);
    expect((await bert.call('GET /api/shows/my-entries', { query: { ids } })).body).toEqual([]);
    const nonsense = await anna.call('GET /api/shows/my-entries', { query: { ids: 'all' } });
    expect(nonsense.body.message).toBe('That is not a valid id.');
  });

  test('is sent only after the commit', async () => {
    const first = (await read(anna)).next();
    await inTransaction(app.db, async (tx) => {
      publish(tx, anna.id, { topics: ['horses'] });
      expect(await Promise.race([first, wait(200, 'nothing')])).toBe('nothing');
      publish(tx, anna.id, { topics: ['horses', 'user'] });
    });
    expect(await first).toEqual({ topics: ['horses', 'user'], results: [], gap: false });
  });

  test('is not sent when a call is refused, work throws or a transaction is retried', async () => {
    const horse = await aFedHorse(anna);
    const reader = await read(anna);
    const refused = await anna.call('POST /api/inventory/buy-feed', {
      body: { feed_type: 'biennially', quantity: 99 },
    });
    expect(refused.body.code).toBe('NOT_ENOUGH_COINS');
    await anna.call('POST /api/horses/:id/use-treat', {
      params: { id: horse },
      body: { treat_type: 'sugar' },
    });
    await inTransaction(app.db, async (tx) => {
      publish(tx, anna.id, { topics: ['horses'] });
      return refuse('NO_ROOM');
    });
    const broken = inTransaction(app.db, async (tx) => {
      publish(tx, anna.id, { topics: ['horses'] });
      throw new Error('a bug');
    });
    await expect(broken).rejects.toThrow('a bug');
    let attempts = 0;
    await inTransaction(app.db, async (tx) => {
      attempts += 1;
      publish(tx, anna.id, { topics: attempts === 1 ? ['horses'] : ['inventory'] });
      if (attempts === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    expect(await reader.next()).toEqual({ topics: ['inventory'], results: [], gap: false });
  });

  test('throws outside `inTransaction`', () => {
    expect(() => publish(app.db as Parameters<typeof publish>[0], anna.id, {})).toThrow(/inTransaction/);
  });
});

describe('a stream is closed', () => {
  test('at logout, for that session only', async () => {
    const { body } = await app.call('POST /api/auth/login', {
      body: { email: anna.email, password: TEST_PASSWORD },
    });
    const [first, second, elsewhere] = [await read(anna), await read(anna), await read(body)];
    await anna.call('POST /api/auth/logout');
    await Promise.all([first.ended, second.ended]);
    await mark();
    expect(await elsewhere.next()).toEqual(MARK);
  });

  test('if it is the oldest of more than eight, for five minutes', async () => {
    const opened = [];
    for (let n = 0; n < 9; n++) opened.push(await read(anna));
    expect(await opened[0]?.ended).toBe(300_000);
    await mark();
    for (const reader of opened.slice(1)) expect(await reader.next()).toEqual(MARK);
  });

  test('when the program stops', async () => {
    const stopping = await appForTest({ database: app.database });
    const reader = await readLive(stopping, anna);
    await stopping.close();
    await reader.ended;
  });
});
