import { sql } from 'kysely';
import type { Db, Tx } from '../connection.ts';
import { prepared } from '../prepared.ts';

/** Each has recent rows in `…_entries` and archived months beside it. */
export const KINDS = ['show', 'ledger'] as const;
export type MonthsKind = (typeof KINDS)[number];

export const historyOf = (kind: MonthsKind): string => `${kind}_history`;

/** SQL for the month of an instant: its first day (UTC). */
export const MONTH_OF = (instant: string) => `date_trunc('month', ${instant} at time zone 'UTC')::date`;

const selectArchivedBefore = prepared('months_archived_before', 'select archived_before from world');

export async function findArchivedBefore(db: Db): Promise<Date | null> {
  return (await selectArchivedBefore.first(db))?.archivedBefore ?? null;
}

/** Never steps back. */
export const saveArchivedBefore = prepared(
  'months_save_archived_before',
  `update world set archived_before = :before where archived_before is null or archived_before < :before`,
);

/** First days of archived months. */
export async function findMonths(db: Db, kind: MonthsKind): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select substring(pg_get_expr(relpartbound, pg_class.oid) from '\\d{4,}-\\d\\d-\\d\\d') as month
    from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = to_regclass(${historyOf(kind)})`.execute(db);
  return rows.flatMap(({ month }) => (month === null ? [] : [month])).toSorted();
}

/** Takes no lock that reading or writing rows would wait for. */
export async function createMonth(tx: Tx, kind: MonthsKind, month: string): Promise<void> {
  const table = sql.table(`${kind}_entries_${month.slice(0, -3).replace('-', '_')}`);
  await sql`create table ${table} (like ${sql.table(`${kind}_entries`)} including all)`.execute(tx);
  await sql`alter table ${sql.table(historyOf(kind))} attach partition ${table} for values in (${sql.lit(month)})`.execute(
    tx,
  );
}
