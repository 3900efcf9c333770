import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';

/** What a statement may depend on, as lines. The order of columns is left out, and so are the migrator's tables. */
const PARTS: Readonly<Record<string, string>> = {
  tables: `
    select concat_ws(' ', relname, relkind, relpersistence, reloptions, pg_get_expr(relpartbound, oid),
      pg_get_partkeydef(oid), (select string_agg(inhparent::regclass::text, ',') from pg_inherits where inhrelid = oid))
    from pg_class where relnamespace = 'public'::regnamespace and relkind <> 'i' and relname not like 'kysely%'`,
  columns: `
    select concat_ws(' ', relname || '.' || attname, format_type(atttypid, atttypmod), 'not null ' || attnotnull,
      pg_get_expr(adbin, adrelid), attidentity, attgenerated)
    from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped
      and relname not like 'kysely%'`,
  constraints: `
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid::regclass::text not like 'kysely%'`,
  indexes: `
    select concat_ws(' ', indexdef, indisvalid) from pg_indexes
    join pg_index on indexrelid = quote_ident(indexname)::regclass
    where schemaname = 'public' and tablename not like 'kysely%'`,
  triggers: `select concat_ws(' ', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal`,
  functions: `
    select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  views: `select concat_ws(' ', viewname, definition) from pg_views where schemaname = 'public'`,
  extensions: `select concat_ws(' ', extname, extnamespace::regnamespace) from pg_extension`,
  sequences: `select concat_ws(' ', sequencename, data_type) from pg_sequences where schemaname = 'public'`,
};

export type Catalog = Readonly<Record<string, readonly string[]>>;

/** To compare databases. */
export async function readCatalog(db: Db): Promise<Catalog> {
  const lines = async (query: string) => {
    const { rows } = await sql<{ line: string }>`select line from (${sql.raw(query)}) found (line)`.execute(
      db,
    );
    return rows.map(({ line }) => line).toSorted();
  };
  const { rows: tables } = await sql<{ relname: string }>`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'kysely%'`.execute(db);
  const ofTables = tables.map(({ relname }) => `select concat_ws(' ', '${relname}', t) from ${relname} t`);
  const entries = Object.entries({ ...PARTS, rows: ofTables.join(' union all ') });
  const read = [];
  for (const [part, query] of entries) read.push([part, await lines(query)] as const);
  return Object.fromEntries(read);
}
