import { z } from 'zod';
import { MOST_FED_AT_ONCE } from '../game/care/feed.ts';
import { FEEDING_DAYS } from '../game/care/feeding-plan.ts';
import { MOST_TREATED_AT_ONCE } from '../game/care/treat-plan.ts';
import { MOST_VETTED_AT_ONCE } from '../game/care/vet.ts';
import { MOST_BANKED, MOST_TRAINED_AT_ONCE } from '../game/guild-work/training-bank.ts';
import { LEFT_OUT, SHORT_OF, VET_PAPERS } from '../game/round/round.ts';
import { MOST_ROUND_COINS, ROUND_DISCIPLINES, TREATED_TO } from '../game/round/round-plan.ts';
import { CLASS_LEVELS } from '../game/shows/classes.ts';
import { HORSE_STARTS_PER_DAY, MOST_ENTERED_AT_ONCE } from '../game/shows/entering/entry-limits.ts';
import { TACK_TYPES } from '../game/tack/tack.ts';
import { call, type Sentence } from './call.ts';
import {
  Coins,
  DisciplineName,
  Entropy,
  GradeName,
  Id,
  Instant,
  OWN_HORSE,
  Whole,
  PriceShown,
  wholeOr,
} from './pieces.ts';

const LIMIT_MESSAGE = `The limit is a whole number of coins from 0 to ${MOST_ROUND_COINS.toLocaleString('en')}.`;
const STARTS_MESSAGE = `A horse starts up to ${HORSE_STARTS_PER_DAY} times a day.`;
const InDiscipline = z.enum(ROUND_DISCIPLINES, 'Choose their own discipline or their best.');

const Plan = z.object({
  feedDays: z.literal(FEEDING_DAYS, `Horses are fed for ${FEEDING_DAYS.join(', ')} days.`).nullable(),
  treatedTo: z.literal(TREATED_TO, `Treats are given up to ${TREATED_TO.join(', ')}%.`).nullable(),
  vet: z.boolean('Say whether the vet is to come.'),
  starts: z.int(STARTS_MESSAGE).min(0, STARTS_MESSAGE).max(HORSE_STARTS_PER_DAY, STARTS_MESSAGE),
  showsIn: InDiscipline,
  trainsIn: InDiscipline.nullable(),
  /** Leaves a reserve, enters and trains only where that pays, and saves for tack. */
  thrifty: z.boolean('Say whether the round keeps a reserve.').default(false),
  mostCoins: z.int(LIMIT_MESSAGE).min(0, LIMIT_MESSAGE).max(MOST_ROUND_COINS, LIMIT_MESSAGE).nullable(),
});

/** The round's treats have no call of their own. */
export const TREAT_SENTENCES = {
  ...OWN_HORSE,
  TREATS_CHANGED: [
    409,
    'The treats cost {needs} coins now, not {price}. None were given: please look again.',
  ],
  NOT_ENOUGH_COINS: [409, 'The treats cost {needs} coins; you have {coins}.'],
} as const satisfies Record<string, Sentence>;

const PART = ['salary', 'feed', 'treats', 'vet', 'shows', 'training'] as const;

const Why = z.enum(LEFT_OUT).nullable();

/** Why the plan that the player saw left out a part for a horse. */
const LeftOutOf = z.object({ horseId: Id, fed: Why, trained: Why, entered: Why });

/** What was done, what the plan left out, and what the game refused. */
const Report = z.object({
  at: Instant,
  coinsBefore: Coins,
  coinsAfter: Coins,
  salary: Coins,
  fed: z.array(z.object({ horseId: Id, expiresAt: Instant })),
  feedCost: Coins,
  treated: z.array(z.object({ horseId: Id, happiness: Whole })),
  treatCost: Coins,
  vetted: z.array(z.object({ horseId: Id, service: z.enum(VET_PAPERS) })),
  vetCost: Coins,
  movedDown: z.array(z.object({ horseId: Id, classLevel: z.literal(CLASS_LEVELS), grade: GradeName })),
  /** Started without hope of a prize, so that they may be moved down. */
  nearingDown: z.array(Id).default([]),
  entered: z.array(
    z.object({
      horseId: Id,
      showId: Id,
      discipline: DisciplineName,
      level: Whole,
      scheduledDate: Instant,
      /** The horse went up a class for good. */
      movesUp: z.boolean().default(false),
    }),
  ),
  entryCost: Coins,
  trained: z.array(
    z.object({ horseId: Id, discipline: DisciplineName, trainings: Whole, skillGain: z.number() }),
  ),
  trainingCost: Coins,
  leftOut: z.array(LeftOutOf),
  refusals: z.array(
    z.object({ part: z.enum(PART), horseId: Id.nullable(), code: z.string(), message: z.string() }),
  ),
});

