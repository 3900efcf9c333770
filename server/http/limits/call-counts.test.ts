import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../db/open-database.ts';
import { DatabaseUnavailable } from '../../db/errors.ts';
import { freshDatabase } from '../../testing/database/database.ts';
import { openCallCounts, type CallCounts } from './call-counts.ts';

const BEGUN = Date.parse('2030-01-01T00:00:00Z');
const SHARE_INTERVAL_MS = 100;
const log = pino({ level: 'silent' });

let database: Database;
let now: number;
let opened: CallCounts[];
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = BEGUN;
  opened = [];
  await database.db.deleteFrom('call_counts').execute();
});
afterEach(async () => {
  await Promise.all(opened.map((counts) => counts.close()));
});

function aProcess(): CallCounts {
  const counts = openCallCounts({ db: database.db, log, now: () => now, shareIntervalMs: SHARE_INTERVAL_MS });
  opened.push(counts);
  return counts;
}

const anna = { account: 'anna', perMinute: 100 };
const stored = () => database.db.selectFrom('call_counts').select(['minute', 'key', 'calls']).execute();

function acceptedBy(
  counts: CallCounts,
  calls: number,
  charge: Parameters<CallCounts['take']>[0][number] = anna,
) {
  return Array.from({ length: calls }, () => counts.take([charge])).filter((wait) => wait === undefined)
    .length;
}

test('calls beyond the limit are refused until the next minute, with the time to wait', () => {
  const counts = aProcess();
  expect(acceptedBy(counts, 150)).toBe(100);
  now += 17_500;
  expect(counts.take([anna])).toBe(43);
  now += 42_500;
  expect(acceptedBy(counts, 150)).toBe(100);
});

test('accounts, networks and calls with their own limit are counted separately', () => {
  const counts = aProcess();
  acceptedBy(counts, 100);
  const mates = { ...anna, route: 'GET /api/horses/:id/mates', perMinute: 2 };
  for (const other of [{ ...anna, account: 'bert' }, { network: 'anna', perMinute: 100 }, mates])
    expect(counts.take([other])).toBeUndefined();
  expect(counts.take([{ network: 'berts', perMinute: 100 }, mates])).toBeUndefined();
  expect(counts.take([{ network: 'berts', perMinute: 100 }, mates])).toBe(60);
});

test('a refused call counts towards no limit', () => {
  const counts = aProcess();
  acceptedBy(counts, 100);
  const bert = { account: 'bert', perMinute: 1 };
  for (let index = 0; index < 5; index++) expect(counts.take([bert, anna])).toBe(60);
  expect(counts.take([bert])).toBeUndefined();
});

describe('processes on one database', () => {
  test('together accept little more than the limit', async () => {
    const processes = [aProcess(), aProcess(), aProcess()];
    let accepted = 0;
    for (let round = 0; round < 10; round++) {
      for (const counts of processes) accepted += acceptedBy(counts, 10);
      await expect.poll(async () => (await stored())[0]?.calls).toBe(accepted);
    }
    const [limit, others] = [100, 2];
    expect(accepted).toBeGreaterThanOrEqual(limit);
    // Each other process may accept two unseen rounds of calls: until it shares, and until we read.
    expect(accepted).toBeLessThanOrEqual(limit + others * 2 * 10);
  });

  test('share that a limit is reached', async () => {
    const [busy, late] = [aProcess(), aProcess()];
    expect(acceptedBy(busy, 100)).toBe(100);
    await expect.poll(stored).toEqual([{ minute: BEGUN / 60_000, key: 'account anna', calls: 100 }]);
    expect(acceptedBy(late, 10)).toBe(10);
    await expect.poll(async () => (await stored())[0]?.calls).toBe(110);
    // It reads the answer of the database after others see the row.
    await expect.poll(() => late.wait([anna])).toBe(60);
    expect(late.take([anna])).toBe(60);
  });

  test('do not query the database while all counts are far below their limit', async () => {
    const executed = vi.spyOn(database.db, 'executeQuery');
    const counts = aProcess();
    for (let index = 0; index < 500; index++)
      acceptedBy(counts, 9, { account: `player ${index}`, perMinute: 100 });
    await new Promise((resolve) => setTimeout(resolve, 5 * SHARE_INTERVAL_MS));
    expect(executed).not.toHaveBeenCalled();
    executed.mockRestore();
    expect(await stored()).toEqual([]);
  });

  test('delete counts older than the last minute', async () => {
    const counts = aProcess();
    for (let minute = 0; minute < 4; minute++) {
      acceptedBy(counts, 50);
      await expect.poll(async () => (await stored()).some((row) => row.minute === now / 60_000)).toBe(true);
      now += 60_000;
    }
    await expect
      .poll(async () => (await stored()).map(({ minute }) => minute - BEGUN / 60_000))
      .toEqual(expect.not.arrayContaining([0, 1]));
  });

  test('go on counting during an outage, and share afterwards', async () => {
    const failing = vi.spyOn(database.db, 'executeQuery').mockRejectedValue(new Error('gone'));
    const counts = aProcess();
    expect(acceptedBy(counts, 60)).toBe(60);
    await expect.poll(() => failing.mock.calls.length).toBeGreaterThan(0);
    failing.mockRestore();
    await expect.poll(async () => (await stored())[0]?.calls).toBe(60);
    expect(acceptedBy(counts, 60)).toBe(40);
  });
});

test('outages are not logged, other failures are', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const failing = vi.spyOn(database.db, 'executeQuery').mockRejectedValue(new DatabaseUnavailable('gone'));
  const counts = aProcess();
  acceptedBy(counts, 60);
  await expect.poll(() => failing.mock.calls.length).toBeGreaterThan(1);
  expect(warned).not.toHaveBeenCalled();
  failing.mockRejectedValue(new Error('a bug'));
  await expect.poll(() => warned.mock.calls.length).toBeGreaterThan(0);
  failing.mockRestore();
  warned.mockRestore();
});

test('a hundred thousand networks neither clear a counter nor get one counter each', () => {
  const counts = aProcess();
  const attacker = { network: '203.0.113.7', perMinute: 100 };
  expect(acceptedBy(counts, 100, attacker)).toBe(100);
  acceptedBy(counts, 100);
  for (let index = 0; index < 100_000; index++)
    counts.take([{ network: `network ${index}`, perMinute: 100 }]);
  expect(counts.take([attacker])).toBe(60);
  expect(counts.take([anna])).toBe(60);
  const late = Array.from({ length: 200_000 }, (_, index) =>
    counts.take([{ network: `late ${index}`, perMinute: 100 }]),
  );
  expect(late.filter((wait) => wait === undefined).length).toBeLessThanOrEqual(1_024 * 100);
});
