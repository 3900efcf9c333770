import { z } from 'zod';
import { TACK_TYPES } from '../../game/tack/tack.ts';
import { call } from '../call.ts';
import { Coins, Id, OWN_HORSE, OWN_TACK } from '../pieces.ts';

export const Tack = z.object({
  id: Id,
  type: z.enum(TACK_TYPES),
  /** Percent, 0 to 200. */
  quality: z.number(),
  ownerId: Id,
  /** Null for store tack. */
  makerId: Id.nullable(),
  makerUsername: z.string().nullable(),
  /** Came with the player’s first horse, and cannot be sold. */
  starter: z.boolean(),
  equippedToHorseId: Id.nullable(),
  equippedToHorseName: z.string().nullable(),
  forSale: z.boolean(),
  /** Coins; null if not for sale, like `listingId`. */
  price: Coins.nullable(),
  listingId: Id.nullable(),
});

export const TackChoice = z.enum(TACK_TYPES, 'Please select horseshoes, a saddle or a bridle');

const Page = z.object({ limit: z.coerce.number().int().min(1).max(200).default(200), after: Id.optional() });

export const myTack = call({
  method: 'GET',
  path: '/api/tack/my-tack',
  access: 'player',
  scope: 'horses',
  summary: 'Own tack, in the order it came',
  query: Page,
  reply: z.array(Tack),
  paged: true,
  refusals: {},
});

export const listTack = call({
  method: 'GET',
  path: '/api/tack',
  access: 'player',
  scope: 'horses',
  summary: 'Own tack that no horse wears, in the order it came',
  query: Page,
  reply: z.array(Tack),
  paged: true,
  refusals: {},
});

export const buyStoreTack = call({
  method: 'POST',
  path: '/api/tack/buy-store',
  access: 'player',
  summary: 'Buy a piece of tack from the store',
  body: z.object({ tack_type: TackChoice }).transform(({ tack_type }) => ({ type: tack_type })),
  reply: z.object({ message: z.string(), tack: Tack, cost: Coins, coins: Coins }),
  refusals: { NOT_ENOUGH_COINS: [409, 'You need {needs} coins to buy {one}; you have {coins}.'] },
});

const OnHorse = z.object({ id: Id, tackId: Id });
const Equipped = z.object({ message: z.string(), tack: Tack });

export const equipTack = call({
  method: 'POST',
  path: '/api/horses/:id/equip-tack/:tackId',
  access: 'player',
  summary: 'Put a piece of tack on a horse',
  params: OnHorse,
  reply: Equipped,
  refusals: {
    ...OWN_HORSE,
    ...OWN_TACK,
    ALREADY_WORN: [409, '{name} wears this {tack} already.'],
    WORN_BY_ANOTHER: [409, '{other} wears this {tack}. Take it off {other} first.'],
    TYPE_WORN: [409, '{name} wears {one} already. Take that off first.'],
    TACK_FOR_SALE: [409, 'Your {tack} is for sale. Take it off sale first.'],
  },
});

export const unequipTack = call({
  method: 'POST',
  path: '/api/horses/:id/unequip-tack/:tackId',
  access: 'player',
  summary: 'Take a piece of tack off a horse',
  params: OnHorse,
  reply: Equipped,
  refusals: {
    ...OWN_HORSE,
    ...OWN_TACK,
    NOT_WORN: [409, '{name} does not wear this {tack}.'],
    ENTRY_RUNNING: [409, '{name} is entered in a show: the tack stays on until the show has run.'],
  },
});