const CHOOSE = 'Please select the horses of the round.';
const ids = (most: number) => z.array(Id, CHOOSE).min(1, CHOOSE).max(most, CHOOSE);
const isUnique = (keys: readonly string[]) => new Set(keys).size === keys.length;
const ONCE = 'Each horse has its turn once: name it once.';
const SESSIONS_MESSAGE = `Sessions are a whole number from 1 to ${MOST_BANKED}.`;

/** Everything that one round does. */
const Order = z.object({
  /** Rounds done when the player saw the plan, so that a repeated request does nothing. */
  rounds: wholeOr('Say how many rounds were done.'),
  collect: z.boolean('Say whether to collect the salary.'),
  feeding: z
    .object({
      horses: z
        .array(z.object({ id: Id, feedExpiresAt: Instant.nullable() }), CHOOSE)
        .min(1, CHOOSE)
        .max(MOST_FED_AT_ONCE, CHOOSE)
        .refine((horses) => isUnique(horses.map(({ id }) => id)), ONCE),
      days: z.literal(FEEDING_DAYS),
      price: PriceShown,
    })
    .nullable(),
  treating: z
    .object({
      horses: z
        .array(z.object({ id: Id, points: z.int().min(1).max(100) }), CHOOSE)
        .min(1, CHOOSE)
        .max(MOST_TREATED_AT_ONCE, CHOOSE)
        .refine((horses) => isUnique(horses.map(({ id }) => id)), ONCE),
      price: PriceShown,
    })
    .nullable(),
  vet: z
    .array(
      z.object({
        service: z.enum(VET_PAPERS),
        horseIds: ids(MOST_VETTED_AT_ONCE).refine(isUnique, ONCE),
      }),
    )
    .max(VET_PAPERS.length),
  /** Moved down before they start. */
  movingDown: z.array(Id, CHOOSE).max(MOST_ENTERED_AT_ONCE, CHOOSE).refine(isUnique, ONCE),
  /** Start without hope of a prize, so that they may be moved down. Repeated in the report. */
  nearingDown: z.array(Id, CHOOSE).max(MOST_ENTERED_AT_ONCE, CHOOSE).refine(isUnique, ONCE),
  entries: z
    .array(z.object({ horseId: Id, showId: Id }))
    .max(MOST_ENTERED_AT_ONCE, `At most ${MOST_ENTERED_AT_ONCE} starts are entered at once.`)
    .refine(
      (entries) => isUnique(entries.map((one) => `${one.horseId} ${one.showId}`)),
      'A horse starts once in a show: name each once.',
    ),
  training: z
    .array(
      z.object({
        horseId: Id,
        discipline: DisciplineName,
        sessions: z.int(SESSIONS_MESSAGE).min(1, SESSIONS_MESSAGE).max(MOST_BANKED, SESSIONS_MESSAGE),
      }),
    )
    .max(MOST_TRAINED_AT_ONCE, `At most ${MOST_TRAINED_AT_ONCE} horses train at once.`)
    .refine((horses) => isUnique(horses.map((one) => one.horseId)), ONCE),
  /** Repeated in the report. */
  leftOut: z.array(LeftOutOf).max(MOST_FED_AT_ONCE, CHOOSE),
});

const Money = {
  /** Coins. */
  cost: Coins,
  /** The first limit reached: the coins, the plan's limit or its reserve. */
  shortOf: z.enum(SHORT_OF).nullable(),
};

