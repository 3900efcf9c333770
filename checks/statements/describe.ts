import { sql } from 'kysely';
import type { Db } from '../../server/db/connection.ts';
import type { preparedStatements } from '../../server/db/prepared.ts';
import { readCatalogue, rowsOf, type Catalogue } from './catalogue.ts';
import { Inference } from './infer.ts';
import { COMMAND, scopeOf } from './scope.ts';
import { isNode, nodesOf, parseNodeTree, type Node } from './node-tree.ts';
import { Parameters } from './parameters.ts';
import type { Given } from './types.ts';

export type AnyPrepared = ReturnType<typeof preparedStatements>[number];

export interface Described {
  readonly name: string;
  /** Undefined if the statement returns no rows. */
  readonly row: readonly (readonly [column: string, given: Given])[] | undefined;
  readonly parameters: readonly (readonly [name: string, type: string])[];
}

export interface Description {
  readonly described: readonly Described[];
  readonly problems: readonly string[];
}

export async function describe(
  db: Db,
  statements: readonly AnyPrepared[],
  columnTypes: ReadonlyMap<string, string>,
): Promise<Description> {
  return await db.connection().execute(async (session) => {
    const catalogue = await readCatalogue(session, columnTypes);
    const { queries, problems } = await analyse(session, statements);
    const described = statements.flatMap((statement) => {
      const analysed = queries.get(statement.name);
      return analysed ? [describeOne(statement, analysed, catalogue)] : [];
    });
    return { described, problems };
  });
}

function describeOne(
  { name, parameterNames, nullable }: AnyPrepared,
  { query, types }: Analysed,
  catalogue: Catalogue,
): Described {
  const marked = parameterNames.map((parameter) => nullable.includes(parameter));
  const uses = new Parameters(catalogue, query, marked);
  const inference = new Inference(catalogue, (parameter, isElement) => uses.isNullable(parameter, isElement));
  const givesRows = query['commandType'] === COMMAND.select || nodesOf(query['returningList']).length > 0;
  return {
    name,
    row: givesRows ? inference.columns(scopeOf(query)) : undefined,
    parameters: parameterNames.map((parameter, index) => [
      parameter,
      uses.typeOf(index + 1, types[index] ?? 0),
    ]),
  };
}

interface Analysed {
  readonly query: Node;
  /** Oids of its parameters. */
  readonly types: readonly number[];
}

/**
 * PostgreSQL finds the types of parameters when it prepares a statement, and stores its analysis of a function's
 * statement. All at once, because each round trip takes longer than the statement.
 */
async function analyse(db: Db, statements: readonly AnyPrepared[]) {
  await rowsOf(
    db,
    `create or replace function pg_temp.attempt(statement text) returns text language plpgsql as
     $$ begin execute statement; return null; exception when others then return sqlerrm; end $$`,
  );
  const problems: string[] = [];
  const attempt = async (texts: readonly (readonly [name: string, text: string])[]) => {
    const { rows } = await sql<{ name: string; problem: string | null }>`
      select name, pg_temp.attempt(statement) as problem
      from unnest(${texts.map(([name]) => name)}::text[], ${texts.map(([, text]) => text)}::text[]) as given (name, statement)
    `.execute(db);
    for (const { name, problem } of rows) if (problem !== null) problems.push(`${name}: ${problem}`);
  };
  await attempt(statements.map(({ name, sql: text }) => [name, `prepare ${name} as ${text}`]));
  const prepared = await rowsOf<{ name: string; types: number[]; signature: string }>(
    db,
    `select name, parameter_types::oid[]::integer[] as types, array_to_string(parameter_types, ', ') as signature
     from pg_prepared_statements`,
  );
  const byName = new Map(prepared.map((row) => [row.name, row]));
  await attempt(
    statements.flatMap(({ name, sql: text }) => {
      const { signature } = byName.get(name) ?? {};
      const head = `create function pg_temp.${name}(${signature}) returns void language sql`;
      return signature === undefined ? [] : [[name, `${head} begin atomic ${text}; end`] as const];
    }),
  );
  const bodies = await rowsOf<{ name: string; body: string }>(
    db,
    `select proname as name, prosqlbody::text as body from pg_proc
     where pronamespace = pg_my_temp_schema() and prosqlbody is not null`,
  );
  await rowsOf(db, 'deallocate all');
  const queries = new Map<string, Analysed>();
  for (const { name, body } of bodies) {
    const query = firstNode(parseNodeTree(body));
    if (query) queries.set(name, { query, types: byName.get(name)?.types ?? [] });
  }
  return { queries, problems };
}

function firstNode(value: ReturnType<typeof parseNodeTree>): Node | undefined {
  if (isNode(value)) return value;
  return Array.isArray(value) ? firstNode(value[0] ?? null) : undefined;
}
