import type { Generated } from 'kysely';

export interface LedgerTables {
  ledger_accounts: LedgerAccountTable;
  ledger_entries: LedgerEntryTable;
  ledger_totals: LedgerTotalTable;
  ledger_weeks: LedgerWeekTable;
}

/** A balance (kind `purse`) has its player's id, an escrow that of its show or request. The house has no row. */
interface LedgerAccountTable {
  id: string;
  kind: 'purse' | 'escrow';
  coins: Generated<number>;
  tradable: Generated<number>;
  /** Gives the next entry's `nth`. */
  entries: Generated<number>;
}

interface LedgerEntryTable {
  account_id: string;
  id: string;
  /** The lines of one journal add up to zero. */
  journal_id: string;
  at: Date;
  type: string;
  description: string;
  amount: number;
  tradable: number;
  /** Null for the house, whose balance is the sum. */
  balance: number | null;
  /** 1, 2, 3 … per account; null for the house. */
  nth: number | null;
}

interface LedgerTotalTable {
  account_id: string;
  type: string;
  coins_in: number;
  coins_out: number;
}

/**
 * Coins that the house made in a week of the purse index: the sum of the week's rows. Each transaction adds to a row that
 * nobody has locked, or a new one, so that none waits. There are as many rows as posted at once.
 */
interface LedgerWeekTable {
  starts_at: Date;
  id: Generated<string>;
  made: number;
}
