import { JOURNAL_KINDS, isJournalKind } from './journal-kinds.ts';

interface Total {
  /** Null where there is no total yet. */
  readonly type: string | null;
  readonly coins_in: number;
  readonly coins_out: number;
}

export interface AccountingLine {
  readonly label: string;
  readonly amount: number;
}

const labels = (side: 'income' | 'expense') =>
  [...new Set(Object.values(JOURNAL_KINDS).map((kind) => kind[side]))].toSorted(byLabel);

/** Other lines come last. */
function byLabel(a: string, b: string): number {
  return Number(a.startsWith('Other')) - Number(b.startsWith('Other')) || a.localeCompare(b, 'en');
}

const LINES = { income: labels('income'), expense: labels('expense') } as const;

/** The lines of one side, every line present, those without coins at zero. */
export function accountingLines(totals: readonly Total[], side: 'income' | 'expense'): AccountingLine[] {
  return LINES[side].map((label) => ({
    label,
    amount: totals
      .filter(({ type }) => type !== null && isJournalKind(type) && JOURNAL_KINDS[type][side] === label)
      .reduce((sum, total) => sum + (side === 'income' ? total.coins_in : total.coins_out), 0),
  }));
}
