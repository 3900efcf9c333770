import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sqlStateOf } from '../errors.ts';
import { fingerprintOf, SCHEMA } from '../schema.ts';

/**
 * Until 1.0.0 the schema is changed in place, so its name says which one made a world. For 1.0.0 the file is copied for
 * this migration, and the name stays.
 */
export const SCHEMA_NAME = `0001_schema_${fingerprintOf(SCHEMA)}`;

export const schema: Migration = {
  async up(db: Kysely<unknown>) {
    await installTrigrams(db);
    await sql.raw(SCHEMA).execute(db);
  },
};

/** A host may have installed the extension outside of the search path. */
async function installTrigrams(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db).catch((cause: unknown) => {
    throw new Error(whyNot(sqlStateOf(cause)), { cause });
  });
  await sql`
    select set_config('search_path', current_setting('search_path') || ', ' || quote_ident(nspname), true)
    from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`.execute(
    db,
  );
}

const INSUFFICIENT_PRIVILEGE = '42501';

function whyNot(state: string | undefined): string {
  return state === INSUFFICIENT_PRIVILEGE
    ? 'The game needs the PostgreSQL extension pg_trgm, and the role in DATABASE_URL may not create it. Have ' +
        'someone who may run `create extension pg_trgm` in this database once, then start again.'
    : 'The game needs the PostgreSQL extension pg_trgm, and the database cannot create it. Install the package ' +
        `with PostgreSQL’s additional modules, often called postgresql-contrib, then start again (${state ?? 'no code'}).`;
}
