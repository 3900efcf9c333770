import type { Selectable } from 'kysely';
import type { Tables } from '../server/db/tables/tables.ts';

/** A row as selected. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
