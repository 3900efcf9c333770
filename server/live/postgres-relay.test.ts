import { once } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addNews, publish, type Bulletin, type News } from '../db/news.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../testing/database/database-proxy.ts';
import { freshDatabase } from '../testing/database/database.ts';
import { readLive, readLiveSince, type LiveReader } from '../testing/app/live-reader.ts';
import { say } from '../testing/builders/chat.ts';
import { block } from '../testing/builders/moderation.ts';
import { aWriter } from '../testing/builders/mail.ts';
import { startStopwatch } from '../testing/stopwatch.ts';
import { aFedHorse, buyFeed, enterNext } from '../testing/builders/stable.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../testing/app/test-app.ts';
import { openPostgresRelay } from './postgres-relay.ts';
import type { OpenRelay, Relay } from './relay.ts';

let database: Database;
let openRelay: OpenRelay;
beforeAll(async () => {
  database = await freshDatabase({ stage: 'founded' });
  const databaseUrl = String(database.pool.options.connectionString);
  const log = pino({ level: 'silent' });
  openRelay = (listener) => openPostgresRelay({ databaseUrl, listener, log });
});
afterAll(() => database.close());

/** PostgreSQL process ids. */
async function lines(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where application_name = 'fetlock live' and datname = current_database() and (query ilike 'listen%' or query ilike '%pg_notify%')
    order by backend_start`.execute(database.db);
  return rows.map(({ pid }) => pid);
}

const cut = (pid: number | undefined) => sql`select pg_terminate_backend(${pid})`.execute(database.db);

describe('two processes on one world', () => {
  let here: TestApp;
  let there: TestApp;
  let alsoOpen: Database;
  let anna: TestPlayer;
  let reader: LiveReader;
  beforeAll(async () => {
    here = await startTestApp({ database, openRelay });
    const databaseUrl = String(database.pool.options.connectionString);
    alsoOpen = await openDatabase({ dataDir: '', databaseUrl, maxConnections: 4 });
    there = await startTestApp({ database: alsoOpen, openRelay });
    await vi.waitFor(async () => expect(await lines()).toHaveLength(2), 60_000);
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await alsoOpen.close();
  });
  beforeEach(async () => {
    anna = await here.newPlayer();
    reader = await readLive(there, anna);
  });
  afterEach(() => reader.leave());

  test('a purchase in one reaches streams of the other', async () => {
    await buyFeed(anna, 'monthly');
    const topics = new Set<string>();
    // News of the starting coins may arrive first.
    while (!topics.has('inventory')) for (const topic of (await reader.next()).topics) topics.add(topic);
    expect([...topics].toSorted()).toEqual(['inventory', 'transactions', 'user']);
  });

  test('a show is announced by both, once', async () => {
    const horse = await aFedHorse(anna);
    await enterNext(anna, horse, 1);
    const own = await readLive(here, anna);
    await here.pass(2 * 3600);
    await inTransaction(here.db, async (tx) => publish(tx, anna.id, { topics: ['salary'] }));
    const heard = async (from: LiveReader) => {
      const events = [await from.next()];
      while (!events.at(-1)?.topics.includes('salary')) events.push(await from.next());
      return events.filter(({ results }) => results.length > 0).length;
    };
    expect([await heard(own), await heard(reader)]).toEqual([1, 1]);
    own.leave();
  });

  test('a message of chat in one is carried by streams of the other, but not to who blocked its writer', async () => {
    const [ben, carla, dora] = [await aWriter(here), await aWriter(here), await aWriter(here)];
    await block(dora, carla.id);
    const [bens, doras] = [await readLive(there, ben), await readLive(there, dora)];
    const heard = async (from: LiveReader, by: TestPlayer, message: string) => {
      const texts: string[] = [];
      await expect
        .poll(async () => {
          // Streams that have just opened may not be known to chat.
          if (!texts.includes(message)) await say(here, by, message);
          texts.push(...((await from.next()).chat ?? []).map((one) => one.message));
          return texts;
        })
        .toContain(message);
      return texts;
    };
    await heard(bens, carla, 'Hello!');
    expect(await heard(doras, ben, 'The end')).not.toContain('Hello!');
    bens.leave();
    doras.leave();
  });

  test('logging out in one closes streams of the other', async () => {
    await anna.call('POST /api/auth/logout');
    await reader.ended;
  });

  test('sessions that ended while disconnected are closed after reconnecting', async () => {
    // Simulates a process that dies after its commit, before notifying.
    await sql`delete from sessions where account_id = ${anna.id}`.execute(database.db);
    for (const pid of await lines()) await cut(pid);
    await reader.ended;
  });
});

describe('a process whose connection goes silent', () => {
  let proxy: DatabaseProxy;
  let here: TestApp;
  let there: TestApp;
  let alsoOpen: Database;
  let anna: TestPlayer;
  beforeAll(async () => {
    const databaseUrl = String(database.pool.options.connectionString);
    proxy = await startDatabaseProxy(databaseUrl);
    here = await startTestApp({ database, openRelay });
    alsoOpen = await openDatabase({ dataDir: '', databaseUrl, maxConnections: 4 });
    const log = pino({ level: 'silent' });
    there = await startTestApp({
      database: alsoOpen,
      openRelay: (listener) => openPostgresRelay({ databaseUrl: proxy.url, listener, log }),
    });
    await vi.waitFor(async () => expect(await lines()).toHaveLength(2), 60_000);
    anna = await here.newPlayer();
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await alsoOpen.close();
    await proxy.close();
  });

  const publishTopic = (topic: 'salary') =>
    inTransaction(here.db, async (tx) => publish(tx, anna.id, { topics: [topic] }));

  async function sentWhileDisconnected(): Promise<void> {
    const { connectionString } = database.pool.options;
    const another = new pg.Client({ connectionString });
    await another.connect();
    await another.query('listen fetlock_live');
    const sent = once(another, 'notification');
    await publishTopic('salary');
    await sent;
    await another.end();
  }

  test('reports incomplete events within five seconds, and a gap after reconnecting', async ({
    onTestFinished,
  }) => {
    const reader = await readLive(there, anna);
    // Events of her registration may still arrive.
    await publishTopic('salary');
    let first = await reader.next();
    while (!first.topics.includes('salary')) first = await reader.next();
    proxy.become('silent');
    const ran = startStopwatch(onTestFinished);
    expect(await reader.next()).toEqual({ topics: [], results: [], gap: false, incomplete: true });
    expect(ran()).toBeLessThan(5_000);

    const readNow = there.clock.now();
    const late = await readLiveSince(there, anna, readNow);
    expect(await late.next()).toEqual({
      topics: [],
      results: [],
      gap: true,
      at: expect.any(String),
      incomplete: true,
    });
    await sentWhileDisconnected();
    proxy.become('open');
    for (const one of [reader, late]) {
      let event = await one.next();
      while (event.incomplete) event = await one.next();
      expect(event).toEqual({ topics: [], results: [], gap: true, at: expect.any(String) });
    }
    await publishTopic('salary');
    for (const one of [reader, late]) {
      expect(await one.next()).toEqual({ topics: ['salary'], results: [], gap: false });
      one.leave();
    }
  });
});

describe('a relay', () => {
  const heard: string[] = [];
  let speaker: Relay;
  let listener: Relay;
  beforeEach(async () => {
    heard.length = 0;
    speaker = openRelay({ hear: () => heard.push('echo'), lost: () => {}, gap: () => {} });
    await expect.poll(async () => (await lines()).length).toBe(1);
    listener = openRelay({
      hear: (bulletin) =>
        heard.push(...[...bulletin].map(([id, { topics }]) => `${id}: ${[...topics].join()}`)),
      // Depends on the machine's load.
      lost: () => {},
      gap: () => heard.push('gap'),
    });
    await expect.poll(async () => [(await lines()).length, heard]).toEqual([2, ['gap']]);
    heard.length = 0;
  });
  afterEach(async () => {
    await speaker.close();
    await listener.close();
    await expect.poll(lines).toEqual([]);
  });

  const say = (relay: Relay, id: string, news: News) => {
    const bulletin: Bulletin = new Map();
    addNews(bulletin, id, news);
    relay.send(bulletin);
  };

  test('batches quick successions, and does not receive its own news', async () => {
    say(speaker, 'anna', { topics: ['user'] });
    say(speaker, 'anna', { topics: ['horses'] });
    say(speaker, 'bert', { topics: ['entries'] });
    await expect.poll(() => heard).toEqual(['anna: user,horses', 'bert: entries']);
  });

  test('reconnects after a cut, and reports a gap', async () => {
    const [, pid] = await lines();
    await cut(pid);
    await expect.poll(() => heard).toEqual(['gap']);
    await expect.poll(async () => (await lines()).length).toBe(2);
    say(speaker, 'anna', { topics: ['user'] });
    await expect.poll(() => heard).toEqual(['gap', 'anna: user']);
  });

  test('queues news while disconnected', async () => {
    const [pid] = await lines();
    await cut(pid);
    say(speaker, 'anna', { topics: ['user'] });
    say(speaker, 'bert', { topics: ['user'] });
    await expect.poll(() => heard).toEqual(['anna: user', 'bert: user']);
  });

  test('sends queued news before closing', async () => {
    say(speaker, 'anna', { topics: ['user'] });
    await speaker.close();
    await expect.poll(() => heard).toEqual(['anna: user']);
  });

  test('closes a connection that is still being opened', async () => {
    await openRelay({ hear: () => {}, lost: () => {}, gap: () => {} }).close();
    await expect.poll(async () => (await lines()).length).toBe(2);
  });

  test('treats unknown notifications as a gap', async () => {
    await sql`select pg_notify('fetlock_live', 'anything')`.execute(database.db);
    await expect.poll(() => heard).toEqual(['gap']);
  });
});
