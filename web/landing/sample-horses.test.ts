import { expect, test } from 'vitest';
import { breedOf } from '../../game/horses/breeds.ts';
import { drawFounder } from '../../game/horses/founder.ts';
import { storeGenotype } from '../../game/horses/genetics/genotype.ts';
import { coatNameOfLook, lookOf } from '../../game/horses/genetics/look.ts';
import { rngFromNumber } from '../../game/rng.ts';
import { coatTint } from '../portrait/coat-tint.ts';
import { SAMPLE_HORSES } from './sample-horse-rows.ts';

test.each(SAMPLE_HORSES)('$name is what its genes make it', (horse) => {
  const breed = breedOf(horse.breed);
  const founder = drawFounder(rngFromNumber(horse.seed), breed);
  const look = lookOf({ ...founder, breed: horse.breed });
  expect(storeGenotype(founder.genotype)).toBe(horse.genotype);
  expect(breed.name).toBe(horse.breedName);
  expect(coatNameOfLook(look)).toBe(horse.coat);
  expect(coatTint(look)).toEqual(horse.tint);
});

test('none has white on its face or in patterns, which the flat picture does not show', () => {
  for (const { breed, seed } of SAMPLE_HORSES) {
    const look = lookOf({ ...drawFounder(rngFromNumber(seed), breedOf(breed)), breed });
    expect(look.face.name).toBe('none');
    expect(look.patterns).toEqual({ tobiano: null, frame: null, leopard: null });
  }
});

test('six horses, six coats', () => {
  expect(new Set(SAMPLE_HORSES.map(({ coat }) => coat)).size).toBe(6);
});
