import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { isServed, readWorldTime } from '../audit/audit-queries.ts';
import { pendingMigrations } from '../db/migrations/migrate.ts';
import { KNOWN_FOR_MS } from '../db/months/through-months.ts';
import type { Database } from '../db/open-database.ts';
import { moveMonths, type MoveOptions } from './move-months.ts';

/**
 * Statements that name only the recent tables reach back at most 30 days: limits between players, spending, wins. Two
 * months leave room.
 */
const STAYS_MS = 62 * REAL_MS_PER_DAY;

/** The start of a month (UTC). What is older may be archived. */
export function latestToArchive(now: Date): Date {
  const stays = new Date(now.getTime() - STAYS_MS);
  return new Date(Date.UTC(stays.getUTCFullYear(), stays.getUTCMonth()));
}

/** As `--before` takes it. */
export const monthOf = (start: Date): string => start.toISOString().slice(0, 'yyyy-mm'.length);

/** A process may have read that nothing is archived from a replica, which is seconds behind (decision 69). */
const GRACE_MS = 30_000;
const UNTIL_KNOWN_MS = KNOWN_FOR_MS + GRACE_MS;

interface ArchiveOptions extends Pick<MoveOptions, 'before' | 'log'> {
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** Archives the months before `before`. The game may run meanwhile: then it waits until every process knows. */
export async function archiveMonths(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { before, log, wait }: ArchiveOptions,
): Promise<void> {
  if ((await pendingMigrations(db)).length > 0)
    throw new Error('The database lacks migrations: start the server once, which migrates it.');
  const latest = latestToArchive(await db.transaction().execute(readWorldTime));
  if (before > latest)
    throw new Error(`The last months stay where they are: archive at most --before ${monthOf(latest)}.`);
  const untilKnown = async () => {
    // An embedded database has one process: this one.
    if (kind === 'embedded' || !(await isServed(db))) return;
    log(`Waiting ${UNTIL_KNOWN_MS / 1000} seconds until every process of the game knows`);
    await wait(UNTIL_KNOWN_MS);
  };
  const { entries, lines } = await moveMonths(db, { before, untilKnown, log });
  log(`Archived what is older than ${monthOf(before)}: ${entries} show entries and ${lines} ledger lines`);
}
