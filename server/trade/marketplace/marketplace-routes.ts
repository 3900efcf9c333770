import type { z } from 'zod';
import * as contract from '../../../contract/trade/marketplace.ts';
import * as shop from '../../../contract/trade/player-shop.ts';
import { toTenths } from '../../../game/breeding/preview.ts';
import { REAL_MS_PER_DAY, utcDay } from '../../../game/game-time.ts';
import { ageInMonths, formatAge, bornAtAge } from '../../../game/horses/age.ts';
import { aptitudeIn, type Aptitude } from '../../../game/horses/aptitude.ts';
import { breedName } from '../../../game/horses/breeds.ts';
import type { BodyWord } from '../../../game/horses/form/body-words.ts';
import { PAIR_LIMIT_MS } from '../../../game/market/pair-limit.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { QUALITY_PERCENT } from '../../../game/tack/quality.ts';
import { TACK } from '../../../game/tack/tack.ts';
import { decidePurchase } from '../../../game/trade/purchase.ts';
import { refuseHouseHorse } from '../../../game/trade/house-horses.ts';
import { similarHorsePrice, RECENT_DAYS } from '../../../game/trade/sale-prices.ts';
import { fairHorsePrice, fairTackPrice } from '../../../game/trade/worth.ts';
import { refuseUnconfirmed, type EmailNotConfirmed } from '../../accounts/accounts.ts';
import type { Db } from '../../db/connection.ts';
import { breedOfRow } from '../../horses/horse-row.ts';
import { bodyInBrief } from '../../horses/body-columns.ts';
import { coatView } from '../../horses/views/coat-view.ts';
import { pageOf } from '../../http/page.ts';
import { refusalView } from '../../http/refusing/refusal-reply.ts';
import type { Serve } from '../../http/serve.ts';
import { buyListing, readHouseHorse, refuseGone } from './buy-listing.ts';
import { readContender } from '../../players/player.ts';
import { openPriceCache } from './price-cache.ts';
import {
  findListings,
  type ListingFilter,
  type ListingOrder,
  type ListedItemRow,
} from './marketplace-queries.ts';
import type { Buyer } from './purchase-limits-queries.ts';
import { countListings, findSalesOfSeller } from './seller-queries.ts';

type Listing = z.input<typeof contract.getListing.reply>;
type Query = z.output<typeof contract.findListings.query>;

const MONTHS = 12;
/** Counts stop here. */
const MOST_COUNTED = 1_000;

export function marketplaceRoutes(serve: Serve): void {
  serve.read(
    contract.findListings,
    async (db, { player, query, now }) => {
      const { limit, after, sort: order } = query;
      const reader = await readReader(db, now, player.id);
      const filter = filterOf(query, now);
      if (filter.canBuy && reader.unconfirmed) return { items: [], next: null };
      const rows = await findListings(db, reader, filter, { order, after, limit: limit + 1, now });
      const page = pageOf(rows, limit, (last) => ({ after: `${cursorOf(last, order)}_${last.id}` }));
      return { ...page, items: page.items.map((row) => listingView(row, now, reader, query.body)) };
    },
    { mayLag: true },
  );

  serve.read(contract.getListing, async (db, { player, params: { id }, now }) => {
    const reader = await readReader(db, now, player.id);
    const [row] = await findListings(db, reader, { id }, { order: 'newest', limit: 1, now });
    return row ? listingView(row, now, reader) : refuseGone(db, id, player.id);
  });

  serve.change(contract.buyListing, async (tx, { player, body, now }) => {
    const bought = await buyListing(tx, now, { playerId: player.id, ...body });
    if (isRefusal(bought)) return bought;
    const { what, horseId, tackId, coins } = bought;
    return { message: `You bought ${what}.`, horseId, tackId, price: body.price, coins };
  });

  const prices = openPriceCache();
  serve.read(contract.salePrices, (db, { query, now }) => prices.read(db, now, query), { mayLag: true });

  serve.read(shop.countListings, async (db, { player }) => {
    const counts = await countListings.first(db, { playerId: player.id, most: MOST_COUNTED });
    if (!counts) throw new Error('Nothing was counted');
    return { ...counts, most: MOST_COUNTED };
  });

  serve.read(shop.mySales, async (db, { player, now }) => {
    const since = new Date(now.getTime() - RECENT_DAYS * REAL_MS_PER_DAY);
    const sold = await findSalesOfSeller.first(db, { sellerId: player.id, since });
    if (!sold) throw new Error('Nothing was added up');
    return { ...sold, days: RECENT_DAYS };
  });
}

interface Reader extends Buyer {
  readonly unconfirmed: EmailNotConfirmed | undefined;
}

async function readReader(db: Db, now: Date, playerId: string): Promise<Reader> {
  const [{ level, balance }, unconfirmed, houseHorseAt] = await Promise.all([
    readContender(db, playerId),
    refuseUnconfirmed(db, playerId),
    readHouseHorse(db, now, playerId),
  ]);
  const since = new Date(now.getTime() - PAIR_LIMIT_MS);
  return { id: playerId, level, balance, unconfirmed, since, houseHorseAt };
}

