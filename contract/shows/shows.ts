import { z } from 'zod';
import { BULK_SHOWS_MAX } from '../../game/premium/premium.ts';
import { call, COMMON_REFUSALS } from '../call.ts';
import {
  AT_WORK,
  Coins,
  DisciplineName,
  EMAIL_NOT_CONFIRMED,
  Entropy,
  Id,
  Instant,
  Limit,
  NOT_IN_MEADOW,
  OWN_HORSE,
  OfId,
  Whole,
  idOr,
  ANY_SHOW,
} from '../pieces.ts';
import { PAIR } from '../breeding/breeding-pieces.ts';

const Level = z.coerce.number().int().min(1).max(1_000).optional();
const Offset = z.coerce.number().int().min(0).max(1_000).default(0);

export const Show = z.object({
  id: Id,
  showId: Id,
  kind: z.enum(['house', 'meadow', 'player']),
  type: DisciplineName,
  level: Whole,
  entryFee: Coins,
  /** The whole purse; in a house show, that of a heat in this horse's grade. */
  prize: Coins,
  scheduledDate: Instant,
  status: z.enum(['open', 'completed']),
  createdById: Id.nullable(),
  createdByUsername: z.string().nullable(),
  /** Null for shows of the game. */
  entries: Whole.nullable(),
  /** Prize coins returned to the creator; null for shows of the game and before the run. */
  returned: Coins.nullable(),
  /** The house’s cut of the entry fees; 0 before the run. */
  feeCut: Coins,
  /** The seed is revealed after the run. */
  seedHash: z.string(),
});

/** Score and below are null before the run. */
export const Entry = z.object({
  id: Id,
  showId: Id,
  horseId: Id,
  show: z.object({ type: DisciplineName, level: Whole, scheduledDate: Instant }),
  status: z.enum(['pending', 'completed']),
  entryFee: Coins,
  score: z.number().nullable(),
  /** From 1. */
  heat: Whole.nullable(),
  placement: Whole.nullable(),
  fieldSize: Whole.nullable(),
  xpEarned: Whole,
  earnings: Coins.nullable(),
  parts: z.array(z.object({ part: z.string(), points: z.number(), of: z.number() })).nullable(),
});

const Filter = z.object({
  createdBy: z.literal('me').optional(),
  horse_id: Id.optional(),
  /** Includes shows outside the horse's level. */
  levels: z.literal('all').optional(),
  discipline: DisciplineName.optional(),
  min_level: Level,
  max_level: Level,
});

function readFilter({ createdBy, horse_id, levels, min_level, max_level, ...rest }: z.output<typeof Filter>) {
  return {
    ...rest,
    own: createdBy === 'me',
    horseId: horse_id,
    allLevels: levels === 'all',
    minLevel: min_level,
    maxLevel: max_level,
  };
}

const OWN_ENTRANT = {
  HORSE_NOT_FOUND: [404, 'Horse not found'],
  NOT_YOUR_HORSE: [403, 'Horse not found'],
} as const;

export const listShows = call({
  method: 'GET',
  path: '/api/shows',
  access: 'player',
  scope: 'shows',
  summary:
    'Open shows by date; with horse_id, those that the horse has not entered, of its own level unless levels=all; or shows that you created',
  query: Filter.extend({
    /** Completed: own shows, newest first. */
    status: z.enum(['open', 'completed']).default('open'),
    limit: Limit,
    offset: Offset,
    /** Stays valid when earlier shows run. */
    after: Id.optional(),
  })
    .refine(({ status, createdBy, horse_id }) => status === 'open' || (createdBy === 'me' && !horse_id), {
      message: 'Completed shows are listed with createdBy=me, and without horse_id.',
    })
    .transform(({ status, limit, offset, after, ...filter }) => ({
      ...readFilter(filter),
      status,
      limit,
      offset,
      after,
    })),
  reply: z.array(Show),
  paged: true,
  refusals: OWN_ENTRANT,
});

export const countShows = call({
  method: 'GET',
  path: '/api/shows/count',
  access: 'player',
  scope: 'shows',
  summary: 'How many open shows the list has in all, on all of its pages',
  query: Filter.transform(readFilter),
  reply: z.object({ count: Whole }),
  refusals: OWN_ENTRANT,
});

const CHOOSE_SHOWS = 'No eligible shows found to enter.';

const Receipt = z.object({ entryId: Id, showId: Id, seedHash: z.string(), entropy: z.string() });

export const Entered = z.object({
  xpEarned: Whole,
  happinessLost: Whole,
  newHappiness: Whole,
  fee: Coins,
  receipt: Receipt,
});

const Entrant = idOr('Please select a horse');

