import { sql } from 'kysely';
import { pino } from 'pino';
import { refuse } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { migrate } from '../../db/migrations/migrate.ts';
import { directoryIn, type Directory } from '../../realms/directory.ts';
import { DIRECTORY_MIGRATIONS, insertRealm } from '../../realms/directory-queries.ts';
import { freshDatabase } from './database.ts';

export interface TestDirectory {
  readonly db: Db;
  /** Set it to let nobody reach the directory. */
  isAway: boolean;
  /** For the realm's process. */
  of(realm: string): Directory;
  /** Moves the clock by which cached reads of it expire. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

const LOG = pino({ level: 'silent' });

export const addressOf = (slug: string) => `https://${slug}.fetlock.test`;

/** For code that does not depend on its answers. */
export const awayDirectory = (realm: string): Directory => ({
  realm,
  query: async () => refuse('DIRECTORY_AWAY'),
  monotonic: () => performance.now(),
  close: async () => {},
});

/** Creates realms named after their slugs. */
export async function openTestDirectory(slugs: readonly string[]): Promise<TestDirectory> {
  const database = await freshDatabase();
  const { db } = database;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await migrate(db, DIRECTORY_MIGRATIONS);
  for (const slug of slugs)
    await insertRealm.run(db, { slug, name: `The ${slug}`, address: addressOf(slug) });
  let passed = 0;
  const directory: TestDirectory = {
    db,
    isAway: false,
    of: (realm) => {
      const reached = directoryIn(db, realm, LOG);
      return {
        realm,
        query: async (work) => (directory.isAway ? refuse('DIRECTORY_AWAY') : reached.query(work)),
        monotonic: () => performance.now() + passed,
        close: async () => {},
      };
    },
    pass: (milliseconds) => void (passed += milliseconds),
    close: () => database.close(),
  };
  return directory;
}
