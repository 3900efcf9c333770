import { z } from 'zod';
import { BREED_IDS, CROSSBREED } from '../../game/horses/breeds.ts';
import { canBeFound, SEARCH_TEXT_MAX } from '../../game/search/search-text.ts';
import { TACK_TYPES } from '../../game/tack/tack.ts';
import { call } from '../call.ts';
import { BODY_FILTERS, BodyInBrief } from '../horses/body.ts';
import { LookReply } from '../horses/look.ts';
import { Coins, GuildName, Id, Instant, Limit, NO_SUCH_PLACE, Sex, Whole, orBlank, upTo } from '../pieces.ts';

const Text = orBlank(
  z
    .string()
    .normalize('NFC')
    .trim()
    .refine(upTo(SEARCH_TEXT_MAX), `Search for at most ${SEARCH_TEXT_MAX} characters.`)
    .refine(canBeFound, 'Type at least one letter or digit of the name.'),
);

const number = (name: string, least: number, most: number) => {
  const message = `${name} must be a whole number from ${least} to ${most.toLocaleString('en-US')}.`;
  return orBlank(z.coerce.number(message).int(message).min(least, message).max(most, message));
};

export const MAX_LEVEL_FILTER = 10_000;
export const MAX_AGE_FILTER = 10_000;
export const MAX_QUALITY_FILTER = 200;

const ForSale = orBlank(z.enum(['true', 'false']).transform((value) => value === 'true'));

const UUID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';

/** The last row's level, XP and id. */
const BY_LEVEL = new RegExp(`^(\\d{1,9})_(\\d{1,9})_(${UUID})$`);
const AfterLevel = z
  .string()
  .regex(BY_LEVEL, NO_SUCH_PLACE)
  .transform((text) => {
    const [, level = '', xp = '', id = ''] = BY_LEVEL.exec(text) ?? [];
    return { level: Number(level), xp: Number(xp), id };
  })
  .optional();

/** The last row's quality in ten-thousandths of a percent, and id. */
const BY_QUALITY = new RegExp(`^(\\d{1,9})_(${UUID})$`);
const AfterQuality = z
  .string()
  .regex(BY_QUALITY, NO_SUCH_PLACE)
  .transform((text) => {
    const [, quality = '', id = ''] = BY_QUALITY.exec(text) ?? [];
    return { quality: Number(quality), id };
  })
  .optional();

export const MOST_IDS = 12;
const Ids = orBlank(
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(Id).max(MOST_IDS, `Ask for at most ${MOST_IDS} horses.`)),
);

const SEARCH = { method: 'GET', access: 'player', scope: 'market', paged: true, refusals: {} } as const;

const Face = {
  guild: GuildName,
  profilePicture: z.string().nullable(),
  profileThumbnail: z.string().nullable(),
};

/** Null for house property, like `ownerUsername`. */
const Owner = { ownerId: Id.nullable(), ownerUsername: z.string().nullable() };

/** Null if not for sale. */
const Sale = { forSale: z.boolean(), price: Coins.nullable(), listingId: Id.nullable() };

export const searchPlayers = call({
  ...SEARCH,
  path: '/api/search/players',
  summary: 'Players by a part of their name and by level, the highest level first',
  query: z.object({
    username: Text,
    level: number('Level', 1, MAX_LEVEL_FILTER),
    limit: Limit,
    after: AfterLevel,
  }),
  reply: z.array(z.object({ id: Id, username: z.string(), level: Whole, horseCount: Whole, ...Face })),
});

export const searchHorses = call({
  ...SEARCH,
  path: '/api/search/horses',
  summary: 'Horses by a part of their name and by what they are, the highest level first',
  query: z.object({
    name: Text,
    breedId: orBlank(z.enum([...BREED_IDS, CROSSBREED])),
    /** Game months. */
    minAge: number('Minimum age', 0, MAX_AGE_FILTER),
    gender: orBlank(Sex),
    minLevel: number('Minimum level', 1, MAX_LEVEL_FILTER),
    ...BODY_FILTERS,
    forSale: ForSale,
    /** Only these ids, comma-separated. */
    ids: Ids,
    limit: Limit,
    after: AfterLevel,
  }),
  reply: z.array(
    z.object({
      id: Id,
      name: z.string(),
      breedId: z.string(),
      breedName: z.string(),
      gender: Sex,
      level: Whole,
      age: z.string(),
      ageInMonths: Whole,
      color: z.string(),
      look: LookReply,
      body: BodyInBrief,
      ...Owner,
      ...Sale,
    }),
  ),
});

export const searchTack = call({
  ...SEARCH,
  path: '/api/search/tack',
  summary: 'Tack by type and quality, the best first',
  query: z.object({
    type: orBlank(z.enum(TACK_TYPES)),
    /** Percent. */
    minQuality: number('Minimum quality', 0, MAX_QUALITY_FILTER),
    forSale: ForSale,
    limit: Limit,
    after: AfterQuality,
  }),
  reply: z.array(
    z.object({
      id: Id,
      type: z.enum(TACK_TYPES),
      /** Percent. */
      quality: z.number(),
      equippedToHorseId: Id.nullable(),
      ...Owner,
      ...Sale,
    }),
  ),
});

export const searchShops = call({
  ...SEARCH,
  path: '/api/search/shops',
  summary:
    'Players with something for sale, by a part of their name or of their shop’s, the highest level first',
  query: z.object({ playerName: Text, shopName: Text, limit: Limit, after: AfterLevel }),
  reply: z.array(
    z.object({
      sellerId: Id,
      sellerUsername: z.string(),
      shopName: z.string(),
      sellerLevel: Whole,
      itemCount: Whole,
      ...Face,
    }),
  ),
});

/** Large counts are estimates. */
const Count = z.object({ count: Whole, about: z.boolean() });

export const worldCounts = call({
  method: 'GET',
  path: '/api/search/counts',
  access: 'player',
  scope: 'market',
  summary: 'How many players, horses and shops there are',
  reply: z.object({
    players: Count,
    playersHere: Count,
    horses: Count,
    horsesForSale: Count,
    shops: Count,
    countedAt: Instant,
  }),
  refusals: {},
});
