import { z } from 'zod';
import { NOTE_MAX, STUD_FEE_MAX } from '../../game/breeding/breeding.ts';
import { call } from '../call.ts';
import { LookReply } from '../horses/look.ts';
import { Coins, DisciplineName, Entropy, Id, Instant, OfId, OWN_HORSE, Sex, Whole, idOr } from '../pieces.ts';

const Note = z
  .string()
  .normalize('NFC')
  .trim()
  .max(NOTE_MAX, `A note has at most ${NOTE_MAX} letters.`)
  .default('');

const StudFee = z
  .int('The fee must be a whole number of coins.')
  .min(0, 'The fee must be 0 coins or more.')
  .max(STUD_FEE_MAX, `The fee must be at most ${STUD_FEE_MAX.toLocaleString('en-US')} coins.`);

/** Why a horse may not breed now: what breeding asks of either parent (docs/rules/breeding.md#parents). */
export const PARENTS = {
  NOT_A_STALLION: [409, '{name} is no stallion.'],
  NOT_A_MARE: [409, '{name} is no mare.'],
  TOO_YOUNG_TO_BREED: [409, '{name} is too young: horses breed from {years} years.'],
  RETIRED_FROM_BREEDING: [409, '{name} is retired: horses breed until {years} years.'],
  NO_BREEDING_CHECK: [409, '{name} has no valid breeding check. The vet does one.'],
  PARENT_NOT_FED: [409, '{name} is hungry. Feed {name} first.'],
  IN_FOAL: [409, '{name} is in foal already.'],
  MARE_RESTS: [409, '{name} rests after her last cover, {left} more.'],
} as const;

export const STUD = {
  STALLION_NOT_FOUND: [404, 'There is no such stallion.'],
  NOT_AT_STUD: [409, '{name} is not at stud.'],
  OTHER_BREED: [409, '{name} is offered to mares of his own breed only, which {mare} is not.'],
} as const;

/** What keeps a suitor from asking. */
export const WAITING = {
  ALREADY_ASKED: [409, '{name} waits for an answer already. Withdraw that request first.'],
} as const;

export const PAIR = {
  PAIR_LIMIT: [
    409,
    'Below level {level} you may pay one player at most {most} coins in 30 days; it would be more with the {paid} so far.',
  ],
} as const;

/** What a breeder keeps: with it anybody can check that the foal was not chosen. */
const BirthReceipt = z.object({
  mareId: Id,
  stallionId: Id,
  /** Which cover of the mare it is. */
  nth: Whole,
  /** SHA-256 of the seed, as the mare's page showed it before. */
  seedHash: z.string(),
  entropy: z.string(),
});

const StudReply = z.object({ fee: Coins, note: z.string(), ownBreedOnly: z.boolean(), placedAt: Instant });

/** One horse of a pair, for whoever decides about the pair. */
export const Mate = z.object({
  id: Id,
  name: z.string(),
  breedName: z.string(),
  gender: Sex,
  level: Whole,
  color: z.string(),
  look: LookReply,
  ownerId: Id,
  ownerUsername: z.string(),
});

export const StudRequest = z.object({
  id: Id,
  status: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired', 'void']),
  fee: Coins,
  note: z.string(),
  requestedAt: Instant,
  expiresAt: Instant,
  answeredAt: Instant.nullable(),
  mare: Mate,
  stallion: Mate,
});

/** How breeding stands with one own horse. */
export const breedingOfHorse = call({
  method: 'GET',
  path: '/api/horses/:id/breeding',
  access: 'player',
  summary: 'Whether one of your horses may breed, what it carries, and its stud',
  params: OfId,
  reply: z.object({
    /** Null where it may breed now. */
    problem: z.object({ code: z.string(), message: z.string() }).nullable(),
    /** Of a mare in foal. */
    inFoal: z
      .object({ foalsAt: Instant, stallionId: Id, stallionName: z.string(), inbreeding: z.number() })
      .nullable(),
    restsUntil: Instant.nullable(),
    /** SHA-256 of the seed of a mare's next foal; null for others and once she is retired. */
    nextSeedHash: z.string().nullable(),
    /** Of a stallion at stud. */
    stud: StudReply.nullable(),
    /** Requests for this stallion, or of this mare, that nobody has answered. */
    openRequests: Whole,
  }),
  refusals: OWN_HORSE,
});

export const previewFoal = call({
  method: 'GET',
  path: '/api/breeding/preview',
  access: 'player',
  summary: 'What a foal of an own mare and an own stallion, or one at stud, would be like',
  query: z
    .object({ mare_id: Id, stallion_id: Id })
    .transform(({ mare_id, stallion_id }) => ({ mareId: mare_id, stallionId: stallion_id })),
  reply: z.object({
    mare: Mate,
    stallion: Mate,
    /** What keeps them from it now; empty where nothing does. */
    problems: z.array(z.object({ code: z.string(), message: z.string() })),
    /** What the mare's owner pays: to the registry for an own stallion, else to his owner. */
    fee: Coins,
    breedName: z.string(),
    /** Wright's coefficient of the foal, 0 to below 1. */
    inbreeding: z.number(),
    /** Points of aptitude that it costs. */
    aptitudeLost: z.number(),
    aptitude: z.array(
      z.object({ discipline: DisciplineName, expected: z.number(), sire: z.number(), dam: z.number() }),
    ),
    odds: z.object({
      /** False where the alleles of a parent may not be seen: then these are estimates from look and breed. */
      exact: z.boolean(),
      /** The likeliest first, at most twelve. */
      outcomes: z.array(z.object({ color: z.string(), probability: z.number() })),
      /** How many others there are. */
      more: Whole,
      /** Share of conceptions that do not live; the foal is then drawn among the living. */
      lethal: z.number(),
    }),
    nextSeedHash: z.string(),
  }),
  refusals: { ...OWN_HORSE, STALLION_NOT_FOUND: STUD.STALLION_NOT_FOUND, NOT_AT_STUD: STUD.NOT_AT_STUD },
});

