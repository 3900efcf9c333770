import type { Dam, Parent } from '../../../game/breeding/breeding.ts';
import type { Parentage } from '../../../game/breeding/foal.ts';
import { ageInMonths } from '../../../game/horses/age.ts';
import { readGenotype } from '../../../game/horses/genetics/genotype.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { breedOfRow } from '../../horses/own-horse.ts';

/** A horse as the rules ask of a sire. */
export function parentOf(horse: HorseRow, now: Date): Parent {
  return {
    name: horse.name,
    sex: horse.sex,
    ageInMonths: ageInMonths(horse.born_at, now),
    feedExpiresAt: horse.feed_expires_at,
    breedingCheckUntil: horse.breeding_check_until,
  };
}

/** A horse as the rules ask of a dam. */
export function damOf(horse: HorseRow, now: Date): Dam {
  return { ...parentOf(horse, now), foalsAt: horse.foals_at, restsUntil: horse.rests_until };
}

/** All of a horse that is passed on. */
export function parentageOf(horse: Pick<HorseRow, 'breed' | 'genotype' | 'traits' | 'aptitude'>): Parentage {
  return {
    breed: breedOfRow(horse),
    genotype: readGenotype(horse.genotype),
    traits: horse.traits,
    aptitude: horse.aptitude,
  };
}
