import { accountingSummary, balanceByDay, listTransactions } from '../../contract/ledger.ts';
import { ledgerSheet } from '../../contract/sheets.ts';
import { REAL_MS_PER_DAY, utcDay } from '../../game/game-time.ts';
import type { Db } from '../db/connection.ts';
import { rowsThroughMonths } from '../db/months/through-months.ts';
import { bornSince, leastIdOf } from '../db/new-id.ts';
import { pageOf } from '../http/page.ts';
import { ROWS_AT_ONCE, SHEET, type Serve } from '../http/serve.ts';
import { accountingLines, isJournalKind, JOURNAL_KINDS } from './journal-kinds.ts';
import { findAccounting, findBalances, findLines, type LedgerLineRow } from './ledger-queries.ts';

export function ledgerRoutes(serve: Serve): void {
  serve.read(listTransactions, async (db, { player, query }) => {
    const rows = await readLines(db, {
      accountId: player.id,
      before: query.before ?? null,
      limit: query.limit + 1,
    });
    const { items, next } = pageOf(rows, query.limit, ({ lineNumber }) => ({ before: String(lineNumber) }));
    return { items: items.map(transactionView), next };
  });

  serve.read(
    ledgerSheet,
    async (db, { player }) => ({
      head: ['Time (UTC)', 'Kind', 'Description', 'Coins', 'Balance', 'Id'],
      pages: linePages(db, player.id),
    }),
    SHEET,
  );

  serve.read(balanceByDay, async (db, { player, query, now }) => {
    const today = Math.floor(now.getTime() / REAL_MS_PER_DAY);
    const from = new Date((today - query.days + 1) * REAL_MS_PER_DAY);
    const range = { accountId: player.id, from, leastId: leastIdOf(from) };
    const rows = await rowsThroughMonths(db, findBalances, range, {
      since: bornSince(player.id),
      // The first row is the balance before, unless the account began later.
      isWhole: ([first], archivedBefore) =>
        first !== undefined &&
        from.getTime() - REAL_MS_PER_DAY >= archivedBefore.getTime() &&
        (first.lineNumber === 1 || first.day < utcDay(from)),
    });
    return rows.map(({ day, balance }) => ({ day, balance }));
  });

  serve.read(accountingSummary, async (db, { player }) => {
    const totals = await findAccounting.rows(db, { accountId: player.id });
    const income = accountingLines(totals, 'income');
    const expenses = accountingLines(totals, 'expense');
    return {
      income,
      expenses,
      totalIncome: sum(income),
      totalExpenses: sum(expenses),
      netTotal: sum(income) - sum(expenses),
      currentBalance: totals[0]?.coins ?? 0,
      tradableCoins: totals[0]?.tradable ?? 0,
    };
  });
}

interface LinesPage {
  readonly accountId: string;
  readonly before: number | null;
  readonly limit: number;
}

function readLines(db: Db, page: LinesPage): Promise<LedgerLineRow[]> {
  return rowsThroughMonths(db, findLines, page, {
    since: bornSince(page.accountId),
    // Recent lines of an account are its last ones, without gaps.
    isWhole: (recent) => recent.length === page.limit || recent.at(-1)?.lineNumber === 1,
  });
}

async function* linePages(db: Db, accountId: string) {
  let before: number | null = null;
  for (;;) {
    const rows: LedgerLineRow[] = await readLines(db, { accountId, before, limit: ROWS_AT_ONCE });
    yield rows.map(({ at, type, description, amount, balance, id }) => [
      at,
      isJournalKind(type) ? JOURNAL_KINDS[type].type : type,
      description,
      amount,
      balance,
      id,
    ]);
    before = rows.at(-1)?.lineNumber ?? null;
    if (rows.length < ROWS_AT_ONCE || before === null) return;
  }
}

function sum(lines: readonly { amount: number }[]): number {
  return lines.reduce((total, line) => total + line.amount, 0);
}

function transactionView({ id, type, description, amount, balance, at }: LedgerLineRow) {
  return {
    id,
    type: isJournalKind(type) ? JOURNAL_KINDS[type].type : type,
    description,
    amount,
    balance: balance ?? 0,
    createdAt: at.toISOString(),
  };
}