export const coverMare = call({
  method: 'POST',
  path: '/api/breeding/cover',
  access: 'player',
  summary: 'Have one of your mares covered by one of your stallions',
  body: z.object({
    mareId: idOr('Please choose a mare'),
    stallionId: idOr('Please choose a stallion'),
    entropy: Entropy.optional(),
  }),
  reply: z.object({ message: z.string(), coins: Coins, foalsAt: Instant, receipt: BirthReceipt }),
  refusals: {
    ...PARENTS,
    ...OWN_HORSE,
    ...WAITING,
    NOT_ENOUGH_COINS: [409, 'The registry asks {needs} coins for a cover; you have {coins}.'],
  },
});

export const placeAtStud = call({
  method: 'PUT',
  path: '/api/horses/:id/stud',
  access: 'player',
  summary: 'Offer a stallion to other players’ mares, or change the terms',
  params: OfId,
  body: z.object({ fee: StudFee, note: Note, ownBreedOnly: z.boolean().default(false) }),
  reply: z.object({ message: z.string(), stud: StudReply }),
  refusals: {
    ...OWN_HORSE,
    NOT_A_STALLION: PARENTS.NOT_A_STALLION,
    TOO_YOUNG_TO_BREED: PARENTS.TOO_YOUNG_TO_BREED,
    RETIRED_FROM_BREEDING: PARENTS.RETIRED_FROM_BREEDING,
    NO_BREEDING_CHECK: PARENTS.NO_BREEDING_CHECK,
  },
});

export const endStud = call({
  method: 'DELETE',
  path: '/api/horses/:id/stud',
  access: 'player',
  summary: 'Take a stallion from stud; open requests for him are returned with their fees',
  params: OfId,
  reply: z.object({ message: z.string(), returned: Whole }),
  refusals: { ...OWN_HORSE, NOT_AT_STUD: STUD.NOT_AT_STUD },
});

export const requestStud = call({
  method: 'POST',
  path: '/api/studs/:id/requests',
  access: 'player',
  summary: 'Ask for a stallion at stud; the fee is held until his owner answers',
  params: OfId,
  body: z.object({
    mareId: idOr('Please choose a mare'),
    /** The fee that the player saw: another is refused, so that nobody pays what they did not agree to. */
    fee: StudFee,
    note: Note,
    entropy: Entropy.optional(),
  }),
  reply: z.object({ message: z.string(), coins: Coins, request: StudRequest, receipt: BirthReceipt }),
  refusals: {
    ...OWN_HORSE,
    ...PARENTS,
    ...STUD,
    ...PAIR,
    OWN_STALLION: [409, '{name} is yours: have the mare covered directly.'],
    FEE_CHANGED: [409, 'The fee for {name} is now {fee} coins.'],
    ...WAITING,
    NOT_ENOUGH_COINS: [409, 'The stud fee is {needs} coins; you have {coins}.'],
    NOT_ENOUGH_TRADABLE_COINS: [
      409,
      'Of a stud fee at most {boundAllowed} coins may be bound coins. You have {tradable} that are tradable.',
    ],
  },
});

export const listStudRequests = call({
  method: 'GET',
  path: '/api/stud-requests',
  access: 'player',
  summary: 'Requests for your stallions, or of your mares, newest first',
  query: z.object({
    box: z.enum(['received', 'sent']).default('received'),
    status: z.enum(['open', 'answered']).default('open'),
    horse_id: Id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    before: Id.optional(),
  }),
  reply: z.array(StudRequest),
  paged: true,
  refusals: {},
});

const ANSWER = {
  REQUEST_NOT_FOUND: [404, 'There is no such request.'],
  REQUEST_CLOSED: [409, 'This request is answered, withdrawn or has ended.'],
} as const;

export const acceptStudRequest = call({
  method: 'POST',
  path: '/api/stud-requests/:id/accept',
  access: 'player',
  summary: 'Accept a request for your stallion: the mare is covered and the fee is yours, less 5%',
  params: OfId,
  reply: z.object({ message: z.string(), request: StudRequest }),
  refusals: { ...ANSWER, ...PARENTS },
});

export const declineStudRequest = call({
  method: 'POST',
  path: '/api/stud-requests/:id/decline',
  access: 'player',
  summary: 'Decline a request for your stallion: the fee goes back',
  params: OfId,
  reply: z.object({ message: z.string(), request: StudRequest }),
  refusals: ANSWER,
});

export const withdrawStudRequest = call({
  method: 'POST',
  path: '/api/stud-requests/:id/withdraw',
  access: 'player',
  summary: 'Withdraw a request of your mare: the fee comes back',
  params: OfId,
  reply: z.object({ message: z.string(), request: StudRequest }),
  refusals: ANSWER,
});
