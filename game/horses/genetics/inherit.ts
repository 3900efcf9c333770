import type { Rng } from '../../rng.ts';
import { drawGamete } from './linkage.ts';
import { lives, type Genome } from './strands.ts';

/** Draws again if the foal could not live. Takes 50 draws each time (docs/rules/genetics.md#inheritance). */
export function drawFoalGenome(rng: Rng, sire: Genome, dam: Genome): Genome {
  for (;;) {
    const foal: Genome = [drawGamete(rng, sire), drawGamete(rng, dam)];
    if (lives(foal)) return foal;
  }
}
