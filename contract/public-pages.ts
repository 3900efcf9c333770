import { z } from 'zod';
import { NAMEPLATES } from '../game/cosmetics/nameplates.ts';
import { BACKDROPS } from '../game/magic/backdrops.ts';
import { TACK_COLOURS } from '../game/tack/tack-colours.ts';
import { call } from './call.ts';
import { LookReply } from './horses/look.ts';
import { DisciplineName, GradeName, GuildName, Id, Instant, OfId, Sex, Whole } from './pieces.ts';

/** Ids are null if the reader may not open the page. */
const Somebody = z.object({ id: Id.nullable(), username: z.string() });

const KIN = {
  id: Id.nullable(),
  name: z.string(),
  gender: Sex,
  breedName: z.string(),
  color: z.string(),
};
const PICTURED = { ...KIN, look: LookReply };

const ThirdGeneration = z.object(KIN).nullable();
const Grandparent = z.object({ ...PICTURED, sire: ThirdGeneration, dam: ThirdGeneration }).nullable();
const Parent = z.object({ ...PICTURED, sire: Grandparent, dam: Grandparent }).nullable();

const Foal = z.object({
  id: Id.nullable(),
  name: z.string(),
  gender: Sex,
  color: z.string(),
  look: LookReply,
  age: z.string(),
});

export const PublicHorse = z.object({
  id: Id,
  name: z.string(),
  breedName: z.string(),
  gender: Sex,
  age: z.string(),
  ageInMonths: Whole,
  color: z.string(),
  description: z.string(),
  look: LookReply,
  /** Null: the background follows the hour. */
  backdrop: z.enum(BACKDROPS).nullable(),
  nameplate: z.enum(NAMEPLATES),
  tackColour: z.enum(TACK_COLOURS),
  discipline: DisciplineName,
  level: Whole,
  /** Null at the market. */
  owner: Somebody.nullable(),
  /** Null for the store. */
  breeder: Somebody.nullable(),
  /** "14 March, Year 3"; null for a horse from the store. */
  bornOn: z.string().nullable(),
  record: z.object({
    starts: Whole,
    wins: Whole,
    /** Second and third places. */
    places: Whole,
    /** Class of its last house show. */
    classLevel: Whole,
    grade: GradeName,
  }),
  /** Null for a horse from the store. */
  sire: Parent,
  dam: Parent,
  foalCount: Whole,
  /** At most six, newest first. */
  foals: z.array(Foal),
});

const HORSE_NOT_FOUND = {
  HORSE_NOT_FOUND: [404, 'There is no such horse, or its stable is private.'],
} as const;

export const publicHorse = call({
  method: 'GET',
  path: '/api/public/horses/:id',
  access: 'visitor',
  summary: 'A horse as anybody may see it, unless its stable is private',
  params: OfId,
  reply: PublicHorse,
  refusals: HORSE_NOT_FOUND,
});

export const horseForPlayers = call({
  method: 'GET',
  path: '/api/horses/:id/public-page',
  access: 'player',
  summary: 'The public page of a horse, of a private stable too',
  params: OfId,
  reply: PublicHorse,
  refusals: HORSE_NOT_FOUND,
});

const StableHorse = z.object({
  ...PICTURED,
  age: z.string(),
  ageInMonths: Whole,
  level: Whole,
  /** Wins of all time. */
  wins: Whole,
  /** Null at the market. */
  owner: z.string().nullable(),
});

export const publicStable = call({
  method: 'GET',
  path: '/api/public/players/:id',
  access: 'visitor',
  summary: 'A stable as anybody may see it, unless it is private',
  params: OfId,
  reply: z.object({
    id: Id,
    username: z.string(),
    guild: GuildName,
    level: Whole,
    description: z.string(),
    profilePicture: z.string().nullable(),
    profileThumbnail: z.string().nullable(),
    horseCount: Whole,
    totalShows: Whole,
    totalWins: Whole,
    foalCount: Whole,
    foalWins: Whole,
    /** At most twelve, highest level first. */
    horses: z.array(StableHorse),
    /** At most six. */
    bred: z.array(StableHorse),
    /** Recent first to third places, newest first. */
    wonLately: z.array(
      z.object({
        showId: Id,
        horseName: z.string(),
        discipline: DisciplineName,
        level: Whole,
        place: Whole,
        ranAt: Instant,
      }),
    ),
  }),
  refusals: { PLAYER_NOT_FOUND: [404, 'There is no such stable, or it is private.'] },
});
