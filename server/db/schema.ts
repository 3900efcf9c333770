import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** All tables, indexes, triggers, functions and views. A build copies the file beside its bundles. */
export const SCHEMA = readFileSync(new URL('schema.sql', import.meta.url), 'utf8');

/** Comments, but not what looks like one in a text. */
const COMMENTS = /('(?:[^']|'')*')|--[^\n]*/g;

/** Equal for schemas that differ in comments and white space only. */
export function fingerprintOf(schema: string): string {
  const statements = schema.replaceAll(COMMENTS, '$1').replaceAll(/\s+/g, '');
  return createHash('sha256').update(statements).digest('hex').slice(0, 12);
}
