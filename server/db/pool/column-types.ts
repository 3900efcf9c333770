import pg from 'pg';

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

/** bigint becomes a number, or throws if digits would be lost; numeric stays text; date is `YYYY-MM-DD`. */
export function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, safeInteger);
  // Really the text parser; `pg` declares the binary one.
  const texts = types.getTypeParser(INT8_ARRAY) as unknown as (array: string) => (string | null)[];
  types.setTypeParser(INT8_ARRAY, (array) =>
    texts(array).map((text) => (text === null ? null : safeInteger(text))),
  );
  types.setTypeParser(DATE, (text) => text);
  return types;
}
