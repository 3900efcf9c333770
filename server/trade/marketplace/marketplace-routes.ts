import type { z } from 'zod';
import * as contract from '../../../contract/trade/marketplace.ts';
import * as shop from '../../../contract/trade/shop.ts';
import { toTenths } from '../../../game/breeding/preview.ts';
import { REAL_MS_PER_DAY, utcDay } from '../../../game/game-time.ts';
import { ageInMonths, ageWords, bornAtAge } from '../../../game/horses/age.ts';
import { aptitudeIn, type Aptitude } from '../../../game/horses/aptitude.ts';
import { breedName } from '../../../game/horses/breeds.ts';
import { PAIR_LIMIT_MS } from '../../../game/market/pair-limit.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { QUALITY_PERCENT } from '../../../game/tack/quality.ts';
import { TACK } from '../../../game/tack/tack.ts';
import { decidePurchase } from '../../../game/trade/purchase.ts';
import { likeHorsePrice, RECENT_DAYS } from '../../../game/trade/sale-prices.ts';
import { refuseUnconfirmed, type EmailNotConfirmed } from '../../accounts/accounts.ts';
import type { Db } from '../../db/connection.ts';
import { breedOfRow } from '../../horses/horse-row.ts';
import { coatView } from '../../horses/views/coat-view.ts';
import { pageOf } from '../../http/page.ts';
import { refusalView } from '../../http/refusing/refusal-reply.ts';
import type { Serve } from '../../http/serve.ts';
import { buyLot, refuseGone } from './buy-lot.ts';
import { readContender } from '../../players/player.ts';
import { openPrices } from './kept-prices.ts';
import { findLots, type Buyer, type LotFilter, type LotOrder, type LotRow } from './marketplace-queries.ts';
import { countLots, findSalesOfSeller } from './shop-queries.ts';

type Lot = z.input<typeof contract.getLot.reply>;
type Query = z.output<typeof contract.listLots.query>;

const MONTHS = 12;
/** Nobody reads more exactly. */
const MOST_COUNTED = 1_000;

export function marketplaceRoutes(serve: Serve): void {
  serve.read(
    contract.listLots,
    async (db, { player, query, now }) => {
      const { limit, after, sort: order } = query;
      const reader = await readReader(db, now, player.id);
      const filter = filterOf(query, now);
      if (filter.canBuy && reader.unconfirmed) return { items: [], next: null };
      const rows = await findLots(db, reader, filter, { order, after, limit: limit + 1 });
      const page = pageOf(rows, limit, (last) => ({ after: `${placeOf(last, order)}_${last.id}` }));
      return { ...page, items: page.items.map((row) => lotView(row, now, reader)) };
    },
    { mayLag: true },
  );

  serve.read(contract.getLot, async (db, { player, params: { id }, now }) => {
    const reader = await readReader(db, now, player.id);
    const [row] = await findLots(db, reader, { id }, { order: 'newest', limit: 1 });
    return row ? lotView(row, now, reader) : refuseGone(db, id, player.id);
  });

  serve.change(contract.buyLot, async (tx, { player, body, now }) => {
    const bought = await buyLot(tx, now, { playerId: player.id, ...body });
    if (isRefusal(bought)) return bought;
    const { what, horseId, tackId, coins } = bought;
    return { message: `You bought ${what}.`, horseId, tackId, price: body.price, coins };
  });

  const prices = openPrices();
  serve.read(contract.salePrices, (db, { query, now }) => prices.read(db, now, query), { mayLag: true });

  serve.read(shop.countLots, async (db, { player }) => {
    const counts = await countLots.first(db, { playerId: player.id, most: MOST_COUNTED });
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
  const [{ level, balance }, unconfirmed] = await Promise.all([
    readContender(db, playerId),
    refuseUnconfirmed(db, playerId),
  ]);
  return { id: playerId, level, balance, unconfirmed, since: new Date(now.getTime() - PAIR_LIMIT_MS) };
}

/** Why the reader could not buy it right now. */
function refusalOf(row: LotRow, reader: Reader): Lot['refusal'] {
  if (row.sellerId === reader.id) return null;
  const { price, paid, received } = row;
  const outcome =
    reader.unconfirmed ??
    decidePurchase({ ...reader, sums: { paid, received }, price, likeGood: likeGoodOf(row) });
  return isRefusal(outcome) ? refusalView(contract.buyLot.refusals, outcome) : null;
}

function likeGoodOf({ tackType, breed, rescued }: LotRow): number {
  if (tackType !== null) return TACK[tackType].buy;
  if (breed === null) throw new Error('A listing of nothing');
  return likeHorsePrice(breedOfRow({ breed }), rescued);
}

function filterOf({ color: colour, sort, ...asked }: Query, now: Date): LotFilter {
  const { minAge, maxAge, minQuality, maxQuality, seller, breed, sex, tackType } = asked;
  return {
    seller,
    breed,
    sex,
    colour,
    tackType,
    type: asked.type ?? TYPE_OF_ORDER[sort],
    canBuy: asked.canBuy === 'true',
    minLevel: asked.minLevel,
    maxLevel: asked.maxLevel,
    minPrice: asked.minPrice,
    maxPrice: asked.maxPrice,
    bornUntil: minAge === undefined ? undefined : bornAtAge(minAge * MONTHS, now),
    bornFrom:
      maxAge === undefined ? undefined : new Date(bornAtAge((maxAge + 1) * MONTHS, now).getTime() + 1),
    minQuality: minQuality === undefined ? undefined : minQuality * QUALITY_PERCENT,
    maxQuality: maxQuality === undefined ? undefined : maxQuality * QUALITY_PERCENT,
  };
}

const TYPE_OF_ORDER: Readonly<Partial<Record<LotOrder, 'horse' | 'tack'>>> = {
  level: 'horse',
  youngest: 'horse',
  quality: 'tack',
};

function placeOf(row: LotRow, order: LotOrder): number {
  const places = {
    newest: 0,
    price: row.price,
    dearest: row.price,
    level: row.level ?? 0,
    youngest: row.bornAt?.getTime() ?? 0,
    quality: row.quality ?? 0,
  };
  return places[order];
}

function lotView(row: LotRow, now: Date, reader: Reader): Lot {
  return {
    id: row.id,
    price: row.price,
    listedAt: row.listedAt.toISOString(),
    seller: { id: row.sellerId, username: row.seller, shopName: row.shopName ?? '' },
    refusal: refusalOf(row, reader),
    horse: horseView(row, now),
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

function horseView(row: LotRow, now: Date): Lot['horse'] {
  const { horseId: id, name, sex, genotype, traits, maneStyle, aptitude, level, bornAt } = row;
  if (id === null || row.breed === null || name === null || sex === null || genotype === null) return null;
  if (traits === null || aptitude === null || bornAt === null || level === null) return null;
  const breed = breedOfRow({ breed: row.breed });
  const months = ageInMonths(bornAt, now);
  const shown = row.startsDay === utcDay(now);
  const { look, color, description } = coatView({
    genotype,
    traits,
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
    age: ageWords(months),
    ageInMonths: months,
    level,
    wins: row.wins,
    bestAt: bestOf(aptitude),
  };
}

function bestOf(aptitude: Aptitude) {
  const all = DISCIPLINES.map((discipline) => ({ discipline, points: aptitudeIn(aptitude, discipline) }));
  const best = all.reduce((before, each) => (each.points > before.points ? each : before));
  return { discipline: best.discipline, points: toTenths(best.points) };
}
