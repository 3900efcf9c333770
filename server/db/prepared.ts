import { CompiledQuery } from 'kysely';
import { arrayLiteral } from './array-literal.ts';
import type { NamedQuery } from './dialect.ts';
import type { Db } from './connection.ts';
import { connectionOf } from './connection.ts';

/** The parameters of a statement by name; none at all for a statement without any. */
type Given<Parameters> = keyof Parameters extends never ? [] : [parameters: Parameters];

/**
 * A statement of a hot path: each connection parses it once and from then on knows it by name. Statements of one
 * transaction that do not need each other's answers are best sent at once: call them in order and wait for all with
 * `Promise.all`, prepared statements only. A later one sees what an earlier one locked or wrote.
 */
export interface Prepared<Row, Parameters extends object> {
  readonly name: string;
  /** As it is sent, with `$1`, `$2`, … for its parameters. */
  readonly sql: string;
  /** Names of the parameters in the order of their numbers. */
  readonly parameterNames: readonly string[];
  /** All rows. `db` may be a transaction. */
  rows(db: Db, ...given: Given<Parameters>): Promise<Row[]>;
  /** The first row, or undefined when there is none. */
  first(db: Db, ...given: Given<Parameters>): Promise<Row | undefined>;
  /** How many rows an insert, update or delete touched; 0 for a select. */
  run(db: Db, ...given: Given<Parameters>): Promise<number>;
}

/** PostgreSQL cuts longer names off, and two that begin alike would become one. */
const LONGEST_NAME = 63;

/** `:name`, but neither the cast `::type` nor part of a word. */
const PARAMETER = /(?<![:\w]):([a-zA-Z]\w*)/g;

/** The statement with `$n` in place of `:name`, and the names in the order of their numbers. */
export function compileParameters(sql: string): { readonly sql: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const compiled = sql.replace(PARAMETER, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { sql: compiled, names };
}

/**
 * Defines a statement with `:name` for each parameter. Arrays of rows are given by column: `{ ids, levels }`. The name
 * of the statement must be unique in the program; `pg` rejects a second text under the same name. Name the columns
 * rather than `select *`: a statement prepared before a migration fails when its columns changed.
 */
export function prepared<Row, Parameters extends object = Record<never, never>>(
  name: string,
  text: string,
): Prepared<Row, Parameters> {
  if (name.length === 0 || name.length > LONGEST_NAME) {
    throw new Error(`A prepared statement needs a name of 1 to ${LONGEST_NAME} letters: '${name}'`);
  }
  const { sql, names } = compileParameters(text);
  const { query: node, queryId } = CompiledQuery.raw(sql);

  function valueOf(parameters: Readonly<Record<string, unknown>>, parameter: string): unknown {
    const value = parameters[parameter];
    // Sent as null it would be a value that nobody gave.
    if (value === undefined) throw new Error(`The statement '${name}' lacks its parameter ${parameter}`);
    return Array.isArray(value) ? arrayLiteral(value) : value;
  }

  async function execute(db: Db, [parameters = {}]: readonly object[]) {
    const given = parameters as Readonly<Record<string, unknown>>;
    const values = names.map((parameter) => valueOf(given, parameter));
    const query: NamedQuery = { sql, query: node, queryId, preparedAs: name, parameters: values };
    return await (connectionOf(db) ?? db).executeQuery<Row>(query);
  }

  return {
    name,
    sql,
    parameterNames: names,
    rows: async (db, ...given) => (await execute(db, given)).rows,
    first: async (db, ...given) => (await execute(db, given)).rows[0],
    run: async (db, ...given) => Number((await execute(db, given)).numAffectedRows ?? 0),
  };
}
