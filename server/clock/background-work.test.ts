import { describe, expect, test } from 'vitest';
import { trackPoolUsage, type PoolUsage } from '../db/pool/pool-usage.ts';
import type { Db } from '../db/connection.ts';
import { yieldToCalls, waitUntilIdle } from './background-work.ts';

function busyDatabase(inUse: number, waiting = 0): { db: Db; usage: PoolUsage } {
  const db = {} as Db;
  const usage = { inUse, waiting };
  trackPoolUsage(db, usage);
  return { db, usage };
}

const leaveSoon = (usage: PoolUsage, left: () => void) =>
  setTimeout(() => {
    usage.inUse--;
    left();
  });

describe('a job that is about to begin', () => {
  test('waits until nobody else uses the database', async () => {
    const { db, usage } = busyDatabase(1);
    const order: string[] = [];
    leaveSoon(usage, () => order.push('others'));
    await waitUntilIdle(db);
    expect([...order, 'job']).toEqual(['others', 'job']);
  });

  test('lets calls that have already arrived go first', async () => {
    const { db } = busyDatabase(0);
    const order: string[] = [];
    setImmediate(() => order.push('others'));
    await waitUntilIdle(db);
    expect([...order, 'job']).toEqual(['others', 'job']);
  });

  test('waits for callers that wait for a connection', async () => {
    const { db, usage } = busyDatabase(0, 1);
    const order: string[] = [];
    setTimeout(() => {
      usage.waiting--;
      order.push('others');
    });
    await waitUntilIdle(db);
    expect([...order, 'job']).toEqual(['others', 'job']);
  });

  test('begins eventually even if the database is always in use', async () => {
    const { db, usage } = busyDatabase(1);
    await waitUntilIdle(db);
    expect(usage.inUse).toBe(1);
  });
});

describe('a job that has sent statements', () => {
  test('goes on at once when nobody else uses the database', async () => {
    const { db } = busyDatabase(1);
    let flushes = 0;
    await yieldToCalls(db, async () => flushes++);
    expect(flushes).toBe(0);
  });

  test('does not wait for callers that wait for its connection', async () => {
    const { db } = busyDatabase(1, 3);
    let flushes = 0;
    await yieldToCalls(db, async () => flushes++);
    expect(flushes).toBe(0);
  });

  test('flushes them, then waits until others are done', async () => {
    const { db, usage } = busyDatabase(2);
    const order: string[] = [];
    await yieldToCalls(db, async () => {
      order.push('written');
      leaveSoon(usage, () => order.push('others'));
    });
    expect([...order, 'job']).toEqual(['written', 'others', 'job']);
  });

  test('goes on eventually, and fails if its statements failed', async () => {
    const { db, usage } = busyDatabase(2);
    await yieldToCalls(db, async () => {});
    expect(usage.inUse).toBe(2);
    const failure = new Error('a constraint');
    await expect(yieldToCalls(db, () => Promise.reject(failure))).rejects.toBe(failure);
  });
});