/** Why the reader could not buy it right now. */
function refusalOf(row: ListedItemRow, now: Date, reader: Reader): Listing['refusal'] {
  if (row.sellerId === reader.id) return null;
  const { price, paid, received, ofHouse } = row;
  const sums = ofHouse ? null : { paid, received };
  const outcome =
    reader.unconfirmed ??
    (ofHouse && row.horseId !== null ? refuseHouseHorse(reader.houseHorseAt, now) : undefined) ??
    decidePurchase({
      ...reader,
      sums,
      seller: ofHouse
        ? null
        : { level: row.sellerLevel, paid: row.paidBySeller, received: row.receivedByBuyer },
      price,
      fairPrice: fairPriceOf(row),
      similarPrice: similarPriceOf(row),
    });
  return isRefusal(outcome) ? refusalView(contract.buyListing.refusals, outcome) : null;
}

function similarPriceOf({ tackType, breed, rescued }: ListedItemRow): number {
  if (tackType !== null) return TACK[tackType].buy;
  if (breed === null) throw new Error('A listing of nothing');
  return similarHorsePrice(breedOfRow({ breed }), rescued);
}

function fairPriceOf({ tackType, quality, breed, aptitude, generation, rescued }: ListedItemRow): number {
  if (tackType !== null && quality !== null) return fairTackPrice(tackType, quality);
  if (breed === null || aptitude === null || generation === null) throw new Error('A listing of nothing');
  return fairHorsePrice({ breed: breedOfRow({ breed }), aptitude, generation, rescued });
}

function filterOf({ color: colour, sort, ...filters }: Query, now: Date): ListingFilter {
  const { minAge, maxAge, minQuality, maxQuality, seller, breed, sex, tackType } = filters;
  return {
    seller,
    breed,
    sex,
    colour,
    tackType,
    type: filters.type ?? TYPE_OF_ORDER[sort],
    canBuy: filters.canBuy === 'true',
    minLevel: filters.minLevel,
    maxLevel: filters.maxLevel,
    minPrice: filters.minPrice,
    maxPrice: filters.maxPrice,
    minHeight: filters.minHeight,
    maxHeight: filters.maxHeight,
    body: filters.body,
    bornUntil: minAge === undefined ? undefined : bornAtAge(minAge * MONTHS, now),
    bornFrom:
      maxAge === undefined ? undefined : new Date(bornAtAge((maxAge + 1) * MONTHS, now).getTime() + 1),
    minQuality: minQuality === undefined ? undefined : minQuality * QUALITY_PERCENT,
    maxQuality: maxQuality === undefined ? undefined : maxQuality * QUALITY_PERCENT,
  };
}

const TYPE_OF_ORDER: Readonly<Partial<Record<ListingOrder, 'horse' | 'tack'>>> = {
  level: 'horse',
  youngest: 'horse',
  quality: 'tack',
};

function cursorOf(row: ListedItemRow, order: ListingOrder): number {
  const values = {
    newest: 0,
    price: row.price,
    dearest: row.price,
    level: row.level ?? 0,
    youngest: row.bornAt?.getTime() ?? 0,
    quality: row.quality ?? 0,
  };
  return values[order];
}

function listingView(row: ListedItemRow, now: Date, reader: Reader, wished?: readonly BodyWord[]): Listing {
  return {
    id: row.id,
    price: row.price,
    listedAt: row.listedAt.toISOString(),
    seller: { id: row.sellerId, username: row.seller, shopName: row.shopName ?? '' },
    refusal: refusalOf(row, now, reader),
    horse: horseView(row, now, wished),
    tack:
      row.tackId === null || row.tackType === null || row.quality === null
        ? null
        : {
            id: row.tackId,
            type: row.tackType,
            quality: row.quality / QUALITY_PERCENT,
            makerUsername: row.maker,
          },
  };
}

function horseView(row: ListedItemRow, now: Date, wished: readonly BodyWord[] | undefined): Listing['horse'] {
  const { horseId: id, name, sex, genotype, traits, form, maneStyle, aptitude, level, bornAt } = row;
  if (id === null || row.breed === null || name === null || sex === null || genotype === null) return null;
  if (traits === null || form === null || aptitude === null || bornAt === null || level === null) return null;
  const { expectedHeightCm, expectedBodyWords } = row;
  if (expectedHeightCm === null || expectedBodyWords === null) return null;
  const breed = breedOfRow({ breed: row.breed });
  const months = ageInMonths(bornAt, now);
  const shown = row.startsDay === utcDay(now);
  const { look, color, description } = coatView({
    genotype,
    traits,
    form,
    maneStyle,
    breed,
    ageInMonths: months,
    shown,
  });
  return {
    id,
    name,
    breed: breedName(breed),
    breedId: breed,
    sex,
    color,
    description,
    look,
    age: formatAge(months),
    ageInMonths: months,
    level,
    wins: row.wins,
    body: bodyInBrief({ breed, traits, form, bornAt, expectedHeightCm, expectedBodyWords }, now, wished),
    bestAt: bestOf(aptitude),
    fairPrice: fairPriceOf(row),
  };
}

function bestOf(aptitude: Aptitude) {
  const all = DISCIPLINES.map((discipline) => ({ discipline, points: aptitudeIn(aptitude, discipline) }));
  const best = all.reduce((before, each) => (each.points > before.points ? each : before));
  return { discipline: best.discipline, points: toTenths(best.points) };
}
