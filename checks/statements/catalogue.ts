import { sql } from 'kysely';
import type { Db } from '../../server/db/connection.ts';
import { nodesOf, parseNodeTree, type Node } from './node-tree.ts';

export interface Column {
  readonly name: string;
  readonly type: number;
  readonly notNull: boolean;
  /** Has a default or is generated. */
  readonly hasDefault: boolean;
}

export interface Relation {
  readonly name: string;
  /** A partition of a history, which has its columns' types. */
  readonly partition: string | null;
  /** Columns by number. */
  readonly columns: ReadonlyMap<number, Column>;
  /** Definition of a view. */
  readonly query: Node | undefined;
}

export interface Catalogue {
  readonly relations: ReadonlyMap<number, Relation>;
  readonly types: ReadonlyMap<number, { readonly name: string; readonly element: number }>;
  readonly functions: ReadonlyMap<number, string>;
  readonly operators: ReadonlyMap<number, string>;
  /** By column, from server/db/column-types.ts. */
  readonly columnTypes: ReadonlyMap<string, string>;
}

interface ColumnRow {
  readonly relation: number;
  readonly table: string;
  readonly partition: string | null;
  readonly view: string | null;
  readonly number: number;
  readonly name: string;
  readonly type: number;
  readonly notNull: boolean;
  readonly hasDefault: boolean;
}

export async function readCatalogue(db: Db, columnTypes: ReadonlyMap<string, string>): Promise<Catalogue> {
  const columns = await rowsOf<ColumnRow>(
    db,
    `select rel.oid::integer as relation, rel.relname as table,
       (select min(part.relname) from pg_inherits join pg_class part on part.oid = inhrelid where inhparent = rel.oid) as partition,
       (select ev_action::text from pg_rewrite where ev_class = rel.oid and rel.relkind = 'v') as view,
       att.attnum as number, att.attname as name, att.atttypid::integer as type, att.attnotnull as not_null,
       att.atthasdef or att.attidentity <> '' as has_default
     from pg_class rel join pg_attribute att on att.attrelid = rel.oid
     where rel.relnamespace = 'public'::regnamespace and rel.relkind in ('r', 'v', 'p') and att.attnum > 0
       and not att.attisdropped
     order by rel.relname, att.attnum`,
  );
  const relations = new Map<number, Relation & { readonly columns: Map<number, Column> }>();
  for (const row of columns) {
    const query = row.view === null ? undefined : nodesOf(parseNodeTree(row.view))[0];
    const relation = relations.get(row.relation) ?? {
      name: row.table,
      partition: row.partition,
      columns: new Map(),
      query,
    };
    relations.set(row.relation, relation);
    relation.columns.set(row.number, {
      name: row.name,
      type: row.type,
      notNull: row.notNull,
      hasDefault: row.hasDefault,
    });
  }
  const types = await rowsOf<{ oid: number; name: string; element: number }>(
    db,
    `select oid::integer as oid, typname as name, case when typcategory = 'A' then typelem::integer else 0 end as element from pg_type`,
  );
  return {
    relations,
    types: new Map(types.map(({ oid, name, element }) => [oid, { name, element }])),
    functions: await namesByOid(db, `select oid::integer as oid, proname as name from pg_proc`),
    operators: await namesByOid(db, `select oid::integer as oid, oprname as name from pg_operator`),
    columnTypes,
  };
}

async function namesByOid(db: Db, text: string): Promise<ReadonlyMap<number, string>> {
  const rows = await rowsOf<{ oid: number; name: string }>(db, text);
  return new Map(rows.map(({ oid, name }) => [oid, name]));
}

export async function rowsOf<Row>(db: Db, text: string): Promise<Row[]> {
  return (await sql.raw<Row>(text).execute(db)).rows;
}
