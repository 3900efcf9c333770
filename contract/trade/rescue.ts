import { z } from 'zod';
import { COLOUR_GROUPS } from '../../game/horses/coat/colour.ts';
import { BREED_IDS, CROSSBREED } from '../../game/horses/breeds.ts';
import { call } from '../call.ts';
import { BODY_FILTERS, BodyInBrief } from '../horses/body.ts';
import { LookReply } from '../horses/look.ts';
import { Coins, Id, idOr, Instant, Limit, Sex, Whole, ANY_HORSE } from '../pieces.ts';

const Level = z.coerce.number().int().min(1).max(10_000);

const Filters = {
  breed: z.enum([...BREED_IDS, CROSSBREED]).optional(),
  sex: Sex.optional(),
  minLevel: Level.optional(),
  maxLevel: Level.optional(),
  color: z.enum(COLOUR_GROUPS).optional(),
  ...BODY_FILTERS,
};

export const listRescueHorses = call({
  method: 'GET',
  path: '/api/market/rescue-horses',
  access: 'player',
  scope: 'market',
  summary: 'Horses that wait at the market for a new home, the newest first',
  query: z.object({
    ...Filters,
    limit: Limit,
    /** `listingId` of the previous page's last horse. */
    before: Id.optional(),
  }),
  reply: z.array(
    z.object({
      id: Id,
      listingId: Id,
      name: z.string(),
      breed: z.string(),
      breedId: z.string(),
      sex: Sex,
      color: z.string(),
      description: z.string(),
      look: LookReply,
      age: z.string(),
      ageInMonths: Whole,
      level: Whole,
      body: BodyInBrief,
      price: Coins,
      waitingSince: Instant,
    }),
  ),
  paged: true,
  refusals: {},
});

export const countRescueHorses = call({
  method: 'GET',
  path: '/api/market/rescue-horses/count',
  access: 'player',
  scope: 'market',
  summary: 'How many horses wait at the market; from a thousand on, a thousand',
  reply: z.object({ count: Whole }),
  refusals: {},
});

export const buyRescueHorse = call({
  method: 'POST',
  path: '/api/market/buy-rescue-horse',
  access: 'player',
  summary: 'Give a rescue horse a home',
  body: z.strictObject({ horseId: idOr('Please select a horse') }),
  reply: z.object({ message: z.string(), horseId: Id, coins: Coins }),
  refusals: {
    ...ANY_HORSE,
    RESCUE_GONE: [409, 'Someone was faster: {name} has a home already. You paid nothing.'],
    NOT_ENOUGH_COINS: [409, 'You need {needs} coins to buy {name}; you have {coins}.'],
  },
});
