import { z } from 'zod';
import { SCORE_PARTS } from '../../game/shows/running/scoring.ts';
import { call } from '../call.ts';
import { Coins, GuildName, Id, Instant, OfId, Whole } from '../pieces.ts';
import { Show } from './shows.ts';

const SHOW_NOT_FOUND = [404, 'There is no such show.'] as const;

const Owner = z.object({ id: Id, username: z.string() });

/** Ten-thousandths of a point. */
const Points = z.object(
  Object.fromEntries(SCORE_PARTS.map((part) => [part, Whole])) as Record<
    (typeof SCORE_PARTS)[number],
    typeof Whole
  >,
);

export const purseIndex = call({
  method: 'GET',
  path: '/api/shows/purse-index',
  access: 'visitor',
  summary: 'The factor on the purses of house shows, as it is this week',
  reply: z.object({
    /** Ten-thousandths. */
    purseIndex: Whole,
    changesAt: Instant,
  }),
  refusals: {},
});

export const showDetails = call({
  method: 'GET',
  path: '/api/shows/:id',
  access: 'visitor',
  summary: 'A show: its terms, how many are entered, and once it has run what its result can be verified by',
  params: OfId,
  reply: Show.extend({
    entered: Whole,
    /** Null before the run, and for house shows without entries. */
    run: z
      .object({
        /** 64 hex digits; its SHA-256 is `seedHash`. */
        seed: z.string(),
        /** SHA-256 of the closed entry list. */
        entriesHash: z.string(),
        rulesVersion: Whole,
        /** Ten-thousandths, at the time of the run. */
        purseIndex: Whole,
        heats: Whole,
        countsInLeaderboards: z.boolean(),
      })
      .nullable(),
  }),
  refusals: { SHOW_NOT_FOUND },
});

/** Scores, points, happiness and form are whole ten-thousandths of a point. */
export const Placing = z.object({
  heat: Whole,
  place: Whole,
  fieldSize: Whole,
  /** Null for house horses. */
  entryId: Id.nullable(),
  horseId: Id.nullable(),
  owner: Owner.nullable(),
  guild: GuildName.nullable(),
  form: Whole.nullable(),
  xpEarned: Whole.nullable(),
  name: z.string(),
  level: Whole,
  score: Whole,
  /** Sum of the points: the score before happiness, guild and luck. */
  raw: Whole,
  points: Points,
  happiness: Whole,
  /** Percent of the score. */
  guildPercent: Whole,
  /** Millionths. */
  luck: Whole,
  /** Coins. Nothing is paid for a house horse. */
  prize: Coins,
  /** Coins the house kept: 5% of prizes won in another player's show. */
  houseCut: Coins,
});

export const showResults = call({
  method: 'GET',
  path: '/api/shows/:id/results',
  access: 'visitor',
  summary: 'A heat of a show that has run, by place: players’ horses and the house’s. Empty until then',
  params: OfId,
  query: z.object({
    /** Default: the first heat with a horse of `owner`, else heat 1. */
    heat: z.coerce.number().int().min(1).max(100_000).optional(),
    owner: Id.optional(),
    /** Cursor: the last place received. */
    after: z.coerce.number().int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number().int().min(12).max(100).default(50),
  }),
  reply: z.array(Placing),
  paged: true,
  refusals: { SHOW_NOT_FOUND },
});

/** The horse at the time of the run and its result; units as in `Placing`. */
const Start = z.object({
  guild: GuildName,
  skill: Whole,
  /** Horseshoes, saddle, bridle in ten-thousandths of a percent; 0 if none. */
  tack: z.tuple([Whole, Whole, Whole]),
  aptitude: Whole,
  level: Whole,
  happiness: Whole,
  form: Whole,
  heat: Whole,
  place: Whole,
  fieldSize: Whole,
  score: Whole,
  raw: Whole,
  points: Points,
  luck: Whole,
  /** Coins paid; coins the house kept. */
  prize: Coins,
  houseCut: Coins,
  /** The show's creator paid this entry: no cut of its prize. */
  creatorPaid: z.boolean(),
});

export const showEntries = call({
  method: 'GET',
  path: '/api/shows/:id/entries',
  access: 'visitor',
  summary: 'Everyone who is entered, by horse id; once the show has run, all that its result follows from',
  params: OfId,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(1_000).default(500),
    /** Cursor: the last horse received. */
    after: Id.optional(),
  }),
  reply: z.array(
    z.object({
      entryId: Id,
      horseId: Id,
      name: z.string(),
      /** Owner at the time of the run; before it, the current owner. */
      owner: Owner,
      enteredAt: Instant,
      /** Null before the run. */
      entropy: z.string().nullable(),
      start: Start.nullable(),
    }),
  ),
  paged: true,
  refusals: { SHOW_NOT_FOUND },
});
