import { z } from 'zod';
import { SCORE_PARTS } from '../../game/shows/running/scoring.ts';
import { SEASONS } from '../../game/game-time.ts';
import { call } from '../call.ts';
import { LookReply } from '../horses/look.ts';
import {
  Coins,
  GradeName,
  GuildName,
  Id,
  Instant,
  OfId,
  StandingFields,
  Whole,
  ANY_SHOW,
} from '../pieces.ts';
import { Show } from './shows.ts';

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
    /** Game hour when it runs, 0 to 23. */
    hour: Whole,
    season: z.enum(SEASONS),
    /** A player's show: if few enter, house horses start outside the competition. */
    invitesHouse: z.boolean(),
    /** Those that did, the best first, without place or prize; drawn from the seed. Score in ten-thousandths. */
    invited: z.array(z.object({ name: z.string(), level: Whole, score: Whole, look: LookReply })),
    /** Null before the run and without entries. */
    run: z
      .object({
        /** Its SHA-256 is `seedHash`. */
        seed: z.string(),
        /** SHA-256 of the closed entry list. */
        entriesHash: z.string(),
        rulesVersion: Whole,
        /** Ten-thousandths, at the run. */
        purseIndex: Whole,
        heats: Whole,
        countsInLeaderboards: z.boolean(),
      })
      .nullable(),
  }),
  refusals: ANY_SHOW,
});

/** Scores, points and happiness in ten-thousandths. */
export const Placing = z.object({
  heat: Whole,
  place: Whole,
  fieldSize: Whole,
  /** Null for house horses. */
  entryId: Id.nullable(),
  horseId: Id.nullable(),
  owner: Owner.nullable(),
  guild: GuildName.nullable(),
  /** Null in player shows and before grades. */
  grade: GradeName.nullable(),
  /** Won a third of the prize (docs/rules/shows.md#veterans). */
  veteran: z.boolean(),
  /** Grading points of this place. */
  gradePoints: Whole,
  promotedTo: GradeName.nullable(),
  promotionPrize: Coins,
  xpEarned: Whole.nullable(),
  name: z.string(),
  /** The horse in the ring, with this start's tack. */
  look: LookReply,
  level: Whole,
  score: Whole,
  /** Score before happiness, guild and luck. */
  raw: Whole,
  points: Points,
  happiness: Whole,
  guildPercent: Whole,
  /** Millionths. */
  luck: Whole,
  prize: Coins,
  /** 5% of prizes won in another player's show. */
  houseCut: Coins,
});

export const showResults = call({
  method: 'GET',
  path: '/api/shows/:id/results',
  access: 'visitor',
  summary: 'A heat of a show that has run, by place: players’ horses and the house’s. Empty until then',
  params: OfId,
  query: z.object({
    /** Default: the first with a horse of `owner`. */
    heat: z.coerce.number().int().min(1).max(100_000).optional(),
    owner: Id.optional(),
    after: z.coerce.number().int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number().int().min(12).max(100).default(50),
  }),
  reply: z.array(Placing),
  paged: true,
  refusals: ANY_SHOW,
});

/** As of the run; units as in `Placing`. */
const Start = z.object({
  guild: GuildName,
  skill: Whole,
  /** Horseshoes, saddle, bridle in ten-thousandths of a percent; 0 if none. */
  tack: z.tuple([Whole, Whole, Whole]),
  aptitude: Whole,
  level: Whole,
  happiness: Whole,
  /** Grade of the entry. */
  grade: GradeName.nullable(),
  /** The entry earned as a veteran does (docs/rules/shows.md#veterans). */
  veteran: z.boolean(),
  standing: StandingFields.nullable(),
  promotedTo: GradeName.nullable(),
  promotionPrize: Coins,
  heat: Whole,
  place: Whole,
  fieldSize: Whole,
  score: Whole,
  raw: Whole,
  points: Points,
  luck: Whole,
  prize: Coins,
  houseCut: Coins,
  /** Then the prize is paid without a cut. */
  creatorPaid: z.boolean(),
  /** Then it ran in a heat of house horses and guests alone. */
  guest: z.boolean(),
  /** A house stable owns the horse. */
  ofHouse: z.boolean(),
});

export const showEntries = call({
  method: 'GET',
  path: '/api/shows/:id/entries',
  access: 'visitor',
  summary: 'Everyone who is entered, by horse id; once the show has run, all that its result follows from',
  params: OfId,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(1_000).default(500),
    after: Id.optional(),
  }),
  reply: z.array(
    z.object({
      entryId: Id,
      horseId: Id,
      name: z.string(),
      /** Without tack. Null after the run: the results show the horses. */
      look: LookReply.nullable(),
      /** After the run: owner at the run. */
      owner: Owner,
      enteredAt: Instant,
      /** Null before the run. */
      entropy: z.string().nullable(),
      start: Start.nullable(),
    }),
  ),
  paged: true,
  refusals: ANY_SHOW,
});
