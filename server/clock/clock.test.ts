import { afterAll, beforeAll, expect, test } from 'vitest';
import { atOnce } from '../testing/at-once.ts';
import { startTestApp, TEST_START, type TestApp } from '../testing/test-app.ts';
import { openClock } from './clock.ts';

let app: TestApp;
let wall = TEST_START;
beforeAll(async () => {
  app = await startTestApp({ wallNow: () => wall });
});
afterAll(() => app.close());

const after = (seconds: number) => new Date(TEST_START.getTime() + seconds * 1000);

test('world time follows the machine, and never goes back', () => {
  expect(app.clock.now()).toEqual(TEST_START);
  wall = after(60);
  expect(app.clock.now()).toEqual(after(60));
  wall = after(-3600);
  expect(app.clock.now()).toEqual(after(60));
  wall = after(90);
  expect(app.clock.now()).toEqual(after(90));
});

test('moving it forward lasts, also for who opens it next', async () => {
  await app.clock.advance(1000);
  expect(app.clock.now()).toEqual(after(1090));
  const reopened = await openClock(app.db, () => wall);
  expect(reopened.now()).toEqual(after(1090));
});

test('of many moves at once none is lost', async () => {
  await atOnce(20, () => app.clock.advance(7));
  expect(app.clock.now()).toEqual(after(1090 + 140));
});

test.each([-1, 0.5, 1e308, 2 ** 53, '60', null, undefined, [], 315_360_001])(
  'it is not moved by %j',
  async (advanceSeconds) => {
    const refused = await app.call('POST /api/dev/clock', { body: { advanceSeconds } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  },
);

test('the date is counted from the founding of the world', async () => {
  const date = async () => (await app.call('GET /api/game/date')).body;
  expect(await date()).toMatchObject({ dateString: '1 January, Year 1', season: 'winter' });
  expect(Date.parse((await date()).nextDayAt) - Date.parse((await date()).now)).toBeLessThanOrEqual(
    3_600_000,
  );
  await app.pass(3600 * (59 + 13));
  expect(await date()).toMatchObject({ dateString: '14 March, Year 1', season: 'spring' });
  await app.pass(3600 * 365 * 2);
  expect(await date()).toMatchObject({ dateString: '14 March, Year 3', season: 'spring' });
});

test('a machine whose clock was set back while it was down neither rewinds the world nor halts it', async () => {
  await app.clock.keep();
  const reached = app.clock.now();
  let behind = after(-86_400);
  const reopened = await openClock(app.db, () => behind);
  expect(reopened.now()).toEqual(reached);
  behind = after(-86_400 + 60);
  expect(reopened.now()).toEqual(new Date(reached.getTime() + 60_000));
});
