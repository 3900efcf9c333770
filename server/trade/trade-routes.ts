import type { z } from 'zod';
import * as rescue from '../../contract/trade/rescue.ts';
import * as selling from '../../contract/trade/selling.ts';
import { ageInMonths, ageWords } from '../../game/horses/age.ts';
import { breedName } from '../../game/horses/breeds.ts';
import { inCoins } from '../../game/ledger/coins.ts';
import { isRefusal } from '../../game/refusal.ts';
import { TACK } from '../../game/tack/tack.ts';
import { MARKET_PAYS } from '../../game/trade/rescue.ts';
import { pieceWords } from '../../game/trade/listing.ts';
import { SELL_BACK } from '../../game/trade/sell-back.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
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
import { sellToMarket, type MarketSaleRefusal, type SoldToMarket } from './sell-to-market.ts';

/** More need not be counted. */
const MOST_COUNTED = 1000;

export function tradeRoutes(serve: Serve, { db, reads }: { readonly db: Db; readonly reads: Db }): void {
  serve(selling.sellHorse, async ({ player, body: { horseId, price }, now }) => {
    const sale = { playerId: player.id, horseId };
    if (price === undefined) {
      const sold = await sellAgainIfEntered(db, now, sale);
      if (isRefusal(sold)) return sold;
      return { message: `${sold.name} went to the market for ${inCoins(MARKET_PAYS)}.`, listing: null };
    }
    const listed = await inTransaction(db, (tx) => listHorse(tx, now, { ...sale, price }));
    if (isRefusal(listed)) return listed;
    return {
      message: `${listed.name} is for sale for ${inCoins(price)}.`,
      listing: listingView(listed.listing),
    };
  });

  serve(selling.sellTack, async ({ player, body: { tackId, price }, now }) => {
    const sale = { playerId: player.id, tackId, price };
    const listed = await inTransaction(db, (tx) => listTack(tx, now, sale));
    if (isRefusal(listed)) return listed;
    const { type, quality } = listed.piece;
    const what = pieceWords(type, quality);
    return { message: `${what} is for sale for ${inCoins(price)}.`, listing: listingView(listed.listing) };
  });

  serve(selling.sellInventory, async ({ player, body: { itemType, quantity }, now }) => {
    const { kind, label, price } = SELL_BACK[itemType];
    const sale = { playerId: player.id, kind, item: itemType, label, price, quantity };
    const sold = await inTransaction(db, (tx) => sellItems(tx, now, sale));
    if (isRefusal(sold)) return sold;
    const message = `You sold ${quantity.toLocaleString('en-US')} ${label.toLowerCase()} for ${inCoins(sold.totalEarned)}.`;
    return { ...sold, message };
  });

  serve(selling.changePrice, async ({ player, params: { id }, body: { price } }) => {
    const change = { playerId: player.id, listingId: id, price };
    const listing = await inTransaction(db, (tx) => changePrice(tx, change));
    if (isRefusal(listing)) return listing;
    return { message: `The price is ${inCoins(price)} now.`, listing: listingView(listing) };
  });

  serve(selling.endListing, async ({ player, params: { id } }) => {
    const ended = await inTransaction(db, (tx) => endListing(tx, { playerId: player.id, listingId: id }));
    if (isRefusal(ended)) return ended;
    const what = ended.tack_type === null ? 'The horse' : `The ${TACK[ended.tack_type].label.toLowerCase()}`;
    return { message: `${what} ${ended.tack_type === 'horseshoes' ? 'are' : 'is'} no longer for sale.` };
  });

  serve(selling.lockHorse, async ({ player, params: { id }, body: { locked } }) => {
    const wish = { playerId: player.id, horseId: id, locked };
    const horse = await inTransaction(db, (tx) => lockAgainstSale(tx, wish));
    if (isRefusal(horse)) return horse;
    const message = locked ? `${horse.name} is locked against sale.` : `${horse.name} is unlocked.`;
    return { message, locked };
  });

  serve(rescue.listRescueHorses, async ({ query: { limit, before, ...asked }, now }) => {
    const { breed = null, sex = null, color: colour = null, minLevel = null, maxLevel = null } = asked;
    const filter = { breed, sex, colour, minLevel, maxLevel };
    const rows = await findRescues.rows(reads, { ...filter, before: before ?? null, limit: limit + 1 });
    return pageOf(
      rows.map((row) => rescueView(row, now)),
      limit,
      ({ listingId }) => ({ before: listingId }),
    );
  });

  serve(rescue.countRescueHorses, async () => {
    const counted = await countRescues.first(reads, { most: MOST_COUNTED });
    return { count: counted?.count ?? 0 };
  });

  serve(rescue.buyRescueHorse, async ({ player, body: { horseId }, now }) => {
    const bought = await inTransaction(db, (tx) => buyRescueHorse(tx, now, { playerId: player.id, horseId }));
    if (isRefusal(bought)) return bought;
    return { message: `${bought.name} has a home with you.`, horseId, coins: bought.coins };
  });
}

/** A horse has few starts a day, so this ends. */
async function sellAgainIfEntered(
  db: Db,
  now: Date,
  sale: Parameters<typeof sellToMarket>[2],
): Promise<SoldToMarket | MarketSaleRefusal> {
  for (;;) {
    const sold = await inTransaction(db, (tx) => sellToMarket(tx, now, sale));
    if (!(isRefusal(sold) && sold.refused === 'ENTERED_MEANWHILE')) return sold;
  }
}

function listingView(listing: NewListing) {
  return {
    id: listing.id,
    horseId: listing.horse_id,
    tackId: listing.tack_id,
    price: listing.price,
    listedAt: listing.listed_at.toISOString(),
  };
}

function rescueView(row: RescueRow, now: Date): z.input<typeof rescue.listRescueHorses.reply>[number] {
  const breed = breedOfRow(row);
  const months = ageInMonths(row.born_at, now);
  const { look, color, description } = coatView({ ...row, breed, ageInMonths: months });
  return {
    id: row.id,
    listingId: row.listing_id,
    name: row.name,
    breed: breedName(breed),
    breedId: breed,
    sex: row.sex,
    color,
    description,
    look,
    age: ageWords(months),
    ageInMonths: months,
    level: row.level,
    price: row.price,
    waitingSince: row.listed_at.toISOString(),
  };
}
