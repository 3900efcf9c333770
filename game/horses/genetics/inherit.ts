import type { Rng } from '../../rng.ts';
import { drawGamete } from './linkage.ts';
import type { Genome } from './strands.ts';

/** The foal may be one that cannot live: then the mare does not take. Takes 50 draws (docs/rules/genetics.md#inheritance). */
export function drawFoalGenome(rng: Rng, sire: Genome, dam: Genome): Genome {
  return [drawGamete(rng, sire), drawGamete(rng, dam)];
}
