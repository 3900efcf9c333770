import { expect, test } from 'vitest';
import type { Look } from '../../game/horses/coat/look.ts';
import { PLAIN_BAY } from '../testing/plain-bay.ts';
import { hoofColour } from './pixel/hoof.ts';
import { bodyPointAt } from './pixel/body-point-at.ts';
import type { Recipe } from './pixel/recipe.ts';
import { recipeOf } from './recipe/recipe.ts';

const NEAR_FORE = 4;
const PLAIN: Look = { ...PLAIN_BAY, base: 'black' };
const stockinged: Look = { ...PLAIN, legs: { ...PLAIN.legs, fl: { name: 'stocking', extent: 0.5 } } };
const leopard: Look = {
  ...PLAIN,
  patterns: { ...PLAIN.patterns, leopard: { name: 'leopard', extent: 0.9 } },
};

/** Across the near fore hoof. */
function brightness(recipe: Recipe): readonly number[] {
  return Array.from({ length: 40 }, (_, k) => {
    const [red, green, blue] = hoofColour(recipe, bodyPointAt(0.09 + k * 0.0014, 0.02, NEAR_FORE));
    return 0.3 * red + 0.6 * green + 0.1 * blue;
  });
}

const without = (recipe: Recipe): Recipe => ({ ...recipe, ermine: 0 });
const spotted = (recipe: Recipe): Recipe => ({ ...recipe, ermine: 1 });

test('the whole hoof is dark under a dark leg and pale under a white one', () => {
  expect(Math.max(...brightness(without(recipeOf(PLAIN))))).toBeLessThan(0.12);
  expect(Math.min(...brightness(without(recipeOf(stockinged))))).toBeGreaterThan(0.18);
});

test('dark spots above a pale hoof streak it without darkening it', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => recipeOf({ ...stockinged, seed }));
  const darkest = seeds.map((recipe) => Math.min(...brightness(spotted(recipe))));
  expect(Math.min(...darkest)).toBeLessThan(0.16);
  for (const recipe of seeds) {
    const pale = brightness(spotted(recipe)).filter((each) => each > 0.18);
    expect(pale.length).toBeGreaterThan(12);
  }
});

test('only Lp stripes hooves', () => {
  const stripes = brightness(recipeOf(leopard));
  expect(Math.max(...stripes) / Math.min(...stripes)).toBeGreaterThan(3);
});
