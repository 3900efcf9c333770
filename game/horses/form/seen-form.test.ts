import { expect, test } from 'vitest';
import type { BreedId } from '../breeds.ts';
import { meansOf, usualForm } from './breed-forms.ts';
import { FORM_POINT, FORM_TRAITS, SEEN_TRAITS, type FormTrait } from './form.ts';
import { seenForm } from './seen-form.ts';

const LIGHT = { breed: 'crossbreed', build: 'light' } as const;

/** Usual in the build, but for these traits, in deviations. */
function formWith(steps: Readonly<Partial<Record<FormTrait, number>>>) {
  const usual = usualForm('crossbreed', 'light');
  const grown = FORM_TRAITS.map((trait, at) =>
    Math.round(((usual[at] ?? 0) + (steps[trait] ?? 0)) * FORM_POINT),
  );
  return [...FORM_TRAITS.map(() => 0), ...grown];
}

const seen = (trait: FormTrait, deviations: number, months = 96): number => {
  const { form, stride } = seenForm(formWith({ [trait]: deviations }), LIGHT, months);
  return [...form, ...stride][FORM_TRAITS.indexOf(trait)] ?? NaN;
};

test('portraits show height to limbs, movement shows the rest', () => {
  expect(SEEN_TRAITS.at(0)).toBe('height');
  expect(SEEN_TRAITS.at(-1)).toBe('limbs');
  const { form, stride } = seenForm(formWith({}), LIGHT, 96);
  expect([form, stride]).toEqual([Array(10).fill(0), Array(6).fill(0)]);
});

test.each([
  [0, 0],
  [0.15, 0],
  [0.16, 0.125],
  [-0.16, -0.125],
  [1.25, 0.5],
  [2.5, 1],
  [9, 1],
  [-9, -1],
])('%d deviations from the build are seen as %d', (deviations, shown) => {
  expect(seen('croup', deviations)).toBe(shown);
  expect(seen('trot', deviations)).toBe(shown);
});

test('foals show 55% of a form, and 80% until the profile is published', () => {
  expect([0, 9, 10, 35, 36].map((months) => seen('back', 2.5, months))).toEqual([0.5, 0.5, 0.75, 0.75, 1]);
});

test('movement shows once the profile is published', () => {
  expect([0, 35, 36].map((months) => seen('trot', 2.5, months))).toEqual([0, 0, 1]);
});

test('no number is -0, which JSON would lose', () => {
  for (const deviations of [-0.1, 0, 0.1]) expect(Object.is(seen('bone', deviations), 0)).toBe(true);
});

test('without a form, a horse is usual in its breed: an Akhal-Teke has a longer neck than other light horses', () => {
  const breed: BreedId = 'akhal_teke';
  const own = seenForm(undefined, { breed, build: 'light' }, 96).form;
  expect(own[SEEN_TRAITS.indexOf('neckLength')]).toBeGreaterThan(0);
  const usual = meansOf(breed).map((each) => Math.round(each * FORM_POINT));
  expect(seenForm([...usual, ...usual], { breed, build: 'light' }, 96).form).toEqual(own);
});
