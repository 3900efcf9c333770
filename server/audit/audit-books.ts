import { findSecret } from '../clock/world.ts';
import type { Db, Tx } from '../db/connection.ts';
import {
  countWorld,
  findOffending,
  liftTimeLimits,
  readWorldTime,
  type WorldCounts,
} from './audit-queries.ts';
import { INVARIANTS, type InvariantName } from './invariants/invariants.ts';
import {
  BIRTH_CHECKS,
  replayBirths,
  replayFounders,
  type BirthCheck,
  type BirthFinding,
} from './replays/replay-births.ts';
import { REPLAYED_CHECKS, type ReplayedCheck } from './replays/replay-show.ts';
import { replayValues, VALUE_CHECKS, type ValueCheck, type ValueFinding } from './replays/replay-values.ts';
import { replayShows, type ReplayCounts } from './replays/replay-shows.ts';

export type CheckName = InvariantName | ReplayedCheck | BirthCheck | ValueCheck;

export interface CheckResult {
  readonly name: CheckName;
  readonly ok: boolean;
  readonly offending: number;
  readonly examples: readonly unknown[];
  readonly skipped?: string;
}

export interface AuditReport extends WorldCounts {
  readonly ok: boolean;
  /** World time. */
  readonly now: string;
  /** `of` counts all shows. */
  readonly replayed: ReplayCounts & { readonly of: number };
  readonly checks: readonly CheckResult[];
}

export interface AuditOptions {
  /** World time. */
  readonly now?: Date | undefined;
  /** A random sample of this size, or all. */
  readonly replay?: number | 'all' | undefined;
  /** False if no server runs the jobs. Default true. */
  readonly jobsRun?: boolean | undefined;
}

/** Takes about a second. */
const REPLAYED = 1000;
const EXAMPLES = 5;

/** Skipped while no server runs. */
const OVERDUE: ReadonlySet<CheckName> = new Set([
  'no_open_show_is_overdue',
  'no_vet_request_is_overdue',
  'no_foal_is_overdue',
  'no_stud_request_is_overdue',
  'no_breeding_value_is_overdue',
]);

/** Changes nothing. */
export async function auditBooks(db: Db, options: AuditOptions = {}): Promise<AuditReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => auditIn(tx, options));
}

/** `tx` must be a snapshot if others write meanwhile. */
export async function auditIn(tx: Tx, options: AuditOptions = {}): Promise<AuditReport> {
  await liftTimeLimits(tx);
  const now = options.now ?? (await readWorldTime(tx));
  const checks: CheckResult[] = [];
  for (const { name, offending } of INVARIANTS) {
    checks.push(
      OVERDUE.has(name) && options.jobsRun === false
        ? { name, ok: true, offending: 0, examples: [], skipped: 'No server runs that would do it.' }
        : await checkInvariant(tx, { name, offending }, now),
    );
  }
  const { replayed, tallies } = await replayShows(tx, options.replay ?? REPLAYED, EXAMPLES);
  for (const name of REPLAYED_CHECKS) {
    checks.push({ name, ok: tallies[name].offending === 0, ...tallies[name] });
  }
  checks.push(...(await checkBirths(tx)), ...(await checkValues(tx)));
  const ok = checks.every((check) => check.ok);
  const counts = await countWorld(tx);
  return { ok, now: now.toISOString(), ...counts, replayed: { ...replayed, of: counts.shows }, checks };
}

async function checkBirths(tx: Tx): Promise<CheckResult[]> {
  const found: BirthFinding[] = [];
  for await (const finding of replayBirths(tx, await findSecret(tx))) found.push(finding);
  for await (const finding of replayFounders(tx)) found.push(finding);
  return BIRTH_CHECKS.map((name) => checkOf(name, found));
}

async function checkValues(tx: Tx): Promise<CheckResult[]> {
  const found: ValueFinding[] = [];
  for await (const finding of replayValues(tx)) found.push(finding);
  return VALUE_CHECKS.map((name) => checkOf(name, found));
}

function checkOf(name: CheckName, found: readonly (BirthFinding | ValueFinding)[]): CheckResult {
  const of = found.filter((finding) => finding.name === name);
  const examples = of.slice(0, EXAMPLES).map(({ example }) => example);
  return { name, ok: of.length === 0, offending: of.length, examples };
}

async function checkInvariant(
  tx: Tx,
  { name, offending }: { name: InvariantName; offending: string },
  now: Date,
): Promise<CheckResult> {
  const { found, examples } = await findOffending(tx, { offending, now, mostExamples: EXAMPLES });
  return { name, ok: found === 0, offending: found, examples };
}
