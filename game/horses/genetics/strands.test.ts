import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { livingGenome } from '../../../server/testing/builders/any-genotype.ts';
import { HEALTH_LOCI, LOCI, STRAND_LOCI } from './loci.ts';
import {
  genomeWith,
  genotypeOf,
  lives,
  readGenome,
  readGenotype,
  shownStrand,
  storeGenome,
} from './strands.ts';

test('25 loci in their order, health last', () => {
  expect(STRAND_LOCI.join(' ')).toBe(
    'extension agouti cream grey dun silver champagne kit overo leopard pattern_modifier splash splash2 mushroom gait size sprint gbed herda hypp pssm1 wffs ca scid lfs',
  );
  expect([LOCI.length, HEALTH_LOCI.length]).toEqual([17, 8]);
});

describe('storage', () => {
  test('round-trips both strands through fifty digits', () => {
    fc.assert(
      fc.property(livingGenome, (genome) => {
        const stored = storeGenome(genome);
        expect(stored).toMatch(/^[0-7]{50}$/);
        expect(readGenome(stored)).toEqual(genome);
        expect(readGenotype(stored)).toEqual(genotypeOf(genome));
      }),
    );
  });

  test('says which digit is which allele', () => {
    const genome = genomeWith({ cream: 'prl', kit: 'W22' }, { extension: 'e', lfs: 'Lf' });
    expect(storeGenome(genome)).toBe('00200007000000000000000001000000000000000000000001');
    expect(genotypeOf(genome)).toMatchObject({ extension: 'E/e', cream: 'n/prl', kit: 'n/W22' });
  });

  const usual = storeGenome(genomeWith());
  test.each(['', '0', `${usual}0`, `8${usual.slice(1)}`, `2${usual.slice(1)}`, usual.replace('0', 'x')])(
    'throws at "%s"',
    (stored) => {
      expect(() => readGenome(stored)).toThrow(RangeError);
    },
  );
});

test.each([
  [{ overo: 'O' }, false],
  [{ kit: 'W5' }, false],
  [{ kit: 'W10' }, false],
  [{ kit: 'W22' }, false],
  [{ splash2: 'SW2' }, false],
  [{ gbed: 'Gb' }, false],
  [{ herda: 'Hr' }, false],
  [{ wffs: 'Wf' }, false],
  [{ ca: 'Ca' }, false],
  [{ scid: 'Sc' }, false],
  [{ lfs: 'Lf' }, false],
  [{ hypp: 'Hy' }, true],
  [{ pssm1: 'Ps' }, true],
  [{ kit: 'SB1' }, true],
  [{ kit: 'W20' }, true],
  [{ kit: 'Rn' }, true],
  [{ kit: 'To' }, true],
  [{ splash: 'SW1' }, true],
] as const)('two of %j live: %s', (alleles, expected) => {
  expect(lives(genomeWith(alleles, alleles))).toBe(expected);
  expect(lives(genomeWith(alleles))).toBe(true);
});

test('different white alleles of KIT live together', () => {
  expect(lives(genomeWith({ kit: 'W5' }, { kit: 'W10' }))).toBe(true);
});

test('a shown strand names every tested allele, and none of health', () => {
  const shown = shownStrand(genomeWith({ kit: 'To', gbed: 'Gb' })[0]);
  expect(Object.keys(shown)).toEqual([...LOCI]);
  expect(shown).toMatchObject({ extension: 'E', cream: 'n', kit: 'To' });
});
