import { DataFolderInUse } from '../db/embedded/data-lock.ts';
import { pendingMigrations } from '../db/migrations/migrate.ts';
import { openExisting } from '../db/open-database.ts';
import { readSettings, type Settings } from '../settings.ts';
import { auditBooks, type AuditReport } from './audit-books.ts';
import { isServed } from './audit-queries.ts';

/*
 * `npm run audit` prints one line of JSON. Exit code 0: all checks pass; 1: some fail; 2: not audited. `--all`
 * replays every show.
 */

async function audit(settings: Settings, replay: 'all' | undefined): Promise<AuditReport> {
  const database = await openExisting(settings);
  try {
    const { db } = database;
    const missing = await pendingMigrations(db);
    if (missing.length > 0)
      throw new Error(`The database lacks ${missing.join(', ')}: start the server once, which migrates it.`);
    // An embedded database has one process: this one.
    const jobsRun = database.kind !== 'embedded' && (await isServed(db));
    return await auditBooks(db, { replay, jobsRun });
  } finally {
    await database.close();
  }
}

function problemIn(error: unknown): string {
  if (error instanceof DataFolderInUse)
    return `${error.message} Only a PostgreSQL server (DATABASE_URL) can be audited while the game runs on it.`;
  return error instanceof Error ? error.message : String(error);
}

const wrong = process.argv.slice(2).find((argument) => argument !== '--all');
try {
  if (wrong !== undefined) throw new Error(`Unknown argument ${wrong}. Usage: npm run audit [-- --all]`);
  const report = await audit(readSettings(process.env), process.argv.includes('--all') ? 'all' : undefined);
  console.log(JSON.stringify(report));
  process.exitCode = report.ok ? 0 : 1;
} catch (error) {
  const problem = problemIn(error);
  console.log(JSON.stringify({ ok: false, problem }));
  console.error(`The audit could not run.\n${problem}`);
  process.exitCode = 2;
}
