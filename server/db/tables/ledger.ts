import type { Generated } from 'kysely';

export interface LedgerTables {
  ledger_accounts: LedgerAccountTable;
  ledger_entries: LedgerEntryTable;
  ledger_totals: LedgerTotalTable;
}

/** A purse has its player's id, an escrow that of what was promised. The house has no row. */
interface LedgerAccountTable {
  id: string;
  kind: 'purse' | 'escrow';
  coins: Generated<number>;
  tradable: Generated<number>;
  /** The next entry's `nth` follows from it. */
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
  /** After this entry; null for the house, whose balance is the sum. */
  balance: number | null;
  /** 1, 2, 3 … within the account; null for the house. */
  nth: number | null;
}

interface LedgerTotalTable {
  account_id: string;
  type: string;
  coins_in: number;
  coins_out: number;
}
