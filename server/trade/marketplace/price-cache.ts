import type { Db } from '../../db/connection.ts';
import { likeOf, readPrices, type PricedItem, type Prices, type ReadPrices } from './read-prices.ts';
import { countSold } from './sale-queries.ts';
import { MINUTE } from '../../../game/game-time.ts';

/** Longer than a sale takes to commit. */
const MAX_AGE_MS = MINUTE;

interface CachedPrices {
  readonly at: number;
  readonly lately: Date;
  readonly read: Promise<ReadPrices>;
}

export interface PriceCache {
  read(db: Db, now: Date, item: PricedItem): Promise<Prices>;
}

/**
 * Sums the sales of twelve weeks at most once a minute in each process, and when there is a new sale. There are a few
 * hundred keys: breeds, and types of tack by whole percents.
 */
export function openPriceCache(): PriceCache {
  const cache = new Map<string, CachedPrices>();
  return {
    async read(db, now, item) {
      const key = item.breed ?? `${item.tackType} ${item.quality}`;
      const known = cache.get(key);
      if (known && isFresh(known, now)) {
        const { prices, soldLately } = await known.read;
        const counted = await countSold.first(db, { ...likeOf(item), since: known.lately });
        if (counted?.sold === soldLately) return prices;
      }
      const lately = new Date(now.getTime() - MAX_AGE_MS);
      const fresh = { at: now.getTime(), lately, read: readPrices(db, { now, lately }, item) };
      cache.set(key, fresh);
      // The next call retries.
      fresh.read.catch(() => {
        if (cache.get(key) === fresh) cache.delete(key);
      });
      return (await fresh.read).prices;
    },
  };
}

function isFresh({ at }: CachedPrices, now: Date): boolean {
  const age = now.getTime() - at;
  return age >= 0 && age < MAX_AGE_MS;
}
