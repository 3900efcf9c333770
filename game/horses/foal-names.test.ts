import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameProblem } from '../names.ts';
import { damOfFoalName } from './dam-of-foal.ts';
import { HORSE_NAME_MAX } from './name.ts';
import { HOUSE_HORSE_NAMES } from '../shows/running/house-horse-names.ts';
import { namesFor, suggestFoalName } from './foal-names.ts';

test('suggests a valid name for any foal, the same each time, and another for the next index', () => {
  const foal = fc.record({ seed: fc.nat(2 ** 32 - 1), sex: fc.constantFrom('mare', 'stallion') });
  fc.assert(
    fc.property(foal, fc.nat(500), ({ seed, sex }, index) => {
      const name = suggestFoalName(seed, sex, index);
      expect(name).toBe(suggestFoalName(seed, sex, index));
      expect(name).not.toBe(suggestFoalName(seed, sex, index + 1));
      expect(nameProblem(name)).toBeUndefined();
      expect(name.length).toBeLessThanOrEqual(HORSE_NAME_MAX);
      expect(damOfFoalName(name)).toBeUndefined();
    }),
  );
});

const OF_MARES = /\b(?:Lady|Miss|Mistress|Queen|Princess|Duchess|Countess)\b/;
const OF_STALLIONS = /\b(?:Sir|Lord|King|Prince|Baron|Duke|Earl|Captain|John|Jack|Mister|Brother)\b/;

test('names fit the sex, and are no house horse’s', () => {
  for (const sex of ['mare', 'stallion', 'gelding'] as const) {
    const names = namesFor(sex);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => (sex === 'mare' ? OF_STALLIONS : OF_MARES).test(name))).toEqual([]);
    expect(names.filter((name) => HOUSE_HORSE_NAMES.some((house) => house === name))).toEqual([]);
  }
});
