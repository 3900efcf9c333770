import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { rngFrom } from '../game/rng.ts';
import { hashPassword } from '../server/accounts/passwords.ts';
import { solveWorld } from '../server/breeding/values/solve-world.ts';
import { findSecret } from '../server/clock/world.ts';
import type { Db, Tx } from '../server/db/connection.ts';
import { inTransaction } from '../server/db/transaction.ts';
import { openAllFoalBooks } from '../server/keepsakes/foal-books.ts';
import { recount } from '../server/leaderboards/count-standings.ts';
import { fillAllAlbums } from '../server/trophies/album.ts';
import { findPurseIndex } from '../server/shows/show-queries.ts';
import { anAccount } from '../server/founding/played/builders.ts';
import { drawNewcomers } from './draw-newcomers.ts';
import { beginLife, rowsOf } from './life/begin-life.ts';
import { liveOn } from './life/live-on.ts';
import { aPerson } from './life/person.ts';
import { seededIds } from '../server/founding/played/seeded-ids.ts';
import { chooseUsernames, SEEDED_DOMAIN, seededEmail } from './seeded-usernames.ts';
import { WorldWriter } from '../server/founding/played/world-writer.ts';
import { MINUTE } from '../game/game-time.ts';

export const SEEDED_PASSWORD = 'seeded-stable';

export interface SeedOptions {
  readonly players: number;
  readonly horses: number;
  /** Options and secrets determine all rows except the password hash. */
  readonly seed: string;
  readonly now: Date;
  /** Approximate starts of a working horse per visit; default 1.6. */
  readonly starts?: number;
  readonly notify?: (sentence: string) => void;
}

export interface SeedingSummary {
  readonly players: number;
  /** Fewer than wanted, if the players cannot afford more. */
  readonly horses: number;
  readonly completedEntries: number;
  readonly pendingEntries: number;
  readonly firstEmail: string;
  readonly lastEmail: string;
}

/** A running server may run these shows before the commit. */
const TOO_SOON_MS = 10 * MINUTE;
const REPORTS = 10;
/** Visits after which pending writes get a turn. */
const BETWEEN_TURNS = 10;

/** Advisory lock against concurrent seedings. */
const SEEDING_LOCK = 4_207_223;

export async function seedWorld(db: Db, seeding: SeedOptions): Promise<SeedingSummary> {
  const passwordHash = await hashPassword(SEEDED_PASSWORD);
  return inTransaction(db, (tx) => fill(tx, seeding, passwordHash));
}

async function fill(
  tx: Tx,
  { players, horses, seed, now, starts, notify = () => {} }: SeedOptions,
  passwordHash: string,
): Promise<SeedingSummary> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${SEEDING_LOCK})`.execute(tx);
  const first = 1 + (await countSeeded(tx));
  const rng = rngFrom(createHash('sha256').update(`${seed}/${first}`).digest());
  const newId = seededIds(rng);
  const newcomers = drawNewcomers(rng, { players, horses, first, now });
  const people = newcomers.map((newcomer) => aPerson(rng, newcomer, { id: newId(newcomer.joinedAt), now }));
  const oldest = new Date(Math.min(now.getTime(), ...people.map(({ joinedAt }) => joinedAt.getTime())));
  const closed = await findClosed(tx, now, oldest);
  const life = beginLife({
    rng,
    newId,
    now,
    people,
    secret: await findSecret(tx),
    purseIndex: await findPurseIndex(tx),
    mayEnter: ({ id, runsAt }) =>
      !closed.has(id) && (runsAt <= now || runsAt.getTime() > now.getTime() + TOO_SOON_MS),
  });
  const { books, shows, population } = life;
  const writer = new WorldWriter({ tx, books, shows, population });
  for (const { id, number, joinedAt } of people)
    writer.addAccount(anAccount({ id, email: seededEmail(number), passwordHash, createdAt: joinedAt }));
  await liveOn(life, {
    people,
    usernames: await chooseUsernames(tx, first, players),
    starts,
    async afterVisit(done, of) {
      writer.writeWaiting();
      if (done % BETWEEN_TURNS === 0) await setImmediate();
      if (done === of || done % Math.ceil(of / REPORTS) === 0) notify(`${done} of ${of} visits made`);
    },
  });
  const entries = await writer.finish(rowsOf(life));
  await makeOldEnough(tx, oldest);
  await recount(tx);
  await fillAllAlbums(tx);
  await openAllFoalBooks(tx, now);
  await solveWorld(tx, now);
  return {
    players,
    horses: population.horses.size,
    ...entries,
    firstEmail: seededEmail(first),
    lastEmail: seededEmail(first + players - 1),
  };
}

async function countSeeded(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('emailKey', 'like', `player%${SEEDED_DOMAIN}`)
    .executeTakeFirstOrThrow();
  return count;
}

async function findClosed(tx: Tx, now: Date, since: Date): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('shows')
    .select('id')
    .where('runsAt', '>', since)
    .where((eb) => eb.or([eb('status', '=', 'completed'), eb('runsAt', '<=', now)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Founds the world before its oldest player. */
async function makeOldEnough(tx: Tx, foundedAt: Date): Promise<void> {
  await tx.updateTable('world').set({ foundedAt }).where('foundedAt', '>', foundedAt).execute();
}
