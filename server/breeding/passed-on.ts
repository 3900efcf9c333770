import { seenGametes } from '../../game/breeding/preview.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { readGenotype } from '../../game/horses/genetics/genotype.ts';
import { lookOf } from '../../game/horses/coat/look.ts';
import type { Gametes } from '../../game/horses/genetics/odds.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { breedOfRow } from '../horses/own-horse.ts';

type Born = Pick<HorseRow, 'breed' | 'genotype' | 'traits' | 'born_at'>;

/**
 * What a parent passes on for whoever asks: exactly if they may see its genes, else estimated from what everybody
 * sees of it.
 */
export function passedOn(horse: Born, genesSeen: boolean, now: Date): Gametes {
  const breed = breedOfRow(horse);
  const genotype = readGenotype(horse.genotype);
  const look = lookOf({
    genotype,
    traits: horse.traits,
    breed,
    ageInMonths: ageInMonths(horse.born_at, now),
  });
  return seenGametes({ breed, look, genotype: genesSeen ? genotype : undefined });
}
