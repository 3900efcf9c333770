import { describe, expect, test } from 'vitest';
import { rngFromNumber } from '../../rng.ts';
import { DISCIPLINES } from '../../shows/disciplines.ts';
import { founderMean } from '../aptitude.ts';
import { BREEDS, type BreedId, type HorseBreed } from '../breeds.ts';
import { allowanceOf, aptitudeOf, beforeLadder, ladder, type Body } from './aptitude-of.ts';
import { BREED_TALENTS } from './breed-talents.ts';
import { drawFoalBody, drawFounderBody } from './draw-body.ts';
import { expectedFoals } from './expected.ts';
import { plainBody } from './plain-body.ts';

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((each) => (each - middle) ** 2)));
}

const drawsOf = (seed: number) => {
  const rng = rngFromNumber(seed);
  return { form: rng, talent: rng };
};

function founders(breed: BreedId, count: number, seed: number): Body[] {
  const draws = drawsOf(seed);
  return Array.from({ length: count }, () => ({ breed, ...drawFounderBody(draws, breed) }));
}

const points = (body: Body) => aptitudeOf(body).map((each) => each / 10_000);

describe.each(BREEDS)('founders of the breed $id', (breed) => {
  const herd = founders(breed.id, 2500, 5).map(points);

  test.each(DISCIPLINES.map((discipline, at) => [discipline, at] as const))(
    'have its mean and a deviation of 5 in %s',
    (discipline, at) => {
      const own = herd.map((each) => each[at] ?? 0);
      expect(Math.abs(mean(own) - founderMean(breed, discipline))).toBeLessThan(0.5);
      expect(Math.abs(deviation(own) - 5)).toBeLessThan(0.5);
      expect(Math.min(...own)).toBeGreaterThan(24.99);
      expect(Math.max(...own)).toBeLessThan(73);
    },
  );
});

test.each([
  [-3, 0],
  [40, 40],
  [67, 67],
  [83.5, 78],
  [100, 83.5],
  [133, 89],
  [1000, 98.8727],
])('%d points before the ladder are %d on it', (before, on) => {
  expect(ladder(before)).toBeCloseTo(on, 3);
  if (before > 0) expect(beforeLadder(ladder(before))).toBeCloseTo(before, 6);
});

test('an allowance shrinks point for point where a body is over 4 points better than its breed’s', () => {
  const racing = DISCIPLINES.indexOf('racing');
  const { allowance, body } = BREED_TALENTS.belgian_draft;
  const [whole = 0, usual = 0] = [allowance[racing], body[racing]];
  expect(whole).toBeGreaterThan(8);
  expect(allowanceOf('belgian_draft', racing, usual)).toBe(whole);
  expect(allowanceOf('belgian_draft', racing, usual + 4)).toBe(whole);
  expect(allowanceOf('belgian_draft', racing, usual + 6)).toBeCloseTo(whole - 2, 9);
  expect(allowanceOf('belgian_draft', racing, usual + 40)).toBe(0);
  expect(allowanceOf('crossbreed', racing, usual)).toBe(0);
});

test('a plain body has the aptitude that it is built for', () => {
  const wanted = [10, 30, 50, 69, 71, 88, 95].map((each) => each * 10_000);
  for (const breed of ['hanoverian', 'belgian_draft', 'crossbreed'] satisfies HorseBreed[])
    for (const [at, each] of aptitudeOf(plainBody(breed, wanted)).entries())
      expect(Math.abs(each - (wanted[at] ?? 0))).toBeLessThan(100);
});

// On change, births no longer verify.
test('this founder has this aptitude on every machine', () => {
  const [founder] = founders('arabian', 1, 1);
  expect(founder && aptitudeOf(founder)).toMatchInlineSnapshot(`
    [
      484634,
      502300,
      500175,
      408031,
      412362,
      431855,
      539466,
    ]
  `);
});

const CROSSES = [
  ['hanoverian', 'hanoverian', { foal: 0, sire: 0, dam: 0 }],
  ['belgian_draft', 'belgian_draft', { foal: 0.125, sire: 0, dam: 0 }],
  ['shetland_pony', 'thoroughbred', { foal: 0, sire: 0, dam: 0 }],
  ['arabian', 'friesian', { foal: 0, sire: 0.5, dam: 0.25 }],
] as const satisfies readonly (readonly [BreedId, BreedId, object])[];

describe.each(CROSSES)('foals of the breeds %s and %s', (ofSire, ofDam, inbreeding) => {
  const [sire] = founders(ofSire, 1, 21);
  const [dam] = founders(ofDam, 1, 22);
  if (!sire || !dam) throw new Error('No parents');
  const breed = ofSire === (ofDam as BreedId) ? ofSire : 'crossbreed';
  const draws = drawsOf(23);
  const foals = Array.from({ length: 20_000 }, () =>
    points({ breed, ...drawFoalBody(draws, sire, dam, inbreeding) }),
  );

  test.each(DISCIPLINES.map((discipline, at) => [discipline, at] as const))(
    'stand where the preview says in %s',
    (_, at) => {
      const own = foals.map((each) => each[at] ?? 0);
      const expected = expectedFoals(sire, dam, inbreeding)[at];
      expect(Math.abs(mean(own) - (expected?.mean ?? 0))).toBeLessThan(0.4);
      expect(Math.abs(deviation(own) - (expected?.deviation ?? 0))).toBeLessThan(0.4);
    },
  );
});
