import type { Selectable } from 'kysely';
import type { Tables } from '../server/db/tables/tables.ts';

/** A whole row of a table, as the database gives it back. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
