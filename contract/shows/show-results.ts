import { z } from 'zod';
import { SCORE_PARTS } from '../../game/shows/running/scoring.ts';
import { call } from '../call.ts';
import { Coins, GuildName, Id, Instant, OfId, Whole } from '../pieces.ts';
import { Show } from './shows.ts';

const SHOW_NOT_FOUND = [404, 'There is no such show.'] as const;

const Owner = z.object({ id: Id, username: z.string() });

/** Ten-thousandths of a point that each part gave. */
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
    /** When the house looks at its books again. */
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
    /** Null before it has run, and for a house show that nobody entered. */
    run: z
      .object({
        /** What luck and house horses were drawn by, 64 hex digits: its SHA-256 is `seedHash`. */
        seed: z.string(),
        /** SHA-256 of the closed list of entries. */
        entriesHash: z.string(),
        rulesVersion: Whole,
        /** Factor on house purses as it was then, in ten-thousandths. */
        purseIndex: Whole,
        heats: Whole,
        countsInLeaderboards: z.boolean(),
      })
      .nullable(),
  }),
  refusals: { SHOW_NOT_FOUND },
});

/** One place of a heat. Scores, points, happiness and form are whole ten-thousandths of a point. */
export const Placing = z.object({
  heat: Whole,
  place: Whole,
  fieldSize: Whole,
  /** These are null for a horse of the house. */
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
  /** Whole percent on the score. */
  guildPercent: Whole,
  /** Millionths. */
  luck: Whole,
  /** Coins that were paid; what a horse of the house wins stays with the house. */
  prize: Coins,
  /** Coins that the house kept of the share: 5% of what another player won in a player's show. */
  houseCut: Coins,
});

export const showResults = call({
  method: 'GET',
  path: '/api/shows/:id/results',
  access: 'visitor',
  summary: 'A heat of a show that has run, by place: players’ horses and the house’s. Empty until then',
  params: OfId,
  query: z.object({
    /** Left out, the first in which `owner` had a horse, or else the first. */
    heat: z.coerce.number().int().min(1).max(100_000).optional(),
    owner: Id.optional(),
    /** Goes on after this place. */
    after: z.coerce.number().int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number().int().min(12).max(100).default(50),
  }),
  reply: z.array(Placing),
  paged: true,
  refusals: { SHOW_NOT_FOUND },
});

/** The horse as it stood when the show ran, and what that came to; units as in `Placing`. */
const Start = z.object({
  guild: GuildName,
  skill: Whole,
  /** Qualities of horseshoes, saddle and bridle in ten-thousandths of a percent; 0 where none. */
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
  /** Coins that were paid, and those that the house kept of the share. */
  prize: Coins,
  houseCut: Coins,
  /** Whether whoever put the show up paid this entry: what they win back is theirs whole. */
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
    /** Goes on after this horse. */
    after: Id.optional(),
  }),
  reply: z.array(
    z.object({
      entryId: Id,
      horseId: Id,
      name: z.string(),
      /** Whose the horse is; once the show has run, whose it was. */
      owner: Owner,
      enteredAt: Instant,
      /** Null before the show has run, as is what it came to. */
      entropy: z.string().nullable(),
      start: Start.nullable(),
    }),
  ),
  paged: true,
  refusals: { SHOW_NOT_FOUND },
});
