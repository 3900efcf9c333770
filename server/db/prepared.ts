import { CompiledQuery } from 'kysely';
import { connectionOf, type Db } from './connection.ts';
import type { Statements } from './statements.ts';
import type { NamedQuery } from './pool/pooled-connection.ts';

export type ParameterArguments<Parameters> = keyof Parameters extends never ? [] : [parameters: Parameters];

/**
 * Parsed once per connection. In a transaction, send independent prepared statements together with `Promise.all`;
 * they run in call order.
 */
export interface Prepared<Row, Parameters extends object> {
  readonly name: string;
  readonly sql: string;
  readonly parameterNames: readonly string[];
  /** Parameters that may be null though nothing else in the statement says so: `:name?`. */
  readonly nullable: readonly string[];
  rows(db: Db, ...given: ParameterArguments<Parameters>): Promise<Row[]>;
  first(db: Db, ...given: ParameterArguments<Parameters>): Promise<Row | undefined>;
  /** Number of changed rows; 0 for a select. */
  run(db: Db, ...given: ParameterArguments<Parameters>): Promise<number>;
  /** Says of columns what the schema cannot: that they are not null here, or the type of their JSON. */
  as<Refined extends RefinementOf<Row, Refined>>(): Prepared<Refine<Row, Refined>, Parameters>;
}

/** Each column narrows what the database says of it. */
export type RefinementOf<Row, Refined> = {
  readonly [Column in keyof Refined]: Column extends keyof Row ? Row[Column] : never;
};

export type Refine<Row, Refined> = Refined extends unknown
  ? { [Column in keyof Row]: Column extends keyof Refined ? Refined[Column] : Row[Column] }
  : never;

/** The row type of a statement. */
export type RowOf<Statement> = Statement extends { rows(...given: never): Promise<(infer Row)[]> }
  ? Row
  : never;

/** PostgreSQL truncates longer names, so two could collide. */
const LONGEST_NAME = 63;

/** `:name` or `:name?`, but neither a cast `::type` nor part of a word. */
const PARAMETER = /(?<![:\w]):([a-zA-Z]\w*)(\??)/g;

export function compileParameters(sql: string): { readonly sql: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const compiled = sql.replace(PARAMETER, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { sql: compiled, names };
}

const nullableIn = (text: string): readonly string[] =>
  [...text.matchAll(PARAMETER)].flatMap(([, name = '', mark]) => (mark === '?' ? [name] : []));

type StatementName = keyof Statements;

/**
 * `:name` marks a parameter; rows are passed as arrays by column: `{ ids, levels }`. Statement names are unique.
 * Columns arrive in camelCase (decision 131).
 * Never `select *`: a prepared statement fails when a migration changes its columns.
 *
 * The types of row and parameters come from the database: run `npm run statements` after a change.
 */
export function prepared<Name extends StatementName>(
  name: Name,
  text: string,
): Prepared<Statements[Name]['row'], Statements[Name]['parameters']> {
  const statement = preparedByHand<Statements[Name]['row'], Statements[Name]['parameters']>(name, text);
  all.push(statement);
  return statement;
}

const alike = new Map<string, Prepared<never, never>>();

/**
 * For statements that are built from filters, one for each set of them: gives the columns of `like`, and needs those of
 * its parameters that it names. The name says which filters there are, so its text is compiled once.
 */
export function preparedLike<Row, Parameters extends object>(
  like: Prepared<Row, Parameters>,
  name: string,
  text: string,
): Prepared<Row, Partial<Parameters>> {
  const known = alike.get(name);
  if (known) return known;
  const statement = preparedByHand<Row, Partial<Parameters>>(name, text);
  const unknown = statement.parameterNames.filter((parameter) => !like.parameterNames.includes(parameter));
  if (unknown.length > 0)
    throw new Error(`The statement '${name}' needs ${unknown.join(', ')}, and '${like.name}' does not`);
  alike.set(name, statement as Prepared<never, never>);
  return statement;
}

const all: Pick<Prepared<unknown, never>, 'name' | 'sql' | 'parameterNames' | 'nullable'>[] = [];

/** All statements of the modules imported so far. */
export const preparedStatements = (): typeof all => all;

/** For tables that only a test has. */
export function preparedByHand<Row, Parameters extends object = Record<never, never>>(
  name: string,
  text: string,
): Prepared<Row, Parameters> {
  if (name.length === 0 || name.length > LONGEST_NAME) {
    throw new Error(`A prepared statement needs a name of 1 to ${LONGEST_NAME} letters: '${name}'`);
  }
  const { sql, names } = compileParameters(text);
  const { query: node, queryId } = CompiledQuery.raw(sql);

  function encode(parameters: Readonly<Record<string, unknown>>, parameter: string): unknown {
    const value = parameters[parameter];
    // `pg` would send undefined as null.
    if (value === undefined) throw new Error(`The statement '${name}' lacks its parameter ${parameter}`);
    return Array.isArray(value) ? arrayLiteral(value) : value;
  }

  async function execute(db: Db, [parameters = {}]: readonly object[]) {
    const given = parameters as Readonly<Record<string, unknown>>;
    const values = names.map((parameter) => encode(given, parameter));
    const query: NamedQuery = { sql, query: node, queryId, preparedAs: name, parameters: values };
    return await (connectionOf(db) ?? db).executeQuery<Row>(query);
  }

  const statement = {
    name,
    sql,
    parameterNames: names,
    nullable: nullableIn(text),
    rows: async (db, ...given) => (await execute(db, given)).rows,
    first: async (db, ...given) => (await execute(db, given)).rows[0],
    run: async (db, ...given) => Number((await execute(db, given)).numAffectedRows ?? 0),
    as: () => statement as never,
  } satisfies Prepared<Row, Parameters> as Prepared<Row, Parameters>;
  return statement;
}

const NEEDS_ESCAPE = /["\\]/;
const TO_ESCAPE = /["\\]/g;

/** A PostgreSQL literal, such as `{1,NULL,"a \"b\""}`. Faster than `pg` for thousands of values. */
export function arrayLiteral(values: readonly unknown[]): string {
  let literal = '{';
  for (const value of values) {
    if (literal.length > 1) literal += ',';
    literal += elementLiteral(value);
  }
  return `${literal}}`;
}

function elementLiteral(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return arrayLiteral(value);
  if (value instanceof Uint8Array) return `"\\\\x${Buffer.from(value).toString('hex')}"`;
  if (value instanceof Date) return `"${value.toISOString()}"`;
  return quote(JSON.stringify(value));
}

function quote(text: string): string {
  return NEEDS_ESCAPE.test(text) ? `"${text.replace(TO_ESCAPE, '\\$&')}"` : `"${text}"`;
}
