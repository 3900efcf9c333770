import { sql } from 'kysely';
import type { Db, Tx } from '../db/connection.ts';
import { setAnswerTimeout } from '../db/pool/pooled-connection.ts';
import { LIVE_CONNECTION } from '../db/pool/server-pool.ts';
import { HOUSE } from '../ledger/ledger.ts';

export interface WorldCounts {
  readonly accounts: number;
  readonly coins: number;
  readonly tradable: number;
  /** Minus the coins it has made. */
  readonly house: number;
  readonly players: number;
  readonly horses: number;
  readonly shows: number;
  readonly entries: number;
}

/** Reading a large world takes longer than the default timeouts. */
export async function liftTimeLimits(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await setAnswerTimeout(tx, 0);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

/** By the database's clock, but never behind the saved world time. */
export async function readWorldTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`
    select greatest(clock_reached, clock_timestamp() + (clock_offset_ms + clock_correction_ms) * interval '1 millisecond') as now
    from world`.execute(tx);
  if (!rows[0]) throw new Error('No world was founded in this database.');
  return rows[0].now;
}

export interface Offenders {
  readonly found: number;
  readonly examples: readonly unknown[];
}

/** `offending` is SQL. */
export async function findOffending(
  tx: Tx,
  { offending, now, mostExamples }: { offending: string; now: Date; mostExamples: number },
): Promise<Offenders> {
  const { rows } = await sql<Offenders>`
    with clock as (select ${now}::timestamptz as now), offending as materialized (${sql.raw(offending)})
    select (select count(*) from offending) as found,
      (select coalesce(json_agg(example), '[]') from (select * from offending limit ${mostExamples}) example) as examples
  `.execute(tx);
  return rows[0] ?? { found: 0, examples: [] };
}

export async function countWorld(tx: Tx): Promise<WorldCounts> {
  const { rows } = await sql<WorldCounts>`
    select (select count(*) from ledger_accounts) as accounts,
      (select coalesce(sum(coins), 0)::bigint from ledger_accounts) as coins,
      (select coalesce(sum(tradable), 0)::bigint from ledger_accounts) as tradable,
      (select coalesce(sum(amount), 0)::bigint from ledger_history where account_id = ${HOUSE}) as house,
      (select count(*) from players) as players,
      (select count(*) from horses) as horses,
      (select count(*) from shows) as shows,
      (select count(*) from show_history) as entries`.execute(tx);
  if (!rows[0]) throw new Error('Counting gave no row');
  return rows[0];
}

/** True if another process of the game uses this database. An idle one has its connection of live events only. */
export async function isServed(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name in (current_setting('application_name'), ${LIVE_CONNECTION})`.execute(db);
  return rows.length > 0;
}
