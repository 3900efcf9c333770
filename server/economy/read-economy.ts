import type { Reply } from '../../contract/call.ts';
import type { economy } from '../../contract/economy.ts';
import {
  ACTIVE_WITHIN_MS,
  SHOWN_DAYS,
  utcDay,
  WEALTH_COUNT_INTERVAL_MS,
  WEALTH_TENTHS,
} from '../../game/economy/economy.ts';
import { HOUSE_CUT_PERCENT } from '../../game/ledger/coins.ts';
import type { Db } from '../db/connection.ts';
import { JOB_LIMIT, inTransaction } from '../db/transaction.ts';
import { flowLabel, TRADE_LABELS, tradeLabel } from '../ledger/journal-kinds.ts';
import { readDays } from '../ledger/ledger.ts';
import { countWealth, findWealth, lockOldWealth, type WealthRow } from './wealth-queries.ts';

type Economy = Reply<typeof economy>;
type Period = Economy['today'];
type Day = Awaited<ReturnType<typeof readDays>>[number];

/** docs/rules/economy.md#the-economy-page */
export async function readEconomy(db: Db, now: Date): Promise<Economy> {
  const [today, yesterday, first] = [utcDay(now), utcDay(now, 1), utcDay(now, SHOWN_DAYS - 1)];
  const days = await readDays(db, first, today);
  const wealth = await readWealth(db, now);
  return {
    today: periodOf(days, today, today),
    yesterday: periodOf(days, yesterday, yesterday),
    month: periodOf(days, first, today),
    wealth: wealth
      ? { countedAt: wealth.countedAt.toISOString(), players: wealth.players, tenths: wealth.tenths }
      : null,
  };
}

function periodOf(all: readonly Day[], from: string, to: string): Period {
  const days = all.filter(({ day }) => day >= from && day <= to);
  const sum = (column: 'made' | 'taken' | 'cut' | 'purses' | 'escrow') =>
    days.reduce((total, row) => total + row[column], 0);
  return {
    from,
    to,
    sources: lines(days.map(({ type, made }) => ({ label: flowLabel(type, 'income'), coins: made }))),
    sinks: lines([
      ...days.map(({ type, taken, cut }) => ({ label: flowLabel(type, 'expense'), coins: taken - cut })),
      { label: `House’s ${HOUSE_CUT_PERCENT}% of trades and shows`, coins: sum('cut') },
    ]),
    made: sum('made'),
    taken: sum('taken'),
    purses: sum('purses'),
    escrow: sum('escrow'),
    trades: tradesOf(days),
  };
}

/** One line of each label. */
function lines(parts: readonly { readonly label: string; readonly coins: number }[]): Period['sources'] {
  const sums = new Map<string, number>();
  for (const { label, coins } of parts) sums.set(label, (sums.get(label) ?? 0) + coins);
  return [...sums]
    .filter(([, coins]) => coins > 0)
    .map(([label, coins]) => ({ label, coins }))
    .toSorted((one, other) => other.coins - one.coins || one.label.localeCompare(other.label, 'en'));
}

function tradesOf(days: readonly Day[]): Period['trades'] {
  return TRADE_LABELS.map((label) => {
    const rows = days.filter(({ type }) => tradeLabel(type) === label);
    return {
      label,
      count: rows.reduce((total, { trades }) => total + trades, 0),
      coins: rows.reduce((total, { traded }) => total + traded, 0),
    };
  });
}

/**
 * docs/rules/economy.md#the-economy-page. The first call after an hour counts; concurrent calls get the old count, or
 * none before the first.
 */
async function readWealth(db: Db, now: Date): Promise<WealthRow | undefined> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const last = await findWealth.first(db);
  if (last && last.countedAt > before(WEALTH_COUNT_INTERVAL_MS)) return last;
  await inTransaction(
    db,
    async (tx) => {
      if (last && !(await lockOldWealth.first(tx, { countedBefore: before(WEALTH_COUNT_INTERVAL_MS) })))
        return;
      await countWealth.run(tx, { now, seenSince: before(ACTIVE_WITHIN_MS), tenths: WEALTH_TENTHS });
    },
    JOB_LIMIT,
  );
  return findWealth.first(db);
}
