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
import { findPrices, findWeeklyPrices, type BriefRow, type GoodsSold } from './sale-queries.ts';

type Prices = z.input<typeof salePrices.reply>;
type Goods = z.output<typeof salePrices.query>;

export async function readPrices(db: Db, now: Date, goods: Goods): Promise<Prices> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const like = likeOf(goods);
  const since = before(PRICE_WEEKS * PRICE_WEEK_MS);
  const [byWeek, quarter, recent] = await Promise.all([
    findWeeklyPrices.rows(db, { ...like, since, now, weekSeconds: PRICE_WEEK_MS / 1000 }),
    findPrices.first(db, { ...like, since }),
    findPrices.first(db, { ...like, since: before(RECENT_DAYS * REAL_MS_PER_DAY) }),
  ]);
  const known = new Map(byWeek.map((row) => [row.weeks_ago, row]));
  const weeks = Array.from({ length: PRICE_WEEKS }, (_, nth) => {
    const weeksAgo = PRICE_WEEKS - 1 - nth;
    return { startsAt: before((weeksAgo + 1) * PRICE_WEEK_MS).toISOString(), ...brief(known.get(weeksAgo)) };
  });
  const last =
    quarter === undefined || quarter.last_at === null || quarter.last_price === null
      ? null
      : { price: quarter.last_price, soldAt: quarter.last_at.toISOString() };
  const both = { recent: brief(recent), quarter: brief(quarter) };
  return { weeks, ...both, last, suggested: suggestPrice({ ...both, store: storePrice(goods) }) };
}

function likeOf({ breed, tackType, quality }: Goods): GoodsSold {
  const middle = quality === undefined ? null : quality * QUALITY_PERCENT;
  return {
    breed: breed ?? null,
    tackType: tackType ?? null,
    minQuality: middle === null ? null : middle - LIKE_QUALITY,
    maxQuality: middle === null ? null : middle + LIKE_QUALITY,
  };
}

function storePrice({ breed, tackType }: Goods): number {
  if (tackType !== undefined) return TACK[tackType].buy;
  if (breed === undefined) throw new RangeError('Prices of what?');
  return storePriceOf(breed);
}

function brief({ sold, median, low, high }: BriefRow = NONE) {
  return { sold, median, low, high };
}

const NONE: BriefRow = { sold: 0, median: null, low: null, high: null };
