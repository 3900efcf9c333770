import type { Dam, Parent } from '../../../game/breeding/breeding.ts';
import type { Parentage } from '../../../game/breeding/foal.ts';
import { seenGametes } from '../../../game/breeding/preview.ts';
import { ageInMonths } from '../../../game/horses/age.ts';
import { lookOf } from '../../../game/horses/coat/look.ts';
import { readGenotype } from '../../../game/horses/genetics/genotype.ts';
import type { Gametes } from '../../../game/horses/genetics/odds.ts';
import { type HorseRow, breedOfRow } from '../../horses/horse-row.ts';

export function parentOf(horse: HorseRow, now: Date): Parent {
  return {
    name: horse.name,
    sex: horse.sex,
    ageInMonths: ageInMonths(horse.born_at, now),
    feedExpiresAt: horse.feed_expires_at,
    grassFrom: horse.grass_from,
    breedingCheckUntil: horse.breeding_check_until,
  };
}

export function damOf(horse: HorseRow, now: Date): Dam {
  return { ...parentOf(horse, now), foalsAt: horse.foals_at, restsUntil: horse.rests_until };
}

export function parentageOf(horse: Pick<HorseRow, 'breed' | 'genotype' | 'traits' | 'aptitude'>): Parentage {
  return {
    breed: breedOfRow(horse),
    genotype: readGenotype(horse.genotype),
    traits: horse.traits,
    aptitude: horse.aptitude,
  };
}

export function gametesFor(
  horse: Pick<HorseRow, 'breed' | 'genotype' | 'traits' | 'born_at'>,
  genesSeen: boolean,
  now: Date,
): Gametes {
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
