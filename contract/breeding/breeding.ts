import { z } from 'zod';
import { call } from '../call.ts';
import { Coins, DisciplineName, Entropy, Id, Instant, OfId, OWN_HORSE, Whole, idOr } from '../pieces.ts';
import { BirthReceipt, Mate, PARENTS, STUD, StudReply, WAITING } from './breeding-pieces.ts';

export const breedingOfHorse = call({
  method: 'GET',
  path: '/api/horses/:id/breeding',
  access: 'player',
  scope: 'horses',
  summary: 'Whether one of your horses may breed, what it carries, and its stud',
  params: OfId,
  reply: z.object({
    problem: z.object({ code: z.string(), message: z.string() }).nullable(),
    inFoal: z
      .object({ foalsAt: Instant, stallionId: Id, stallionName: z.string(), inbreeding: z.number() })
      .nullable(),
    restsUntil: Instant.nullable(),
    /** SHA-256 of the next foal's seed; null unless an active mare. */
    nextSeedHash: z.string().nullable(),
    stud: StudReply.nullable(),
    openRequests: Whole,
  }),
  refusals: OWN_HORSE,
});

export const previewFoal = call({
  method: 'GET',
  path: '/api/breeding/preview',
  access: 'player',
  scope: 'horses',
  summary: 'What a foal of an own mare and an own stallion, or one at stud, would be like',
  query: z.object({ mareId: Id, stallionId: Id }),
  reply: z.object({
    mare: Mate,
    stallion: Mate,
    problems: z.array(z.object({ code: z.string(), message: z.string() })),
    /** Paid to the game if the stallion is the player's own, else to his owner. */
    fee: Coins,
    /** Of a house stable, which covers at once. */
    atOnce: z.boolean(),
    /** A free check or registration: the market will never take the foal. */
    giftFoal: z.boolean(),
    breedName: z.string(),
    /** The foal's Wright's coefficient. */
    inbreeding: z.number(),
    aptitudeLost: z.number(),
    aptitude: z.array(
      z.object({
        discipline: DisciplineName,
        expected: z.number(),
        /** Points that two foals of three stay within. */
        spread: z.number(),
        sire: z.number(),
        dam: z.number(),
      }),
    ),
    odds: z.object({
      /** False if a parent's alleles are hidden. */
      exact: z.boolean(),
      /** Most likely first. */
      outcomes: z.array(z.object({ color: z.string(), probability: z.number() })),
      more: Whole,
      /** Share of O/O conceptions. */
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
