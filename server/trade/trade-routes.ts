import type { z } from 'zod';
import * as rescue from '../../contract/trade/rescue.ts';
import * as selling from '../../contract/trade/selling.ts';
import { ageInMonths, formatAge } from '../../game/horses/age.ts';
import { breedName } from '../../game/horses/breeds.ts';
import type { BodyWord } from '../../game/horses/form/body-words.ts';
import { inCoins } from '../../game/ledger/coins.ts';
import { isRefusal } from '../../game/refusal.ts';
import { TACK } from '../../game/tack/tack.ts';
import { MARKET_PAYS } from '../../game/trade/rescue.ts';
import { formatPiece } from '../../game/trade/listing.ts';
import { SELL_BACK } from '../../game/trade/sell-back.ts';
import { bodyInBrief } from '../horses/body-columns.ts';
import { bodyParameters, mayMatch } from '../horses/body-filter.ts';
import { breedOfRow } from '../horses/horse-row.ts';
import { coatView } from '../horses/views/coat-view.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { sellItems } from '../inventory/inventory.ts';
import {
  changePrice,
  endListing,
  listHorse,
  listTack,
  lockAgainstSale,
  type NewListing,
} from './list-for-sale.ts';
import { buyRescueHorse } from './rescue-horses.ts';
import { countRescues, findRescues, type RescueRow } from './rescue-queries.ts';
import { marketplaceRoutes } from './marketplace/marketplace-routes.ts';
import { sellToMarket } from './sell-to-market.ts';

/** More need not be counted. */
const MOST_COUNTED = 1000;

export function tradeRoutes(serve: Serve): void {
  marketplaceRoutes(serve);

  serve.change(selling.sellHorse, async (tx, { player, body: { horseId, price }, now }) => {
    const sale = { playerId: player.id, horseId };
    if (price === undefined) {
      const sold = await sellToMarket(tx, now, sale);
      if (isRefusal(sold)) return sold;
      return { message: `${sold.name} went to the market for ${inCoins(MARKET_PAYS)}.`, listing: null };
    }
    const listed = await listHorse(tx, now, { ...sale, price });
    if (isRefusal(listed)) return listed;
    return {
      message: `${listed.name} is for sale for ${inCoins(price)}.`,
      listing: listingView(listed.listing),
    };
  });

  serve.change(selling.sellTack, async (tx, { player, body: { tackId, price }, now }) => {
    const sale = { playerId: player.id, tackId, price };
    const listed = await listTack(tx, now, sale);
    if (isRefusal(listed)) return listed;
    const { type, quality } = listed.piece;
    const what = formatPiece(type, quality);
    return { message: `${what} is for sale for ${inCoins(price)}.`, listing: listingView(listed.listing) };
  });

  serve.change(selling.sellInventory, async (tx, { player, body: { itemType, quantity }, now }) => {
    const { kind, label, price } = SELL_BACK[itemType];
    const sale = { playerId: player.id, kind, item: itemType, label, price, quantity };
    const sold = await sellItems(tx, now, sale);
    if (isRefusal(sold)) return sold;
    const message = `You sold ${quantity.toLocaleString('en-US')} ${label.toLowerCase()} for ${inCoins(sold.totalEarned)}.`;
    return { ...sold, message };
  });

  serve.change(selling.changePrice, async (tx, { player, params: { id }, body: { price } }) => {
    const change = { playerId: player.id, listingId: id, price };
    const listing = await changePrice(tx, change);
    if (isRefusal(listing)) return listing;
    return { message: `The price is ${inCoins(price)} now.`, listing: listingView(listing) };
  });

  serve.change(selling.endListing, async (tx, { player, params: { id } }) => {
    const ended = await endListing(tx, { playerId: player.id, listingId: id });
    if (isRefusal(ended)) return ended;
    const what = ended.tackType === null ? 'The horse' : `The ${TACK[ended.tackType].label.toLowerCase()}`;
    return { message: `${what} ${ended.tackType === 'horseshoes' ? 'are' : 'is'} no longer for sale.` };
  });

  serve.change(selling.lockHorse, async (tx, { player, params: { id }, body: { locked } }) => {
    const wish = { playerId: player.id, horseId: id, locked };
    const horse = await lockAgainstSale(tx, wish);
    if (isRefusal(horse)) return horse;
    const message = locked ? `${horse.name} is locked against sale.` : `${horse.name} is unlocked.`;
    return { message, locked };
  });

  serve.read(
    rescue.listRescueHorses,
    async (db, { query: { limit, before, ...filters }, now }) => {
      const { breed = null, sex = null, color: colour = null, minLevel = null, maxLevel = null } = filters;
      const filter = { breed, sex, colour, minLevel, maxLevel, ...bodyParameters(filters, now) };
      const page = { ...filter, before: before ?? null, limit: limit + 1 };
      const rows = mayMatch(filters) ? await findRescues.rows(db, page) : [];
      return pageOf(
        rows.map((row) => rescueView(row, now, filters.body)),
        limit,
        ({ listingId }) => ({ before: listingId }),
      );
    },
    { mayLag: true },
  );

  serve.read(
    rescue.countRescueHorses,
    async (db) => {
      const counted = await countRescues.first(db, { most: MOST_COUNTED });
      return { count: counted?.count ?? 0 };
    },
    { mayLag: true },
  );

  serve.change(rescue.buyRescueHorse, async (tx, { player, body: { horseId }, now }) => {
    const bought = await buyRescueHorse(tx, now, { playerId: player.id, horseId });
    if (isRefusal(bought)) return bought;
    return { message: `${bought.name} has a home with you.`, horseId, coins: bought.coins };
  });
}

function listingView(listing: NewListing) {
  return {
    id: listing.id,
    horseId: listing.horseId,
    tackId: listing.tackId,
    price: listing.price,
    listedAt: listing.listedAt.toISOString(),
  };
}

function rescueView(
  row: RescueRow,
  now: Date,
  wished: readonly BodyWord[] | undefined,
): z.input<typeof rescue.listRescueHorses.reply>[number] {
  const breed = breedOfRow(row);
  const months = ageInMonths(row.bornAt, now);
  const { look, color, description } = coatView({ ...row, breed, ageInMonths: months });
  return {
    id: row.id,
    listingId: row.listingId,
    name: row.name,
    breed: breedName(breed),
    breedId: breed,
    sex: row.sex,
    color,
    description,
    look,
    age: formatAge(months),
    ageInMonths: months,
    level: row.level,
    body: bodyInBrief(row, now, wished),
    price: row.price,
    waitingSince: row.listedAt.toISOString(),
  };
}
