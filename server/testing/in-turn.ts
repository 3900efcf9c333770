import { expect } from 'vitest';
import type { TestApp } from './app/test-app.ts';

const WAITING = `select count(*)::integer as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

interface LockedRow {
  /** Locks the row that all calls need. */
  readonly lock: string;
  readonly id: string;
}

/**
 * Sends calls that need one row while it is locked, each once the one before waits: PostgreSQL grants them the row in
 * this order, and every call after the first has begun before the first is committed.
 */
export async function inTurn<const Answers extends readonly unknown[]>(
  app: TestApp,
  { lock, id }: LockedRow,
  calls: { readonly [Index in keyof Answers]: () => Promise<Answers[Index]> },
): Promise<Answers> {
  const locker = await app.database.pool.connect();
  try {
    await locker.query('begin');
    await locker.query(lock, [id]);
    const sent: Promise<unknown>[] = [];
    for (const call of calls) {
      sent.push(call());
      // A transaction would see the activity of its first read again.
      const countWaiting = async () =>
        (await app.database.pool.query<{ count: number }>(WAITING)).rows[0]?.count;
      await expect.poll(countWaiting, { interval: 5 }).toBe(sent.length);
    }
    await locker.query('commit');
    return (await Promise.all(sent)) as readonly unknown[] as Answers;
  } finally {
    locker.release();
  }
}
