import { sql } from 'kysely';
import type { Db } from '../../server/db/connection.ts';
import type { Column } from './diagrams.ts';

/** By table and position. */
export async function findColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select relname::text as table, attname::text as column, format_type(atttypid, null) as type,
      exists (select from pg_constraint where conrelid = attrelid and contype = 'p' and attnum = any (conkey)) as is_key,
      (select confrelid::regclass::text from pg_constraint
        where conrelid = attrelid and contype = 'f' and conkey = array[attnum]) as references
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    order by relname, attnum`.execute(db);
  return rows;
}
