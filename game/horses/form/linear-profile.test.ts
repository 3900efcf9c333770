import { expect, test } from 'vitest';
import { rngFromNumber } from '../../rng.ts';
import { DISCIPLINES } from '../../shows/disciplines.ts';
import { bodyReasons, expectedLinearProfile, linearProfileOf } from './linear-profile.ts';
import { scoreWords } from './trait-rows.ts';
import { meansOf } from './breed-forms.ts';
import { FORM_POINT, FORM_TRAITS, type FormTrait } from './form.ts';
import { drawFounderForm } from './inherit-form.ts';

/** A usual Hanoverian, but for these traits, in deviations. */
function formWith(steps: Readonly<Partial<Record<FormTrait, number>>>) {
  const grown = FORM_TRAITS.map((trait, at) => (meansOf('hanoverian')[at] ?? 0) + (steps[trait] ?? 0));
  const stored = grown.map((each) => Math.round(each * FORM_POINT));
  return { form: [...stored, ...stored], breed: 'hanoverian', build: 'light' } as const;
}

test('a usual horse has the middle of every bar, and the height of its breed', () => {
  const { bars, heightCm } = linearProfileOf(formWith({}));
  for (const { trait, least, most } of bars) expect([least, most], trait).toEqual([5, 5]);
  expect(heightCm).toEqual({ least: 168, most: 168 });
});

test.each([
  [1, 6.5],
  [-2, 2],
  [0.13, 5.2],
  [4, 9],
  [-30, 1],
])('%d deviations are %d on the bar', (deviations, score) => {
  const bar = linearProfileOf(formWith({ trot: deviations })).bars.find(({ trait }) => trait === 'trot');
  expect(bar).toEqual({ trait: 'trot', least: score, most: score });
});

test.each([
  ['neckSet', 8, 'very high'],
  ['neckSet', 6.5, 'high'],
  ['neckSet', 5.6, 'a little high'],
  ['neckSet', 5.5, 'usual'],
  ['neckLength', 4.4, 'a little short'],
  ['limbs', 1.2, 'very faulty'],
] as const)('%s at %d reads %s', (trait, score, words) => {
  expect(scoreWords(trait, score)).toBe(words);
});

test('a foal has a range around what its parents lead to expect', () => {
  const expected = FORM_TRAITS.map((_, at) => ({ mean: meansOf('hanoverian')[at] ?? 0, deviation: 0.8 }));
  const { bars, heightCm } = expectedLinearProfile({ breed: 'hanoverian', build: 'light' }, expected);
  for (const { least, most } of bars) expect([least, most]).toEqual([3.5, 6.5]);
  expect(heightCm).toEqual({ least: 163, most: 173 });
});

test('parts of the body help some disciplines and hinder others', () => {
  const reasons = bodyReasons(formWith({ neckSet: 1.4, trot: 1.5, limbs: -2 }));
  const of = (discipline: (typeof DISCIPLINES)[number], way: 'helps' | 'hinders') =>
    reasons[DISCIPLINES.indexOf(discipline)]?.[way].map(({ trait }) => trait);
  expect(of('dressage', 'helps')).toEqual(['trot', 'neckSet']);
  expect(of('racing', 'hinders')).toEqual(['neckSet', 'limbs']);
  expect(of('halter', 'helps')).toEqual(['trot']);
});

test('at most three parts are named each way', () => {
  const rng = rngFromNumber(4);
  for (let count = 0; count < 50; count++) {
    const form = drawFounderForm(rng, 'hanoverian');
    for (const { helps, hinders } of bodyReasons({ form, breed: 'hanoverian', build: 'light' })) {
      expect(helps.length).toBeLessThanOrEqual(3);
      expect(hinders.length).toBeLessThanOrEqual(3);
      for (const { points } of helps) expect(points).toBeGreaterThanOrEqual(0.5);
      for (const { points } of hinders) expect(points).toBeLessThanOrEqual(-0.5);
    }
  }
});
