import type { Migration } from 'kysely/migration';
import { schema, SCHEMA_NAME } from './0001-schema.ts';

/** Oldest first; names must sort in that order. */
export const migrations: Readonly<Record<string, Migration>> = {
  [SCHEMA_NAME]: schema,
};
