import { CompiledQuery } from 'kysely';
import { arrayLiteral } from './array-literal.ts';
import type { NamedQuery } from './dialect.ts';
import type { Db } from './transaction.ts';
import { connectionOf } from './tx-connection.ts';

/**
 * A statement of a hot path: each connection parses it once and from then on knows it by name. Those of one transaction
 * that do not need one another's answers are best sent at once: call them in their order and wait for all by
 * `Promise.all`, of prepared statements alone. What one that was sent first locks or writes, the next finds so.
 */
export interface Prepared<Row, Parameters extends readonly unknown[]> {
  readonly name: string;
  readonly sql: string;
  /** All rows. `db` may be a transaction. */
  rows(db: Db, ...parameters: Parameters): Promise<Row[]>;
  /** The first row, or undefined when there is none. */
  first(db: Db, ...parameters: Parameters): Promise<Row | undefined>;
  /** How many rows an insert, update or delete touched; 0 for a select. */
  run(db: Db, ...parameters: Parameters): Promise<number>;
}

/** PostgreSQL cuts longer names off, and two that begin alike would become one. */
const LONGEST_NAME = 63;

/**
 * Defines a statement with `$1`, `$2`, … for its parameters. The name must be the only one of its kind in the
 * program; `pg` rejects a second text under the same name. Name the columns rather than `select *`: a
 * statement prepared before a migration fails when its columns changed.
 */
export function prepared<Row, Parameters extends readonly unknown[] = readonly unknown[]>(
  name: string,
  sql: string,
): Prepared<Row, Parameters> {
  if (name.length === 0 || name.length > LONGEST_NAME) {
    throw new Error(`A prepared statement needs a name of 1 to ${LONGEST_NAME} letters: '${name}'`);
  }
  const { query: node, queryId } = CompiledQuery.raw(sql);

  async function execute(db: Db, parameters: Parameters) {
    const values = parameters.map((value) => (Array.isArray(value) ? arrayLiteral(value) : value));
    const query: NamedQuery = { sql, query: node, queryId, preparedAs: name, parameters: values };
    return await (connectionOf(db) ?? db).executeQuery<Row>(query);
  }

  return {
    name,
    sql,
    rows: async (db, ...parameters) => (await execute(db, parameters)).rows,
    first: async (db, ...parameters) => (await execute(db, parameters)).rows[0],
    run: async (db, ...parameters) => Number((await execute(db, parameters)).numAffectedRows ?? 0),
  };
}
