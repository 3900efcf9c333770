import type { Dam, Parent } from '../../../game/breeding/breeding.ts';
import type { Parentage } from '../../../game/breeding/foal.ts';
import { seenGametes } from '../../../game/breeding/preview.ts';
import { ageInMonths } from '../../../game/horses/age.ts';
import { lookOf } from '../../../game/horses/coat/look.ts';
import type { Body } from '../../../game/horses/form/aptitude-of.ts';
import type { Gametes } from '../../../game/horses/genetics/gametes.ts';
import { genotypeOf, readGenome } from '../../../game/horses/genetics/strands.ts';
import { type HorseRow, breedOfRow } from '../../horses/horse-row.ts';

export function parentOf(horse: HorseRow, now: Date): Parent {
  return {
    name: horse.name,
    sex: horse.sex,
    ageInMonths: ageInMonths(horse.bornAt, now),
    feedExpiresAt: horse.feedExpiresAt,
    grassFrom: horse.grassFrom,
    breedingCheckUntil: horse.breedingCheckUntil,
  };
}

export function damOf(horse: HorseRow, now: Date): Dam {
  return { ...parentOf(horse, now), foalsAt: horse.foalsAt, restsUntil: horse.restsUntil };
}

export function parentageOf(
  horse: Pick<HorseRow, 'breed' | 'genotype' | 'traits' | 'form' | 'talent'>,
): Parentage {
  return {
    breed: breedOfRow(horse),
    genome: readGenome(horse.genotype),
    traits: horse.traits,
    form: horse.form,
    talent: horse.talent,
  };
}

type BodyRow = Pick<HorseRow, 'breed' | 'form' | 'talent' | 'aptitude'>;

export function bodyOf({ breed, form, talent, aptitude }: BodyRow): Body & Pick<BodyRow, 'aptitude'> {
  return { breed: breedOfRow({ breed }), form, talent, aptitude };
}

export function gametesFor(
  horse: Pick<HorseRow, 'breed' | 'genotype' | 'traits' | 'bornAt'>,
  genesSeen: boolean,
  now: Date,
): Gametes {
  const breed = breedOfRow(horse);
  const genome = readGenome(horse.genotype);
  const look = lookOf({
    genotype: genotypeOf(genome),
    traits: horse.traits,
    breed,
    ageInMonths: ageInMonths(horse.bornAt, now),
  });
  return seenGametes({ breed, look, genome: genesSeen ? genome : undefined });
}
