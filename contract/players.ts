import { z } from 'zod';
import { STAGES } from '../game/players/stages.ts';
import { ADVERTISEMENTS } from '../game/premium/advertisements.ts';
import { call } from './call.ts';
import { Coins, GuildName, Id, Instant, Whole } from './pieces.ts';

const StageReply = z.literal(STAGES);

export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  guild: GuildName,
  guildChangedAt: Instant.nullable(),
  gameAge: Whole,
  level: Whole,
  xp: Whole,
  xpToNextLevel: Whole,
  /** What is put forward to the player; 5: everything. */
  stage: StageReply,
  coins: Coins,
  /** May go to other players without limit. */
  tradableCoins: Coins,
  horseCount: Whole,
  /** At most 1,000, newest first. */
  geneticInsightsPurchased: z.array(Id),
  freeGeneticInsights: Whole,
  /** The first breeding check, and the first registry fee, if not taken yet. */
  freeBreedingCheck: z.boolean(),
  freeRegistryFee: z.boolean(),
  /** The gate gives a stable one horse, ever. */
  hadGateHorse: z.boolean(),
  /** Points, 0 to 125. */
  skillTackMaking: z.number(),
  /** Until midnight UTC. */
  craftsLeftToday: Whole,
  craftsRenewAt: Instant,
  bio: z.string(),
  /** Empty if not set. */
  shopName: z.string(),
  /** Two sizes. */
  profilePicture: z.string().nullable(),
  /** The large one, as the specification names it. */
  profilePictureUrl: z.string().nullable(),
  profileThumbnail: z.string().nullable(),
  isPremium: z.boolean(),
  /** The paid day, on which the next payment is due or premium ends. */
  premiumExpiresAt: Instant.nullable(),
  premiumRenews: z.boolean(),
  /** Ids at the payment provider. */
  paymentCustomerId: z.string().nullable(),
  paymentSubscriptionId: z.string().nullable(),
  advertisements: z.enum(ADVERTISEMENTS),
  createdAt: Instant,
  /** Null before it. */
  firstHorseAt: Instant.nullable(),
  /** When a guest who does not come back is removed; null: the player has an account. */
  guestUntil: Instant.nullable(),
});

export const whoAmI = call({
  method: 'GET',
  path: '/api/auth/me',
  access: 'player',
  summary: 'The signed-in player',
  reply: User,
  refusals: {},
});

export const getUser = call({
  method: 'GET',
  path: '/api/user',
  access: 'player',
  summary: 'The signed-in player, as /api/auth/me',
  reply: User,
  refusals: {},
});

export const showEverything = call({
  method: 'POST',
  path: '/api/user/show-everything',
  access: 'player',
  summary: 'Put every place of the game forward, whatever your stage, for good',
  reply: z.object({ stage: StageReply }),
  refusals: {},
});

const Salary = z.object({
  amount: Coins,
  collectable: z.boolean(),
  nextAt: Instant,
});

export const salaryDue = call({
  method: 'GET',
  path: '/api/goldsmith/salary',
  access: 'player',
  scope: 'coins',
  summary: "Today's salary, and whether it waits to be collected",
  reply: Salary,
  refusals: {},
});

export const collectSalary = call({
  method: 'POST',
  path: '/api/goldsmith/salary',
  access: 'player',
  summary: "Collect today's salary",
  reply: z.object({ message: z.string(), amount: Coins, coins: Coins, xpEarned: Whole, nextAt: Instant }),
  refusals: {
    SALARY_COLLECTED: [409, "You have collected today's salary. The next one waits from midnight UTC."],
  },
});
