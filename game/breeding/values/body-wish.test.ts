import { expect, test } from 'vitest';
import { pick, rngFromNumber } from '../../rng.ts';
import { breedOf, breedOfFoal, buildOf, type BreedId } from '../../horses/breeds.ts';
import { bodyWishOdds, bodyWishOf, type BodyWish } from './body-wish.ts';
import { seenBody, type BodyWord } from '../../horses/form/body-words.ts';
import { FORM_TRAITS, inheritedIn } from '../../horses/form/form.ts';
import { drawFoalForm, drawFounderForm } from '../../horses/form/inherit-form.ts';
import { RELIABILITY_LEVELS } from './stored-values.ts';

const SEED = 20;
const FOALS = 20_000;
const INBREEDING = { foal: 0.06, sire: 0.02, dam: 0.1 };

/** Of whom all is known. */
function parent(breed: BreedId, seed: number) {
  const form = drawFounderForm(rngFromNumber(seed), breed);
  const estimates = FORM_TRAITS.map((_, at) => inheritedIn(form, at));
  const values = { estimates, ownReliability: RELIABILITY_LEVELS.map(() => 1) };
  return { breed, build: breedOf(breed).build, form, values };
}

test.each<[BreedId, BreedId, Partial<Omit<BodyWish, 'words'>>, readonly BodyWord[]]>([
  ['hanoverian', 'hanoverian', {}, ['neck set high']],
  ['hanoverian', 'hanoverian', { minHeight: 168 }, []],
  ['hanoverian', 'hanoverian', { minHeight: 160, maxHeight: 166 }, ['tall']],
  ['friesian', 'friesian', {}, ['short trot']],
  ['arabian', 'percheron', {}, ['strong bone']],
  ['arabian', 'percheron', { maxHeight: 158 }, ['correct limbs']],
])('%s and %s give foals as wished as often as is said', (sireBreed, damBreed, heights, words) => {
  const [sire, dam] = [parent(sireBreed, 3), parent(damBreed, 8)];
  const odds = bodyWishOdds({ ...heights, words }, dam)(sire, INBREEDING.foal);
  const rng = rngFromNumber(SEED);
  const breed = breedOfFoal(sireBreed, damBreed);
  let fulfilled = 0;
  for (let foal = 0; foal < FOALS; foal++) {
    const build = buildOf(breed, pick(rng, [sire.build, dam.build]));
    const seen = seenBody({ breed, build, form: drawFoalForm(rng, sire, dam, INBREEDING) });
    const { minHeight = 0, maxHeight = 999 } = heights;
    const fits = seen.heightCm >= minHeight && seen.heightCm <= maxHeight;
    if (fits && words.every((word) => seen.words.includes(word))) fulfilled++;
  }
  expect(Math.abs(odds - fulfilled / FOALS)).toBeLessThan(0.012);
});

test('what excludes itself never comes', () => {
  const [sire, dam] = [parent('morgan', 1), parent('morgan', 2)];
  for (const wish of [
    { words: ['good trot', 'short trot'] },
    { minHeight: 180, maxHeight: 170, words: [] },
  ] as const)
    expect(bodyWishOdds(wish, dam)(sire, INBREEDING.foal)).toBe(0);
});

test('nothing wished is no wish', () => {
  expect(bodyWishOf({ body: [] })).toBeNull();
  expect(bodyWishOf({ minHeight: 150 })).toEqual({ minHeight: 150, maxHeight: undefined, words: [] });
});
