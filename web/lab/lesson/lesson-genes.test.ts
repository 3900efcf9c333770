import { expect, test } from 'vitest';
import { genotypeWith } from '../../../game/horses/genetics/genotype.ts';
import { gametesOfPairs } from '../../../game/horses/genetics/gametes.ts';
import { gameteOdds } from '../../../game/horses/genetics/odds.ts';
import { BAY_ROWS, beadsFor, BUCKSKIN_ROWS, coatOfBeads, FIRST_BEADS, RED_ROWS } from './lesson-genes.ts';

test('two bays have bays and chestnuts, and no other foal', () => {
  expect(coatOfBeads(BAY_ROWS, FIRST_BEADS)).toBe('bay');
  expect(coatOfBeads(BAY_ROWS, [[0, 1]])).toBe('bay');
  expect(coatOfBeads(BAY_ROWS, [[1, 1]])).toBe('chestnut');
  expect(beadsFor(BAY_ROWS, 'palomino')).toBeUndefined();
});

test('one cream on red makes a palomino, two a cremello', () => {
  expect(coatOfBeads(RED_ROWS, FIRST_BEADS)).toBe('chestnut');
  expect(coatOfBeads(RED_ROWS, [[1, 0]])).toBe('palomino');
  expect(coatOfBeads(RED_ROWS, [[0, 1]])).toBe('palomino');
  expect(coatOfBeads(RED_ROWS, [[1, 1]])).toBe('cremello');
});

test('beads are found for every foal that two buckskins can have', () => {
  const buckskin = gametesOfPairs(genotypeWith({ extension: 'E/e', agouti: 'A/a', cream: 'n/Cr' }));
  const { outcomes } = gameteOdds(buckskin, buckskin);
  expect(outcomes).toHaveLength(9);
  for (const { name } of outcomes) {
    const beads = beadsFor(BUCKSKIN_ROWS, name);
    expect(beads && coatOfBeads(BUCKSKIN_ROWS, beads)).toBe(name);
  }
});
