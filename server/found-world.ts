import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import type { Chance } from './clock/moment.ts';
import type { Db } from './db/connection.ts';
import { inTransaction, type StatementLimit } from './db/transaction.ts';
import { stockStore } from './market/stock-store.ts';

/** Processes that start together wait for each other, and a new store takes a moment. */
const FOUNDING: StatementLimit = { statementMs: 0 };

/** Any number, the same in every process: they found one after the other. */
const FOUNDING_LOCK = 4_207_221;

/**
 * Makes what a world cannot be without, once: its day zero, its secret, and a full store. Afterwards it only
 * stocks what the store lacks, such as a breed that is new.
 */
export async function foundWorld(db: Db, chance: Chance, now: Date): Promise<void> {
  await inTransaction(
    db,
    async (tx) => {
      await sql`select pg_advisory_xact_lock(${FOUNDING_LOCK})`.execute(tx);
      await tx
        .insertInto('world')
        .values({
          founded_at: now,
          clock_reached: now,
          secret: randomBytes(32),
          purse_index_due: new Date(now.getTime() + 7 * REAL_MS_PER_DAY),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await stockStore(tx, { now, rng: chance.rng() });
    },
    FOUNDING,
  );
}
