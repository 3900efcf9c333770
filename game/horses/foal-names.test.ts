import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameProblem } from '../names.ts';
import { damOfFoalName, HORSE_NAME_MAX } from './name.ts';
import { suggestFoalName } from './foal-names.ts';

test('any foal is offered a name that it may have, the same each time, and then another', () => {
  const foal = fc.record({ seed: fc.nat(2 ** 32 - 1), sex: fc.constantFrom('mare', 'stallion') });
  fc.assert(
    fc.property(foal, fc.nat(500), ({ seed, sex }, nth) => {
      const name = suggestFoalName(seed, sex, nth);
      expect(name).toBe(suggestFoalName(seed, sex, nth));
      expect(name).not.toBe(suggestFoalName(seed, sex, nth + 1));
      expect(nameProblem(name)).toBeUndefined();
      expect(name.length).toBeLessThanOrEqual(HORSE_NAME_MAX);
      expect(damOfFoalName(name)).toBeUndefined();
    }),
  );
});
