import type { Db } from '../../db/connection.ts';
import { likeOf, readPrices, type Goods, type Prices, type ReadPrices } from './read-prices.ts';
import { countSold } from './sale-queries.ts';

/** Also longer than a sale takes until it is committed. */
const KEEP_MS = 60_000;

interface Reading {
  readonly at: number;
  readonly lately: Date;
  readonly read: Promise<ReadPrices>;
}

export interface KeptPrices {
  read(db: Db, now: Date, goods: Goods): Promise<Prices>;
}

/**
 * Adds up the sales of twelve weeks at most once a minute in each process, and again as soon as one is new. There are a
 * few hundred goods: breeds, and types of tack by whole percents.
 */
export function openPrices(): KeptPrices {
  const kept = new Map<string, Reading>();
  return {
    async read(db, now, goods) {
      const key = goods.breed ?? `${goods.tackType} ${goods.quality}`;
      const known = kept.get(key);
      if (known && isFresh(known, now)) {
        const { prices, soldLately } = await known.read;
        const counted = await countSold.first(db, { ...likeOf(goods), since: known.lately });
        if (counted?.sold === soldLately) return prices;
      }
      const lately = new Date(now.getTime() - KEEP_MS);
      const reading = { at: now.getTime(), lately, read: readPrices(db, { now, lately }, goods) };
      kept.set(key, reading);
      // The next call tries again.
      reading.read.catch(() => {
        if (kept.get(key) === reading) kept.delete(key);
      });
      return (await reading.read).prices;
    },
  };
}

function isFresh({ at }: Reading, now: Date): boolean {
  const age = now.getTime() - at;
  return age >= 0 && age < KEEP_MS;
}
