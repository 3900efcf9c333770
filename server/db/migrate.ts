import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { awaitAnswers } from './dialect.ts';
import { migrations as ours } from './migrations/index.ts';
import { SQL_STATE, sqlStateOf } from './sql-state.ts';

/** Migrations by name. They run in the order of their names, each once per database. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Brings the database to the newest shape and gives the names of the migrations that this call applied.
 * Several processes may start together: one applies them, the others wait for it. All pending migrations
 * are one transaction. Throws when one fails, or when the database was shaped by a newer program.
 *
 * `db` must lead straight to the server (`withDirectDatabase`): while migrations are pending, a lock and a setting
 * belong to its session.
 */
export async function migrate<T>(db: Kysely<T>, migrations: Migrations = ours): Promise<string[]> {
  // Most starts find nothing to do, and then wait for no lock.
  if (await isUpToDate(db, migrations)) return [];
  return await db.connection().execute(async (connection) => {
    // Waiting for another process, or rewriting a large table, may take longer than a player's query may.
    await sql`set statement_timeout = 0`.execute(connection);
    await awaitAnswers(connection, 0);
    try {
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: async () => ({ ...migrations }) },
      });
      const { error, results } = await migrator.migrateToLatest();
      if (error !== undefined) throw error;
      return (results ?? []).map((result) => result.migrationName);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Names of the migrations that the database still lacks; empty when it is ready to be used. */
export async function pendingMigrations<T>(db: Kysely<T>, migrations: Migrations = ours): Promise<string[]> {
  const applied = new Set(await appliedMigrations(db));
  return Object.keys(migrations)
    .filter((name) => !applied.has(name))
    .toSorted();
}

async function isUpToDate<T>(db: Kysely<T>, migrations: Migrations): Promise<boolean> {
  const applied = await appliedMigrations(db);
  return applied.join() === Object.keys(migrations).toSorted().join();
}

/** Names of the migrations that shaped the database, oldest first; empty when it was never migrated. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map((row) => row.name);
  } catch (error) {
    if (sqlStateOf(error) === SQL_STATE.undefinedTable) return [];
    throw error;
  }
}
