import { isServed, readWorldTime } from '../audit/audit-queries.ts';
import { pendingMigrations } from '../db/migrations/migrate.ts';
import { KNOWN_FOR_MS } from '../db/months/through-months.ts';
import type { Database } from '../db/open-database.ts';
import { latestToArchive, monthOf } from './archivable.ts';
import { moveMonths, type MoveOptions } from './move-months.ts';

/** A process may have read that nothing is archived from a replica, which is seconds behind (decision 69). */
const GRACE_MS = 30_000;
const UNTIL_KNOWN_MS = KNOWN_FOR_MS + GRACE_MS;

interface ArchiveOptions extends Pick<MoveOptions, 'before' | 'tell'> {
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** Archives the months before `before`. The game may run meanwhile: then it waits until every process knows. */
export async function archiveMonths(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { before, tell, wait }: ArchiveOptions,
): Promise<void> {
  if ((await pendingMigrations(db)).length > 0)
    throw new Error('The database lacks migrations: start the server once, which migrates it.');
  const latest = latestToArchive(await db.transaction().execute(readWorldTime));
  if (before > latest)
    throw new Error(`The last months stay where they are: archive at most --before ${monthOf(latest)}.`);
  const untilKnown = async () => {
    // An embedded database has one process: this one.
    if (kind === 'embedded' || !(await isServed(db))) return;
    tell(`Waiting ${UNTIL_KNOWN_MS / 1000} seconds until every process of the game knows`);
    await wait(UNTIL_KNOWN_MS);
  };
  const { entries, lines } = await moveMonths(db, { before, untilKnown, tell });
  tell(`Archived what is older than ${monthOf(before)}: ${entries} show entries and ${lines} ledger lines`);
}
