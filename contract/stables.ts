import { z } from 'zod';
import { call } from './call.ts';
import { LookReply } from './horses/look.ts';
import {
  Coins,
  DisciplineName,
  GuildName,
  Id,
  Instant,
  Limit,
  OfId,
  Sex,
  Whole,
  NO_SUCH_PLACE,
  ANY_PLAYER,
} from './pieces.ts';

const StableHorse = z.object({
  id: Id,
  name: z.string(),
  breedName: z.string(),
  gender: Sex,
  level: Whole,
  discipline: DisciplineName,
  color: z.string(),
  description: z.string(),
  look: LookReply,
  age: z.string(),
  ageInMonths: Whole,
  /** Null: at the market. */
  owner: z.object({ id: Id, username: z.string() }).nullable(),
  /** Wins of all time. */
  wins: Whole,
  /** Null when not at stud. */
  studFee: Coins.nullable(),
});

export const playerPage = call({
  method: 'GET',
  path: '/api/players/:id',
  access: 'player',
  scope: 'horses',
  summary: 'What everybody may see of a player: profile, best horses, horses bred, prizes won lately',
  params: OfId,
  reply: z.object({
    id: Id,
    username: z.string(),
    guild: GuildName,
    level: Whole,
    xp: Whole,
    xpToNextLevel: Whole,
    gameAge: Whole,
    createdAt: Instant,
    description: z.string(),
    profilePicture: z.string().nullable(),
    profileThumbnail: z.string().nullable(),
    isPremium: z.boolean(),
    /** The reader has blocked this player. */
    isBlocked: z.boolean(),
    /** The account is gone; what others share with it stays under a neutral name. */
    isDeleted: z.boolean(),
    /** Empty if not set. */
    shopName: z.string(),
    horseCount: Whole,
    /** Horses and pieces of tack. */
    onSaleCount: Whole,
    totalShows: Whole,
    totalWins: Whole,
    /** At most three, highest level first. */
    bestHorses: z.array(StableHorse),
    bred: z.object({
      total: Whole,
      /** To a tenth. */
      averageLevel: z.number(),
      wins: Whole,
      /** At most six, highest level first. */
      horses: z.array(StableHorse),
    }),
    /** Recent first to third places, newest first. */
    wonLately: z.array(
      z.object({
        showId: Id,
        horseId: Id,
        horseName: z.string(),
        discipline: DisciplineName,
        level: Whole,
        place: Whole,
        ranAt: Instant,
      }),
    ),
  }),
  refusals: ANY_PLAYER,
});

const AFTER = /^(\d{1,9})_([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

export const WHOSE_HORSES = ['owned', 'bred'] as const;

export const playerHorses = call({
  method: 'GET',
  path: '/api/players/:id/horses',
  access: 'player',
  scope: 'horses',
  summary: 'The horses that a player owns or has bred, highest level first',
  params: OfId,
  query: z.object({
    of: z.enum(WHOSE_HORSES).default('owned'),
    limit: Limit,
    after: z
      .string()
      .regex(AFTER, NO_SUCH_PLACE)
      .transform((text) => {
        const [, level = '', id = ''] = AFTER.exec(text) ?? [];
        return { level: Number(level), id };
      })
      .optional(),
  }),
  paged: true,
  reply: z.array(StableHorse),
  refusals: ANY_PLAYER,
});
