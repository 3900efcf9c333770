import { liftTimeLimits, readWorldTime } from '../audit/audit-queries.ts';
import { solveWorld } from '../breeding/values/solve-world.ts';
import { DataFolderInUse } from '../db/embedded/data-lock.ts';
import { openExisting } from '../db/open-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { readSettings, type Settings } from '../settings.ts';
import { explainStartupError } from '../startup-error.ts';

/* `npm run values` solves the breeding values of all horses anew. The game may run meanwhile. */

async function solve(settings: Settings): Promise<void> {
  const database = await openExisting(settings);
  try {
    const { db } = database;
    const { horses, passes, changed } = await inTransaction(db, async (tx) => {
      await liftTimeLimits(tx);
      return solveWorld(tx, await readWorldTime(tx));
    });
    console.log(`Solved ${horses} horses in ${passes} passes; ${changed} were not as stored.`);
  } finally {
    await database.close();
  }
}

const [argument] = process.argv.slice(2);
try {
  if (argument !== undefined) throw new Error(`Unknown argument ${argument}. Usage: npm run values`);
  await solve(readSettings(process.env));
} catch (error) {
  console.error(
    error instanceof DataFolderInUse
      ? `${error.message} Stop the server, solve, and start it again.`
      : explainStartupError(error),
  );
  process.exitCode = 1;
}
