import { z } from 'zod';
import { COLOUR_GROUPS } from '../../game/horses/coat/colour.ts';
import { BREED_IDS, CROSSBREED } from '../../game/horses/breeds.ts';
import { TACK_TYPES } from '../../game/tack/tack.ts';
import { REASONS } from '../../game/trade/sale-prices.ts';
import { PAIR } from '../breeding/breeding-pieces.ts';
import { call } from '../call.ts';
import { BODY_FILTERS, BodyInBrief } from '../horses/body.ts';
import { LookReply } from '../horses/look.ts';
import {
  Coins,
  DisciplineName,
  EMAIL_NOT_CONFIRMED,
  Id,
  idOr,
  Instant,
  Limit,
  OfId,
  Sex,
  Whole,
  NO_SUCH_PLACE,
} from '../pieces.ts';
import { Price } from './selling.ts';

const Breed = z.enum([...BREED_IDS, CROSSBREED]);

const Listing = z.object({
  id: Id,
  price: Coins,
  listedAt: Instant,
  seller: z.object({
    id: Id,
    username: z.string(),
    /** Empty if not set. */
    shopName: z.string(),
  }),
  /** Null for tack. */
  horse: z
    .object({
      id: Id,
      name: z.string(),
      breed: z.string(),
      breedId: Breed,
      sex: Sex,
      color: z.string(),
      description: z.string(),
      look: LookReply,
      age: z.string(),
      ageInMonths: Whole,
      level: Whole,
      wins: Whole,
      body: BodyInBrief,
      /** The discipline of its highest aptitude, with points to a tenth. */
      bestAt: z.object({ discipline: DisciplineName, points: z.number() }),
      /** Coins: what a new player asks less counts as paid to the buyer. */
      fairPrice: Coins,
    })
    .nullable(),
  /** Null for horses. */
  tack: z
    .object({
      id: Id,
      type: z.enum(TACK_TYPES),
      /** Percent, 0 to 200. */
      quality: z.number(),
      /** Null for store tack. */
      makerUsername: z.string().nullable(),
    })
    .nullable(),
  /** Why the reader could not buy it right now: code and sentence as `POST /api/marketplace/buy` refuses. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
});

/** The first is the default. `level` and `youngest` list horses only, `quality` tack only. */
export const LISTING_ORDERS = ['newest', 'price', 'dearest', 'level', 'youngest', 'quality'] as const;

const AFTER = /^(-?\d{1,15})_([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

const Level = z.coerce.number().int().min(1).max(10_000);
const Years = z.coerce.number().int().min(0).max(100);
const Percent = z.coerce.number().int().min(0).max(200);
const Most = z.coerce.number().int().min(1).max(10_000_000);

export const findListings = call({
  method: 'GET',
  path: '/api/marketplace/listings',
  access: 'player',
  scope: 'market',
  summary: 'Horses and tack that players have for sale; rescue horses wait at the market',
  query: z.object({
    seller: Id.optional(),
    type: z.enum(['horse', 'tack']).optional(),
    breed: Breed.optional(),
    sex: Sex.optional(),
    color: z.enum(COLOUR_GROUPS).optional(),
    minLevel: Level.optional(),
    maxLevel: Level.optional(),
    /** Game years; `maxAge` includes the whole year. */
    minAge: Years.optional(),
    maxAge: Years.optional(),
    ...BODY_FILTERS,
    tackType: z.enum(TACK_TYPES).optional(),
    minQuality: Percent.optional(),
    maxQuality: Percent.optional(),
    minPrice: Most.optional(),
    maxPrice: Most.optional(),
    /** Only what the reader can buy right now: coins, and the limits of new players. */
    canBuy: z.literal('true').optional(),
    sort: z.enum(LISTING_ORDERS).default('newest'),
    limit: Limit,
    after: z
      .string()
      .regex(AFTER, NO_SUCH_PLACE)
      .transform((text) => {
        const [, value = '', id = ''] = AFTER.exec(text) ?? [];
        return { value: Number(value), id };
      })
      .optional(),
  }),
  reply: z.array(Listing),
  paged: true,
  refusals: {},
});

const GONE = {
  SOLD: [409, '{buyer} was faster. You paid nothing.'],
  NOT_FOR_SALE: [409, 'This is not for sale any more. You paid nothing.'],
  ALREADY_BOUGHT: [409, 'You have bought this already, and paid once.'],
} as const;

export const getListing = call({
  method: 'GET',
  path: '/api/marketplace/listings/:id',
  access: 'player',
  scope: 'market',
  summary: 'One thing for sale',
  params: OfId,
  reply: Listing,
  refusals: GONE,
});

export const buyListing = call({
  method: 'POST',
  path: '/api/marketplace/buy',
  access: 'player',
  summary: 'Buy a horse or a piece of tack from another player, at the price that was seen',
  waits: true,
  body: z.strictObject({ listingId: idOr('Please select what to buy'), price: Price }),
  reply: z.object({
    message: z.string(),
    horseId: Id.nullable(),
    tackId: Id.nullable(),
    price: Coins,
    coins: Coins,
  }),
  refusals: {
    ...GONE,
    ...PAIR,
    ...EMAIL_NOT_CONFIRMED,
    UNDERPRICED: [
      409,
      'The seller is below level {level} and asks {left} coins less than a fair {fairPrice}. That counts as paid to you, and would pass what such a seller, or all of them together, may pay one player in 30 days. A price of {fairPrice} would be fair.',
    ],
    OWN_LISTING: [409, 'This is yours already.'],
    HOUSE_HORSE_WAITS: [
      409,
      'House stables sell a player one horse in {days} days. You can buy the next one in {left}.',
    ],
    PRICE_CHANGED: [409, 'The price is {price} coins now. You paid nothing.'],
    NOT_ENOUGH_COINS: [409, 'You need {needs} coins; you have {coins}.'],
    NOT_ENOUGH_TRADABLE_COINS: [
      409,
      'Bound coins pay players up to {boundAllowed} here, and {tradable} of your coins are tradable. Prizes and what players pay you are tradable.',
    ],
  },
});

const SalesInBrief = z.object({
  sold: Whole,
  /** Coins; null if none was sold. */
  median: Coins.nullable(),
  /** Half of all sales lie between `low` and `high`. */
  low: Coins.nullable(),
  high: Coins.nullable(),
});

export const salePrices = call({
  method: 'GET',
  path: '/api/marketplace/prices',
  access: 'player',
  scope: 'market',
  summary: 'What players paid each other for a breed of horse, or for tack of a type and quality',
  query: z
    .object({
      breed: Breed.optional(),
      tackType: z.enum(TACK_TYPES).optional(),
      /** Percent; counts tack of similar quality. */
      quality: Percent.optional(),
    })
    .refine(
      ({ breed, tackType }) => (breed === undefined) !== (tackType === undefined),
      'Please choose either a breed or a type of tack.',
    ),
  reply: z.object({
    /** Twelve weeks that end now, oldest first; weeks without a sale included. */
    weeks: z.array(SalesInBrief.extend({ startsAt: Instant })),
    quarter: SalesInBrief,
    /** The last 30 days. */
    recent: SalesInBrief,
    last: z.object({ price: Coins, soldAt: Instant }).nullable(),
    suggested: z.object({ price: Coins, reason: z.enum(REASONS) }),
  }),
  refusals: {},
});
