import { sql, type Kysely, type Migration } from 'kysely';
import { sqlStateOf } from '../errors.ts';

/** Names are found by any three letters in them (decision 42). */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    const schema = await installTrigrams(db);
    for (const statement of indexes(schema)) await sql.raw(statement).execute(db);
  },
};

/** Returns the schema of the extension: a host may have installed it outside of the search path. */
async function installTrigrams(db: Kysely<unknown>): Promise<string> {
  await sql`create extension if not exists pg_trgm`.execute(db).catch((cause: unknown) => {
    throw new Error(whyNot(sqlStateOf(cause)), { cause });
  });
  const { rows } = await sql<{ schema: string }>`
    select quote_ident(nspname) as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`.execute(db);
  return rows[0]?.schema ?? 'public';
}

const INSUFFICIENT_PRIVILEGE = '42501';

function whyNot(state: string | undefined): string {
  return state === INSUFFICIENT_PRIVILEGE
    ? 'This release needs the PostgreSQL extension pg_trgm, and the role in DATABASE_URL may not create it. Have ' +
        'someone who may run `create extension pg_trgm` in this database once, then start again.'
    : 'This release needs the PostgreSQL extension pg_trgm, and the database cannot create it. Install the package ' +
        `with PostgreSQL’s additional modules, often called postgresql-contrib, then start again (${state ?? 'no code'}).`;
}

/** Names seldom change, so their pieces are indexed at once: a search need not read a list of pending ones. */
const indexes = (schema: string): readonly string[] => [
  `create index horses_by_name on horses using gin (lower(name) ${schema}.gin_trgm_ops) with (fastupdate = off)`,
  `create index players_by_name on players using gin (lower(username) ${schema}.gin_trgm_ops) with (fastupdate = off)`,
  `create index profiles_by_shop_name on profiles using gin (lower(shop_name) ${schema}.gin_trgm_ops)
     with (fastupdate = off)`,
  'create index horses_of_breed on horses (breed, born_at)',
  'create index horses_by_birth on horses (born_at)',
  'create index tack_by_quality on tack (type, (-quality), id)',
];
