import type { Reply } from '../../contract/call.ts';
import type { readSpending } from '../../contract/admin.ts';
import {
  PAYERS_LEAST,
  SPENDING_COUNT_INTERVAL_MS,
  SPENDING_MS,
  SPENT_LEAST,
  SPENT_PERCENT,
} from '../../game/admin/spending.ts';
import type { Db } from '../db/connection.ts';
import { findLeaning, type LeaningRow } from './spending-queries.ts';

type Spending = Reply<typeof readSpending>;

const MOST_PAIRS = 1_000;
const MOST_SELLERS = 50;
const MOST_PAYERS_SHOWN = 10;

/** Reading a month of sales is slow: each process does it at most once an hour, for all operators. */
export function openSpending(): (db: Db, now: Date) => Promise<Spending> {
  let last: { readonly at: Date; readonly counted: Promise<Spending> } | undefined;
  return (db, now) => {
    if (!last || now.getTime() - last.at.getTime() >= SPENDING_COUNT_INTERVAL_MS) {
      const counted = count(db, now);
      last = { at: now, counted };
      // A failure is not cached.
      counted.catch(() => (last = undefined));
    }
    return last.counted;
  };
}

async function count(db: Db, now: Date): Promise<Spending> {
  const rows = await findLeaning.rows(db, {
    from: new Date(now.getTime() - SPENDING_MS),
    least: SPENT_LEAST,
    percent: SPENT_PERCENT,
    fewest: PAYERS_LEAST,
    limit: MOST_PAIRS,
  });
  const ids = [...new Set(rows.map(({ toId }) => toId))].slice(0, MOST_SELLERS);
  const sellers = ids.flatMap((id) => sellerView(rows.filter(({ toId }) => toId === id)));
  return { countedAt: now.toISOString(), sellers };
}

function sellerView(rows: readonly LeaningRow[]): Spending['sellers'] {
  const [first] = rows;
  if (!first) return [];
  return [
    {
      player: { id: first.toId, username: first.toName },
      payers: first.payers,
      coins: first.total,
      top: rows.slice(0, MOST_PAYERS_SHOWN).map(({ fromId, fromName, coins, spent, since }) => ({
        player: { id: fromId, username: fromName },
        coins,
        percent: Math.round((100 * coins) / spent),
        since: since.toISOString(),
      })),
    },
  ];
}
