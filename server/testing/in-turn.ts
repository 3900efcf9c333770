import { expect } from 'vitest';
import type { TestApp } from './app/test-app.ts';

const WAITING = `select count(*)::integer as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

interface Held {
  /** Locks what all calls need. */
  readonly lock: string;
  readonly id: string;
}

/**
 * Sends calls that need one row while it is locked, each once the one before waits: PostgreSQL grants them the row in
 * this order, and every call after the first has begun before the first is committed.
 */
export async function inTurn<const Answers extends readonly unknown[]>(
  app: TestApp,
  { lock, id }: Held,
  calls: { readonly [Nth in keyof Answers]: () => Promise<Answers[Nth]> },
): Promise<Answers> {
  const holder = await app.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(lock, [id]);
    const sent: Promise<unknown>[] = [];
    for (const call of calls) {
      sent.push(call());
      // A transaction would see the activity of its first look again.
      const countWaiting = async () =>
        (await app.database.pool.query<{ count: number }>(WAITING)).rows[0]?.count;
      await expect.poll(countWaiting, { interval: 5 }).toBe(sent.length);
    }
    await holder.query('commit');
    return (await Promise.all(sent)) as unknown as Answers;
  } finally {
    holder.release();
  }
}
