import { z } from 'zod';
import { BREEDS, CROSSBREED } from '../../game/horses/breeds.ts';
import { call } from '../call.ts';
import { SeenGenetics } from '../horses/insight.ts';
import { Id, Instant, OfId, Sex, Whole } from '../pieces.ts';

/** All of a horse that is passed on, for those who may see its genes. */
const Born = z.object({
  id: Id,
  name: z.string(),
  gender: Sex,
  breedId: z.enum([...BREEDS.map(({ id }) => id), CROSSBREED]),
  genetics: SeenGenetics,
  /** What it was born with beside its loci, as the rules keep it. */
  traits: z.record(z.string(), z.unknown()),
  /** Ten-thousandths of a point, in the order of the disciplines. */
  aptitude: z.array(z.int()),
  /** Wright's coefficient. */
  inbreeding: z.number(),
});

export const birthProof = call({
  method: 'GET',
  path: '/api/horses/:id/birth',
  access: 'player',
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
    /** Which cover of the mare it was. */
    nth: Whole,
    /** SHA-256 of the seed, as the mare's page showed it before the mating. */
    seedHash: z.string(),
    /** What the breeder's browser added. */
    entropy: z.string(),
    /** Version of the rules by which the foal was drawn. */
    rules: Whole,
    /** Null for those who may not see the genes of all three: the draw would give them away. */
    draw: z.object({ seed: z.string(), sire: Born, dam: Born, foal: Born }).nullable(),
  }),
  refusals: {
    HORSE_NOT_FOUND: [404, 'There is no such horse.'],
    NOT_BRED: [404, '{name} came from the store: nobody bred it.'],
  },
});
