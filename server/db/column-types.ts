import pg from 'pg';

/** Object ids of the types that `pg` would hand over in a form the program does not want. */
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
 * How values of columns reach the program: bigint as a number, refused when it would lose digits; timestamptz
 * as Date; json as its value; numeric (so also the sum of bigints) as text; date as `YYYY-MM-DD`, as a day is
 * no instant.
 */
export function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, safeInteger);
  // The declared type is that of a binary parser, but without a format it is the text one.
  const texts = types.getTypeParser(INT8_ARRAY) as unknown as (array: string) => (string | null)[];
  types.setTypeParser(INT8_ARRAY, (array) =>
    texts(array).map((text) => (text === null ? null : safeInteger(text))),
  );
  types.setTypeParser(DATE, (text) => text);
  return types;
}
