import { z } from 'zod';
import { BREEDS, CROSSBREED } from '../../game/horses/breeds.ts';
import { call } from '../call.ts';
import { SeenGenetics } from '../horses/insight.ts';
import { Id, Instant, OfId, Sex, Whole, ANY_HORSE } from '../pieces.ts';

const BirthHorse = z.object({
  id: Id,
  name: z.string(),
  gender: Sex,
  breedId: z.enum([...BREEDS.map(({ id }) => id), CROSSBREED]),
  genetics: SeenGenetics,
  /** Both strands as stored; usual alleles at the loci of health unless `health`. */
  genome: z.string(),
  traits: z.record(z.string(), z.unknown()),
  /** Thousandths of a deviation: inherited, then grown values, in the order of FORM_TRAITS. */
  form: z.array(z.int()),
  /** Hundredths of a point, in the order of DISCIPLINES. */
  talent: z.array(z.int()),
  /** Ten-thousandths of a point, in the order of DISCIPLINES. */
  aptitude: z.array(z.int()),
  inbreeding: z.number(),
});

export const birthProof = call({
  method: 'GET',
  path: '/api/horses/:id/birth',
  access: 'player',
  scope: 'horses',
  summary: 'What a bred horse was drawn from; all of it for those who may see the genes of foal and parents',
  params: OfId,
  reply: z.object({
    foalId: Id,
    foalName: z.string(),
    mareId: Id,
    mareName: z.string(),
    stallionId: Id,
    stallionName: z.string(),
    coveredAt: Instant,
    bornAt: Instant,
    /** For the player who had her covered: a gap in the numbers tells that she once did not take. */
    birthNumber: Whole.nullable(),
    /** SHA-256 of the seed, shown before the cover. */
    seedHash: z.string(),
    entropy: z.string(),
    rules: Whole,
    /** Null without full view of all genes: the seed reveals them. */
    draw: z
      .object({
        seed: z.string(),
        /** Whether the genomes have the loci of health: for those who know the health tests of all three. */
        health: z.boolean(),
        sire: BirthHorse,
        dam: BirthHorse,
        foal: BirthHorse,
      })
      .nullable(),
  }),
  refusals: {
    ...ANY_HORSE,
    NOT_BRED: [404, '{name} came from the store: no breeder is known.'],
  },
});
