import { ACTIVE_WITHIN_MS, WEALTH_COUNTED_EVERY_MS, WEALTH_TENTHS } from '../../game/economy/economy.ts';
import type { Db } from '../db/connection.ts';
import { DUE_WORK, inTransaction } from '../db/transaction.ts';
import { countWealth, findWealth, lockOldWealth, type WealthRow } from './wealth-queries.ts';

/**
 * docs/rules/economy.md#the-economy-page. Whoever asks first after an hour counts for everybody; others meanwhile get the
 * old count, or none before the first.
 */
export async function readWealth(db: Db, now: Date): Promise<WealthRow | undefined> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const last = await findWealth.first(db);
  if (last && last.counted_at > before(WEALTH_COUNTED_EVERY_MS)) return last;
  await inTransaction(
    db,
    async (tx) => {
      if (last && !(await lockOldWealth(tx, before(WEALTH_COUNTED_EVERY_MS)))) return;
      await countWealth.run(tx, { now, seenSince: before(ACTIVE_WITHIN_MS), tenths: WEALTH_TENTHS });
    },
    DUE_WORK,
  );
  return findWealth.first(db);
}