const Ahead = z.object({
  plan: Plan,
  /** Null before the first round. */
  last: Report.nullable(),
  /** The round as planned now, which `POST /api/round` accepts unchanged. */
  order: Order,
  ...Money,
  salary: Coins,
  coinsAfter: Coins,
  /** What the page says of it; null where there is nothing to say. */
  sentences: z.object({
    /** "Feed 7 and train 5. Costs 246: you’ll have 1,704." */
    doing: z.string().nullable(),
    /** "Juniper moves up to class 5 for good." */
    movingUp: z.string().nullable(),
    /** "Juniper moves down to class 1, where a prize is within reach." */
    movingDown: z.string().nullable(),
    /** "After 5 more starts without a prize Juniper may move down to class 1, …" */
    nearingDown: z.string().nullable(),
    /** "Kept from shows: 2 (only last places await)." */
    leftOut: z.string().nullable(),
    /** "Saving for a saddle: 640 of 1,225." */
    saving: z.string().nullable(),
  }),
  /** The piece of tack for which a thrifty plan saves. */
  saving: z
    .object({
      horseId: Id,
      type: z.enum(TACK_TYPES),
      price: Coins,
      saved: Coins,
      /** On sale among players, and better than what the horse wears; else the store's. */
      better: z.boolean(),
    })
    .nullable(),
  /** The shows that the order enters. */
  shows: z.array(
    z.object({
      id: Id,
      type: DisciplineName,
      level: z.literal(CLASS_LEVELS),
      scheduledDate: Instant,
      seedHash: z.string(),
    }),
  ),
  /** When the next thing falls due. */
  nextAt: Instant,
  /** From then on the order may change. */
  until: Instant,
  /** Ten-thousandths. */
  purseIndex: Whole,
});

export const roundAhead = call({
  method: 'GET',
  path: '/api/round',
  access: 'player',
  summary: 'What your daily round would do now and cost, its plan, and what the last one did',
  reply: Ahead,
  refusals: {},
});

/** The plan in a query string. */
const PlanAsJson = z
  .string()
  .transform((json, { addIssue }) => {
    try {
      return JSON.parse(json) as unknown;
    } catch {
      addIssue({ code: 'custom', message: 'Write the plan as JSON.' });
      return z.NEVER;
    }
  })
  .pipe(Plan);

export const previewRound = call({
  method: 'GET',
  path: '/api/round/preview',
  access: 'player',
  summary: 'What your daily round would cost now by another plan',
  query: z.object({ plan: PlanAsJson }),
  reply: z.object(Money),
  refusals: {},
});

export const changeRoundPlan = call({
  method: 'PUT',
  path: '/api/round/plan',
  access: 'player',
  summary: 'Change the plan of your daily round',
  body: Plan,
  reply: z.object({ plan: Plan }),
  refusals: {},
});

/** Does the parts in order, each by the rules of a single press; a refused part does not stop the next. */
export const doRound = call({
  method: 'POST',
  path: '/api/round',
  access: 'player',
  summary:
    'Do the daily round: collect, feed, treat, call the vet, move down, enter and train, as the page said it would',
  body: Order.extend({
    /** Shared: each show has its own seed. */
    entropy: Entropy.optional(),
  }).transform(({ feeding, entries, training, ...rest }) => ({
    ...rest,
    feeding: feeding && {
      ...feeding,
      horses: feeding.horses.map(({ id, feedExpiresAt }) => ({
        id,
        feedExpiresAt: feedExpiresAt === null ? null : new Date(feedExpiresAt),
      })),
    },
    starts: entries,
    training: training.map(({ horseId, ...wish }) => ({ id: horseId, ...wish })),
  })),
  reply: z.object({
    rounds: Whole,
    report: Report,
    receipts: z.array(
      z.object({ horseId: Id, entryId: Id, showId: Id, seedHash: z.string(), entropy: z.string() }),
    ),
    coins: Coins,
  }),
  refusals: {
    ROUND_MEANWHILE: [
      409,
      'You did a round in the meantime, maybe in another tab. Nothing was done twice: please look again.',
    ],
  },
});
