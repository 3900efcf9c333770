import type { Generated } from 'kysely';

/** One row. */
export interface WorldTable {
  one_row: Generated<boolean>;
  founded_at: Date;
  /** World time is the database's clock, plus this, plus the correction. */
  clock_offset_ms: Generated<number>;
  /** Makes up for leaps of the database's clock that are not believed. */
  clock_correction_ms: Generated<number>;
  /** World time stands still until the clock has caught up with it. */
  clock_waits: Generated<boolean>;
  /** World time never falls behind this, whatever the wall clock does. */
  clock_reached: Date;
  /** What the seeds of shows and births derive from. Never leaves the server. */
  secret: Buffer;
  /** Factor on house purses, in ten-thousandths. */
  purse_index: Generated<number>;
  /** When the index is next reckoned. */
  purse_index_due: Date;
}
