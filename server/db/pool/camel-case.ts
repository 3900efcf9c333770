import { CamelCasePlugin, type QueryResult, type UnknownRow } from 'kysely';
import pg from 'pg';

/* Columns are snake_case in SQL and camelCase in rows (decision 131). */

const camelCased = new Map<string, string>();

export function camelCase(column: string): string {
  let name = camelCased.get(column);
  if (name === undefined) {
    name = column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    camelCased.set(column, name);
  }
  return name;
}

export const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface RowDescription {
  readonly fields: { name: string }[];
}

/** Renames the columns of an answer before its rows are read, so that a row costs nothing. */
export class CamelCaseClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // Comes before the listener that `connect` adds.
    this.connection.on('rowDescription', ({ fields }: RowDescription) => {
      for (const field of fields) field.name = camelCase(field.name);
    });
  }
}

/** For the query builder, which writes SQL from the names of rows. The connection has renamed its answers. */
export class SnakeCaseColumns extends CamelCasePlugin {
  override async transformResult({
    result,
  }: {
    result: QueryResult<UnknownRow>;
  }): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}
