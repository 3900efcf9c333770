import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { chance, rngFrom, type Rng } from '../game/rng.ts';
import { hashPassword } from '../server/accounts/passwords.ts';
import type { Db, Tx } from '../server/db/connection.ts';
import { inTransaction } from '../server/db/transaction.ts';
import { findSecret } from '../server/clock/world.ts';
import { recount } from '../server/leaderboards/count-standings.ts';
import { findPurseIndex } from '../server/shows/show-queries.ts';
import { Books } from './books.ts';
import { drawNewcomers, type Newcomer } from './draw-newcomers.ts';
import { Population } from './population.ts';
import { seededIds } from './seeded-ids.ts';
import { chooseUsernames, SEEDED_DOMAIN, seededEmail } from './seeded-usernames.ts';
import { settleStable } from './settle-stable.ts';
import { ShowDays } from './show-days.ts';
import { WorldWriter } from './world-writer.ts';
import { visit, type Visit } from './visit.ts';

export const SEEDED_PASSWORD = 'seeded-stable';

export interface SeedOptions {
  readonly players: number;
  readonly horses: number;
  /** Equal options and secrets make equal rows, except for the password hash. */
  readonly seed: string;
  readonly now: Date;
  /** Up to now; default and minimum 2. */
  readonly showDays?: number;
  readonly notify?: (sentence: string) => void;
}

export interface SeedingSummary {
  readonly players: number;
  readonly horses: number;
  readonly completedEntries: number;
  readonly pendingEntries: number;
  readonly firstEmail: string;
  readonly lastEmail: string;
}

/** Stables are bought before the shows begin. */
const SHOW_DAYS = 2;
const HOURS_OF_DAY = 24;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** A running server may run these shows before the commit. */
const TOO_SOON_MS = 10 * MINUTE_MS;
const MOST_HORSES_AT_ONCE = 8;
const REPORTS = 10;

/** Advisory lock against concurrent seedings. */
const SEEDING_LOCK = 4_207_223;

export async function seedWorld(db: Db, seeding: SeedOptions): Promise<SeedingSummary> {
  const passwordHash = await hashPassword(SEEDED_PASSWORD);
  return inTransaction(db, (tx) => fill(tx, seeding, passwordHash));
}

async function fill(
  tx: Tx,
  { players, horses, seed, now, showDays = SHOW_DAYS, notify = () => {} }: SeedOptions,
  passwordHash: string,
): Promise<SeedingSummary> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${SEEDING_LOCK})`.execute(tx);
  const first = 1 + (await countSeeded(tx));
  const rng = rngFrom(createHash('sha256').update(`${seed}/${first}`).digest());
  const newId = seededIds(rng);
  const books = new Books(newId);
  const population = new Population();
  const world = { secret: await findSecret(tx), purseIndex: await findPurseIndex(tx), population, books };
  const shows = new ShowDays(world);
  const writer = new WorldWriter({ tx, books, shows, population, passwordHash });
  const report = (done: number, of: number, what: string) => {
    if (done === of || done % Math.ceil(of / REPORTS) === 0) notify(`${done} of ${of} ${what}`);
  };

  const drawnAt = new Date(now.getTime() - (showDays - SHOW_DAYS) * REAL_MS_PER_DAY);
  const newcomers = drawNewcomers(rng, { players, horses, first, now: drawnAt });
  const usernames = await chooseUsernames(tx, first, players);
  const settledAt = new Date(now.getTime() - showDays * REAL_MS_PER_DAY - HOUR_MS);
  const visits: Visit[] = [];
  for (const [index, newcomer] of newcomers.entries()) {
    const stable = settleStable({ rng, newId, books }, newcomer, usernames[index] ?? '', settledAt);
    population.add(stable);
    visits.push(...drawVisits(rng, { playerId: stable.player.id, newcomer, now, showDays }));
    await writer.addStable(newcomer.number, stable);
    report(index + 1, players, 'stables settled');
  }

  const closed = await findClosed(tx, now, settledAt);
  const mayEnter = ({ id, runsAt }: { id: string; runsAt: Date }) =>
    !closed.has(id) && (runsAt <= now || runsAt.getTime() > now.getTime() + TOO_SOON_MS);
  let ranUntil = settledAt;
  for (const [index, next] of visits.toSorted(byTime).entries()) {
    shows.runDue(ranUntil, next.at);
    ranUntil = next.at;
    visit({ rng, newId, books, population, shows, mayEnter }, next);
    await writer.writeWaiting();
    report(index + 1, visits.length, 'visits made');
  }
  shows.runDue(ranUntil, now);
  const entries = await writer.finish();
  await makeOldEnough(tx, newcomers);
  await recount(tx);
  return {
    players,
    horses,
    ...entries,
    firstEmail: seededEmail(first),
    lastEmail: seededEmail(first + players - 1),
  };
}

interface VisitOptions {
  readonly playerId: string;
  readonly newcomer: Newcomer;
  readonly now: Date;
  readonly showDays: number;
}

/** At most one a day, likelier for active players. */
function drawVisits(
  rng: Rng,
  { playerId, newcomer: { activity, horses }, now, showDays }: VisitOptions,
): Visit[] {
  const daysAgo = Array.from({ length: showDays - 1 }, (_, day) => showDays - 1 - day);
  const hoursAgo = [
    ...daysAgo.map((days) => HOURS_OF_DAY * (days + rng.next())),
    0.25 + 23 * rng.next() ** 3,
  ];
  return hoursAgo.flatMap((hours) => {
    const most = Math.min(horses, MOST_HORSES_AT_ONCE);
    const lookedAfter = Math.min(most, 1 + Math.floor(rng.next() * activity * most));
    if (!chance(rng, activity)) return [];
    // Just after the shows of that minute.
    const minute = Math.floor((now.getTime() - hours * HOUR_MS) / MINUTE_MS);
    return [{ at: new Date(minute * MINUTE_MS + 1000), playerId, horses: lookedAfter }];
  });
}

function byTime(one: Visit, other: Visit): number {
  return one.at.getTime() - other.at.getTime();
}

async function countSeeded(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email_key', 'like', `player%${SEEDED_DOMAIN}`)
    .executeTakeFirstOrThrow();
  return count;
}

async function findClosed(tx: Tx, now: Date, since: Date): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('shows')
    .select('id')
    .where('runs_at', '>', since)
    .where((eb) => eb.or([eb('status', '=', 'completed'), eb('runs_at', '<=', now)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Founds the world before its oldest player. */
async function makeOldEnough(tx: Tx, newcomers: readonly Newcomer[]): Promise<void> {
  const oldest = newcomers.reduce((least, { joinedAt }) => Math.min(least, joinedAt.getTime()), Infinity);
  if (!Number.isFinite(oldest)) return;
  const founded_at = new Date(oldest);
  await tx.updateTable('world').set({ founded_at }).where('founded_at', '>', founded_at).execute();
}
