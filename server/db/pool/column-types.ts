import pg from 'pg';

/** PostgreSQL's object ids of the types that are parsed differently from the defaults of `pg`. */
const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${text} does not fit a number exactly; cast it to text in the query`);
  }
  return value;
}

/**
 * Parsers of column values: bigint as a number, with an error if digits would be lost; timestamptz as Date; json as its
 * value; numeric (also the sum of bigints) as text; date as `YYYY-MM-DD` text.
 */
export function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, safeInteger);
  // Declared as the binary parser; without a format it is the text parser.
  const texts = types.getTypeParser(INT8_ARRAY) as unknown as (array: string) => (string | null)[];
  types.setTypeParser(INT8_ARRAY, (array) =>
    texts(array).map((text) => (text === null ? null : safeInteger(text))),
  );
  types.setTypeParser(DATE, (text) => text);
  return types;
}
