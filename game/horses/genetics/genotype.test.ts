import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  carries,
  copiesOf,
  genotypeOf,
  isViable,
  parsePair,
  patternSummary,
  readGenotype,
  storeGenotype,
} from './genotype.ts';
import { LOCI, LOCUS_ROWS, pairsOf } from './loci.ts';

const stored = fc.stringMatching(/^[012]{9}[01][012]{2}$/);
const BAY = readGenotype('000000000000');

describe('the table of loci', () => {
  test('has the twelve fields in their order', () => {
    expect(LOCI.join(' ')).toBe(
      'extension agouti cream grey dun silver champagne roan tobiano overo leopard pattern_modifier',
    );
  });

  test('gives every locus its three pairs, the usual allele first', () => {
    expect(pairsOf('extension')).toEqual(['E/E', 'E/e', 'e/e']);
    expect(pairsOf('agouti')).toEqual(['A/A', 'A/a', 'a/a']);
    expect(pairsOf('pattern_modifier')).toEqual(['n/n', 'n/PATN1', 'PATN1/PATN1']);
    const variants = LOCI.map((locus) => LOCUS_ROWS[locus].alleles[1]);
    expect(variants).toEqual(['e', 'a', 'Cr', 'G', 'D', 'Z', 'Ch', 'Rn', 'To', 'O', 'Lp', 'PATN1']);
  });
});

describe('pairs', () => {
  test('are read in either order and normalised', () => {
    for (const locus of LOCI)
      for (const pair of pairsOf(locus)) {
        expect(parsePair(locus, pair)).toBe(pair);
        expect(parsePair(locus, pair.split('/').toReversed().join('/'))).toBe(pair);
      }
  });

  test.each([
    ['extension', 'n/n'],
    ['extension', 'E/E/E'],
    ['extension', 'E'],
    ['agouti', 'E/e'],
    ['cream', 'n/cr'],
    ['cream', ' n/Cr'],
    ['cream', ''],
    ['overo', 'n/To'],
  ] as const)('at %s are not "%s"', (locus, written) => {
    expect(parsePair(locus, written)).toBeUndefined();
  });
});

test('genotypeOf calls in the order of the loci', () => {
  const called: string[] = [];
  genotypeOf((locus) => {
    called.push(locus);
    return 0;
  });
  expect(called).toEqual(LOCI);
});

describe('storage', () => {
  test('round-trips through twelve characters', () => {
    fc.assert(
      fc.property(stored, (text) => {
        const genotype = readGenotype(text);
        expect(storeGenotype(genotype)).toBe(text);
        for (const locus of LOCI) {
          expect(pairsOf(locus)[copiesOf(genotype, locus)]).toBe(genotype[locus]);
          expect(carries(genotype, locus)).toBe(copiesOf(genotype, locus) > 0);
        }
      }),
    );
  });

  test('says which digit is which locus', () => {
    const horse = { ...BAY, agouti: 'A/a', cream: 'Cr/Cr', pattern_modifier: 'n/PATN1' } as const;
    expect(storeGenotype(horse)).toBe('012000000001');
  });

  test.each(['', '0', '0000000000000', '00000000000x', '000000000300'])('throws at "%s"', (text) => {
    expect(() => readGenotype(text)).toThrow(RangeError);
  });

  test('throws at O/O', () => {
    expect(() => readGenotype('000000000200')).toThrow(/O\/O/);
    expect(isViable(genotypeOf((locus) => (locus === 'overo' ? 2 : 0)))).toBe(false);
  });
});

describe('the summary of patterns', () => {
  test.each([
    [{}, 'n/n'],
    [{ tobiano: 'n/To' }, 'n/To'],
    [{ tobiano: 'n/To', overo: 'n/O' }, 'n/To n/O'],
    [{ leopard: 'Lp/Lp', pattern_modifier: 'n/PATN1' }, 'Lp/Lp'],
    [{ tobiano: 'To/To', overo: 'n/O', leopard: 'n/Lp' }, 'To/To n/O n/Lp'],
  ] as const)('of %j is "%s"', (pairs, summary) => {
    expect(patternSummary({ ...BAY, ...pairs })).toBe(summary);
  });
});