export const enterShow = call({
  method: 'POST',
  path: '/api/shows/:id/enter',
  access: 'player',
  waits: true,
  summary: 'Enter a horse in a show. A class above `standing.classLevel` moves it up for good, at once',
  params: OfId,
  body: z
    .object({ horse_id: Entrant, entropy: Entropy.optional() })
    .transform(({ horse_id, entropy }) => ({ horseId: horse_id, entropy })),
  reply: z.object({ message: z.string(), ...Entered.shape, coins: Coins }),
  refusals: {
    ...OWN_ENTRANT,
    ...PAIR,
    ...EMAIL_NOT_CONFIRMED,
    /** A guest, in a player's show. */
    KEEP_FIRST: COMMON_REFUSALS.KEEP_FIRST,
    WINNER_LIMIT: [
      409,
      'The creator of this show is a new player. From shows of new players you may win at most {most} coins in 30 days; with this prize it could be more.',
    ],
    ...ANY_SHOW,
    SHOW_CLOSED: [409, 'This show is closed: it has run or is running. Please choose another.'],
    ALREADY_ENTERED: [409, '{name} is entered in this show already.'],
    LEVEL_TOO_LOW: [409, '{name} is level {level}; this show asks for level {needs}.'],
    LEVEL_TOO_HIGH: [409, '{name} competes in class {classes} now.'],
    ...NOT_IN_MEADOW,
    HORSE_TOO_YOUNG: [409, '{name} is {age} months old; {discipline} starts at {needs} months.'],
    HORSE_RETIRED: [409, '{name} is retired from the ring.'],
    ...AT_WORK,
    HORSE_UNFED: [409, '{name} is hungry. Feed {name} first, then enter.'],
    QUOTA_FULL: [409, 'You have {active} of {quota} entries running. One ends with the next show.'],
    HORSE_STARTS_SPENT: [
      409,
      '{name} has started {most} times today. The count starts again at midnight UTC.',
    ],
    HOUSE_STARTS_SPENT: [
      409,
      'You have used your {most} house starts of today. They start again at midnight UTC.',
    ],
    NOT_ENOUGH_COINS: [409, 'You need {needs} coins to enter; you have {coins}.'],
    NOT_ENOUGH_TRADABLE_COINS: [
      409,
      'The fee of {needs} coins goes to another player: all but {boundAllowed} of it must be tradable coins, such as prizes, and you have {tradable} of those.',
    ],
  },
});

export const bulkEnter = call({
  method: 'POST',
  path: '/api/shows/bulk-enter',
  access: 'player',
  waits: true,
  summary: 'Enter a horse in up to five shows, in this order; for premium members',
  body: z
    .object({
      horse_id: Entrant,
      show_ids: z
        .array(Id, CHOOSE_SHOWS)
        .min(1, CHOOSE_SHOWS)
        .max(BULK_SHOWS_MAX, `At most ${BULK_SHOWS_MAX} shows are entered at once.`)
        .refine((ids) => new Set(ids).size === ids.length, 'A horse starts once in a show: name each once.'),
      /** Shared: each show has its own seed. */
      entropy: Entropy.optional(),
    })
    .transform(({ horse_id, show_ids, entropy }) => ({ horseId: horse_id, showIds: show_ids, entropy })),
  reply: z.object({
    message: z.string(),
    successCount: Whole,
    totalXP: Whole,
    totalCost: Coins,
    coins: Coins,
    entered: z.array(Entered),
    refusals: z.array(z.object({ showId: Id, code: z.string(), message: z.string() })),
  }),
  refusals: { ...OWN_ENTRANT, PREMIUM_ONLY: [403, 'Bulk entry is only available for premium members'] },
});

export const listHorseEntries = call({
  method: 'GET',
  path: '/api/horses/:id/entries',
  access: 'player',
  scope: 'shows',
  summary: "A horse's starts, newest first",
  params: OfId,
  query: z.object({
    status: z.enum(['pending', 'completed']).optional(),
    limit: Limit,
    before: Id.optional(),
  }),
  reply: z.array(Entry),
  paged: true,
  refusals: { HORSE_NOT_FOUND: [404, 'Horse not found'], NOT_YOUR_HORSE: [403, 'Horse not found'] },
});

export const horseShowStats = call({
  method: 'GET',
  path: '/api/horses/:id/show-stats',
  access: 'player',
  scope: 'shows',
  summary: 'How often a horse was shown, how many of these shows have run, and what it won',
  params: OfId,
  reply: z.object({
    showsEntered: Whole,
    pendingEntries: Whole,
    completedEntries: Whole,
    totalEarnings: Coins,
  }),
  refusals: OWN_HORSE,
});

/** Comma-separated. */
const EntryIds = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(z.array(Id).max(100));

export const listMyEntries = call({
  method: 'GET',
  path: '/api/shows/my-entries',
  access: 'player',
  scope: 'shows',
  summary: 'All your entries, newest first, or those of some ids',
  query: z.object({
    ids: EntryIds.optional(),
    status: z.enum(['pending', 'completed']).optional(),
    limit: Limit,
    before: Id.optional(),
  }),
  reply: z.array(Entry),
  paged: true,
  refusals: {},
});

export const entryQuota = call({
  method: 'GET',
  path: '/api/users/me/quota',
  access: 'player',
  scope: 'shows',
  summary: 'How many entries may run at once, and how many do',
  reply: z.object({
    current_active_entries: Whole,
    show_entry_quota: Whole,
    /** Left today. */
    houseStartsLeft: Whole,
    /** Null while starts are left today. */
    houseStartsSpentUntil: Instant.nullable(),
  }),
  refusals: {},
});
