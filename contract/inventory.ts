import { z } from 'zod';
import { FEED_TYPES } from '../game/care/feed.ts';
import { MATERIALS } from '../game/tack/materials.ts';
import { TREAT_TYPES } from '../game/care/treats.ts';
import { call } from './call.ts';
import { Coins, Quantity, Whole } from './pieces.ts';

export const FeedType = z.enum(FEED_TYPES, 'Please select a feed type from your inventory');
export const TreatType = z.enum(TREAT_TYPES, 'Please select a treat from your inventory');
const MaterialName = z.enum(MATERIALS, 'Please select a material');
const NOT_ENOUGH_COINS = [409, 'You need {needs} coins to buy {quantity} {item}; you have {coins}.'] as const;

export const feedInventory = call({
  method: 'GET',
  path: '/api/inventory/feed',
  access: 'player',
  scope: 'horses',
  summary: 'Feed owned, every type',
  reply: z.array(z.object({ feedType: FeedType, quantity: Whole })),
  refusals: {},
});

export const treatInventory = call({
  method: 'GET',
  path: '/api/inventory/treats',
  access: 'player',
  scope: 'horses',
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
  scope: 'horses',
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
