import { sql } from 'kysely';
import { expect } from 'vitest';
import { auditBooks } from '../audit/audit-books.ts';
import type { Db } from '../db/connection.ts';

/**
 * Fails unless every journal adds up to zero, each balance is the sum of its entries, totals agree with entries,
 * nobody holds less than nothing; and unless the world is what the books tell: running entries, starts, earnings,
 * levels and happiness within their bounds, and every show that has run comes out the same when it is run again.
 * `now` is world time. Shows may be overdue: nobody runs them while a test has stopped its server.
 */
export async function expectBooksToBalance(db: Db, now: Date): Promise<void> {
  const { checks } = await auditBooks(db, { now, replay: 'all', dueWorkRuns: false });
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  const { rows } = await sql`
    select journal_id, sum(tradable) as tradable from ledger_entries
    group by journal_id having sum(tradable) <> 0`.execute(db);
  expect(rows, 'journals whose tradable coins do not add up').toEqual([]);
}
