import { z } from 'zod';
import { call } from '../call.ts';
import { Coins, Whole } from '../pieces.ts';

export const countListings = call({
  method: 'GET',
  path: '/api/marketplace/counts',
  access: 'player',
  scope: 'market',
  summary: 'How much players have for sale, counted up to a limit, and how much of it is yours',
  reply: z.object({
    horses: Whole,
    tack: Whole,
    mine: Whole,
    /** Counting stops here; there may be more. */
    most: Whole,
  }),
  refusals: {},
});

export const mySales = call({
  method: 'GET',
  path: '/api/marketplace/my-sales',
  access: 'player',
  scope: 'market',
  summary: 'What you sold to other players lately',
  reply: z.object({
    /** The days counted, up to now. */
    days: Whole,
    /** After the house's cut. */
    earned: Coins,
    horses: Whole,
    tack: Whole,
  }),
  refusals: {},
});
