import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { atOnce } from '../testing/at-once.ts';
import { fakeClocks, passTime, setClocks, type FakeTimes } from '../testing/app/clocks.ts';
import { freshDatabase } from '../testing/database/database.ts';
import { TEST_START } from '../testing/database/template.ts';
import { COMPARE_INTERVAL_MS, DOUBT_MS, openClock, type Clock } from './clock.ts';
import { readClock, setClock } from './clock-queries.ts';
import { operateClock } from './operate-clock.ts';

/* The test sets the clocks of processes and database. */

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const START = TEST_START.getTime();

let database: Database;
let times: FakeTimes;
let notices: string[];
beforeAll(async () => {
  database = await freshDatabase({ stage: 'founded' });
});
afterAll(() => database.close());
beforeEach(async () => {
  await setClock(database.db, { offset: 0, correction: 0, reached: START, waits: false });
  times = { wall: START, database: START, passed: 0 };
  notices = [];
});

const open = (isAlone = true, own: Parameters<typeof fakeClocks>[1] = {}) =>
  openClock(database.db, fakeClocks(times, own), { isAlone, notify: (sentence) => notices.push(sentence) });
const operate = (action: Parameters<typeof operateClock>[2]) =>
  operateClock(database.db, fakeClocks(times), action);
const since = (clock: Clock) => clock.now().getTime() - START;

async function pass(milliseconds: number, ...clocks: Clock[]): Promise<void> {
  passTime(times, milliseconds);
  for (const clock of clocks) await clock.compare();
}

async function restartAfter(milliseconds: number, clock: Clock): Promise<Clock> {
  await clock.save();
  passTime(times, milliseconds);
  return open();
}

describe('world time', () => {
  test('follows real time, also while no server runs', async () => {
    const clock = await open();
    await pass(HOUR, clock);
    expect(since(clock)).toBe(HOUR);
    const restarted = await restartAfter(5 * DAY, clock);
    expect(since(restarted)).toBe(HOUR + 5 * DAY);
    expect(restarted.status()).toEqual({ isReady: true, isTrusted: true, apartBy: 0 });
    expect(notices).toEqual([]);
  });

  test('stays moved after a restart', async () => {
    const clock = await open();
    await clock.advance(1000);
    await atOnce(20, () => clock.advance(7));
    expect(since(clock)).toBe(1140 * SECOND);
    expect(since(await open())).toBe(1140 * SECOND);
  });

  test('when one process moves it, another follows at its next comparison', async () => {
    const [one, other] = [await open(false), await open(false)];
    await one.advance((10 * YEAR) / SECOND);
    expect(since(other)).toBe(0);
    await pass(COMPARE_INTERVAL_MS, one, other);
    expect(since(one)).toBe(10 * YEAR + COMPARE_INTERVAL_MS);
    expect(since(other)).toBe(since(one));
    expect(other.status().isTrusted).toBe(true);
  });

  test('the clocks are compared at intervals, however often it is requested', async () => {
    const clock = await open();
    setClocks(times, 10 * YEAR);
    for (let n = 0; n < 100; n++) await clock.compare();
    expect(notices).toEqual([]);
    await pass(COMPARE_INTERVAL_MS, clock);
    expect(notices).toHaveLength(2);
  });
});

