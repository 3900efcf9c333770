const OTHER_INCOME = 'Other income';
const OTHER_EXPENSES = 'Other expenses';

/**
 * `type` goes to the wire; `income` and `expense` are accounting lines. Each side has a line for the rest, so that
 * the net equals the change of the balance.
 */
export const JOURNAL_KINDS = {
  start: { type: 'start', income: OTHER_INCOME, expense: OTHER_EXPENSES },
  first_steps: { type: 'first_steps', income: OTHER_INCOME, expense: OTHER_EXPENSES },
  guild_change: { type: 'guild_change', income: OTHER_INCOME, expense: OTHER_EXPENSES },
  salary: { type: 'goldsmith', income: 'Goldsmith salary', expense: OTHER_EXPENSES },
  show_prize: { type: 'show_prize', income: 'Show prizes', expense: OTHER_EXPENSES },
  horse_sale: { type: 'market_sale', income: 'Horse sales', expense: OTHER_EXPENSES },
  tack_sale: { type: 'market_sale', income: 'Tack sales', expense: OTHER_EXPENSES },
  item_sale: { type: 'market_sale', income: OTHER_INCOME, expense: OTHER_EXPENSES },
  horse_purchase: { type: 'market_purchase', income: OTHER_INCOME, expense: 'Horse purchases' },
  feed: { type: 'feed', income: OTHER_INCOME, expense: 'Feed' },
  treats: { type: 'treats', income: OTHER_INCOME, expense: OTHER_EXPENSES },
  tack_purchase: { type: 'tack_purchase', income: OTHER_INCOME, expense: 'Tack purchases' },
  material_purchase: { type: 'material_purchase', income: OTHER_INCOME, expense: 'Material purchases' },
  breeding: { type: 'breeding', income: OTHER_INCOME, expense: 'Breeding fees' },
  vet: { type: 'vet', income: OTHER_INCOME, expense: 'Vet' },
  stable_box: { type: 'stable_box', income: OTHER_INCOME, expense: OTHER_EXPENSES },
  training: { type: 'training', income: OTHER_INCOME, expense: OTHER_EXPENSES },
  show_creation: { type: 'show_creation', income: OTHER_INCOME, expense: 'Show creation' },
  show_fees: { type: 'show_fees', income: OTHER_INCOME, expense: OTHER_EXPENSES },
  show_entry: { type: 'show_entry', income: OTHER_INCOME, expense: 'Show entries' },
} as const satisfies Record<string, { type: string; income: string; expense: string }>;

export type JournalKind = keyof typeof JOURNAL_KINDS;

export function isJournalKind(text: string): text is JournalKind {
  return Object.hasOwn(JOURNAL_KINDS, text);
}

interface Total {
  /** Null if nothing is totalled yet. */
  readonly type: string | null;
  readonly coins_in: number;
  readonly coins_out: number;
}

interface AccountingLine {
  readonly label: string;
  readonly amount: number;
}

const labels = (side: 'income' | 'expense') =>
  [...new Set(Object.values(JOURNAL_KINDS).map((kind) => kind[side]))].toSorted(byLabel);

/** Other lines last. */
function byLabel(a: string, b: string): number {
  return Number(a.startsWith('Other')) - Number(b.startsWith('Other')) || a.localeCompare(b, 'en');
}

const LINES = { income: labels('income'), expense: labels('expense') } as const;

/** Includes lines of zero. */
export function accountingLines(totals: readonly Total[], side: 'income' | 'expense'): AccountingLine[] {
  return LINES[side].map((label) => ({
    label,
    amount: totals
      .filter(({ type }) => type !== null && isJournalKind(type) && JOURNAL_KINDS[type][side] === label)
      .reduce((sum, total) => sum + (side === 'income' ? total.coins_in : total.coins_out), 0),
  }));
}
