import { inCoins } from '../../game/ledger/coins.ts';
import { formatPiece } from '../../game/trade/listing.ts';
import { MARKET_PAYS } from '../../game/trade/rescue.ts';
import { SELL_BACK } from '../../game/trade/sell-back.ts';
import type { Db } from '../db/connection.ts';
import type { WaitingSentences } from '../devices/waiting.ts';
import { readHorse } from '../horses/own-horse.ts';
import { readTack } from '../tack/equip-tack.ts';
import { findListedThing } from './listing-queries.ts';

type SaleRoute = Extract<
  keyof WaitingSentences,
  `${string} /api/market/${string}` | `${string} /api/marketplace/${string}`
>;

/** Describes a waiting sale or purchase. */
export const SALE_SENTENCES: Pick<WaitingSentences, SaleRoute> = {
  async 'POST /api/market/sell-horse'(db, { body: { horseId, price } }) {
    const name = (await readHorse(db, horseId))?.name ?? 'a horse';
    return price === undefined
      ? `Sell ${name} to the market for ${inCoins(MARKET_PAYS)}`
      : `Put ${name} up for sale for ${inCoins(price)}`;
  },
  async 'POST /api/market/sell-tack'(db, { body: { tackId, price } }) {
    const piece = await readTack(db, tackId);
    const what = piece ? formatPiece(piece.type, piece.quality) : 'a piece of tack';
    return `Put up for sale for ${inCoins(price)}: ${what}`;
  },
  async 'POST /api/market/sell-inventory'(_, { body: { itemType, quantity } }) {
    const { label, price } = SELL_BACK[itemType];
    const what = `${quantity.toLocaleString('en-US')} ${label.toLowerCase()}`;
    return `Sell ${what} to the market for ${inCoins(quantity * price)}`;
  },
  async 'PATCH /api/market/listings/:id'(db, { params, body: { price } }) {
    return `Change the price to ${inCoins(price)}: ${await listedThing(db, params.id)}`;
  },
  async 'POST /api/marketplace/buy'(db, { body: { listingId, price } }) {
    return `Buy for ${inCoins(price)}: ${await listedThing(db, listingId)}`;
  },
};

async function listedThing(db: Db, id: string): Promise<string> {
  const listed = await findListedThing.first(db, { id });
  if (!listed) return 'something that is no longer for sale';
  const { horse, tackType, quality } = listed;
  if (horse !== null) return horse;
  return tackType === null || quality === null ? 'a piece of tack' : formatPiece(tackType, quality);
}
