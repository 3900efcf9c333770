import { z } from 'zod';
import { NOTE_MAX, STUD_FEE_MAX } from '../../game/breeding/breeding.ts';
import { isGarbled } from '../../game/written-text.ts';
import { call } from '../call.ts';
import { RECEIVER_REFUSALS, WORD_REFUSALS, WRITING_REFUSALS } from '../moderation/moderation.ts';
import {
  Coins,
  EMAIL_NOT_CONFIRMED,
  Entropy,
  Id,
  Instant,
  OfId,
  OWN_HORSE,
  upTo,
  Whole,
  idOr,
} from '../pieces.ts';
import { BirthReceipt, Mate, PAIR, PARENTS, STUD, StudReply, WAITING } from './breeding-pieces.ts';

const Note = z
  .string()
  .normalize('NFC')
  .trim()
  .refine(upTo(NOTE_MAX), `A note has at most ${NOTE_MAX} letters.`)
  .refine((note) => !isGarbled(note), 'A note must not contain invisible characters.')
  .default('');

const NOTE = { ...WORD_REFUSALS, MUTED: WRITING_REFUSALS.MUTED } as const;

const StudFee = z
  .int('The fee must be a whole number of coins.')
  .min(0, 'The fee must be 0 coins or more.')
  .max(STUD_FEE_MAX, `The fee must be at most ${STUD_FEE_MAX.toLocaleString('en-US')} coins.`);

export const StudRequest = z.object({
  id: Id,
  status: z.enum(['open', 'accepted', 'not_taken', 'declined', 'withdrawn', 'expired', 'void']),
  fee: Coins,
  note: z.string(),
  requestedAt: Instant,
  expiresAt: Instant,
  answeredAt: Instant.nullable(),
  mare: Mate,
  stallion: Mate,
});

export const standAtStud = call({
  method: 'PUT',
  path: '/api/horses/:id/stud',
  access: 'player',
  waits: true,
  summary: 'Stand a stallion at stud for other players’ mares, or change the terms',
  params: OfId,
  body: z.object({ fee: StudFee, note: Note, ownBreedOnly: z.boolean().default(false) }),
  reply: z.object({ message: z.string(), stud: StudReply }),
  refusals: {
    ...OWN_HORSE,
    NOT_A_STALLION: PARENTS.NOT_A_STALLION,
    TOO_YOUNG_TO_BREED: PARENTS.TOO_YOUNG_TO_BREED,
    RETIRED_FROM_BREEDING: PARENTS.RETIRED_FROM_BREEDING,
    NO_BREEDING_CHECK: PARENTS.NO_BREEDING_CHECK,
    ...NOTE,
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
  waits: true,
  summary:
    'Ask for a stallion at stud; escrow holds the fee until his owner answers, and a house stable answers at once',
  params: OfId,
  body: z.object({
    mareId: idOr('Please choose a mare'),
    /** The fee shown; refused if it has changed. */
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
    ...EMAIL_NOT_CONFIRMED,
    ...NOTE,
    ...RECEIVER_REFUSALS,
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
  scope: 'horses',
  summary: 'Requests for your stallions, or of your mares, newest first',
  query: z.object({
    box: z.enum(['received', 'sent']).default('received'),
    status: z.enum(['open', 'answered']).default('open'),
    horseId: Id.optional(),
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