describe('a clock that is set while the world runs', () => {
  test.each([
    ['back by an hour', -HOUR],
    ['ahead by two hours', 2 * HOUR],
    ['ahead by ten years', 10 * YEAR],
  ])('%s changes nothing, and is reported', async (_, by) => {
    const clock = await open();
    await pass(HOUR, clock);
    setClocks(times, by);
    expect(since(clock)).toBe(HOUR);
    for (let n = 0; n < 10; n++) await pass(5 * SECOND, clock);
    expect(since(clock)).toBe(HOUR + 50 * SECOND);
    expect(notices).toEqual([
      expect.stringMatching(/^The clock leapt (?:forward|back) by /),
      expect.stringMatching(/^The leap of the clock by .* is made up for/),
    ]);
    expect(clock.status()).toMatchObject({ isReady: true, isTrusted: true, notice: expect.any(String) });

    // After the restart world time catches up with a clock that is ahead.
    const restarted = await restartAfter(HOUR, clock);
    expect(since(restarted)).toBe((by < 0 ? HOUR : 2 * HOUR) + 50 * SECOND);
    // Setting the clock right during the stop changes nothing.
    await restarted.save();
    setClocks(times, -by);
    const right = await restartAfter(HOUR, restarted);
    expect(since(right)).toBe(3 * HOUR + 50 * SECOND);
    expect(right.status()).toEqual({ isReady: true, isTrusted: true, apartBy: 0 });
    expect((await readClock(database.db)).state).toMatchObject({ offset: 0, correction: 0 });
  });

  test('is in doubt for a while if there are other processes, and stops jobs meanwhile', async () => {
    const clocks = [await open(false), await open(false)] as const;
    await pass(HOUR, ...clocks);
    setClocks(times, 2 * HOUR);
    let doubted = 0;
    for (let passed = 0; passed <= DOUBT_MS + 15 * SECOND; passed += 5 * SECOND) {
      await pass(5 * SECOND, ...clocks);
      if (!clocks[1].status().isTrusted) doubted += 5 * SECOND;
      expect(since(clocks[0])).toBe(since(clocks[1]));
    }
    expect(doubted).toBe(DOUBT_MS);
    expect(since(clocks[0])).toBeLessThan(HOUR + 2 * DOUBT_MS);
    expect(clocks.map((clock) => clock.status().isTrusted)).toEqual([true, true]);
    expect((await readClock(database.db)).state.correction).toBe(-2 * HOUR);
  });

  test("is distinguished from a suspended process, which adopts the others' time", async () => {
    const own = { stoodStill: 0 };
    const [paused, other] = [await open(false, own), await open(false)];
    await pass(HOUR, paused, other);
    passTime(times, 30 * 60 * SECOND);
    own.stoodStill = 30 * 60 * SECOND;
    await pass(5 * SECOND, paused, other);
    expect(paused.status().isTrusted).toBe(false);
    await other.save();
    await pass(5 * SECOND, paused, other);
    expect(paused.status().isTrusted).toBe(true);
    expect(since(paused)).toBe(since(other));
    expect((await readClock(database.db)).state.correction).toBe(0);
  });
});

describe('a clock that is set while the world is down', () => {
  test('back by two days and then right again: the two days count once', async () => {
    let clock = await open();
    await pass(HOUR, clock);
    await clock.save();
    setClocks(times, -2 * DAY);
    clock = await restartAfter(HOUR, clock);
    expect(since(clock)).toBe(HOUR);
    expect(notices.join()).toContain('behind where the world stood');
    await pass(HOUR, clock);
    expect(since(clock)).toBe(2 * HOUR);
    setClocks(times, 2 * DAY);
    clock = await restartAfter(HOUR, clock);
    // Includes the first stop, which was not counted then.
    expect(since(clock)).toBe(4 * HOUR);
    expect((await readClock(database.db)).state.correction).toBe(0);
  });

  test('ahead by ten years: the world goes on from where it stood until an operator says otherwise', async () => {
    let clock = await open();
    clock = await restartAfter(10 * YEAR, clock);
    expect(since(clock)).toBe(0);
    expect(notices[0]).toMatch(/^The clock is 10 years ahead of where the world stood/);
    expect(clock.status()).toMatchObject({
      isReady: true,
      isTrusted: true,
      notice: expect.stringMatching(/10 years/),
    });
    await pass(HOUR, clock);
    expect(since(clock)).toBe(HOUR);

    const lines = await operate('resume');
    expect(lines[0]).toBe('World time was moved forward by 10 years.');
    expect(since(clock)).toBe(HOUR);
    await pass(5 * SECOND, clock);
    expect(since(clock)).toBe(10 * YEAR + HOUR + 5 * SECOND);
    expect(clock.status()).toEqual({ isReady: true, isTrusted: true, apartBy: 0 });
    expect(since(await restartAfter(HOUR, clock))).toBe(10 * YEAR + 2 * HOUR + 5 * SECOND);
  });
});

