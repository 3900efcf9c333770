import { z } from 'zod';
import { NAMEPLATES } from '../game/cosmetics/nameplates.ts';
import { SEASONS } from '../game/game-time.ts';
import { FOAL_PAGES } from '../game/keepsakes/foal-book.ts';
import { PASTIMES, PHOTO_PLACES } from '../game/keepsakes/pastimes.ts';
import { call } from './call.ts';
import { LookReply } from './horses/look.ts';
import { ANY_HORSE, DisciplineName, Id, Instant, Limit, OfId, OWN_HORSE, Sex, Whole } from './pieces.ts';

/** As the horse looked at that age. */
const Written = z.object({
  look: LookReply,
  description: z.string(),
  /** Game months. */
  ageInMonths: Whole,
  /** In the game: "14 March, Year 3"; null if the day was not written down. */
  date: z.string().nullable(),
});

export const foalBook = call({
  method: 'GET',
  path: '/api/horses/:id/foal-book',
  access: 'player',
  scope: 'horses',
  summary:
    'How a horse grew up: its pictures at birth, weaned and at one, two and three years, and what its parents promised',
  params: OfId,
  reply: z.object({
    /** A horse that was bred here has a page of each age; of others only the day on which they came is known. */
    pages: z.array(
      z.object({
        page: z.enum([...FOAL_PAGES, 'came']),
        /** Null: still to come, at `dueAt`. */
        written: Written.nullable(),
        dueAt: Instant,
      }),
    ),
    /** Points to a tenth, the highest promise first; null without known parents. */
    promises: z
      .array(z.object({ discipline: DisciplineName, expected: z.number(), became: z.number() }))
      .nullable(),
  }),
  refusals: ANY_HORSE,
});

const ANY_KEEPSAKE = { KEEPSAKE_NOT_FOUND: [404, 'There is no such picture.'] } as const;

/** Painted again from what it says. */
const Picture = {
  id: Id,
  pastime: z.enum(PASTIMES),
  place: z.enum(PHOTO_PLACES),
  keptAt: Instant,
  /** In the game: "14 March, Year 3". */
  date: z.string(),
  /** 0 to 23. */
  hour: Whole,
  season: z.enum(SEASONS),
  /** "1 year 2 months". */
  age: z.string(),
  /** As the horse looked then, without tack. */
  look: LookReply,
  description: z.string(),
};

const Keepsake = z.object({ ...Picture, by: z.object({ id: Id, username: z.string() }) });

export const listKeepsakes = call({
  method: 'GET',
  path: '/api/horses/:id/keepsakes',
  access: 'player',
  scope: 'horses',
  summary: 'Pictures that owners kept of a horse, the newest first',
  params: OfId,
  query: z.object({ limit: Limit, before: Id.optional() }),
  reply: z.array(Keepsake),
  paged: true,
  refusals: ANY_HORSE,
});

export const keepPicture = call({
  method: 'POST',
  path: '/api/horses/:id/keepsakes',
  access: 'player',
  summary: 'Keep a picture of a pastime with your horse; nothing else changes',
  params: OfId,
  body: z.object({ pastime: z.enum(PASTIMES), place: z.enum(PHOTO_PLACES) }),
  reply: z.object({ message: z.string(), keepsake: Keepsake }),
  refusals: {
    ...OWN_HORSE,
    TOO_YOUNG_FOR_PASTIME: [409, '{name} is too young for that: wait until {from} months.'],
    KEEPSAKES_FULL: [409, 'You have {most} pictures of {name}. Take one out to make room.'],
  },
});

export const discardKeepsake = call({
  method: 'DELETE',
  path: '/api/keepsakes/:id',
  access: 'player',
  summary: 'Take one of your pictures out',
  params: OfId,
  reply: z.object({ message: z.string() }),
  refusals: ANY_KEEPSAKE,
});

export const publicKeepsake = call({
  method: 'GET',
  path: '/api/public/keepsakes/:id',
  access: 'visitor',
  summary: 'A shared picture, unless the stable of who kept it is private',
  params: OfId,
  reply: z.object({
    ...Picture,
    by: z.object({ id: Id, username: z.string() }),
    horse: z.object({
      /** Null: its stable is private. */
      id: Id.nullable(),
      name: z.string(),
      gender: Sex,
      breedName: z.string(),
      nameplate: z.enum(NAMEPLATES),
    }),
  }),
  refusals: ANY_KEEPSAKE,
});
