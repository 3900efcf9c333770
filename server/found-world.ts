import { randomBytes } from 'node:crypto';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { stablesToFound, type StablesWanted } from '../game/house-stables/at-work.ts';
import type { Chance } from './clock/context.ts';
import type { Db } from './db/connection.ts';
import { inTransaction, type StatementLimit } from './db/transaction.ts';
import { findWorld, insertWorld, lockFounding } from './found-world-queries.ts';
import { foundHouseStables } from './founding/house-stables/found-house-stables.ts';
import { stockStore } from './market/stock-store.ts';
import { foundRescues } from './trade/found-rescues.ts';

/** No limit: processes wait for each other's slow stocking. */
const FOUNDING: StatementLimit = { statementMs: 0 };

/** Horses that wait at the market of a new world. */
export const RESCUES_AT_FOUNDING = 24;

/** Throws `WorldMissing` if there is none: for a database that contained one before. */
export async function expectWorld(db: Db): Promise<void> {
  if (!(await findWorld.first(db))) throw new WorldMissing();
}

class WorldMissing extends Error {
  constructor() {
    super(
      'The database has lost its world: move its folder away and bring a backup back with `npm run restore -- <file>`.',
    );
    this.name = 'WorldMissing';
  }
}

/** For a new world only. */
interface Inhabitants {
  /** Horses that wait at the market. */
  readonly rescues?: number;
  readonly houseStables?: StablesWanted;
}

/** In an existing world, only restocks the store. */
export async function foundWorld(
  db: Db,
  chance: Chance,
  now: Date,
  { rescues = 0, houseStables = 0 }: Inhabitants = {},
): Promise<void> {
  await inTransaction(
    db,
    async (tx) => {
      await lockFounding.run(tx);
      const secret = randomBytes(32);
      const made = await insertWorld.first(tx, {
        foundedAt: now,
        secret,
        purseIndexDue: new Date(now.getTime() + 7 * REAL_MS_PER_DAY),
      });
      await stockStore(tx, { now, rng: chance.rng() });
      if (!made) return;
      await foundRescues(tx, now, secret, rescues);
      const count = stablesToFound(houseStables);
      if (count > 0) await foundHouseStables(tx, now, secret, count);
    },
    FOUNDING,
  );
}