describe('a process whose own clock is wrong', () => {
  test('is not ready, runs nothing, and has the same world time as the others', async () => {
    const own = { wallOff: 2 * HOUR };
    const [right, wrong] = [await open(false), await open(false, own)];
    expect(right.status()).toEqual({ isReady: true, isTrusted: true, apartBy: 0 });
    expect(wrong.status()).toMatchObject({ isReady: false, isTrusted: false });
    expect(notices).toEqual([
      expect.stringMatching(/^The clock of this machine is 2 hours ahead of the database's\./),
    ]);
    own.wallOff = 0;
    await pass(5 * SECOND, right, wrong);
    expect(wrong.status()).toEqual({ isReady: true, isTrusted: true, apartBy: 0 });
    own.wallOff = -2500;
    await pass(5 * SECOND, right, wrong);
    expect(wrong.status()).toMatchObject({ isReady: false, isTrusted: false });
    expect(since(wrong)).toBe(since(right));
    own.wallOff = 1900;
    await pass(5 * SECOND, right, wrong);
    expect(wrong.status()).toEqual({ isReady: true, isTrusted: true, apartBy: 0 });
  });

  test("does not settle how long a stop was: the database's clock may be the wrong one", async () => {
    times.database += 2 * HOUR;
    const clock = await open();
    expect(since(clock)).toBe(0);
    expect(clock.status()).toMatchObject({ isReady: false, isTrusted: false });
    times.database -= 2 * HOUR;
    await pass(5 * SECOND, clock);
    expect(since(clock)).toBe(5 * SECOND);
    expect((await readClock(database.db)).state.correction).toBe(0);
  });
});

describe('an operator', () => {
  /** World time follows a wrong clock, which is then set right. */
  async function ahead(by: number): Promise<Clock> {
    setClocks(times, by);
    const clock = await open();
    await clock.save();
    setClocks(times, -by);
    return open();
  }

  test('makes a world that ran ahead wait for the clock; it never goes back', async () => {
    let clock = await ahead(2 * HOUR);
    expect(since(clock)).toBe(2 * HOUR);
    expect((await operate('wait'))[0]).toBe(
      'World time stands still for 2 hours, until the clock has caught up with it.',
    );
    await pass(HOUR, clock);
    expect(since(clock)).toBe(2 * HOUR);
    expect(clock.status().notice).toBe('World time waits 60 minutes for the clock to catch up.');
    clock = await restartAfter(HOUR / 2, clock);
    expect(since(clock)).toBe(2 * HOUR);
    await pass(HOUR, clock);
    expect(since(clock)).toBe(2.5 * HOUR);
    expect(clock.status()).toEqual({ isReady: true, isTrusted: true, apartBy: 0 });
    await clock.save();
    expect((await readClock(database.db)).state.waits).toBe(false);
  });

  test('makes it wait, even if a process then saves a later world time', async () => {
    const clock = await ahead(2 * HOUR);
    await pass(60 * SECOND, clock);
    expect(since(clock)).toBe(2 * HOUR + 60 * SECOND);
    await operate('wait');
    const reached = async () => (await readClock(database.db)).state.reached - START;
    expect(await reached()).toBe(2 * HOUR + 60 * SECOND);
    // The process has not read `waits` yet.
    passTime(times, 3 * SECOND);
    await clock.save();
    expect(await reached()).toBe(2 * HOUR + 63 * SECOND);
    await pass(SECOND, clock);
    const restarted = await restartAfter(60 * SECOND, clock);
    expect((await readClock(database.db)).state).toMatchObject({ waits: true, correction: 0 });
    expect(since(restarted)).toBe(2 * HOUR + 63 * SECOND);
  });

  test('ends the wait', async () => {
    const clock = await ahead(2 * HOUR);
    await operate('wait');
    await pass(HOUR, clock);
    expect((await operate('go-on'))[0]).toBe('World time goes on, 60 minutes ahead of the clock.');
    await pass(5 * SECOND, clock);
    await pass(HOUR, clock);
    expect(since(clock)).toBe(3 * HOUR + 5 * SECOND);
  });

  test('cannot turn world time back', async () => {
    await ahead(2 * HOUR);
    await expect(operate('resume')).rejects.toThrow('never goes back');
  });

  test('is shown the state of the clocks', async () => {
    times.wall += 90 * SECOND;
    await setClock(database.db, { correction: -3 * DAY, reached: START - 3 * DAY });
    expect(await operate('show')).toEqual([
      'World time         2030-04-28T08:01:00.000Z',
      "Database's clock   2030-05-01T08:01:00.000Z   the world is 3 days behind it",
      "This machine       2030-05-01T08:02:30.000Z   it is 90 seconds ahead of the database's clock",
      'Moved by           nothing',
      'Corrected by       -3 days   for leaps of the clock that were not believed',
    ]);
  });
});
