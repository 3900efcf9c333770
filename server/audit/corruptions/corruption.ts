import type { CheckName } from '../audit-books.ts';

/** A broken row, to prove that a check works. */
export interface Corruption {
  readonly check: CheckName;
  /** Constraints to drop first, as "table constraint". */
  readonly without?: readonly string[];
  readonly withoutIndex?: string;
  readonly by: string;
  /** Inevitably fail too. */
  readonly and?: readonly CheckName[];
}

/** An id without a row, as SQL. */
export const NOBODY = `'ffffffff-ffff-ffff-ffff-ffffffffffff'`;

export const firstId = (table: string, where = 'true') =>
  `(select id from ${table} where ${where} order by id limit 1)`;
