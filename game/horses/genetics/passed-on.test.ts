import { expect, test } from 'vitest';
import { LOCI } from './loci.ts';
import { CHROMOSOMES, passedOnTogether } from './passed-on.ts';
import { genomeWith } from './strands.ts';

test('every tested locus is on one chromosome', () => {
  expect(CHROMOSOMES.flatMap(({ loci }) => loci).toSorted()).toEqual(LOCI.toSorted());
  expect(CHROMOSOMES[0]?.loci).toEqual(['pattern_modifier', 'extension', 'kit', 'size']);
});

test('black and roan on one strand are mostly passed on together', () => {
  const passed = passedOnTogether(genomeWith({ extension: 'E', kit: 'Rn' }, { extension: 'e' }));
  expect(passed?.loci).toEqual(['extension', 'kit']);
  expect(
    passed?.gametes.map(({ alleles, from, chance }) => [...alleles, ...from, chance.toFixed(2)]),
  ).toEqual([
    ['E', 'Rn', 0, 0, '0.40'],
    ['e', 'n', 1, 1, '0.40'],
    ['E', 'n', 0, 1, '0.10'],
    ['e', 'Rn', 1, 0, '0.10'],
  ]);
});

test('of three neighbours, the two that sit closest are told of', () => {
  const passed = passedOnTogether(
    genomeWith({ extension: 'E', kit: 'Rn', size: 'Ls', splash2: 'SW2', silver: 'Z' }, { extension: 'e' }),
  );
  expect(passed?.loci).toEqual(['extension', 'kit']);
});

test('nothing travels together where a chromosome differs at one locus at most', () => {
  expect(passedOnTogether(genomeWith({ extension: 'e', agouti: 'a' }))).toBeUndefined();
});
