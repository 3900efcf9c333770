import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { livingGenome } from '../../server/testing/builders/any-genotype.ts';
import { carriesLethal, genomeWith, lives, type Alleles, type Genome } from '../horses/genetics/strands.ts';
import { drawFoalGenome } from '../horses/genetics/inherit.ts';
import { rngFromNumber } from '../rng.ts';
import { seedHash } from '../shows/proof/proof.ts';
import { birthSeed, foalDraws } from './birth-proof.ts';
import { formatNotTaken, missedFault, whyNotTaken } from './take.ts';

const MATING = { stallionId: 's', mareId: 'm', entropy: '0'.repeat(32) };
const SECRET = new Uint8Array(32).fill(7);
const seedOf = (birthNumber: number) => birthSeed(SECRET, 'm', birthNumber);
const COVERS = 600;

/** The tests named by those of many covers that did not take. */
function notTaken(sire: Genome, dam: Genome) {
  return Array.from({ length: COVERS }, (_, index) =>
    whyNotTaken(seedOf(index), MATING, { sire, dam }),
  ).filter((telling) => telling !== null);
}

describe('of two carriers one cover in four does not take', () => {
  test.each<[Alleles, 'health test' | 'insight']>([
    [{ gbed: 'Gb' }, 'health test'],
    [{ herda: 'Hr' }, 'health test'],
    [{ wffs: 'Wf' }, 'health test'],
    [{ ca: 'Ca' }, 'health test'],
    [{ scid: 'Sc' }, 'health test'],
    [{ lfs: 'Lf' }, 'health test'],
    [{ overo: 'O' }, 'insight'],
    [{ kit: 'W5' }, 'insight'],
    [{ kit: 'W10' }, 'insight'],
    [{ kit: 'W22' }, 'insight'],
    [{ splash2: 'SW2' }, 'insight'],
  ])('%j, which a %s tells', (alleles, telling) => {
    const missed = notTaken(genomeWith(alleles), genomeWith({}, alleles));
    expect(missed.length / COVERS).toBeGreaterThan(0.2);
    expect(missed.length / COVERS).toBeLessThan(0.3);
    expect(new Set(missed)).toEqual(new Set([telling]));
  });
});

test.each<[Alleles, Alleles]>([
  [{ hypp: 'Hy' }, { hypp: 'Hy' }],
  [{ pssm1: 'Ps' }, { pssm1: 'Ps' }],
  [{ kit: 'Rn' }, { kit: 'Rn' }],
  [{ kit: 'SB1' }, { kit: 'SB1' }],
  [{ kit: 'W5' }, { kit: 'W10' }],
  [{ silver: 'Z' }, { silver: 'Z' }],
  [{ leopard: 'Lp' }, { leopard: 'Lp' }],
  [{ gbed: 'Gb' }, { herda: 'Hr' }],
])('every cover of %j and %j takes', (one, other) => {
  expect(notTaken(genomeWith(one), genomeWith(other))).toEqual([]);
});

test('a parent that carries nothing always takes', () => {
  fc.assert(
    fc.property(livingGenome, livingGenome, fc.nat(), (sire, dam, seed) => {
      if (!carriesLethal(sire)) expect(lives(drawFoalGenome(rngFromNumber(seed), sire, dam))).toBe(true);
    }),
  );
});

test('a cover takes if and only if the foal that its seed draws lives', () => {
  const both = genomeWith({ gbed: 'Gb' });
  for (let number = 0; number < 40; number++) {
    const foal = drawFoalGenome(foalDraws(seedOf(number), MATING).genes, both, both);
    expect(whyNotTaken(seedOf(number), MATING, { sire: both, dam: both }) === null).toBe(lives(foal));
  }
});

test('a cover that did not take can be repeated, and one that should have taken is found', () => {
  const both = genomeWith({ gbed: 'Gb' });
  const genomes = { sire: both, dam: both };
  const number = Array.from({ length: 100 }, (_, index) => index).find(
    (index) => whyNotTaken(seedOf(index), MATING, genomes) !== null,
  );
  if (number === undefined) throw new Error('All took');
  const missed = { ...MATING, ...genomes, seed: seedOf(number), seedHash: seedHash(seedOf(number)) };
  expect(missedFault(missed)).toBeNull();
  expect(missedFault({ ...missed, seedHash: seedHash(seedOf(number + 1)) })).toBe('seed');
  expect(missedFault({ ...missed, sire: genomeWith() })).toBe('take');
});

test('says what to do next', () => {
  expect(formatNotTaken('health test')).toBe(
    'She did not take. Some covers of these two cannot: they share a hidden gene. A health test tells which. Your coins are back, and she may be covered again tomorrow.',
  );
});
