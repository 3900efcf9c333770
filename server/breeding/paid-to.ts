import { PAIR_LIMIT_MS } from '../../game/market/pair-limit.ts';
import type { Db } from '../db/transaction.ts';
import { sumPaidTo } from './breeding-queries.ts';

/** Coins that one player has paid another for covers, or that are held for them, in the time that a pair is limited. */
export async function paidTo(db: Db, now: Date, fromId: string, toId: string): Promise<number> {
  const since = new Date(now.getTime() - PAIR_LIMIT_MS);
  return (await sumPaidTo.first(db, fromId, toId, since))?.paid ?? 0;
}
