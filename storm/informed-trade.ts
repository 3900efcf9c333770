import { SELLABLE_ITEMS } from '../game/trade/sell-back.ts';
import { PAIR_COINS_PER_LEVEL } from '../game/market/pair-limit.ts';
import { chance, pick, wholeBetween } from '../game/rng.ts';
import type { Filling, Inform } from './filling.ts';
import type { Seen } from './memory.ts';
import type { CallInput } from './requests.ts';

export interface Listing {
  readonly id: string;
  readonly price: number;
  readonly seller: { readonly username: string };
}

/** Inputs of trade: bots sell what they own, and buy listings at the price shown. */
export const INFORMED_TRADE: Readonly<Record<string, Inform>> = {
  'POST /api/market/sell-horse': ({ bot, rng }) => {
    const horse = bot.memory.any(rng, 'own horse', ({ forSale }) => forSale !== true);
    const price = pick(rng, [null, 450, 900, 900]);
    return horse && { body: { horseId: horse['id'], ...(price !== null && { price }) } };
  },
  'POST /api/market/sell-tack': ({ bot, rng }) => {
    const tack = bot.memory.any(rng, 'own tack', isFree);
    return tack && { body: { tackId: tack['id'], price: pick(rng, [200, 800]) } };
  },
  'POST /api/market/sell-inventory': (filling) => {
    const itemType =
      ownedOf(filling, 'feed') ?? ownedOf(filling, 'treats') ?? pick(filling.rng, SELLABLE_ITEMS);
    return { body: { itemType, quantity: wholeBetween(filling.rng, 1, 2) } };
  },
  'PATCH /api/market/listings/:id': ({ bot, rng }) => {
    const own = ownListing(bot.memory.all('own horse').concat(bot.memory.all('own tack')));
    return own === undefined ? undefined : { params: { id: own }, body: { price: pick(rng, [150, 700]) } };
  },
  'DELETE /api/market/listings/:id': ({ bot }) => {
    const own = ownListing(bot.memory.all('own horse').concat(bot.memory.all('own tack')));
    return own === undefined ? undefined : { params: { id: own } };
  },
  'GET /api/marketplace/listings': () => ({ query: {} }),
  'GET /api/marketplace/listings/:id': (filling) => {
    const listing = pickListing(filling);
    return listing && { params: { id: listing.id } };
  },
  'POST /api/marketplace/buy': (filling) => {
    const listing = pickListing(filling);
    return listing && { body: { listingId: listing.id, price: listing.price } };
  },
  'GET /api/messages/:id': ofLetter,
  'PATCH /api/messages/:id/read': ofLetter,
};

/** Picks from other players' listings, mostly one that a young account may buy from its seller. */
function pickListing({ bot, rng }: Filling): Listing | undefined {
  const shown = (bot.replies.get('GET /api/marketplace/listings') ?? []) as readonly Listing[];
  const others = shown.filter(({ seller }) => seller.username !== bot.username);
  const refused = new Set(bot.memory.all('refused seller').map(({ id }) => id));
  const cheap = others.filter(
    ({ price, seller }) => price <= PAIR_COINS_PER_LEVEL && !refused.has(seller.username),
  );
  const some = cheap.length > 0 && chance(rng, 0.8) ? cheap : others;
  return some.length === 0 ? undefined : pick(rng, some);
}

/** Picks a letter that was in the inbox when the bot last looked. */
function ofLetter({ rng, bot }: Filling): CallInput | undefined {
  const letters = (bot.replies.get('GET /api/messages/inbox') ?? []) as readonly Seen[];
  return letters.length === 0 ? undefined : { params: { id: pick(rng, letters)['id'] } };
}

const ownListing = (things: readonly Seen[]) =>
  things.map(({ listingId }) => listingId).findLast((id) => typeof id === 'string');

export const isFree = ({ equippedToHorseId, forSale }: Seen) =>
  equippedToHorseId === null && forSale !== true;

/** Picks an item that was in stock when the bot last looked. */
export function ownedOf({ rng, bot }: Filling, what: 'feed' | 'treats'): unknown {
  const stock = (bot.replies.get(`GET /api/inventory/${what}`) ?? []) as readonly Seen[];
  const owned = stock.filter(({ quantity }) => typeof quantity === 'number' && quantity > 0);
  return owned.length === 0
    ? undefined
    : (({ feedType, treatType }) => feedType ?? treatType)(pick(rng, owned));
}
