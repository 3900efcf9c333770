import { z } from 'zod';
import { EVENT_KINDS, HISTORIES } from '../game/horses/history.ts';
import { FORM_TRAITS } from '../game/horses/form/form.ts';
import { NAMEPLATES } from '../game/cosmetics/nameplates.ts';
import { BACKDROPS } from '../game/magic/backdrops.ts';
import { TACK_COLOURS } from '../game/tack/tack-colours.ts';
import { call } from './call.ts';
import { ValueBar } from './horses/insight.ts';
import { LookReply } from './horses/look.ts';
import { Coins, DisciplineName, Id, Instant, Limit, OfId, Sex, Whole, ANY_HORSE } from './pieces.ts';

const Somebody = z.object({ id: Id, username: z.string() });

export const HorseCard = z.object({
  id: Id,
  name: z.string(),
  breedName: z.string(),
  gender: Sex,
  level: Whole,
  discipline: DisciplineName,
  color: z.string(),
  description: z.string(),
  look: LookReply,
  ageInMonths: Whole,
  age: z.string(),
  retired: z.boolean(),
  /** Null while the horse waits for a home at the market. */
  owner: Somebody.nullable(),
  /** Owner of the dam at birth. */
  breeder: Somebody.nullable(),
  showsEntered: Whole,
  earnings: Coins,
  /** Wright's F, 0 to below 1. */
  inbreeding: z.number(),
  /** Bred with a free check or registration: the market never takes it. */
  giftFoal: z.boolean(),
  /** Points, to a tenth. */
  aptitude: z.array(z.object({ discipline: DisciplineName, points: z.number() })),
  foals: Whole,
  /** Null: the background follows the hour. */
  backdrop: z.enum(BACKDROPS).nullable(),
  nameplate: z.enum(NAMEPLATES),
  tackColour: z.enum(TACK_COLOURS),
  /** For sale by its owner, or as a rescue horse. */
  sale: z.object({ listingId: Id, price: Coins }).nullable(),
  stud: z.object({ fee: Coins, note: z.string(), ownBreedOnly: z.boolean() }).nullable(),
});

export const horseCard = call({
  method: 'GET',
  path: '/api/horses/:id/card',
  access: 'player',
  scope: 'horses',
  summary: 'What every player may see of any horse',
  params: OfId,
  reply: HorseCard,
  refusals: ANY_HORSE,
});

const TraitName = z.enum(FORM_TRAITS);
const Reason = z.object({ trait: TraitName, points: z.number() });
/** Points from 1 to 9, to a tenth; 5 is usual in the breed. */
const Bar = z.number().min(1).max(9);

export const linearProfile = call({
  method: 'GET',
  path: '/api/horses/:id/linear-profile',
  access: 'player',
  scope: 'horses',
  summary:
    'The body of any horse: what is seen of it at three years, before that what its parents lead to expect',
  params: OfId,
  reply: z.object({
    /** Three years old: `least` and `most` are equal. */
    isGrown: z.boolean(),
    /** Null for store horses. */
    sire: z.object({ id: Id, name: z.string() }).nullable(),
    dam: z.object({ id: Id, name: z.string() }).nullable(),
    /** At the withers, grown. */
    heightCm: z.object({ least: Whole, most: Whole }),
    /** Parents on the bars of this horse. */
    bars: z.array(
      z.object({ trait: TraitName, least: Bar, most: Bar, sire: Bar.nullable(), dam: Bar.nullable() }),
    ),
    /** Breeding values: estimates of what foals take from the horse, from the profiles of its relatives. */
    passesOn: z.object({
      bars: z.array(ValueBar),
      foals: Whole,
      /** Foals whose profile is published. */
      foalsSeen: Whole,
      /** The foal whose profile is published next, and when. */
      next: z.object({ id: Id, name: z.string(), gender: Sex, at: Instant }).nullable(),
    }),
    /** Which parts of a grown body give and cost points of aptitude, against a usual body of its kind. */
    reasons: z.array(
      z.object({ discipline: DisciplineName, helps: z.array(Reason), hinders: z.array(Reason) }),
    ),
  }),
  refusals: ANY_HORSE,
});

const ANCESTOR = {
  id: Id,
  name: z.string(),
  level: Whole,
  breedName: z.string(),
  gender: Sex,
  color: z.string(),
};
const PICTURED = { ...ANCESTOR, look: LookReply };

// Not recursive: OpenAPI 3.0 and the serializer cannot express that.
const FifthGeneration = z.object(ANCESTOR).nullable();
const FourthGeneration = z.object({ ...ANCESTOR, sire: FifthGeneration, dam: FifthGeneration }).nullable();
const ThirdGeneration = z.object({ ...ANCESTOR, sire: FourthGeneration, dam: FourthGeneration }).nullable();
const Grandparent = z.object({ ...PICTURED, sire: ThirdGeneration, dam: ThirdGeneration }).nullable();
const Parent = z.object({ ...PICTURED, sire: Grandparent, dam: Grandparent }).nullable();

export const horsePedigree = call({
  method: 'GET',
  path: '/api/horses/:id/pedigree',
  access: 'player',
  scope: 'horses',
  summary: 'Five generations of ancestors; null stands for a horse from the store',
  params: OfId,
  reply: z.object({
    id: Id,
    name: z.string(),
    inbreeding: z.number(),
    aptitudeLost: z.number(),
    sire: Parent,
    dam: Parent,
  }),
  refusals: ANY_HORSE,
});

export const horseChildren = call({
  method: 'GET',
  path: '/api/horses/:id/children',
  access: 'player',
  scope: 'horses',
  summary: "A horse's foals, the newest first",
  params: OfId,
  query: z.object({ limit: Limit, before: Id.optional() }),
  reply: z.array(
    z.object({
      id: Id,
      name: z.string(),
      gender: Sex,
      level: Whole,
      age: z.string(),
      ageInMonths: Whole,
      color: z.string(),
      look: LookReply,
      bornAt: Instant,
      otherParent: z.string(),
      otherParentId: Id,
      /** Null for a horse at the market. */
      ownerUsername: z.string().nullable(),
    }),
  ),
  paged: true,
  refusals: ANY_HORSE,
});

/** Last four-digit year. */
const LATEST_MS = Date.UTC(9999, 11, 31);

export const horseHistory = call({
  method: 'GET',
  path: '/api/horses/:id/history',
  access: 'player',
  scope: 'horses',
  summary: 'What befell a horse, and the shows it ran in, the newest first; the vet, for its owner only',
  params: OfId,
  query: z
    .object({
      of: z.enum(HISTORIES).default('all'),
      limit: Limit,
      /** Id and Unix milliseconds of the last event. */
      before: Id.optional(),
      beforeMs: z.coerce.number().int().min(0).max(LATEST_MS).optional(),
    })
    .transform(({ beforeMs, ...rest }) => ({
      ...rest,
      beforeAt: beforeMs === undefined ? undefined : new Date(beforeMs),
    })),
  reply: z.array(
    z.object({
      id: Id,
      eventDate: Instant,
      kind: z.enum([...EVENT_KINDS, 'show']),
      details: z.string(),
      xpGain: Whole,
      levelGain: Whole,
      /** Current names. */
      relatedUserId: Id.nullable(),
      relatedUsername: z.string().nullable(),
      relatedHorseId: Id.nullable(),
      relatedHorseName: z.string().nullable(),
      showId: Id.nullable(),
    }),
  ),
  paged: true,
  refusals: ANY_HORSE,
});
