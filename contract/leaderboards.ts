import { z } from 'zod';
import { DIVISIONS } from '../game/leaderboards/leaderboards.ts';
import { call } from './call.ts';
import { LookReply } from './horses/look.ts';
import { Coins, DisciplineName, GuildName, Id, Limit, Whole } from './pieces.ts';

/** Last row's rank, ranking numbers and id. */
const AFTER = /^(\d{1,9})_(\d{1,15})_(\d{1,15})_([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

const After = z
  .string()
  .regex(AFTER, 'That is no place in a leaderboard.')
  .transform((text) => {
    const [, rank = '', first = '', second = '', id = ''] = AFTER.exec(text) ?? [];
    return { rank: Number(rank), first: Number(first), second: Number(second), id };
  });

const WHEN = ['ever', 'season'] as const;

export const HOUSES = ['shown', 'hidden'] as const;

const ListQuery = z.object({
  when: z.enum(WHEN).default('ever'),
  division: z.enum(DIVISIONS).optional(),
  /** House stables and their horses. Default: as `GET /api/leaderboards/house-stables` says. */
  houses: z.enum(HOUSES).optional(),
  limit: Limit,
  after: After.optional(),
});

/** Ties by id. Null for a house stable and its horses, which stand where their figures put them: players are ranked among players. */
const RANK = { rank: Whole.nullable() };

/** Within season and division; all-time lists count all shows. */
const DONE = { totalShows: Whole, totalWins: Whole };

const PLAYER = {
  ...RANK,
  id: Id,
  username: z.string(),
  guild: GuildName,
  level: Whole,
};

const HORSE = {
  ...RANK,
  ...DONE,
  id: Id,
  name: z.string(),
  breed: z.string(),
  color: z.string(),
  look: LookReply,
  discipline: DisciplineName,
  level: Whole,
  /** Null for a horse at the market, like `ownerUsername`. */
  ownerId: Id.nullable(),
  ownerUsername: z.string().nullable(),
};

const LIST = { method: 'GET', access: 'visitor', query: ListQuery, paged: true, refusals: {} } as const;

export const topPlayers = call({
  ...LIST,
  path: '/api/leaderboards/players',
  summary: 'Players by level and XP; of a season by the prize money of its shows',
  reply: z.array(
    z.object({
      ...PLAYER,
      ...DONE,
      profilePictureUrl: z.string().nullable(),
      xp: Whole,
      coins: Coins,
      totalEarnings: Coins,
    }),
  ),
});

export const topHorses = call({
  ...LIST,
  path: '/api/leaderboards/horses',
  summary: 'Horses by level and XP; of a season by the XP of its shows',
  reply: z.array(
    z.object({
      ...HORSE,
      xp: Whole,
      xpGained: Whole,
    }),
  ),
});

export const topBreeders = call({
  ...LIST,
  path: '/api/leaderboards/breeders',
  summary: 'Breeders by the wins of horses that they bred, then by how many they bred',
  reply: z.array(
    z.object({
      ...PLAYER,
      profile_picture_url: z.string().nullable(),
      /** All divisions. */
      total_bred: Whole,
      /** To a tenth. */
      avg_offspring_level: z.number(),
      total_offspring_wins: Whole,
    }),
  ),
});

export const showChampions = call({
  ...LIST,
  path: '/api/leaderboards/show-winners',
  summary: 'Horses by shows won, then by prize money',
  reply: z.array(z.object({ ...HORSE, totalEarnings: Coins })),
});

export const houseStablesOnLeaderboards = call({
  method: 'GET',
  path: '/api/leaderboards/house-stables',
  access: 'visitor',
  summary: 'How many house stables there are, and whether leaderboards show them unless asked',
  reply: z.object({ stables: Whole, houses: z.enum(HOUSES) }),
  refusals: {},
});
