import pg from 'pg';

/** PostgreSQL's type ids. */
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
 * bigint becomes a number, or throws if digits would be lost; numeric (also a sum of bigints) stays text; date is
 * `YYYY-MM-DD`.
 */
export function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, safeInteger);
  // `pg` types it as the binary parser; without a format it is the text parser.
  const texts = types.getTypeParser(INT8_ARRAY) as unknown as (array: string) => (string | null)[];
  types.setTypeParser(INT8_ARRAY, (array) =>
    texts(array).map((text) => (text === null ? null : safeInteger(text))),
  );
  types.setTypeParser(DATE, (text) => text);
  return types;
}
