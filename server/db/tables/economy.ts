import type { Generated } from 'kysely';

export interface EconomyTables {
  wealth: WealthTable;
}

/** At most one row: the last count of what each tenth of the active players holds. */
interface WealthTable {
  one_row: Generated<boolean>;
  counted_at: Date;
  players: number;
  /** Coins, richest tenth first; empty with too few players. */
  tenths: number[];
}
