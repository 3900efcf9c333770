import { DataFolderInUse } from '../db/embedded/data-lock.ts';
import { pendingMigrations } from '../db/migrations/migrate.ts';
import { openExisting } from '../db/open-database.ts';
import { readSettings, type Settings } from '../settings.ts';
import { explainStartupError } from '../startup-error.ts';
import { machineClocks } from './machine-clocks.ts';
import { operateClock, type ClockAction } from './operate-clock.ts';

/* `npm run clock` shows world time and the clocks; `-- --resume`, `--wait` and `--go-on` change it. */

const ACTIONS: Readonly<Record<string, ClockAction>> = {
  '--resume': 'resume',
  '--wait': 'wait',
  '--go-on': 'go-on',
};

async function operate(settings: Settings, action: ClockAction): Promise<string[]> {
  const database = await openExisting(settings);
  try {
    if ((await pendingMigrations(database.db)).length > 0)
      throw new Error('The database lacks migrations: start the server once, which migrates it.');
    return await operateClock(database.db, machineClocks(), action);
  } finally {
    await database.close();
  }
}

function actionOf(argument: string | undefined): ClockAction {
  const action = argument === undefined ? 'show' : ACTIONS[argument];
  if (!action)
    throw new Error(`Unknown argument ${argument}. Usage: npm run clock [-- --resume | --wait | --go-on]`);
  return action;
}

try {
  console.log((await operate(readSettings(process.env), actionOf(process.argv[2]))).join('\n'));
} catch (error) {
  console.error(
    error instanceof DataFolderInUse
      ? `${error.message} Stop the server, set the clock, and start it again.`
      : explainStartupError(error),
  );
  process.exitCode = 1;
}
