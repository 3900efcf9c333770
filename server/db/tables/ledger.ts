import type { Generated } from 'kysely';
import type { MonthColumn } from './months.ts';

export interface LedgerTables {
  ledger_accounts: LedgerAccountTable;
  ledger_entries: LedgerEntryTable;
  ledger_history: LedgerEntryTable & MonthColumn;
  ledger_totals: LedgerTotalTable;
  ledger_days: LedgerDayTable;
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

/** Recent ones; `ledger_history` has all. */
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
 * What the journals of a kind did on a day (UTC), in a week of the purse index: the sum of the rows. Each transaction adds to
 * a row that nobody has locked, or a new one, so that none waits. There are as many rows as posted at once.
 */
interface LedgerDayTable {
  day: string;
  type: string;
  /** When it starts; most days have one. */
  week: Date;
  id: Generated<string>;
  /** Paid out by the house. */
  made: number;
  /** Taken by the house. */
  taken: number;
  /** The part of `taken` from trades. */
  cut: number;
  /** Change of coins in purses. */
  purses: number;
  /** Change of coins in escrow. */
  escrow: number;
  /** Paid by players to players, with the house's cut. */
  traded: number;
  /** Journals in which a purse was paid and the house took its cut. */
  trades: number;
}
