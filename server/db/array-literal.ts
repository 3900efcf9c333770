const NEEDS_ESCAPE = /["\\]/;
const TO_ESCAPE = /["\\]/g;

/**
 * An array of any type as PostgreSQL writes it: `{1,NULL,"a \"b\""}`. Objects are written as JSON, bytes in hex, instants
 * in UTC. `pg` can do the same, but asks much of each value that statements with thousands of them need not.
 */
export function arrayLiteral(values: readonly unknown[]): string {
  let literal = '{';
  for (const value of values) {
    if (literal.length > 1) literal += ',';
    literal += elementLiteral(value);
  }
  return `${literal}}`;
}

function elementLiteral(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return arrayLiteral(value);
  if (value instanceof Uint8Array) return `"\\\\x${Buffer.from(value).toString('hex')}"`;
  if (value instanceof Date) return `"${value.toISOString()}"`;
  return quoted(JSON.stringify(value));
}

function quoted(text: string): string {
  return NEEDS_ESCAPE.test(text) ? `"${text.replace(TO_ESCAPE, '\\$&')}"` : `"${text}"`;
}
