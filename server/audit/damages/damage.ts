import type { CheckName } from '../audit-books.ts';

/** A broken row that a test makes to prove that a check finds it. */
export interface Damage {
  readonly check: CheckName;
  /** Constraints to drop first, as "table constraint". */
  readonly without?: readonly string[];
  /** An index to drop first. */
  readonly withoutIndex?: string;
  /** The statement that breaks the row. */
  readonly by: string;
  /** Checks that inevitably fail as well. */
  readonly and?: readonly CheckName[];
}

/** An id that no row has, as SQL. */
export const NOBODY = `'ffffffff-ffff-ffff-ffff-ffffffffffff'`;

/** The first id of a table where this holds, as SQL. */
export const firstId = (table: string, where = 'true') =>
  `(select id from ${table} where ${where} order by id limit 1)`;
