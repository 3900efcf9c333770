import { z } from 'zod';
import { BREED_IDS } from '../game/horses/breeds.ts';
import { STORE_TIER_NAMES } from '../game/horses/founder.ts';
import { call } from './call.ts';
import { BodyInBrief } from './horses/body.ts';
import { Horse, LegMarkings } from './horses/horses.ts';
import { LookReply } from './horses/look.ts';
import { WORD_REFUSALS } from './moderation/moderation.ts';
import { Coins, DisciplineName, Id, Limit, Sex, Whole, horseName, idOr, NO_SUCH_PLACE } from './pieces.ts';

export const listStoreBreeds = call({
  method: 'GET',
  path: '/api/store/breeds',
  access: 'visitor',
  summary: 'The breeds that the store sells, each with its base price and the price of its cheapest horse',
  reply: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      basePrice: Coins,
      cheapestPrice: Coins,
      heightHands: z.string(),
      /** All seven, the best first. */
      bredFor: z.array(DisciplineName),
    }),
  ),
  refusals: {},
});

const StoreHorse = z.object({
  storeHorseId: Id,
  breedId: z.string(),
  breedName: z.string(),
  colorName: z.string(),
  description: z.string(),
  pattern: z.string().nullable(),
  maneColor: z.string(),
  faceMarking: z.string().nullable(),
  legMarkings: LegMarkings,
  ageInMonths: Whole,
  basePrice: Coins,
  patternPrice: Coins,
  totalPrice: Coins,
  /** Points at birth, out of 100. */
  aptitude: z.array(z.object({ discipline: DisciplineName, points: z.number() })),
  look: LookReply,
  body: BodyInBrief,
  /** Needs an insight. */
  genetics: z.null(),
});

export const listStoreHorses = call({
  method: 'GET',
  path: '/api/store/horses',
  access: 'player',
  scope: 'market',
  summary: 'The horses of one breed that the store has now, by tier',
  query: z.object({ breedId: z.string() }),
  reply: z.object({ tiers: z.array(z.object({ name: z.string(), horses: z.array(StoreHorse) })) }),
  refusals: { BREED_NOT_FOUND: [404, 'There is no such breed.'] },
});

const AFTER = /^(\d{1,9})_([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

export const listStoreOffers = call({
  method: 'GET',
  path: '/api/store/offers',
  access: 'player',
  scope: 'market',
  summary: 'The horses that the store has now, of all breeds or of one, the cheapest first',
  query: z.object({
    breed: z.enum(BREED_IDS).optional(),
    tier: z.enum(STORE_TIER_NAMES).optional(),
    limit: Limit,
    after: z
      .string()
      .regex(AFTER, NO_SUCH_PLACE)
      .transform((cursor) => {
        const [, price = '', id = ''] = AFTER.exec(cursor) ?? [];
        return { price: Number(price), id };
      })
      .optional(),
  }),
  reply: z.array(StoreHorse),
  paged: true,
  refusals: {},
});

export const buyStoreHorse = call({
  method: 'POST',
  path: '/api/store/purchase',
  access: 'player',
  summary: 'Buy a horse from the store',
  body: z.object({
    storeHorseId: idOr('Please select a horse color'),
    horseName: horseName('Please enter a name for your horse'),
    gender: Sex,
    discipline: z.enum(DisciplineName.options, 'Please select a discipline'),
  }),
  reply: z.object({ message: z.string(), coins: Coins, horse: Horse }),
  refusals: {
    ...WORD_REFUSALS,
    OFFER_GONE: [409, 'That horse has just been sold. Another has taken its place.'],
    NOT_ENOUGH_COINS: [409, 'You need {needs} coins to buy this horse; you have {coins}.'],
  },
});
