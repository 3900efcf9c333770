import { z } from 'zod';
import { ALBUM_PARTS, COLOUR_SLOTS } from '../game/trophies/album.ts';
import { call } from './call.ts';
import { LookReply } from './horses/look.ts';
import { DisciplineName, GradeName, Id, Instant, OfId, Whole, ANY_HORSE, ANY_PLAYER } from './pieces.ts';

const Counted = z.object({
  discipline: DisciplineName,
  shows: Whole,
  wins: Whole,
  seconds: Whole,
  thirds: Whole,
  /** Fourth to tenth. */
  rosettes: Whole,
});

const Scored = z.object({
  entryId: Id,
  showId: Id,
  discipline: DisciplineName,
  at: Instant,
  /** Ten-thousandths of a point. */
  score: Whole,
  place: Whole,
  /** Level of the show. */
  level: Whole,
  /** Null in player shows and before grades. */
  grade: GradeName.nullable(),
});

export const horseTrophies = call({
  method: 'GET',
  path: '/api/horses/:id/trophies',
  access: 'player',
  scope: 'horses',
  summary: 'Rosettes, cups, personal bests and the latest scores of a horse, in shows that count',
  params: OfId,
  reply: z.object({
    disciplines: z.array(Counted),
    /** The latest wins in house shows, newest first. */
    wins: z.array(Scored),
    /** Grades reached, newest first. */
    cups: z.array(z.object({ showId: Id, at: Instant, level: Whole, grade: GradeName })),
    /** Best of each discipline, highest first. */
    bests: z.array(Scored),
    /** The latest starts, oldest first. */
    scores: z.array(Scored),
  }),
  refusals: ANY_HORSE,
});

export const playerAlbum = call({
  method: 'GET',
  path: '/api/players/:id/album',
  access: 'player',
  scope: 'horses',
  summary: 'The colours, patterns and breeds that a player has bred, each with its first foal',
  params: OfId,
  reply: z.object({
    username: z.string(),
    slots: z.array(
      z.object({
        part: z.enum(ALBUM_PARTS),
        key: z.string(),
        at: Instant,
        /** As it looks now. */
        horse: z.object({ id: Id, name: z.string(), look: LookReply }),
      }),
    ),
  }),
  refusals: ANY_PLAYER,
});

const Wish = z.object({ wish: z.string().nullable() });

export const albumWish = call({
  method: 'GET',
  path: '/api/album/wish',
  access: 'player',
  scope: 'horses',
  summary: 'The colour you would like to breed next',
  reply: Wish,
  refusals: {},
});

export const wishForColour = call({
  method: 'PUT',
  path: '/api/album/wish',
  access: 'player',
  summary: 'The colour you would like to breed next; null for none',
  body: z.object({ colour: z.enum(COLOUR_SLOTS, 'There is no such colour.').nullable() }),
  reply: Wish,
  refusals: {},
});
