import { z } from 'zod';
import { BodyInBrief } from '../horses/body.ts';
import { LookReply } from '../horses/look.ts';
import { Coins, Id, Instant, Sex, Whole } from '../pieces.ts';

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
  TOO_CLOSE_KIN: [
    409,
    '{name} and {mare} are too closely related: their foal would be inbred by {percent}%. House stables cover a mare only where that is at most {most} percent.',
  ],
  STUD_FULL: [409, '{name} has covered {covers} mares in {days} days. He covers again in {left}.'],
} as const;

export const WAITING = {
  ALREADY_REQUESTED: [409, '{name} waits for an answer already. Withdraw that request first.'],
} as const;

export const PAIR = {
  PAIR_LIMIT: [
    409,
    'Below level {level} you may pay one player at most {most} coins in 30 days; it would be more with the {paid} so far.',
  ],
  RECEIVER_LIMIT: [
    409,
    'All players below level {level} together may pay one player at most {most} coins in 30 days, and this player has had them. Reach level {level}, or choose another.',
  ],
} as const;

/** Stored by the breeder's browser to verify the birth. */
export const BirthReceipt = z.object({
  mareId: Id,
  stallionId: Id,
  birthNumber: Whole,
  seedHash: z.string(),
  entropy: z.string(),
});

export const StudReply = z.object({
  fee: Coins,
  note: z.string(),
  ownBreedOnly: z.boolean(),
  placedAt: Instant,
});

export const Mate = z.object({
  id: Id,
  name: z.string(),
  breedName: z.string(),
  gender: Sex,
  level: Whole,
  color: z.string(),
  look: LookReply,
  body: BodyInBrief,
  /** Null for a horse at the market, like `ownerUsername`. */
  ownerId: Id.nullable(),
  ownerUsername: z.string().nullable(),
});
