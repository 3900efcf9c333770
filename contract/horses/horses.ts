import { z } from 'zod';
import { MANE_STYLES } from '../../game/horses/coat/look-values.ts';
import { call } from '../call.ts';
import { SHOWN_TEXT_REFUSALS } from '../moderation/moderation.ts';
import { SeenGenetics } from './insight.ts';
import { LookReply } from './look.ts';
import { NAMEPLATES } from '../../game/cosmetics/nameplates.ts';
import { BACKDROPS } from '../../game/magic/backdrops.ts';
import { TACK_TYPES } from '../../game/tack/tack.ts';
import { TACK_COLOURS } from '../../game/tack/tack-colours.ts';
import {
  DisciplineName,
  StandingFields,
  Id,
  Instant,
  OWN_HORSE,
  OfId,
  Sex,
  Skills,
  Whole,
  horseName,
} from '../pieces.ts';

export const LegMarkings = z.object({
  fl: z.string().nullable(),
  fr: z.string().nullable(),
  rl: z.string().nullable(),
  rr: z.string().nullable(),
});

export const Horse = z.object({
  id: Id,
  ownerId: Id,
  /** Null for a store horse. */
  damId: Id.nullable(),
  /** The owner has locked it against sale. */
  locked: z.boolean(),
  /** Bred with a free check or registration: the market never takes it. */
  giftFoal: z.boolean(),
  name: z.string(),
  breed: z.string(),
  breedId: z.string(),
  breedName: z.string(),
  gender: Sex,
  color: z.string(),
  description: z.string(),
  maneColor: z.string(),
  faceMarking: z.string().nullable(),
  legMarkings: LegMarkings,
  look: LookReply,
  /** Null for viewers who may not see alleles, even the owner. */
  genetics: SeenGenetics.nullable(),
  genesPublished: z.boolean(),
  level: Whole,
  xp: Whole,
  xpToNextLevel: Whole,
  discipline: DisciplineName,
  skills: Skills,
  standing: StandingFields.extend({
    /** Points needed for promotion; null in gold. */
    pointsNeeded: Whole.nullable(),
    mayPutBack: z.boolean(),
  }),
  /** 0 to 6. */
  trainingsBanked: Whole,
  nextTrainingAt: Instant.nullable(),
  /** 0 to 100. */
  happiness: Whole,
  /** What rest and treats reach at most: 90 for a horse that needs hay and oil and eats other feed. */
  happinessLimit: Whole,
  ageInMonths: Whole,
  age: z.string(),
  retired: z.boolean(),
  /** Since midnight UTC. */
  shownToday: z.boolean(),
  /** Left today. */
  startsLeft: Whole,
  /** Null while starts are left. */
  startsSpentUntil: Instant.nullable(),
  feedExpiresAt: Instant.nullable(),
  /** May be past. */
  longFeedUntil: Instant.nullable(),
  /** Hay and oil last until then, which may be past; null until a health test tells that the horse needs them. */
  rationUntil: Instant.nullable(),
  feedLeftHours: Whole,
  feedLeftDisplay: z.string(),
  /** When a horse on pasture begins to eat grass, and its feed stops running out. May be in the future; null in the stable. */
  grassFrom: Instant.nullable(),
  /** When it may train and enter shows after pasture; may be past. */
  worksFrom: Instant.nullable(),
  vetShotsDate: Instant.nullable(),
  vetCheckDate: Instant.nullable(),
  breedingCheckDate: Instant.nullable(),
  foalsAt: Instant.nullable(),
  /** May be past. */
  restsUntil: Instant.nullable(),
  whistledToday: z.boolean(),
  /** Style when not at a show. */
  maneStyle: z.enum(MANE_STYLES),
  /** Null: the background follows the hour. */
  backdrop: z.enum(BACKDROPS).nullable(),
  nameplate: z.enum(NAMEPLATES),
  /** Bought for the horse, like its colours. */
  nameplates: z.array(z.enum(NAMEPLATES)),
  tackColour: z.enum(TACK_COLOURS),
  tackColours: z.array(z.enum(TACK_COLOURS)),
});

const Relative = z.object({ id: Id, name: z.string(), level: Whole }).nullable();

const EquippedHorse = Horse.extend({
  /** In the order of TACK_TYPES. */
  equippedTack: z.array(z.object({ id: Id, type: z.enum(TACK_TYPES), quality: z.number() })),
  /** Score without luck now, by discipline, in ten-thousandths. */
  strengths: Skills,
  forSale: z.boolean(),
  /** Coins; null if not for sale, like `listingId`. */
  price: Whole.nullable(),
  listingId: Id.nullable(),
  /** Coins: what a new player asks less counts as paid to the buyer. */
  fairPrice: Whole,
});

const HorseWithPedigree = EquippedHorse.extend({
  /** Null for a store horse's parents. */
  pedigree: z.object({
    sire: Relative,
    dam: Relative,
    siresSire: Relative,
    siresDam: Relative,
    damsSire: Relative,
    damsDam: Relative,
  }),
});

export const listBreeds = call({
  method: 'GET',
  path: '/api/breeds',
  access: 'visitor',
  summary: 'Every breed',
  reply: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      heightHands: z.string(),
      /** All seven, the best first. */
      bredFor: z.array(DisciplineName),
    }),
  ),
  refusals: {},
});

export const listHorses = call({
  method: 'GET',
  path: '/api/horses',
  access: 'player',
  scope: 'horses',
  summary: 'Own horses, in the order they came',
  query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(200), after: Id.optional() }),
  reply: z.array(EquippedHorse),
  paged: true,
  refusals: {},
});

export const getHorse = call({
  method: 'GET',
  path: '/api/horses/:id',
  access: 'player',
  scope: 'horses',
  summary: 'One of your horses',
  params: OfId,
  reply: HorseWithPedigree,
  refusals: OWN_HORSE,
});

export const renameHorse = call({
  method: 'PATCH',
  path: '/api/horses/:id/name',
  access: 'player',
  summary: 'Give a horse another name',
  params: OfId,
  body: z.object({ name: horseName('Horse name cannot be empty') }),
  reply: Horse,
  refusals: { ...OWN_HORSE, ...SHOWN_TEXT_REFUSALS },
});
