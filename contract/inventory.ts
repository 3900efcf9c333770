import { z } from 'zod';
import { FEED_TYPES, MOST_FED_AT_ONCE } from '../game/care/feed.ts';
import { MATERIALS } from '../game/tack/materials.ts';
import { TREAT_TYPES } from '../game/care/treats.ts';
import { call } from './call.ts';
import { Coins, Id, Instant, OWN_HORSE, OfId, Quantity, Whole } from './pieces.ts';

const FeedType = z.enum(FEED_TYPES, 'Please select a feed type from your inventory');
const TreatType = z.enum(TREAT_TYPES, 'Please select a treat from your inventory');
const MaterialName = z.enum(MATERIALS, 'Please select a material');
const NOT_ENOUGH_COINS = [409, 'You need {needs} coins to buy {quantity} {item}; you have {coins}.'] as const;

export const feedInventory = call({
  method: 'GET',
  path: '/api/inventory/feed',
  access: 'player',
  summary: 'Feed owned, every type',
  reply: z.array(z.object({ feedType: FeedType, quantity: Whole })),
  refusals: {},
});

export const treatInventory = call({
  method: 'GET',
  path: '/api/inventory/treats',
  access: 'player',
  summary: 'Treats owned, every type',
  reply: z.array(z.object({ treatType: TreatType, quantity: Whole })),
  refusals: {},
});

export const buyFeed = call({
  method: 'POST',
  path: '/api/inventory/buy-feed',
  access: 'player',
  summary: 'Buy feed from the market',
  body: z
    .object({ feed_type: FeedType, quantity: Quantity })
    .transform(({ feed_type, quantity }) => ({ feedType: feed_type, quantity })),
  reply: z.object({ message: z.string(), feedType: FeedType, quantity: Whole, cost: Coins, coins: Coins }),
  refusals: { NOT_ENOUGH_COINS },
});

export const buyTreats = call({
  method: 'POST',
  path: '/api/inventory/buy-treats',
  access: 'player',
  summary: 'Buy treats from the market',
  body: z
    .object({ treat_type: TreatType, quantity: Quantity })
    .transform(({ treat_type, quantity }) => ({ treatType: treat_type, quantity })),
  reply: z.object({ message: z.string(), treatType: TreatType, quantity: Whole, cost: Coins, coins: Coins }),
  refusals: { NOT_ENOUGH_COINS },
});

export const materialInventory = call({
  method: 'GET',
  path: '/api/materials',
  access: 'player',
  summary: 'Materials owned, every type',
  reply: z.array(z.object({ type: MaterialName, quantity: Whole })),
  refusals: {},
});

export const buyMaterials = call({
  method: 'POST',
  path: '/api/materials/buy',
  access: 'player',
  summary: 'Buy materials for making tack from the market, at the price of your guild',
  body: z
    .object({ material_type: MaterialName, quantity: Quantity })
    .transform(({ material_type, quantity }) => ({ material: material_type, quantity })),
  reply: z.object({ message: z.string(), type: MaterialName, quantity: Whole, cost: Coins, coins: Coins }),
  refusals: { NOT_ENOUGH_COINS },
});

export const useFeed = call({
  method: 'POST',
  path: '/api/horses/:id/use-feed',
  access: 'player',
  summary: 'Feed a horse from the inventory; feed adds up',
  params: OfId,
  body: z.object({ feed_type: FeedType }).transform(({ feed_type }) => ({ feedType: feed_type })),
  reply: z.object({ expiresAt: Instant, feedLeftHours: Whole, feedLeftDisplay: z.string(), quantity: Whole }),
  refusals: {
    ...OWN_HORSE,
    NO_FEED: [409, 'You have no {item} feed left. Purchase feed from the Market first.'],
  },
});

/** One bad id stops the press; a horse that cannot be fed stops only its own feeding. */
export const feedMany = call({
  method: 'POST',
  path: '/api/horses/feed',
  access: 'player',
  summary: 'Feed several horses once each, in this order, as far as the inventory goes',
  body: z
    .object({
      horse_ids: z
        .array(Id, 'Please select the horses to feed.')
        .min(1, 'Please select the horses to feed.')
        .max(MOST_FED_AT_ONCE, `At most ${MOST_FED_AT_ONCE} horses are fed at once.`)
        .refine((ids) => new Set(ids).size === ids.length, 'Each horse is fed once: name it once.'),
      feed_type: FeedType,
    })
    .transform(({ horse_ids, feed_type }) => ({ horseIds: horse_ids, feedType: feed_type })),
  reply: z.object({
    fed: z.array(z.object({ horseId: Id, expiresAt: Instant })),
    /** As `use-feed` would have refused each. */
    refusals: z.array(z.object({ horseId: Id, code: z.string(), message: z.string() })),
    /** Of this feed, left in the inventory. */
    quantity: Whole,
  }),
  refusals: {},
});

export const useTreat = call({
  method: 'POST',
  path: '/api/horses/:id/use-treat',
  access: 'player',
  summary: 'Give a horse a treat from the inventory',
  params: OfId,
  body: z.object({ treat_type: TreatType }).transform(({ treat_type }) => ({ treatType: treat_type })),
  reply: z.object({ happinessGained: Whole, newHappiness: Whole, quantity: Whole }),
  refusals: {
    ...OWN_HORSE,
    NO_TREAT: [409, 'You have no {item} left. Purchase treats from the Market first.'],
    HORSE_CONTENT: [409, '{name} is as happy as can be: the treat stays with you.'],
  },
});
