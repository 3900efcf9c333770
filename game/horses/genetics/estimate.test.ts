import { describe, expect, test } from 'vitest';
import { rngFromNumber } from '../../rng.ts';
import { BREEDS, breedOf, type BreedId } from '../breeds.ts';
import { drawFounder } from '../founder.ts';
import { estimateGametes, usualGametes } from './estimate.ts';
import type { LivingGenotype } from './genotype.ts';
import { LOCI } from './loci.ts';
import { lookOf, type Look } from '../coat/look.ts';
import { gameteOdds, gametesOf } from './odds.ts';

const PRIOR = usualGametes('mustang');

function founders(id: BreedId, count: number): { genotype: LivingGenotype; look: Look }[] {
  const rng = rngFromNumber(21);
  return Array.from({ length: count }, () => {
    const founder = drawFounder(rng, breedOf(id));
    return { genotype: founder.genotype, look: lookOf({ ...founder, breed: id }) };
  });
}

describe.each(['appaloosa', 'mustang', 'american_paint_horse', 'lipizzan', 'rocky_mountain_horse'] as const)(
  'among founders of %s',
  (id) => {
    const herd = founders(id, 2500).map(({ genotype, look }) => ({
      truth: gametesOf(genotype),
      estimate: estimateGametes(look, id),
    }));

    test.each(LOCI)('horses with the same estimate at %s pass on that share on average', (locus) => {
      for (const estimate of new Set(herd.map((horse) => horse.estimate[locus]))) {
        const horses = herd.filter((horse) => horse.estimate[locus] === estimate);
        const passed = horses.reduce((sum, { truth }) => sum + truth[locus], 0) / horses.length;
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
    const gametes = estimateGametes({ ...plain, base: 'chestnut' }, 'mustang');
    expect(gametes).toMatchObject({ extension: 1, agouti: PRIOR.agouti, silver: PRIOR.silver });
  });

  test('bay: both dominant alleles, perhaps a hidden recessive', () => {
    const gametes = estimateGametes(plain, 'mustang');
    expect(gametes.extension).toBeCloseTo(0.52 / 1.52, 10);
    expect(gametes).toMatchObject({ grey: 0, cream: 0, overo: 0, leopard: 0, pattern_modifier: 0.02 });
  });

  test('leopard: Lp once, PATN1 at least once', () => {
    const patterns = { ...plain.patterns, leopard: { name: 'leopard', extent: 0.9 } } as const;
    const gametes = estimateGametes({ ...plain, patterns }, 'mustang');
    expect(gametes.leopard).toBe(0.5);
    expect(gametes.pattern_modifier).toBeCloseTo(1 / 1.98, 10);
  });

  test('white grey: excludes only double cream', () => {
    const gametes = estimateGametes(
      { ...plain, base: 'black', grey: { stage: 'white', years: 12 } },
      'mustang',
    );
    expect(gametes).toMatchObject({ extension: PRIOR.extension, agouti: PRIOR.agouti, dun: PRIOR.dun });
    expect(gametes.cream).toBeCloseTo(0.04 / 1.04, 10);
    expect(gametes.grey).toBeCloseTo(1 / 1.97, 10);
  });

  test('a look impossible in the breed: equal weights', () => {
    expect(estimateGametes({ ...plain, base: 'chestnut' }, 'friesian').extension).toBe(1);
    expect(estimateGametes({ ...plain, roan: true }, 'friesian').roan).toBe(0.75);
  });

  test('crossbreed: the mean of all breeds', () => {
    const usual = BREEDS.reduce((sum, { frequencies }) => sum + (frequencies.a ?? 0), 0) / 26;
    expect(estimateGametes({ ...plain, base: 'chestnut' }, 'crossbreed').agouti).toBeCloseTo(usual, 10);
  });
});

test('give odds that sum to 1, and exact ones if the look decides all', () => {
  const [first, second] = founders('mustang', 2);
  if (first === undefined || second === undefined) throw new Error('No founders');
  const odds = gameteOdds(estimateGametes(first.look, 'mustang'), estimateGametes(second.look, 'mustang'));
  expect(odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  const fjord = founders('norwegian_fjord', 1)[0];
  if (fjord === undefined) throw new Error('No founder');
  expect(estimateGametes(fjord.look, 'norwegian_fjord').dun).toBe(gametesOf(fjord.genotype).dun);
});
