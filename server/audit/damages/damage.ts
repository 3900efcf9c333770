import type { CheckName } from '../audit-books.ts';

/** A broken row by which a test proves that a check works. */
export interface Damage {
  readonly check: CheckName;
  /** Constraints to drop first, as "table constraint". */
  readonly without?: readonly string[];
  /** Dropped first. */
  readonly withoutIndex?: string;
  readonly by: string;
  /** Checks that inevitably fail too. */
  readonly and?: readonly CheckName[];
}

/** An id without a row, as SQL. */
export const NOBODY = `'ffffffff-ffff-ffff-ffff-ffffffffffff'`;

export const firstId = (table: string, where = 'true') =>
  `(select id from ${table} where ${where} order by id limit 1)`;
