import { setTimeout as wait } from 'node:timers/promises';
import { isServed, readWorldTime } from '../audit/audit-queries.ts';
import { DataFolderInUse } from '../db/embedded/data-lock.ts';
import { pendingMigrations } from '../db/migrations/migrate.ts';
import { KNOWN_FOR_MS } from '../db/months/through-months.ts';
import { openExisting } from '../db/open-database.ts';
import { readSettings, type Settings } from '../settings.ts';
import { explainStartupError } from '../startup-error.ts';
import { latestToArchive, monthOf } from './archivable.ts';
import { moveMonths, type MoveOptions } from './move-months.ts';

/* `npm run archive -- --before 2026-08` archives the months before August 2026. The game may run meanwhile. */

const USAGE = 'Usage: npm run archive -- --before 2026-08';
/** A replica may be behind. */
const GRACE_MS = 30_000;

async function archive(settings: Settings, before: Date, tell: MoveOptions['tell']): Promise<void> {
  const database = await openExisting(settings);
  try {
    const { db, kind } = database;
    if ((await pendingMigrations(db)).length > 0)
      throw new Error('The database lacks migrations: start the server once, which migrates it.');
    const latest = latestToArchive(await db.transaction().execute(readWorldTime));
    if (before > latest)
      throw new Error(`The last months stay where they are: archive at most --before ${monthOf(latest)}.`);
    const untilKnown = async () => {
      // An embedded database has one process: this one.
      if (kind === 'embedded' || !(await isServed(db))) return;
      tell('Waiting 90 seconds until every process of the game knows');
      await wait(KNOWN_FOR_MS + GRACE_MS);
    };
    const { entries, lines } = await moveMonths(db, { before, untilKnown, tell });
    tell(`Archived what is older than ${monthOf(before)}: ${entries} show entries and ${lines} ledger lines`);
  } finally {
    await database.close();
  }
}

function readArguments([option, month = '', ...more]: readonly string[]): Date {
  const before = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? new Date(`${month}-01T00:00:00Z`) : undefined;
  if (option !== '--before' || before === undefined || more.length > 0)
    throw new Error(`Name a month. ${USAGE}`);
  return before;
}

try {
  await archive(readSettings(process.env), readArguments(process.argv.slice(2)), (sentence) =>
    console.log(sentence),
  );
} catch (error) {
  console.error(
    error instanceof DataFolderInUse
      ? `${error.message} Stop the server, archive, and start it again.`
      : explainStartupError(error),
  );
  process.exitCode = 1;
}
