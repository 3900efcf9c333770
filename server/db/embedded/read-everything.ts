import { sql } from 'kysely';
import type { Db } from '../connection.ts';
import { inTransaction } from '../transaction.ts';
import { CorruptedDatabase } from './inspect-database.ts';

/** Rows read at once: the database has one session, for which players wait meanwhile. */
const ROWS = 500;

interface Table {
  readonly name: string;
  /** Columns of the primary key, quoted, with their types. */
  readonly key: readonly { readonly column: string; readonly type: string }[];
}

interface Index {
  readonly id: number;
  readonly method: string;
}

/**
 * Reads every row through its primary key, and every index, in pieces. The database verifies the checksum of each page
 * that it reads, and an index that leads beyond the end of a file fails, so lost pages are found before a player meets
 * them. Throws `CorruptedDatabase`.
 */
export async function readEverything(db: Db, folder: string, signal: AbortSignal): Promise<void> {
  try {
    for (const table of await listTables(db)) await readRows(db, table, signal);
    await sql`create extension if not exists amcheck`.execute(db);
    for (const index of await listIndexes(db)) {
      if (signal.aborted) return;
      await checkIndex(db, index);
    }
  } catch (cause) {
    if (signal.aborted) return;
    throw new CorruptedDatabase(folder, cause instanceof Error ? cause.message : 'it cannot be read', {
      cause,
    });
  }
}

async function listTables(db: Db): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select c.oid::regclass::text as name,
      json_agg(json_build_object('column', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
        order by k.position) as key
    from pg_class c
      join pg_index i on i.indrelid = c.oid and i.indisprimary
      cross join lateral unnest(i.indkey) with ordinality as k (attnum, position)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.oid
    order by c.oid
  `.execute(db);
  return rows;
}

async function readRows(db: Db, table: Table, signal: AbortSignal): Promise<void> {
  for (let after: readonly string[] | undefined; !signal.aborted;) {
    const last = await readPiece(db, table, after);
    if (last === undefined) return;
    after = last;
  }
}

/** Returns the key of the last row; undefined at the end of the table. */
function readPiece(
  db: Db,
  { name, key }: Table,
  after: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  const columns = key.map(({ column }) => `t.${column}`).join(', ');
  const values = (after ?? []).map(
    (value, index) => sql`${value}::text::${sql.raw(key[index]?.type ?? 'text')}`,
  );
  const where = after === undefined ? sql`` : sql`where (${sql.raw(columns)}) > (${sql.join(values)})`;
  return inTransaction(db, async (tx) => {
    // Any other plan would read the file alone, and not notice that its end is gone.
    await sql`select set_config(name, 'off', true)
      from unnest(array['enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'enable_tidscan']) as name
    `.execute(tx);
    const { rows } = await sql<{ key: readonly string[]; size: number }>`
      select array[${sql.raw(key.map(({ column }) => `t.${column}::text`).join(', '))}] as key,
        length(t::text) as size
      from ${sql.raw(name)} t ${where}
      order by ${sql.raw(columns)}
      limit ${ROWS}
    `.execute(tx);
    return rows.at(-1)?.key;
  });
}

async function listIndexes(db: Db): Promise<readonly Index[]> {
  const { rows } = await sql<Index>`
    select c.oid::int as id, m.amname as method
    from pg_class c join pg_am m on m.oid = c.relam
    where c.relkind = 'i' and m.amname in ('btree', 'gin')
    order by c.oid
  `.execute(db);
  return rows;
}

async function checkIndex(db: Db, { id, method }: Index): Promise<void> {
  if (method === 'btree') {
    await sql`select bt_index_check(${id}::regclass)`.execute(db);
    return;
  }
  // The check leaves out entries that wait to be sorted in.
  await sql`select gin_clean_pending_list(${id}::regclass)`.execute(db);
  await sql`select gin_index_check(${id}::regclass)`.execute(db);
}
