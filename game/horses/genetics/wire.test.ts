import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../refusal.ts';
import { MARKING_WHITES } from '../coat/markings.ts';
import { livingGenome } from '../../../server/testing/builders/any-genotype.ts';
import { genotypeWith } from './genotype.ts';
import { LOCI } from './loci.ts';
import { genomeWith, genotypeOf, shownStrand, strandOf } from './strands.ts';
import { readGenetics, writeGenetics, type GivenGenetics } from './wire.ts';

const E_A = { extension: 'E/e', agouti: 'A/a' };

function read(input: unknown): GivenGenetics {
  const given = readGenetics(input);
  if (isRefusal(given)) throw new Error(`${given.refused} ${JSON.stringify(given.details)}`);
  return given;
}

test('readGenetics reads what writeGenetics wrote', () => {
  const shown = fc.double({ min: -5, max: 5, noNaN: true });
  const factor = fc.double({ min: 0.5, max: 1.5, noNaN: true });
  fc.assert(
    fc.property(livingGenome, shown, factor, (genome, whiteShown, greyFactor) => {
      const wire = writeGenetics(genome, { whiteShown, greyFactor });
      const given = read(JSON.parse(JSON.stringify(wire)));
      expect(given.genotype).toEqual(genotypeOf(genome));
      expect(given.genome?.map((strand) => strand.slice(0, LOCI.length))).toEqual(
        genome.map((strand) => strand.slice(0, LOCI.length)),
      );
      expect(JSON.stringify(wire)).not.toMatch(/Gb|Hr|Hy|Ps|Wf|Ca|Sc|Lf/);
      expect(given.greyFactor).toBe(greyFactor);
      expect(given.markingWhites).toBe(wire.marking_whites);
    }),
  );
});

test('writes every locus, the pattern, the white, the grey factor and both strands', () => {
  const genome = genomeWith({ kit: 'To', leopard: 'Lp', cream: 'prl', wffs: 'Wf' }, { kit: 'Rn' });
  expect(writeGenetics(genome, { whiteShown: 0, greyFactor: 1.2 })).toEqual({
    ...genotypeWith({ kit: 'Rn/To', leopard: 'n/Lp', cream: 'n/prl' }),
    roan: 'n/Rn',
    tobiano: 'n/To',
    pattern: 'n/To n/Lp',
    marking_whites: 'minimal',
    grey_factor: 1.2,
    strands: [shownStrand(genome[0]), shownStrand(genome[1])],
  });
});

describe('roan and tobiano, which are both KIT,', () => {
  test.each([
    [{ roan: 'n/Rn' }, 'n/Rn'],
    [{ roan: 'Rn/Rn' }, 'Rn/Rn'],
    [{ tobiano: 'To/n' }, 'n/To'],
    [{ roan: 'n/Rn', tobiano: 'n/To' }, 'Rn/To'],
    [{ roan: 'n/n', tobiano: 'n/n' }, 'n/n'],
    [{ roan: 'n/Rn', pattern: 'n/To' }, 'Rn/To'],
    [{ roan: 'n/Rn', pattern: 'n/SB1' }, 'Rn/SB1'],
    [{ pattern: 'n/To n/W10 n/SW1' }, 'To/W10'],
    [{ kit: 'W20/To', tobiano: 'n/To', pattern: 'n/To' }, 'To/W20'],
  ])('%j is %s', (pairs, kit) => {
    expect(read({ ...E_A, ...pairs }).genotype.kit).toBe(kit);
  });

  test.each([
    [{ roan: 'Rn/Rn', tobiano: 'n/To' }],
    [{ roan: 'n/Rn', tobiano: 'To/To' }],
    [{ roan: 'n/Rn', pattern: 'n/To n/SB1' }],
  ])('%j are more than two alleles', (pairs) => {
    expect(readGenetics({ ...E_A, ...pairs })).toMatchObject({ refused: 'KIT_TOO_MANY' });
  });

  test.each([
    [{ kit: 'n/Rn', roan: 'n/n' }, 'roan'],
    [{ kit: 'Rn/To', tobiano: 'To/To' }, 'tobiano'],
  ])('%j disagree', (pairs, gene) => {
    expect(readGenetics({ ...E_A, ...pairs })).toMatchObject({ refused: 'KIT_DISAGREES', details: { gene } });
  });
});

describe('strands', () => {
  const strands = [
    { extension: 'E', agouti: 'A', kit: 'Rn' },
    { extension: 'e', agouti: 'a' },
  ];

  test('give the phase, and the pairs that are left out', () => {
    const { genotype, genome } = read({ strands });
    expect(genotype).toEqual(genotypeWith({ extension: 'E/e', agouti: 'A/a', kit: 'n/Rn' }));
    expect(genome).toEqual([strandOf({ kit: 'Rn' }), strandOf({ extension: 'e', agouti: 'a' })]);
    expect(read({ ...E_A, roan: 'n/Rn', strands }).genome).toEqual(genome);
    expect(read(E_A).genome).toBeUndefined();
  });

  test('must agree with the pairs', () => {
    expect(readGenetics({ ...E_A, cream: 'n/Cr', strands })).toMatchObject({
      refused: 'STRANDS_DISAGREE',
      details: { gene: 'cream' },
    });
  });

  test.each([
    [null],
    ['E'],
    [[{ extension: 'E', agouti: 'A' }]],
    [[strands[0], { extension: 'e' }]],
    [[strands[0], { extension: 'e', agouti: 'n' }]],
    [[strands[0], { extension: 'e', agouti: 'a', gbed: 'Gb' }]],
    [[strands[0], { extension: 'e', agouti: 'a', roan: 'Rn' }]],
    [[strands[0], null]],
  ])('%j are none', (given) => {
    expect(readGenetics({ ...E_A, strands: given })).toMatchObject({ refused: 'STRANDS_UNKNOWN' });
  });
});

