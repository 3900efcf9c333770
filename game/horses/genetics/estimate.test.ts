import { describe, expect, test } from 'vitest';
import { rngFromNumber } from '../../rng.ts';
import { BREEDS, breedOf, type BreedId } from '../breeds.ts';
import { drawFounder } from '../founder.ts';
import { lookOf, type Look } from '../coat/look.ts';
import { estimateGametes, estimateShares } from './estimate.ts';
import { sharesAt } from './founder.ts';
import { COAT_GROUPS, gametesOfPairs, type CoatLocus } from './gametes.ts';
import { allelesIn, type LivingGenotype } from './genotype.ts';
import { allelesOf } from './loci.ts';
import { gameteOdds } from './odds.ts';
import { genotypeOf } from './strands.ts';

const LOCI: readonly CoatLocus[] = Object.values(COAT_GROUPS).flat();
const PRIOR = (locus: CoatLocus) => sharesAt(breedOf('mustang').frequencies, locus);

/** Of one variant. */
function share(look: Look, id: BreedId | 'crossbreed', locus: CoatLocus, variant: string): number {
  return estimateShares(look, id)[locus][allelesOf(locus).indexOf(variant)] ?? NaN;
}

function founders(id: BreedId, count: number): { genotype: LivingGenotype; look: Look }[] {
  const rng = rngFromNumber(21);
  return Array.from({ length: count }, () => {
    const { genome, ...founder } = drawFounder(rng, breedOf(id));
    const genotype = genotypeOf(genome);
    return { genotype, look: lookOf({ ...founder, genotype, breed: id }) };
  });
}

describe.each(['appaloosa', 'mustang', 'american_paint_horse', 'lipizzan', 'rocky_mountain_horse'] as const)(
  'among founders of %s',
  (id) => {
    const herd = founders(id, 2500).map(({ genotype, look }) => ({
      genotype,
      estimate: estimateShares(look, id),
    }));

    test.each(LOCI)('horses with the same estimate at %s pass on those shares on average', (locus) => {
      for (const allele of allelesOf(locus).keys())
        for (const estimate of new Set(herd.map((horse) => horse.estimate[locus][allele] ?? 0))) {
          const horses = herd.filter((horse) => horse.estimate[locus][allele] === estimate);
          const copies = ({ genotype }: (typeof herd)[number]) =>
            allelesIn(locus, genotype[locus]).filter((each) => each === allele).length;
          const passed = horses.reduce((sum, horse) => sum + copies(horse) / 2, 0) / horses.length;
          // Certainties have no exception; else allow four deviations of at most 0.36 per horse.
          if (estimate === 0 || estimate === 1) expect(passed).toBe(estimate);
          else expect(Math.abs(passed - estimate)).toBeLessThan((4 * 0.36) / Math.sqrt(horses.length));
        }
    });
  },
);

describe('say of a look', () => {
  const plain: Look | undefined = founders('cleveland_bay', 1)[0]?.look;
  if (plain === undefined) throw new Error('No founder');

  test('chestnut: e for sure, agouti and silver as usual in the breed', () => {
    const shares = estimateShares({ ...plain, base: 'chestnut' }, 'mustang');
    expect(shares).toMatchObject({ extension: [0, 1], agouti: PRIOR('agouti'), silver: PRIOR('silver') });
  });

  test('bay: both dominant alleles, perhaps a hidden recessive', () => {
    expect(share(plain, 'mustang', 'extension', 'e')).toBeCloseTo(0.52 / 1.52, 10);
    expect(estimateShares(plain, 'mustang')).toMatchObject({
      grey: [1, 0, 0],
      overo: [1, 0],
      leopard: [1, 0],
      pattern_modifier: PRIOR('pattern_modifier'),
    });
    expect(share(plain, 'mustang', 'cream', 'Cr')).toBe(0);
    expect(share(plain, 'mustang', 'kit', 'Rn')).toBe(0);
  });

  test('roan: one of its two alleles of KIT for sure, the other as usual', () => {
    const roan = { ...plain, roan: true };
    expect(share(roan, 'mustang', 'kit', 'Rn')).toBeGreaterThan(0.5);
    expect(share(roan, 'mustang', 'kit', 'To')).toBe(0);
  });

  test('leopard: Lp once, PATN1 at least once', () => {
    const patterns = { ...plain.patterns, leopard: { name: 'leopard', extent: 0.9 } } as const;
    expect(share({ ...plain, patterns }, 'mustang', 'leopard', 'Lp')).toBe(0.5);
    expect(share({ ...plain, patterns }, 'mustang', 'pattern_modifier', 'PATN1')).toBeCloseTo(1 / 1.98, 10);
  });

  test('white grey: excludes only double cream', () => {
    const white: Look = { ...plain, base: 'black', grey: { stage: 'white', years: 12 } };
    expect(estimateShares(white, 'mustang')).toMatchObject({
      extension: PRIOR('extension'),
      agouti: PRIOR('agouti'),
      dun: PRIOR('dun'),
    });
    expect(share(white, 'mustang', 'cream', 'Cr')).toBeCloseTo(0.04 / 1.045, 10);
    expect(share(white, 'mustang', 'grey', 'G')).toBeCloseTo(1 / 1.97, 10);
  });

  test('a look impossible in the breed: as in all breeds', () => {
    expect(share({ ...plain, base: 'chestnut' }, 'friesian', 'extension', 'e')).toBe(1);
    const roan = share({ ...plain, roan: true }, 'friesian', 'kit', 'Rn');
    expect(roan).toBe(share({ ...plain, roan: true }, 'crossbreed', 'kit', 'Rn'));
  });

  test('crossbreed: the mean of all breeds', () => {
    const usual = BREEDS.reduce((sum, { frequencies }) => sum + (frequencies.a ?? 0), 0) / 26;
    expect(share({ ...plain, base: 'chestnut' }, 'crossbreed', 'agouti', 'a')).toBeCloseTo(usual, 10);
  });
});

test('give odds that sum to 1, and exact ones if the look decides all', () => {
  const [first, second] = founders('mustang', 2);
  if (first === undefined || second === undefined) throw new Error('No founders');
  const odds = gameteOdds(estimateGametes(first.look, 'mustang'), estimateGametes(second.look, 'mustang'));
  expect(odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  const fjord = founders('norwegian_fjord', 1)[0];
  if (fjord === undefined) throw new Error('No founder');
  expect(estimateGametes(fjord.look, 'norwegian_fjord').dun).toEqual(gametesOfPairs(fjord.genotype).dun);
});
