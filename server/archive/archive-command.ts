import { setTimeout as wait } from 'node:timers/promises';
import { DataFolderInUse } from '../db/embedded/data-lock.ts';
import { openExisting } from '../db/open-database.ts';
import { readSettings, type Settings } from '../settings.ts';
import { explainStartupError } from '../startup-error.ts';
import { archiveMonths } from './archive-months.ts';

/* `npm run archive -- --before 2026-08` archives the months before August 2026. The game may run meanwhile. */

const USAGE = 'Usage: npm run archive -- --before 2026-08';

async function archive(settings: Settings, before: Date): Promise<void> {
  const database = await openExisting(settings);
  try {
    await archiveMonths(database, { before, wait, log: (sentence) => console.log(sentence) });
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
  await archive(readSettings(process.env), readArguments(process.argv.slice(2)));
} catch (error) {
  console.error(
    error instanceof DataFolderInUse
      ? `${error.message} Stop the server, archive, and start it again.`
      : explainStartupError(error),
  );
  process.exitCode = 1;
}
