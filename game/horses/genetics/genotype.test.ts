import { describe, expect, test } from 'vitest';
import { allelesIn, carries, copiesOf, genotypeWith, isUsual, isViable, parsePair } from './genotype.ts';
import { LOCI, pairAt, pairsOf } from './loci.ts';

describe('pairs', () => {
  test('of two alleles are three, of three six, of eight thirty-six; the usual first', () => {
    expect(pairsOf('extension')).toEqual(['E/E', 'E/e', 'e/e']);
    expect(pairsOf('cream')).toEqual(['n/n', 'n/Cr', 'n/prl', 'Cr/Cr', 'Cr/prl', 'prl/prl']);
    expect(pairsOf('kit')).toHaveLength(36);
    for (const locus of LOCI) expect(isUsual(genotypeWith({ [locus]: pairsOf(locus)[0] }), locus)).toBe(true);
  });

  test('are read in either order and normalised', () => {
    for (const locus of LOCI)
      for (const pair of pairsOf(locus)) {
        expect(parsePair(locus, pair)).toBe(pair);
        expect(parsePair(locus, pair.split('/').toReversed().join('/'))).toBe(pair);
        const [one, other] = allelesIn(locus, pair);
        expect([pairAt(locus, one, other), pairAt(locus, other, one)]).toEqual([pair, pair]);
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
    ['kit', 'n/Rn/To'],
  ] as const)('at %s are not "%s"', (locus, written) => {
    expect(parsePair(locus, written)).toBeUndefined();
  });
});

test.each([
  ['n/n', 0, 0, 0],
  ['n/Rn', 1, 0, 0],
  ['Rn/To', 1, 1, 0],
  ['To/To', 0, 2, 0],
  ['To/W20', 0, 1, 1],
] as const)('%s has %d Rn, %d To, %d W20', (kit, roans, tobianos, whites) => {
  const genotype = genotypeWith({ kit });
  expect([copiesOf(genotype, 'Rn'), copiesOf(genotype, 'To'), copiesOf(genotype, 'W20')]).toEqual([
    roans,
    tobianos,
    whites,
  ]);
  expect(carries(genotype, 'To')).toBe(tobianos > 0);
});

test.each([{ overo: 'O/O' }, { splash2: 'SW2/SW2' }, { kit: 'W5/W5' }, { kit: 'W22/W22' }] as const)(
  '%j is no living horse',
  (pairs) => {
    expect(isViable(genotypeWith(pairs))).toBe(false);
  },
);
