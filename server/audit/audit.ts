import { sql } from 'kysely';
import { DataFolderInUse } from '../db/embedded/data-lock.ts';
import { pendingMigrations } from '../db/migrations/migrate.ts';
import { type Database, openExisting } from '../db/open-database.ts';
import type { Db } from '../db/connection.ts';
import { readSettings, type Settings } from '../settings.ts';
import { auditBooks, type AuditReport } from './audit-books.ts';

/*
 * `npm run audit`: one line of JSON. Exit code 0 if everything holds, 1 if something does not, 2 if it could
 * not look. `--all` computes every show anew rather than some drawn by lot.
 */

async function audit(settings: Settings, replay: 'all' | undefined): Promise<AuditReport> {
  const database = await openExisting(settings);
  try {
    const { db } = database;
    const missing = await pendingMigrations(db);
    if (missing.length > 0)
      throw new Error(`The database lacks ${missing.join(', ')}: start the server once, which migrates it.`);
    return await auditBooks(db, { replay, dueWorkRuns: await isServed(db, database.kind) });
  } finally {
    await database.close();
  }
}

/** Whether another program of ours is at this database. The embedded one has no other while we are at it. */
async function isServed(db: Db, kind: Database['kind']): Promise<boolean> {
  if (kind === 'embedded') return false;
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name = current_setting('application_name')`.execute(db);
  return rows.length > 0;
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
  console.error(`The audit could not look.\n${problem}`);
  process.exitCode = 2;
}
