const OTHER_INCOME = 'Other income';
const OTHER_EXPENSES = 'Other expenses';

interface JournalRow {
  /** On the wire. */
  readonly type: string;
  readonly income: string;
  readonly expense: string;
  /** Name on the economy page for what a player's own summary counts under the rest. */
  readonly name?: string;
  /** What players buy from each other. */
  readonly trade?: string;
}

/**
 * `income` and `expense` are accounting lines. Each side has a line for the rest, so that the net equals the change of
 * the balance.
 */
export const JOURNAL_KINDS = {
  start: { type: 'start', income: OTHER_INCOME, expense: OTHER_EXPENSES, name: 'Coins to begin with' },
  first_steps: { type: 'first_steps', income: OTHER_INCOME, expense: OTHER_EXPENSES, name: 'First steps' },
  guild_change: {
    type: 'guild_change',
    income: OTHER_INCOME,
    expense: OTHER_EXPENSES,
    name: 'Guild changes',
  },
  salary: { type: 'goldsmith', income: 'Goldsmith salary', expense: OTHER_EXPENSES },
  show_prize: { type: 'show_prize', income: 'Show prizes', expense: OTHER_EXPENSES },
  meadow_prize: { type: 'meadow_prize', income: 'Show prizes', expense: OTHER_EXPENSES },
  horse_sale: { type: 'market_sale', income: 'Horse sales', expense: 'Horse purchases', trade: 'Horses' },
  tack_sale: { type: 'market_sale', income: 'Tack sales', expense: 'Tack purchases', trade: 'Tack' },
  item_sale: {
    type: 'market_sale',
    income: OTHER_INCOME,
    expense: OTHER_EXPENSES,
    name: 'Items sold to the market',
  },
  horse_purchase: { type: 'market_purchase', income: OTHER_INCOME, expense: 'Horse purchases' },
  feed: { type: 'feed', income: OTHER_INCOME, expense: 'Feed' },
  treats: { type: 'treats', income: OTHER_INCOME, expense: OTHER_EXPENSES, name: 'Treats' },
  tack_purchase: { type: 'tack_purchase', income: OTHER_INCOME, expense: 'Tack purchases' },
  material_purchase: { type: 'material_purchase', income: OTHER_INCOME, expense: 'Material purchases' },
  breeding: { type: 'breeding', income: OTHER_INCOME, expense: 'Breeding fees', trade: 'Stud fees' },
  vet: { type: 'vet', income: OTHER_INCOME, expense: 'Vet' },
  stable_box: { type: 'stable_box', income: OTHER_INCOME, expense: OTHER_EXPENSES, name: 'Boxes' },
  magic: { type: 'magic_shop', income: OTHER_INCOME, expense: OTHER_EXPENSES, name: 'Magic shop' },
  cosmetics: { type: 'cosmetics', income: OTHER_INCOME, expense: OTHER_EXPENSES, name: 'Cosmetics' },
  training: { type: 'training', income: OTHER_INCOME, expense: OTHER_EXPENSES, name: 'Training' },
  show_creation: { type: 'show_creation', income: OTHER_INCOME, expense: 'Show creation' },
  show_fees: { type: 'show_fees', income: OTHER_INCOME, expense: OTHER_EXPENSES },
  account_deletion: {
    type: 'account_deletion',
    income: OTHER_INCOME,
    expense: OTHER_EXPENSES,
    name: 'Deleted accounts',
  },
  house_stable: {
    type: 'house_stable',
    income: OTHER_INCOME,
    expense: OTHER_EXPENSES,
    name: 'House stables',
  },
  show_entry: { type: 'show_entry', income: OTHER_INCOME, expense: 'Show entries' },
} as const satisfies Record<string, JournalRow>;

export type JournalKind = keyof typeof JOURNAL_KINDS;

export function isJournalKind(text: string): text is JournalKind {
  return Object.hasOwn(JOURNAL_KINDS, text);
}

const ROWS: Readonly<Record<JournalKind, JournalRow>> = JOURNAL_KINDS;

/** What the coins of a kind came from (`income`) or went to, in the world's books. */
export function flowLabel(type: string, side: 'income' | 'expense'): string {
  const rest = side === 'income' ? OTHER_INCOME : OTHER_EXPENSES;
  if (!isJournalKind(type)) return rest;
  const { [side]: label, name = rest } = ROWS[type];
  return label === rest ? name : label;
}

/** What players buy from each other with journals of a kind; undefined for none. */
export function tradeLabel(type: string): string | undefined {
  return isJournalKind(type) ? ROWS[type].trade : undefined;
}

/** In the order of the kinds. */
export const TRADE_LABELS: readonly string[] = Object.values(ROWS).flatMap(({ trade }) => trade ?? []);

interface Total {
  /** Null if nothing is totalled yet. */
  readonly type: string | null;
  readonly coinsIn: number;
  readonly coinsOut: number;
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
      .reduce((sum, total) => sum + (side === 'income' ? total.coinsIn : total.coinsOut), 0),
  }));
}
