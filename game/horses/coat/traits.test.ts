import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rngFromNumber } from '../../rng.ts';
import { livingGenotype } from '../../../server/testing/builders/any-genotype.ts';
import { sharedDraws } from '../birth-draws.ts';
import { BREEDS, breedOf, type BreedId } from '../breeds.ts';
import { drawFounderGenome } from '../genetics/founder.ts';
import { genotypeWith } from '../genetics/genotype.ts';
import { genotypeOf } from '../genetics/strands.ts';
import { LEGS } from './markings.ts';
import {
  drawFoalTraits,
  drawFounderTraits,
  FASTEST_GREY,
  PLAIN_TRAITS,
  SLOWEST_GREY,
  type Traits,
} from './traits.ts';

const BAY = genotypeWith();
const CHESTNUT = genotypeWith({ extension: 'e/e' });
const anyBreed = fc.constantFrom(...BREEDS);

function founders(id: BreedId, count: number): Traits[] {
  const rng = rngFromNumber(9);
  const breed = breedOf(id);
  return Array.from({ length: count }, () =>
    drawFounderTraits(sharedDraws(rng), breed, genotypeOf(drawFounderGenome(rng, breed.frequencies))),
  );
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function deviation(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2)));
}

function expectInRange(traits: Traits): void {
  expect(JSON.parse(JSON.stringify(traits))).toEqual(traits);
  expect(Math.abs(traits.shade)).toBeLessThanOrEqual(1);
  expect(traits.greyFactor).toBeGreaterThanOrEqual(SLOWEST_GREY);
  expect(traits.greyFactor).toBeLessThanOrEqual(FASTEST_GREY);
  for (const share of [traits.leopardReach, traits.tobianoExtent, traits.frameExtent, traits.feather]) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
  expect(traits.fleaBites).toBeLessThan(1);
  expect(Number.isInteger(traits.seed) && traits.seed >= 0 && traits.seed < 2 ** 32).toBe(true);
}

test('are plain JSON within their ranges, for founders and foals of any two breeds', () => {
  fc.assert(
    fc.property(anyBreed, anyBreed, fc.nat(), (first, second, seed) => {
      const rng = rngFromNumber(seed);
      const sire = drawFounderTraits(
        sharedDraws(rng),
        first,
        genotypeOf(drawFounderGenome(rng, first.frequencies)),
      );
      const dam = drawFounderTraits(
        sharedDraws(rng),
        second,
        genotypeOf(drawFounderGenome(rng, second.frequencies)),
      );
      const foal = drawFoalTraits(sharedDraws(rng), sire, dam, BAY);
      for (const traits of [sire, dam, foal]) expectInRange(traits);
      expect([first.build, second.build]).toContain(foal.build);
      expect(foal.feather).toBeCloseTo((sire.feather + dam.feather) / 2, 2);
    }),
  );
});

test('the same seed gives the same traits; every foal takes equally many draws', () => {
  const counts = new Set<number>();
  fc.assert(
    fc.property(fc.nat(), livingGenotype, (seed, genotype) => {
      const rng = rngFromNumber(seed);
      let drawn = 0;
      const counted = { next: () => ((drawn += 1), rng.next()) };
      const foal = drawFoalTraits(sharedDraws(counted), PLAIN_TRAITS, PLAIN_TRAITS, genotype);
      counts.add(drawn);
      const redrawn = sharedDraws(rngFromNumber(seed));
      expect(drawFoalTraits(redrawn, PLAIN_TRAITS, PLAIN_TRAITS, genotype)).toEqual(foal);
    }),
  );
  expect(counts.size).toBe(1);
});

test('white varies around the breed mean with constant variance', () => {
  const herd = founders('clydesdale', 6000);
  const white = herd.map((traits) => traits.white);
  expect(mean(white)).toBeCloseTo(2.2, 1);
  expect(deviation(white)).toBeCloseTo(0.775, 1);
  const rng = rngFromNumber(2);
  const foals = herd.map(
    (sire, index) => drawFoalTraits(sharedDraws(rng), sire, herd[index - 1] ?? PLAIN_TRAITS, BAY).white,
  );
  expect(mean(foals)).toBeCloseTo(2.2, 1);
  expect(deviation(foals)).toBeCloseTo(0.775, 1);
});

describe('flaxen', () => {
  test.each<[BreedId, number]>([
    ['haflinger', 1],
    ['belgian_draft', 0.9],
    ['morgan', 0.3],
    ['akhal_teke', 0.05],
    ['friesian', 0],
  ])('f/f in %s is %d of all', (id, share) => {
    const flaxen = founders(id, 6000).filter((traits) => traits.flaxen === 'f/f').length / 6000;
    expect(Math.abs(flaxen - share)).toBeLessThan(0.025);
  });

  test('is recessive: one f from each parent', () => {
    const rng = rngFromNumber(5);
    const foals = (sire: Traits['flaxen'], dam: Traits['flaxen']) =>
      Array.from({ length: 4000 }, () =>
        drawFoalTraits(
          sharedDraws(rng),
          { ...PLAIN_TRAITS, flaxen: sire },
          { ...PLAIN_TRAITS, flaxen: dam },
          CHESTNUT,
        ),
      ).filter(({ flaxen }) => flaxen === 'f/f').length / 4000;
    expect(foals('f/f', 'f/f')).toBe(1);
    expect(foals('F/F', 'f/f')).toBe(0);
    expect(foals('F/f', 'F/f')).toBeCloseTo(0.25, 1);
  });
});

test('breeds that restrict white have founders without it', () => {
  for (const id of ['cleveland_bay', 'friesian', 'norwegian_fjord'] as const)
    for (const { face, legs } of founders(id, 1500)) {
      expect(LEGS.every((leg) => legs[leg].name === 'none')).toBe(true);
      expect(id === 'norwegian_fjord' ? ['none'] : ['none', 'star']).toContain(face.name);
      expect(face.extent).toBeLessThanOrEqual(0.3);
    }
});

test('heritable numbers follow the parents', () => {
  const rng = rngFromNumber(8);
  const dark = { ...PLAIN_TRAITS, shade: -0.8, greyFactor: 0.6, leopardReach: 0.1 };
  const light = { ...PLAIN_TRAITS, shade: 0.8, greyFactor: 1.4, leopardReach: 0.9 };
  const foals = (parent: Traits) =>
    Array.from({ length: 2000 }, () => drawFoalTraits(sharedDraws(rng), parent, parent, BAY));
  const shades = [dark, light].map((parent) => mean(foals(parent).map(({ shade }) => shade)));
  expect((shades[1] ?? 0) - (shades[0] ?? 0)).toBeGreaterThan(1.2);
  const speeds = [dark, light].map((parent) => mean(foals(parent).map(({ greyFactor }) => greyFactor)));
  expect((speeds[1] ?? 0) - (speeds[0] ?? 0)).toBeGreaterThan(0.6);
  const middles = mean(
    Array.from({ length: 2000 }, () => drawFoalTraits(sharedDraws(rng), dark, light, BAY)).map(
      ({ shade }) => shade,
    ),
  );
  expect(middles).toBeCloseTo(0, 1);
});
