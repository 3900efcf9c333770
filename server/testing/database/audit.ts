import { sql } from 'kysely';
import { expect } from 'vitest';
import { auditBooks, auditIn, type AuditReport } from '../../audit/audit-books.ts';
import type { Corruption } from '../../audit/corruptions/corruption.ts';
import type { Db } from '../../db/connection.ts';

export const failing = ({ checks }: AuditReport) => checks.filter(({ ok }) => !ok).map(({ name }) => name);

class Undo extends Error {
  readonly report: AuditReport;
  constructor(report: AuditReport) {
    super('The corruption is undone');
    this.report = report;
  }
}

export async function auditCorrupted(
  db: Db,
  { without = [], withoutIndex, by }: Corruption,
): Promise<AuditReport> {
  const corrupted = db.transaction().execute(async (tx) => {
    for (const constraint of without) {
      const [table, name] = constraint.split(' ');
      await sql.raw(`alter table ${table} drop constraint ${name}`).execute(tx);
    }
    if (withoutIndex) await sql.raw(`drop index ${withoutIndex}`).execute(tx);
    const { numAffectedRows = 0n } = await sql.raw(by).execute(tx);
    expect(numAffectedRows).toBeGreaterThan(0n);
    throw new Undo(await auditIn(tx, { replay: 'all' }));
  });
  return corrupted.catch((error: unknown) => {
    if (error instanceof Undo) return error.report;
    throw error;
  });
}

export async function expectCorruptionFound(db: Db, corruption: Corruption): Promise<void> {
  const report = await auditCorrupted(db, corruption);
  expect(failing(report).toSorted()).toEqual([corruption.check, ...(corruption.and ?? [])].toSorted());
  const found = report.checks.find(({ name }) => name === corruption.check);
  expect(found?.offending).toBeGreaterThan(0);
  expect(found?.examples.length).toBeGreaterThan(0);
}

/** Allows overdue shows: a test may have stopped the server. `now` is world time. */
export async function expectBooksToBalance(db: Db, now: Date): Promise<void> {
  const { checks } = await auditBooks(db, { now, replay: 'all', jobsRun: false });
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  const { rows } = await sql`
    select journal_id, sum(tradable) as tradable from ledger_history
    group by journal_id having sum(tradable) <> 0`.execute(db);
  expect(rows, 'journals whose tradable coins do not add up').toEqual([]);
}
