import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { fakeClocks, passTime, setClocks, type FakeTimes } from '../testing/app/clocks.ts';
import { freshDatabase } from '../testing/database/database.ts';
import { aFedHorse, enterNext } from '../testing/builders/stable.ts';
import { appForTest, TEST_START, type TestApp } from '../testing/app/test-app.ts';
import { HOUR } from '../../game/game-time.ts';

/* Servers with wrong clocks on one database. */

let database: Database;
let times: FakeTimes;
beforeEach(async () => {
  database = await freshDatabase({ stage: 'founded' });
  onTestFinished(() => database.close());
  times = { wall: TEST_START.getTime(), database: TEST_START.getTime(), passed: 0 };
});

const start = (wallOff = 0, isAlone = false): Promise<TestApp> =>
  appForTest({ database, clocks: fakeClocks(times, { wallOff }), isAlone });

const readiness = async (app: TestApp) => {
  const answer = await app.http.inject('/readyz');
  return [answer.statusCode, answer.json<unknown>()] as const;
};
const runDue = async (app: TestApp) =>
  (await app.call('POST /api/dev/clock', { body: { advanceSeconds: 0 } })).body.piecesDone;
const openShows = async () =>
  (await database.db.selectFrom('shows').select('id').where('status', '=', 'open').execute()).length;

test('a process whose clock is two hours ahead runs no show and is not ready; the others go on', async () => {
  const right = await start();
  const anna = await right.newPlayer();
  await enterNext(anna, await aFedHorse(anna), 3);
  const wrong = await start(2 * HOUR);
  expect(await openShows()).toBe(3);
  expect((await anna.call('GET /api/game/date')).body.now).toBe(
    (await wrong.call('GET /api/game/date')).body.now,
  );
  expect(await readiness(wrong)).toEqual([
    503,
    { status: "The clock of this machine is 2 hours ahead of the database's." },
  ]);
  expect((await wrong.http.inject('/readyz/proxy')).statusCode).toBe(503);
  expect(await readiness(right)).toEqual([200, { status: 'ready' }]);
  expect(await wrong.metrics()).toMatch(/^clock_apart_seconds -7200$/m);
  expect(await right.metrics()).toMatch(/^clock_apart_seconds 0$/m);

  // Its timer would run due jobs at any time.
  await right.close();
  passTime(times, 24 * HOUR);
  expect(await runDue(wrong)).toBe(0);
  expect(await openShows()).toBe(3);
  await runDue(await start());
  expect(await openShows()).toBe(0);
});

test('a temporarily wrong clock pays no salary twice', async () => {
  let app = await start(0, true);
  const anna = await app.newPlayer();
  const collect = async () => {
    const { status, body } = await app.call('POST /api/goldsmith/salary', {}, anna.token);
    return status === 200 ? 'paid' : body.code;
  };
  const restart = async () => {
    await app.close();
    passTime(times, HOUR);
    app = await start(0, true);
  };
  expect(await collect()).toBe('paid');
  setClocks(times, -48 * HOUR);
  await restart();
  expect(await collect()).toBe('SALARY_COLLECTED');
  setClocks(times, 48 * HOUR);
  await restart();
  expect(await collect()).toBe('SALARY_COLLECTED');
  // Setting the clock now changes nothing.
  setClocks(times, 48 * HOUR);
  passTime(times, HOUR);
  await runDue(app);
  expect(await collect()).toBe('SALARY_COLLECTED');
  setClocks(times, -48 * HOUR);
  await restart();
  expect(await collect()).toBe('SALARY_COLLECTED');
  passTime(times, 24 * HOUR);
  expect(await collect()).toBe('paid');
});

test('a world that was down too long resumes where it stopped, is ready, and says so', async () => {
  await (await start(0, true)).close();
  passTime(times, 30 * 24 * HOUR);
  const app = await start(0, true);
  expect(app.clock.now()).toEqual(TEST_START);
  expect(await readiness(app)).toEqual([
    200,
    { status: 'ready', clock: 'World time is 30 days behind the clock. See npm run clock.' },
  ]);
});

test('an idle process queries the database less than once a second', async () => {
  const now = () => new Date(TEST_START.getTime() + performance.now());
  const clocks = { wall: now, database: now, monotonic: () => performance.now() };
  const app = await appForTest({ database, clocks });
  // Its first check for due jobs has ended.
  await runDue(app);
  await wait(2_000);
  let statements = 0;
  database.pool.on('acquire', (client) => {
    const { query } = client;
    client.query = ((...sent: Parameters<typeof query>) => {
      statements += 1;
      return query.apply(client, sent);
    }) as typeof query;
  });
  database.pool.on('release', (_, client) => delete (client as Partial<typeof client>).query);
  const begun = performance.now();
  await wait(8_000);
  const seconds = (performance.now() - begun) / 1_000;
  expect(statements).toBeGreaterThan(1);
  expect(statements).toBeLessThan(seconds);
});
