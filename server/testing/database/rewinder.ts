import pg from 'pg';
import { SQL_STATE, sqlStateOf } from '../../db/errors.ts';

/** A row before and after the calls of a try; null if absent. */
export interface Change {
  readonly table: string;
  readonly before: Row | null;
  readonly after: Row | null;
}

export type Row = Readonly<Record<string, unknown>>;

/*
 * The starting state is made once. Triggers record every change, and `rewind` undoes them, which takes milliseconds: a
 * copy of the database for each try would take a hundred times as long. The triggers of the game are off meanwhile.
 */
const NOTING = `
create schema rewinder;
create table rewinder.changes (
  number bigint generated always as identity primary key, name text not null, before jsonb, after jsonb);
create table rewinder.shapes (name text primary key, key text, columns text not null);
insert into rewinder.shapes
select relname,
  (select string_agg(quote_ident(attname), ', ' order by array_position(indkey::smallint[], attnum))
   from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
   where indrelid = pg_class.oid and indisprimary),
  (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
   where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '')
from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r';

create function rewinder.note() returns trigger language plpgsql as $$
begin
  insert into rewinder.changes (name, before, after) values (
    tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
  return null;
end $$;

create function rewinder.rewind() returns void language plpgsql as $$
declare
  change record;
begin
  set local session_replication_role = replica;
  for change in select * from rewinder.changes join rewinder.shapes using (name) order by number desc loop
    if change.after is not null and change.key is null then
      execute format('delete from %I one where to_jsonb(one) = $1', change.name) using change.after;
    elsif change.after is not null then
      execute format('delete from %I where (%s) = (select %s from jsonb_populate_record(null::%I, $1))',
        change.name, change.key, change.key, change.name) using change.after;
    end if;
    if change.before is not null then
      execute format('insert into %I (%s) overriding system value select %s from jsonb_populate_record(null::%I, $1)',
        change.name, change.columns, change.columns, change.name) using change.before;
    end if;
  end loop;
  delete from rewinder.changes;
end $$;`;

const TABLES = 'select name, key from rewinder.shapes order by name';

const noting = (table: string) =>
  `create trigger noting after insert or update or delete on "${table}" for each row execute function rewinder.note()`;

const MOST_DEADLOCKS = 5;

const WAITING = `select count(*)::integer as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Reads and undoes what calls change. */
export class Rewinder {
  readonly #pool: pg.Pool;
  /** The columns of each table's primary key. */
  readonly #keys = new Map<string, readonly string[]>();
  /** Rows of the starting state. */
  readonly #ids = new Set<string>();
  /** Table and first column of the key. */
  readonly #rows = new Set<string>();

  private constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** The database is in its starting state. */
  static async begin(databaseUrl: string): Promise<Rewinder> {
    const rewinder = new Rewinder(new pg.Pool({ connectionString: databaseUrl, max: 3 }));
    await rewinder.#begin();
    return rewinder;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #begin(): Promise<void> {
    await this.#pool.query(NOTING);
    const { rows } = await this.#pool.query<{ name: string; key: string | null }>(TABLES);
    for (const { name, key } of rows) {
      this.#keys.set(name, key?.split(', ') ?? []);
      const found = await this.#pool.query<{ id: string }>(
        `select distinct found.match[1] as id from "${name}" one,
         regexp_matches(one::text, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') found (match)`,
      );
      for (const { id } of found.rows) this.#ids.add(id);
      const [first] = this.keyOf(name);
      if (first === undefined) continue;
      const keys = await this.#pool.query<{ id: string }>(
        `select distinct "${first}"::text as id from "${name}"`,
      );
      for (const { id } of keys.rows) this.#rows.add(`${name} ${id}`);
      await this.#pool.query(noting(name));
    }
  }

  isKnown(id: string): boolean {
    return this.#ids.has(id);
  }

  has({ table, id }: Gate): boolean {
    return this.#rows.has(`${table} ${id}`);
  }

  keyOf(table: string): readonly string[] {
    return this.#keys.get(table) ?? [];
  }

  /** The net changes since the last rewind. */
  async changes(): Promise<readonly Change[]> {
    const { rows } = await this.#pool.query<{ name: string; before: Row | null; after: Row | null }>(
      'select name, before, after from rewinder.changes order by number',
    );
    const net = new Map<string, Change>();
    for (const { name: table, before, after } of rows) {
      const key = `${table} ${JSON.stringify(this.#keyIn(table, before ?? after ?? {}))}`;
      const known = net.get(key);
      net.set(key, { table, before: known ? known.before : before, after });
    }
    return [...net.values()].filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  }

  #keyIn(table: string, row: Row): readonly unknown[] {
    const key = this.keyOf(table);
    return key.length === 0 ? Object.values(row) : key.map((column) => row[column]);
  }

  /** Retries after a deadlock with background work of a call. */
  async rewind(): Promise<void> {
    for (let times = 0; ; times++)
      try {
        await this.#pool.query('select rewinder.rewind()');
        return;
      } catch (error) {
        if (times === MOST_DEADLOCKS || sqlStateOf(error) !== SQL_STATE.deadlockDetected) throw error;
      }
  }

  /** Forgets the changes: the present state becomes the one that `rewind` returns to. */
  async keep(): Promise<void> {
    await this.#pool.query('delete from rewinder.changes');
  }

  async countWaiting(): Promise<number> {
    return (await this.#pool.query<{ count: number }>(WAITING)).rows[0]?.count ?? 0;
  }

  /** Locks the rows of a table whose key begins with `id`; undefined if there are none. */
  async lock({ table, id }: Gate): Promise<(() => Promise<void>) | undefined> {
    const column = this.keyOf(table)[0];
    if (column === undefined) return undefined;
    const client = await this.#pool.connect();
    await client.query('begin');
    const { rowCount } = await client.query(
      `select from "${table}" where "${column}"::text = $1 for update`,
      [id],
    );
    const release = async () => {
      await client.query('rollback');
      client.release();
    };
    if ((rowCount ?? 0) > 0) return release;
    await release();
    return undefined;
  }
}

/** Rows that both calls of a pair lock. */
export interface Gate {
  readonly table: string;
  readonly id: string;
}
