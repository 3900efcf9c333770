import { expect, test } from 'vitest';
import { carriedIn, healthOf, shareNotTaken, sharedBy, withoutHealth } from './health.ts';
import { HEALTH_LOCI } from './loci.ts';
import { genomeWith, genotypeOf, storeGenome, type Alleles } from './strands.ts';

const of = (sire: Alleles, dam: Alleles = {}) => healthOf(genomeWith(sire, dam));

test('counts the copies of each variant, of either strand', () => {
  const none = Object.fromEntries(HEALTH_LOCI.map((locus) => [locus, 0]));
  expect(of({})).toEqual(none);
  expect(of({ gbed: 'Gb', pssm1: 'Ps' }, { pssm1: 'Ps', hypp: 'Hy' })).toEqual({
    ...none,
    gbed: 1,
    pssm1: 2,
    hypp: 1,
  });
});

test('muscle genes are nothing to choose a mate by', () => {
  expect(carriedIn(of({ hypp: 'Hy', pssm1: 'Ps' }))).toEqual([]);
  expect(carriedIn(of({ hypp: 'Hy' }, { wffs: 'Wf' }))).toEqual(['wffs']);
});

test.each<[Alleles, Alleles, number]>([
  [{}, { gbed: 'Gb' }, 0],
  [{ gbed: 'Gb' }, { herda: 'Hr' }, 0],
  [{ hypp: 'Hy' }, { hypp: 'Hy' }, 0],
  [{ gbed: 'Gb' }, { gbed: 'Gb' }, 1 / 4],
  [{ gbed: 'Gb', ca: 'Ca' }, { gbed: 'Gb', ca: 'Ca' }, 7 / 16],
])('of %j and %j so many covers do not take: %f', (sire, dam, share) => {
  expect(shareNotTaken(of(sire), of({}, dam))).toBe(share);
  expect(sharedBy(of(sire), of(dam)).length > 0).toBe(share > 0);
});

test('a genome without health is that of the coat alone', () => {
  const coat = { extension: 'e', kit: 'To' } as const;
  const genome = genomeWith({ ...coat, gbed: 'Gb', hypp: 'Hy' }, { overo: 'O', lfs: 'Lf' });
  expect(storeGenome(withoutHealth(genome))).toBe(storeGenome(genomeWith(coat, { overo: 'O' })));
  expect(genotypeOf(withoutHealth(genome))).toEqual(genotypeOf(genome));
});
