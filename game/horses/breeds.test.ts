import { describe, expect, test } from 'vitest';
import { DISCIPLINES } from '../shows/disciplines.ts';
import {
  BREED_IDS,
  breedName,
  breedOf,
  breedOfFoal,
  BREEDS,
  buildOf,
  heightInHands,
  isBreedId,
  isHorseBreed,
  profileOf,
  type BreedId,
  type HorseBreed,
} from './breeds.ts';
import { BUILDS } from './coat/look-values.ts';
import { heightAt, usualHeightOf } from './height.ts';

test('there are twenty-six, ordered by name, with unique ids', () => {
  expect(BREEDS).toHaveLength(26);
  expect(new Set(BREED_IDS).size).toBe(26);
  const names = BREEDS.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  for (const id of BREED_IDS) expect(id).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
});

describe.each(BREEDS)('$name', (breed) => {
  test('has frequencies from 0 to 1, ranks all disciplines, and has a fair price', () => {
    for (const frequency of Object.values(breed.frequencies)) {
      expect(frequency).toBeGreaterThan(0);
      expect(frequency).toBeLessThanOrEqual(1);
    }
    expect(breed.bredFor.toSorted()).toEqual(DISCIPLINES.toSorted());
    expect(breed.basePrice % 10).toBe(0);
    expect(breed.basePrice).toBeGreaterThanOrEqual(1200);
    expect(breed.basePrice).toBeLessThanOrEqual(1900);
  });

  test('has a height range in hands and inches', () => {
    const inches = breed.hands.map((height) => {
      expect(height).toMatch(/^\d+\.[0-3]$/);
      const [hands, inch] = height.split('.').map(Number);
      return (hands ?? 0) * 4 + (inch ?? 0);
    });
    expect(inches[0]).toBeLessThan(inches[1] ?? 0);
  });
});

test('fixed genes: Friesians black, Haflingers chestnut, Fjords dun', () => {
  expect(breedOf('friesian').frequencies).toEqual({ a: 1, Ls: 0.2 });
  expect(breedOf('haflinger').frequencies.e).toBe(1);
  expect(breedOf('norwegian_fjord').frequencies.D).toBe(1);
  expect(breedOf('cleveland_bay').frequencies).toEqual({ Ls: 0.45, Sp: 0.15 });
});

test('same breed gives that breed, otherwise a crossbreed', () => {
  expect(breedOfFoal('arabian', 'arabian')).toBe('arabian');
  expect(breedOfFoal('arabian', 'morgan')).toBe('crossbreed');
  expect(breedOfFoal('arabian', 'crossbreed')).toBe('crossbreed');
  expect(breedOfFoal('crossbreed', 'crossbreed')).toBe('crossbreed');
});

test('names and ids', () => {
  expect(breedName('akhal_teke')).toBe('Akhal-Teke');
  expect(breedName('crossbreed')).toBe('Crossbreed');
  expect(heightInHands(breedOf('akhal_teke'))).toBe('14.3–16.0');
  expect([isBreedId('morgan'), isBreedId('crossbreed'), isBreedId('toString')]).toEqual([true, false, false]);
  expect([isHorseBreed('crossbreed'), isHorseBreed('unicorn')]).toEqual([true, false]);
});

test('breeds of one body type share it and differ in head and height', () => {
  const build = (id: BreedId) => breedOf(id).build;
  expect(build('haflinger')).toBe(build('norwegian_fjord'));
  expect(build('thoroughbred')).toBe(build('akhal_teke'));
  expect(build('connemara_pony')).toBe(build('welsh_pony'));
  const differing = ['shetland_pony', 'haflinger', 'welsh_pony', 'thoroughbred', 'hanoverian'] as const;
  expect(new Set(differing.map(build)).size).toBe(differing.length);
  expect(new Set(BREEDS.map(({ build }) => build))).toEqual(new Set(BUILDS));
  expect(profileOf('arabian', 'arabian')).toBe('dished');
  expect(profileOf('friesian', 'baroque')).toBe('straight');
  expect(profileOf('crossbreed', 'baroque')).toBe('roman');
  const metres = (id: HorseBreed) => heightAt(usualHeightOf(id, 'light'), 60);
  expect(metres('shetland_pony')).toBeLessThan(0.65 * metres('haflinger'));
  expect(metres('crossbreed')).toBeGreaterThan(metres('morgan'));
});

test('a horse has the body of its breed, a crossbreed that of a parent', () => {
  expect(buildOf('shetland_pony', 'pony')).toBe('shetland');
  expect(buildOf('crossbreed', 'pony')).toBe('pony');
});
