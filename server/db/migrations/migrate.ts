import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { setAnswerTimeout } from '../pool/pooled-connection.ts';
import { migrations as ours } from './index.ts';
import { SQL_STATE, sqlStateOf } from '../errors.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Applies pending migrations in one transaction; concurrent callers wait. Throws if one fails, or if an unfinished version
 * or a newer release has migrated the database.
 *
 * `db` must bypass a connection pooler: the lock belongs to its session.
 */
export async function migrate<T>(db: Kysely<T>, migrations: Migrations = ours): Promise<string[]> {
  const applied = await appliedMigrations(db);
  if (isUnfinished(applied, migrations)) throw new Error(UNFINISHED_WORLD);
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new Error(
      `A newer release has migrated this world, and this one does not know ${unknown.join(', ')}. Nothing was ` +
        'changed. Start the newer release again, or restore the backup from before the upgrade.',
    );
  // Avoids the lock at most starts.
  if (applied.join() === Object.keys(migrations).toSorted().join()) return [];
  return await db.connection().execute(async (connection) => {
    // Rewriting a large table may take long.
    await sql`set statement_timeout = 0`.execute(connection);
    await setAnswerTimeout(connection, 0);
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

/** Throws if an unfinished version has made the database: no migration leads from there. */
export async function pendingMigrations<T>(db: Kysely<T>, migrations: Migrations = ours): Promise<string[]> {
  const applied = await appliedMigrations(db);
  if (isUnfinished(applied, migrations)) throw new Error(UNFINISHED_WORLD);
  return Object.keys(migrations)
    .filter((name) => !applied.includes(name))
    .toSorted();
}

/** Oldest first; empty if never migrated. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map((row) => row.name);
  } catch (error) {
    if (sqlStateOf(error) === SQL_STATE.undefinedTable) return [];
    throw error;
  }
}

/** True if it began with another schema than ours. Every release begins with the same one. */
export function isUnfinished([first]: readonly string[], known: Migrations): boolean {
  return first !== undefined && !(first in known);
}

export const UNFINISHED =
  'made by an unfinished version of the game, which 1.0 cannot read. Nothing was changed.';

const UNFINISHED_WORLD =
  `This world was ${UNFINISHED} Start it with the version that made it, or found a new one: set DATA_DIR to another ` +
  'folder, or DATABASE_URL to an empty database.';
