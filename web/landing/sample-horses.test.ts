import { expect, test } from 'vitest';
import { breedOf } from '../../game/horses/breeds.ts';
import { sharedDraws } from '../../game/horses/birth-draws.ts';
import { founderFrom, lookOfFounder } from '../../game/horses/founder.ts';
import { storeGenome } from '../../game/horses/genetics/strands.ts';
import { coatNameOfLook } from '../../game/horses/coat/look.ts';
import { rngFromNumber } from '../../game/rng.ts';
import { SAMPLE_HORSES } from './sample-horse-rows.ts';

test.each(SAMPLE_HORSES)('$name matches its genes', (horse) => {
  const breed = breedOf(horse.breed);
  const founder = founderFrom(sharedDraws(rngFromNumber(horse.seed)), breed);
  const look = lookOfFounder(founder, breed);
  expect(storeGenome(founder.genome)).toBe(horse.genotype);
  expect(breed.name).toBe(horse.breedName);
  expect(coatNameOfLook(look)).toBe(horse.coat);
});

test('six horses, six coats', () => {
  expect(new Set(SAMPLE_HORSES.map(({ coat }) => coat)).size).toBe(6);
});
