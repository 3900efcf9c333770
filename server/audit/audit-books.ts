import { sql } from 'kysely';
import { findSecret } from '../clock/world.ts';
import { setAnswerTimeout } from '../db/pool/pooled-connection.ts';
import type { Db, Tx } from '../db/connection.ts';
import { HOUSE } from '../ledger/ledger.ts';
import { INVARIANTS, type InvariantName } from './invariant-rows.ts';
import { BIRTH_CHECKS, replayBirths, type BirthCheck, type BirthFinding } from './replay-births.ts';
import { REPLAYED_CHECKS, type ReplayedCheck } from './replay-show.ts';
import { replayShows, type Replayed } from './replay-shows.ts';

export type CheckName = InvariantName | ReplayedCheck | BirthCheck;

/** What one invariant came to. */
export interface CheckResult {
  readonly name: CheckName;
  readonly ok: boolean;
  /** How many rows contradict it. */
  readonly offending: number;
  /** Some of them. */
  readonly examples: readonly unknown[];
  /** Why it was not looked at, if it was not. */
  readonly skipped?: string;
}

export interface AuditReport extends Counts {
  readonly ok: boolean;
  /** World time that was taken for now. */
  readonly now: string;
  /** `of` so many in all. */
  readonly replayed: Replayed & { readonly of: number };
  readonly checks: readonly CheckResult[];
}

interface Counts {
  readonly accounts: number;
  /** In all purses and escrows. */
  readonly coins: number;
  readonly tradable: number;
  /** Balance of the house: below zero by what it made. */
  readonly house: number;
  readonly players: number;
  readonly horses: number;
  readonly shows: number;
  readonly entries: number;
}

export interface AuditOptions {
  /** World time; by default the database's own. */
  readonly now?: Date | undefined;
  /** How many shows are computed anew, drawn by lot from all; or every one. */
  readonly replay?: number | 'all' | undefined;
  /** Whether a server runs what falls due, so that nothing may be overdue. It does unless this says no. */
  readonly dueWorkRuns?: boolean | undefined;
}

/** Shows replayed by default: about a second of work. */
const REPLAYED = 1000;
const EXAMPLES = 5;

/** What may be otherwise where no server runs. */
const OVERDUE: ReadonlySet<CheckName> = new Set([
  'no_open_show_is_overdue',
  'no_vet_request_is_overdue',
  'no_foal_is_overdue',
  'no_stud_request_is_overdue',
]);

/** Checks every invariant of a world as it stands at one instant, and changes nothing. */
export async function auditBooks(db: Db, options: AuditOptions = {}): Promise<AuditReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => auditIn(tx, options));
}

/** The same within a transaction. If others write meanwhile, it must be one that sees a single instant. */
export async function auditIn(tx: Tx, options: AuditOptions = {}): Promise<AuditReport> {
  // To look at every row of a large world takes longer than a player's query may.
  await sql`set local statement_timeout = 0`.execute(tx);
  await setAnswerTimeout(tx, 0);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  const now = options.now ?? (await worldTime(tx));
  const checks: CheckResult[] = [];
  for (const { name, offending } of INVARIANTS) {
    checks.push(
      OVERDUE.has(name) && options.dueWorkRuns === false
        ? { name, ok: true, offending: 0, examples: [], skipped: 'No server runs that would do it.' }
        : { name, ...(await findOffending(tx, offending, now)) },
    );
  }
  const { replayed, tallies } = await replayShows(tx, options.replay ?? REPLAYED, EXAMPLES);
  for (const name of REPLAYED_CHECKS) {
    checks.push({ name, ok: tallies[name].offending === 0, ...tallies[name] });
  }
  checks.push(...(await checkBirths(tx)));
  const ok = checks.every((check) => check.ok);
  const counts = await count(tx);
  return { ok, now: now.toISOString(), ...counts, replayed: { ...replayed, of: counts.shows }, checks };
}

async function checkBirths(tx: Tx): Promise<CheckResult[]> {
  const found: BirthFinding[] = [];
  for await (const finding of replayBirths(tx, await findSecret(tx))) found.push(finding);
  return BIRTH_CHECKS.map((name) => {
    const of = found.filter((finding) => finding.name === name);
    const examples = of.slice(0, EXAMPLES).map(({ example }) => example);
    return { name, ok: of.length === 0, offending: of.length, examples };
  });
}

/** The database's time, moved and corrected as the world's is, but never behind what world time has reached. */
async function worldTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`
    select greatest(clock_reached, clock_timestamp() + (clock_offset_ms + clock_correction_ms) * interval '1 millisecond') as now
    from world`.execute(tx);
  if (!rows[0]) throw new Error('No world was founded in this database.');
  return rows[0].now;
}

async function findOffending(tx: Tx, offending: string, now: Date): Promise<Omit<CheckResult, 'name'>> {
  const { rows } = await sql<{ found: number; examples: unknown[] }>`
    with moment as (select ${now}::timestamptz as now), offending as materialized (${sql.raw(offending)})
    select (select count(*) from offending) as found,
      (select coalesce(json_agg(example), '[]') from (select * from offending limit ${EXAMPLES}) example) as examples
  `.execute(tx);
  const { found = 0, examples = [] } = rows[0] ?? {};
  return { ok: found === 0, offending: found, examples };
}

async function count(tx: Tx): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*) from ledger_accounts) as accounts,
      (select coalesce(sum(coins), 0)::bigint from ledger_accounts) as coins,
      (select coalesce(sum(tradable), 0)::bigint from ledger_accounts) as tradable,
      (select coalesce(sum(amount), 0)::bigint from ledger_entries where account_id = ${HOUSE}) as house,
      (select count(*) from players) as players,
      (select count(*) from horses) as horses,
      (select count(*) from shows) as shows,
      (select count(*) from show_entries) as entries`.execute(tx);
  if (!rows[0]) throw new Error('Counting gave no row');
  return rows[0];
}
