import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { startWithStandby, type PostgresPair } from '../../../checks/postgres-server.ts';
import { aHorse } from '../../testing/builders/stable.ts';
import { startTestApp, TEST_START, type TestApp, type TestPlayer } from '../../testing/app/test-app.ts';
import { foundTestWorld } from '../../testing/database/template.ts';
import { archiveMonths } from '../../archive/archive-months.ts';
import { migrate } from '../migrations/migrate.ts';
import { findArchivedBefore } from '../months/month-queries.ts';
import { readArchivedBefore } from '../months/through-months.ts';
import { openDatabase, openExisting, type Database } from '../open-database.ts';
import { FRESH_FOR_MS, openReplica, type Replica } from './replica.ts';
import { MOST_LAG_MS } from './replica-lag.ts';

/* A real standby beside a real primary. */

describe.runIf(inject('databaseTemplate').kind === 'postgres')('with a replica', () => {
  let pair: PostgresPair;
  let primary: Database;
  let standby: Database;
  let replica: Replica;
  let app: TestApp;
  let anna: TestPlayer;
  let bert: TestPlayer;
  let horse: string;
  let passed = 0;

  beforeAll(async () => {
    pair = await startWithStandby();
    primary = await openDatabase({ dataDir: '', databaseUrl: pair.primary.url, maxConnections: 4 });
    await migrate(primary.db);
    await foundTestWorld(primary.db, TEST_START);
    const settings = { dataDir: '', databaseUrl: pair.standby.url, maxConnections: 4, onNotice: () => {} };
    standby = await openDatabase(settings);
    replica = openReplica({
      primary: primary.db,
      replica: standby.db,
      // Stands still but for `pass`: a stall of the machine must not make the replica late.
      monotonic: () => passed,
    });
    app = await startTestApp({ database: primary, replica });
    [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
    horse = await aHorse(anna);
  });
  afterAll(async () => {
    replica.close();
    await app.close();
    await standby.close();
    await primary.close();
    await pair.standby.stop();
    await pair.primary.stop();
  });
  beforeEach(async () => {
    await resume();
    await pass(FRESH_FOR_MS + 1);
  });

  const pause = () => sql`select pg_wal_replay_pause()`.execute(standby.db);
  const resume = () => sql`select pg_wal_replay_resume()`.execute(standby.db);
  const lag = async () => Number(/^replica_lag_seconds (.+)$/m.exec(await app.metrics())?.[1]);

  /** By the process's own clock; polls of both databases follow. */
  async function pass(milliseconds: number): Promise<void> {
    passed += milliseconds;
    await bert.call('GET /api/horses/:id/card', { params: { id: horse } });
    await expect.poll(lag).toBeGreaterThanOrEqual(0);
  }

  /** Since now, the process has compared the two databases. */
  async function polledTwice(): Promise<void> {
    let polls = 0;
    const count = () => void (polls += 1);
    standby.pool.on('release', count);
    // One may have been under way.
    await expect.poll(() => polls).toBeGreaterThanOrEqual(2);
    standby.pool.off('release', count);
  }

  const nameSeenBy = async (player: TestPlayer) =>
    (await player.call('GET /api/horses/:id/card', { params: { id: horse } })).body.name;
  const rename = (name: string) =>
    anna.call('PATCH /api/horses/:id/name', { params: { id: horse }, body: { name } });

  test('others’ things come from the replica, one’s own writes at once', async () => {
    await rename('Before');
    await expect.poll(() => nameSeenBy(bert)).toBe('Before');
    await pause();
    await rename('After');
    expect(await nameSeenBy(bert)).toBe('Before');
    expect(await nameSeenBy(anna)).toBe('After');
    expect((await anna.call('GET /api/horses/:id', { params: { id: horse } })).body.name).toBe('After');
  });

  test('one’s own things and sessions come from the primary', async () => {
    await pause();
    const newcomer = await app.newPlayer();
    expect((await newcomer.call('GET /api/auth/me')).status).toBe(200);
    expect((await newcomer.call('GET /api/horses')).status).toBe(200);
  });

  test('beyond ten seconds of lag the primary serves everybody, and the replica again once it has caught up', async () => {
    await rename('Early');
    await expect.poll(() => nameSeenBy(bert)).toBe('Early');
    await pause();
    await rename('Late');
    expect(await nameSeenBy(bert)).toBe('Early');
    await polledTwice();
    await pass(MOST_LAG_MS + 1);
    expect(await lag()).toBeGreaterThan(MOST_LAG_MS / 1000);
    expect(await nameSeenBy(bert)).toBe('Late');
    await resume();
    await expect.poll(lag).toBeLessThan(5);
    expect(await nameSeenBy(bert)).toBe('Late');
  });

  test('a process that does not hear the others reads the primary for players', async () => {
    await rename('Heard');
    await expect.poll(() => nameSeenBy(bert)).toBe('Heard');
    await pause();
    await sql`update horses set name = 'Unheard' where id = ${horse}`.execute(primary.db);
    expect(await nameSeenBy(bert)).toBe('Heard');
    replica.setHears(false);
    expect(await nameSeenBy(bert)).toBe('Unheard');
    replica.setHears(true);
  });

  test('a write of another process counts as one’s own once it is heard', async () => {
    await rename('Mine');
    await expect.poll(() => nameSeenBy(bert)).toBe('Mine');
    await pause();
    await sql`update horses set name = 'Theirs' where id = ${horse}`.execute(primary.db);
    replica.heard([bert.id]);
    expect(await nameSeenBy(bert)).toBe('Theirs');
  });

  test('what the replica lacks is read from the primary', async () => {
    await pause();
    const id = await aHorse(anna);
    expect((await bert.call('GET /api/horses/:id/card', { params: { id } })).status).toBe(200);
  });

  test('a process that has just connected to the others reads the primary a while longer', async () => {
    await rename('Settled');
    await expect.poll(() => nameSeenBy(bert)).toBe('Settled');
    await pause();
    await sql`update horses set name = 'Missed' where id = ${horse}`.execute(primary.db);
    replica.setHears(false);
    replica.setHears(true);
    expect(await nameSeenBy(bert)).toBe('Missed');
  });

  test('months move only after every process knows, however late its replica is', async () => {
    const before = new Date('2030-02-01T00:00:00Z');
    const command = await openExisting({ dataDir: '', directUrl: pair.primary.url });
    await pause();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    try {
      let waited = 0;
      const wait = async (milliseconds: number) => {
        waited = milliseconds;
        vi.setSystemTime(Date.now() + MOST_LAG_MS);
        expect(await readArchivedBefore(standby.db)).toBeNull();
        await resume();
        await expect.poll(() => findArchivedBefore(standby.db)).toEqual(before);
        expect(await readArchivedBefore(standby.db)).toBeNull();
        vi.setSystemTime(Date.now() + milliseconds - MOST_LAG_MS);
        expect(await readArchivedBefore(standby.db)).toEqual(before);
      };
      await archiveMonths(command, { before, wait, log: () => {} });
      expect(waited).toBeGreaterThan(0);
    } finally {
      vi.useRealTimers();
      await command.close();
    }
  });

  test('a replica that dies costs no read', async () => {
    await rename('Alive');
    await expect.poll(() => nameSeenBy(bert)).toBe('Alive');
    await pair.standby.stop();
    for (let read = 0; read < 5; read++) expect(await nameSeenBy(bert)).toBe('Alive');
    expect((await app.http.inject('/readyz')).statusCode).toBe(200);
  });
});
