import { z } from 'zod';
import { FORM_TRAITS } from '../game/horses/form/form.ts';
import { BACKDROPS } from '../game/magic/backdrops.ts';
import { SEASONS } from '../game/game-time.ts';
import { call } from './call.ts';
import { LookReply } from './horses/look.ts';
import { Coins, DisciplineName, GradeName, Id, Instant, Sex, Whole } from './pieces.ts';

const Pictured = z.object({ id: Id, name: z.string(), gender: Sex, color: z.string(), look: LookReply });

/** Birth of a foal that still has its default name. */
const Birth = z.object({
  /** As it was born. */
  foal: Pictured.extend({ description: z.string(), breedName: z.string() }),
  at: Instant,
  /** In the game: "14 March, Year 3". */
  date: z.string(),
  /** 0 to 23. */
  hour: Whole,
  season: z.enum(SEASONS),
  dam: Pictured,
  sire: Pictured,
  odds: z.object({
    /** True if both parents' genes were used. */
    exact: z.boolean(),
    /** The likeliest coats, and the foal's own. */
    outcomes: z.array(
      z.object({ color: z.string(), probability: z.number(), look: LookReply, isFoal: z.boolean() }),
    ),
    more: Whole,
  }),
  /** Colours that the foal filled in the breeder's album. */
  album: z.array(z.string()),
});

/** A start with a first win, a new grade or a record. */
const Start = z.object({
  entryId: Id,
  showId: Id,
  at: Instant,
  date: z.string(),
  kind: z.enum(['house', 'meadow', 'player']),
  discipline: DisciplineName,
  level: Whole,
  grade: GradeName.nullable(),
  place: Whole,
  fieldSize: Whole,
  /** Ten-thousandths of a point. */
  score: Whole,
  prize: Coins,
  xp: Whole,
  /** With its level now. */
  horse: Pictured.extend({ level: Whole, description: z.string(), backdrop: z.enum(BACKDROPS).nullable() }),
  /** `player`: the first of all the player's horses. */
  firstWin: z.enum(['horse', 'player']).nullable(),
  /** Starts of the horse up to and including this one. */
  starts: Whole,
  promotedTo: GradeName.nullable(),
  promotionPrize: Coins,
  /** Ten-thousandths of a point: the earlier best. */
  recordOver: Whole.nullable(),
});

/** A horse's level opened a class. */
const Class = z.object({
  eventId: Id,
  at: Instant,
  date: z.string(),
  level: Whole,
  /** Lowest level of the class. */
  opens: Whole,
  horse: Pictured.extend({ description: z.string(), backdrop: z.enum(BACKDROPS).nullable() }),
});

/** A bred foal is three years old, and its body is measured. */
const Grown = z.object({
  eventId: Id,
  at: Instant,
  date: z.string(),
  horse: Pictured.extend({ description: z.string(), backdrop: z.enum(BACKDROPS).nullable() }),
  heightCm: Whole,
  /** What is furthest from usual in the breed, most first; points from 1 to 9. */
  parts: z.array(z.object({ trait: z.enum(FORM_TRAITS), score: z.number() })),
  /** By aptitude, best first. */
  best: z.array(DisciplineName),
});

export const listMoments = call({
  method: 'GET',
  path: '/api/moments',
  access: 'player',
  summary:
    'Great moments that you have not seen yet: births, first wins, new grades, records, foals that are grown and your level',
  reply: z.object({
    /** The latest few, oldest first. */
    births: z.array(Birth),
    /** The latest few, oldest first. */
    starts: z.array(Start),
    /** The latest few, oldest first. */
    classes: z.array(Class),
    /** The latest few, oldest first. */
    grown: z.array(Grown),
    /** How many earlier ones are not listed. */
    more: Whole,
    /** Level reached since the last one shown. */
    level: Whole.nullable(),
  }),
  refusals: {},
});

export const seeMoments = call({
  method: 'POST',
  path: '/api/moments/seen',
  access: 'player',
  summary: 'You have seen births, starts, and classes or grown foals up to these, and your level',
  body: z.object({
    foalId: Id.optional(),
    entryId: Id.optional(),
    eventId: Id.optional(),
    level: z.int('A level is a whole number.').min(1, 'Levels start at 1.').optional(),
  }),
  reply: z.object({ seen: z.literal(true) }),
  refusals: { MOMENT_NOT_FOUND: [404, 'This moment is not one of yours.'] },
});
