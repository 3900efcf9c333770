import type { z } from 'zod';
import type { salePrices } from '../../../contract/trade/marketplace.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';
import { TACK } from '../../../game/tack/tack.ts';
import { QUALITY_PERCENT } from '../../../game/tack/quality.ts';
import {
  LIKE_QUALITY,
  PRICE_WEEK_MS,
  PRICE_WEEKS,
  RECENT_DAYS,
  storePriceOf,
  suggestPrice,
} from '../../../game/trade/sale-prices.ts';
import type { Db } from '../../db/connection.ts';
import { findLastSale, findPrices, type BriefRow, type SalesFilter } from './sale-queries.ts';

export type Prices = z.input<typeof salePrices.reply>;
export type PricedItem = z.output<typeof salePrices.query>;

export interface ReadPrices {
  readonly prices: Prices;
  /** Sales since `lately`. */
  readonly soldLately: number;
}

export async function readPrices(
  db: Db,
  { now, lately }: { readonly now: Date; readonly lately: Date },
  item: PricedItem,
): Promise<ReadPrices> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const like = likeOf(item);
  const rows = await findPrices.rows(db, {
    ...like,
    now,
    weekSeconds: PRICE_WEEK_MS / 1000,
    since: before(PRICE_WEEKS * PRICE_WEEK_MS),
    recently: before(RECENT_DAYS * REAL_MS_PER_DAY),
    lately,
  });
  const all = rows.find(({ weeksAgo, recent }) => weeksAgo === null && recent === null);
  const last = all?.lastAt
    ? await findLastSale.first(db, { ...like, since: new Date(all.lastAt.getTime() - 1) })
    : undefined;
  const weeks = Array.from({ length: PRICE_WEEKS }, (_, index) => {
    const weeksAgo = PRICE_WEEKS - 1 - index;
    const sold = rows.find((row) => row.weeksAgo === weeksAgo);
    return { startsAt: before((weeksAgo + 1) * PRICE_WEEK_MS).toISOString(), ...brief(sold) };
  });
  const both = { recent: brief(rows.find(({ recent }) => recent === true)), quarter: brief(all) };
  const prices = {
    weeks,
    ...both,
    last: last ? { price: last.price, soldAt: last.soldAt.toISOString() } : null,
    suggested: suggestPrice({ ...both, store: storePrice(item) }),
  };
  return { prices, soldLately: all?.soldLately ?? 0 };
}

export function likeOf({ breed, tackType, quality }: PricedItem): SalesFilter {
  const middle = quality === undefined ? null : quality * QUALITY_PERCENT;
  return {
    breed: breed ?? null,
    tackType: tackType ?? null,
    minQuality: middle === null ? null : middle - LIKE_QUALITY,
    maxQuality: middle === null ? null : middle + LIKE_QUALITY,
  };
}

function storePrice({ breed, tackType }: PricedItem): number {
  if (tackType !== undefined) return TACK[tackType].buy;
  if (breed === undefined) throw new RangeError('Prices of what?');
  return storePriceOf(breed);
}

function brief({ sold, median, low, high }: BriefRow = NONE) {
  return { sold, median, low, high };
}

const NONE: BriefRow = { sold: 0, median: null, low: null, high: null };
