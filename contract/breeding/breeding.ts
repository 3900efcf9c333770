import { z } from 'zod';
import { call } from '../call.ts';
import { Coins, DisciplineName, Entropy, Id, Instant, OfId, OWN_HORSE, Whole, idOr } from '../pieces.ts';
import { ValueBar } from '../horses/insight.ts';
import { LookReply } from '../horses/look.ts';
import { BirthReceipt, Mate, PARENTS, STUD, StudReply, WAITING } from './breeding-pieces.ts';

const ParentGenome = z.object({ id: Id, genome: z.string() });

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
    /** Her latest cover, if she did not take. */
    missed: z
      .object({
        /** Which test shows whether mare or stallion carries the gene that stopped the cover. */
        telling: z.enum(['health test', 'insight']),
        coveredAt: Instant,
        receipt: BirthReceipt,
        mareName: z.string(),
        stallionName: z.string(),
        seed: z.string(),
        rules: Whole,
        /** Both strands as stored; null without full view of genes and health of both. */
        parents: z.object({ sire: ParentGenome, dam: ParentGenome }).nullable(),
      })
      .nullable(),
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
      /** Share of covers that do not take, by the genes of the coat: O/O, say. */
      lethal: z.number(),
    }),
    /** Pictures of the likeliest outcomes, with the expected body. */
    foals: z.array(
      z.object({ color: z.string(), probability: z.number(), newborn: LookReply, grown: LookReply }),
    ),
    /** Grown: eight foals of ten. */
    heightCm: z.object({ least: Whole, most: Whole }),
    /** Breeding values that a foal can expect: the means of its parents’. */
    values: z.array(ValueBar),
    /** As far as the player may know the health tests of both. */
    health: z.object({
      /** Share of covers that do not take; null unless both tests are known. */
      notTaken: z.number().nullable(),
      /** Who carries something, while the test of the other is not known. */
      carrier: z.enum(['mare', 'stallion']).nullable(),
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
  reply: z.object({
    message: z.string(),
    coins: Coins,
    /** Null: the mare did not take, and nothing was paid. */
    foalsAt: Instant.nullable(),
    receipt: BirthReceipt,
  }),
  refusals: {
    ...PARENTS,
    ...OWN_HORSE,
    ...WAITING,
    NOT_ENOUGH_COINS: [409, 'The registry asks {needs} coins for a cover; you have {coins}.'],
  },
});
