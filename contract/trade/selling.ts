import { z } from 'zod';
import { MOST_PRICE } from '../../game/trade/listing.ts';
import { MOST_SOLD, SELLABLE_ITEMS } from '../../game/trade/sell-back.ts';
import { call } from '../call.ts';
import { Coins, Id, idOr, Instant, OfId, OWN_HORSE, Whole, OWN_TACK } from '../pieces.ts';

const PRICE_MESSAGE = 'Please enter a valid price';
export const Price = z
  .int(PRICE_MESSAGE)
  .min(1, PRICE_MESSAGE)
  .max(MOST_PRICE, `The highest price is ${MOST_PRICE.toLocaleString('en-US')} coins.`);

const OwnListing = z.object({
  id: Id,
  horseId: Id.nullable(),
  tackId: Id.nullable(),
  price: Coins,
  listedAt: Instant,
});

export const sellHorse = call({
  method: 'POST',
  path: '/api/market/sell-horse',
  access: 'player',
  waits: true,
  summary: 'Sell a horse to the market; with a price, put it up for sale to players',
  // Strict: a misspelt price must not sell the horse to the market.
  body: z.strictObject({ horseId: idOr('Please select a horse'), price: Price.optional() }),
  reply: z.object({
    message: z.string(),
    /** Null if the market took the horse. */
    listing: OwnListing.nullable(),
  }),
  refusals: {
    ...OWN_HORSE,
    HORSE_LOCKED: [409, '{name} is locked against sale. Unlock {name} first.'],
    LEVEL_TOO_LOW: [409, '{name} is level {level}. The market takes horses from level {needs}.'],
    GIFT_FOAL: [
      409,
      '{name} was bred with a free check or registration. The market never takes such a horse.',
    ],
    ALREADY_FOR_SALE: [409, '{name} is for sale already.'],
  },
});

export const sellTack = call({
  method: 'POST',
  path: '/api/market/sell-tack',
  access: 'player',
  waits: true,
  summary: 'Put a piece of tack up for sale to players',
  body: z.strictObject({ tackId: idOr('Please select tack to sell'), price: Price }),
  reply: z.object({ message: z.string(), listing: OwnListing }),
  refusals: {
    ...OWN_TACK,
    STARTER_TACK: [409, 'Starter tack came with your first horse and stays with you: it can’t be sold.'],
    TACK_WORN: [409, '{name} wears this {tack}. Take it off first.'],
    ALREADY_FOR_SALE: [409, 'This tack is for sale already.'],
  },
});

const HOW_MANY = 'Please enter quantities to sell';

export const sellInventory = call({
  method: 'POST',
  path: '/api/market/sell-inventory',
  access: 'player',
  waits: true,
  summary: 'Sell feed, treats or materials to the market',
  body: z.strictObject({
    itemType: z.enum(SELLABLE_ITEMS, 'The market buys no such thing.'),
    quantity: z
      .int(HOW_MANY)
      .min(1, HOW_MANY)
      .max(MOST_SOLD, `You can sell up to ${MOST_SOLD.toLocaleString('en-US')} at once.`),
  }),
  reply: z.object({
    message: z.string(),
    totalEarned: Coins,
    /** Pieces left. */
    quantity: Whole,
    coins: Coins,
  }),
  refusals: { NOT_ENOUGH_ITEMS: [409, 'You can’t sell {quantity} {item}: you have {owned}.'] },
});

const NO_LISTING = { LISTING_NOT_FOUND: [404, 'You have no such thing for sale any more.'] } as const;

export const changePrice = call({
  method: 'PATCH',
  path: '/api/market/listings/:id',
  access: 'player',
  waits: true,
  summary: 'Change the price of what you have for sale',
  params: OfId,
  body: z.strictObject({ price: Price }),
  reply: z.object({ message: z.string(), listing: OwnListing }),
  refusals: NO_LISTING,
});

export const endListing = call({
  method: 'DELETE',
  path: '/api/market/listings/:id',
  access: 'player',
  summary: 'Take a horse or piece of tack off sale',
  params: OfId,
  reply: z.object({ message: z.string() }),
  refusals: NO_LISTING,
});

export const lockHorse = call({
  method: 'PUT',
  path: '/api/horses/:id/locked',
  access: 'player',
  summary: 'Lock a horse against any sale, which takes it off sale, or unlock it',
  params: OfId,
  body: z.object({ locked: z.boolean() }),
  reply: z.object({ message: z.string(), locked: z.boolean() }),
  refusals: OWN_HORSE,
});
