import type { Settings } from '../settings.ts';
import { looksFound } from './embedded-look.ts';
import { databaseFolder, openDatabase, type Database } from './open-database.ts';

/**
 * Opens the database in use for a command of an operator, on one connection without time limits. Throws where there is
 * none: a command that looks must not found a world.
 */
export async function openExisting({
  directUrl,
  dataDir,
}: Pick<Settings, 'directUrl' | 'dataDir'>): Promise<Database> {
  if (!directUrl && !(await looksFound(databaseFolder(dataDir))))
    throw new Error(`There is no world in ${dataDir}: set DATA_DIR or DATABASE_URL to one.`);
  return openDatabase({ databaseUrl: directUrl, dataDir, maxConnections: 1, statementTimeoutMs: 0 });
}
