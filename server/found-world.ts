import { randomBytes } from 'node:crypto';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import type { Chance } from './clock/moment.ts';
import type { Db } from './db/connection.ts';
import { inTransaction, type StatementLimit } from './db/transaction.ts';
import { insertWorld, lockFounding } from './found-world-queries.ts';
import { stockStore } from './market/stock-store.ts';

/** No limit: processes wait for each other's slow stocking. */
const FOUNDING: StatementLimit = { statementMs: 0 };

/** In an existing world, only restocks the store. */
export async function foundWorld(db: Db, chance: Chance, now: Date): Promise<void> {
  await inTransaction(
    db,
    async (tx) => {
      await lockFounding(tx);
      await insertWorld(tx, {
        foundedAt: now,
        secret: randomBytes(32),
        purseIndexDue: new Date(now.getTime() + 7 * REAL_MS_PER_DAY),
      });
      await stockStore(tx, { now, rng: chance.rng() });
    },
    FOUNDING,
  );
}