test('missing loci are n/n; pairs may be in either order', () => {
  const { genotype, greyFactor, markingWhites } = read({ extension: 'e/E', agouti: 'a/A', cream: 'Cr/n' });
  expect(genotype).toEqual({
    ...genotypeWith(),
    extension: 'E/e',
    agouti: 'A/a',
    cream: 'n/Cr',
  });
  expect([greyFactor, markingWhites]).toEqual([undefined, undefined]);
});

test('accepts O/O, which isViable then rejects', () => {
  expect(read({ ...E_A, overo: 'O/O' }).genotype.overo).toBe('O/O');
});

describe('the summary of patterns', () => {
  test.each([
    ['n/n', {}],
    ['n/To', { tobiano: 'n/To' }],
    ['To/n', { tobiano: 'n/To' }],
    ['n/O', { overo: 'n/O' }],
    ['n/To n/O', { tobiano: 'n/To', overo: 'n/O' }],
    ['Lp/Lp To/To', { tobiano: 'To/To', leopard: 'Lp/Lp' }],
  ])('"%s" stands for the three loci where they are left out', (pattern, pairs) => {
    const { genotype } = read({ ...E_A, pattern });
    expect(genotype).toEqual(read({ ...E_A, ...pairs }).genotype);
  });

  test.each([
    ['n/To', { tobiano: 'n/To' }],
    ['n/O To/n', { tobiano: 'n/To', overo: 'n/O' }],
    ['n/n', { tobiano: 'n/n' }],
  ])('"%s" may stand beside loci that agree', (pattern, pairs) => {
    expect(read({ ...E_A, ...pairs, pattern }).genotype).toEqual(read({ ...E_A, ...pairs }).genotype);
  });

  test.each([
    ['n/To', { tobiano: 'n/n' }, 'tobiano'],
    ['n/To', { overo: 'n/O' }, 'tobiano'],
    ['n/To', { tobiano: 'n/To', overo: 'n/O' }, 'overo'],
    ['n/n', { leopard: 'Lp/Lp' }, 'leopard'],
    ['To/To', { tobiano: 'n/To' }, 'tobiano'],
  ])('"%s" is refused beside loci that disagree', (pattern, pairs, gene) => {
    expect(readGenetics({ ...E_A, ...pairs, pattern })).toMatchObject({
      refused: 'PATTERN_DISAGREES',
      details: { gene, given: pattern },
    });
  });

  test.each(['', 'To', 'n/To n/To', 'n/To To/To', 'n/n n/To', 'n/PATN1', 'n/Cr', ' n/To', 3, null])(
    '%j is none',
    (pattern) => {
      expect(readGenetics({ ...E_A, pattern })).toMatchObject({ refused: 'PATTERN_UNKNOWN' });
    },
  );
});

describe('refused by name', () => {
  test.each([
    [{ agouti: 'A/A' }, 'GENE_MISSING', { gene: 'extension' }],
    [{ extension: 'E/E' }, 'GENE_MISSING', { gene: 'agouti' }],
    [{ ...E_A, extension: 'n/n' }, 'ALLELES_UNKNOWN', { gene: 'extension', given: 'n/n' }],
    [
      { ...E_A, cream: 'n/D' },
      'ALLELES_UNKNOWN',
      { gene: 'cream', known: 'n/n, n/Cr, n/prl, Cr/Cr, Cr/prl, prl/prl' },
    ],
    [{ ...E_A, dun: null }, 'ALLELES_UNKNOWN', { gene: 'dun', given: 'null' }],
    [{ ...E_A, roan: ['n', 'Rn'] }, 'ALLELES_UNKNOWN', { gene: 'roan' }],
    [{ ...E_A, pearl: 'n/Prl' }, 'GENE_UNKNOWN', { gene: 'pearl' }],
    [{ ...E_A, Cream: 'n/Cr' }, 'GENE_UNKNOWN', { gene: 'Cream' }],
    [JSON.parse('{"extension":"E/e","agouti":"A/a","__proto__":"x"}'), 'GENE_UNKNOWN', { gene: '__proto__' }],
    [{ ...E_A, marking_whites: 'some' }, 'MARKING_WHITES_UNKNOWN', { given: 'some' }],
    [{ ...E_A, grey_factor: 9 }, 'GREY_FACTOR_UNKNOWN', { given: '9', least: 0.5, most: 1.5 }],
    [{ ...E_A, grey_factor: '1' }, 'GREY_FACTOR_UNKNOWN', { given: '1' }],
  ])('%j', (input, refused, details) => {
    expect(readGenetics(input)).toMatchObject({ refused, details });
  });

  test.each([null, undefined, 7, 'E/e', [], () => 0])('%j is no genetics at all', (input) => {
    expect(readGenetics(input)).toMatchObject({ refused: 'GENETICS_MALFORMED' });
  });

  test('any input is read or refused, and quoted only briefly', () => {
    const key = fc.oneof(
      fc.constantFrom(...LOCI, 'roan', 'tobiano', 'strands', 'pattern', 'marking_whites', 'grey_factor'),
      fc.string(),
    );
    const value = fc.oneof(fc.constantFrom('E/e', 'n/To', 'n/n', ...MARKING_WHITES), fc.jsonValue());
    fc.assert(
      fc.property(fc.dictionary(key, value), (input) => {
        const given = readGenetics(input);
        if (!isRefusal(given)) return expect(Object.keys(given.genotype).toSorted()).toEqual(LOCI.toSorted());
        for (const detail of Object.values(given.details)) expect(String(detail).length).toBeLessThan(60);
      }),
    );
  });
});
