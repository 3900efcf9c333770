import { expect, test } from 'vitest';
import { PLAIN_BAY } from '../../testing/plain-bay.ts';
import { recipeOf } from '../recipe/recipe.ts';
import { bodyPointAt } from './body-point-at.ts';
import { litMuscle } from './muscle.ts';
import { silkSheen } from './silk.ts';

const plain = recipeOf(PLAIN_BAY);
const silken = recipeOf({ ...PLAIN_BAY, metallic: true });
const flank = bodyPointAt(0.6, 0.75, 1);

test('silk shines where the body is lit as a whole, and hardly where one muscle glints', () => {
  expect(silkSheen(plain, flank, 0.3, 0.9)).toBe(0.3);
  const glint = silkSheen(silken, flank, 1, 0.4) - silkSheen(silken, flank, 0.2, 0.4);
  const broad = silkSheen(silken, flank, 0.4, 0.8) - silkSheen(silken, flank, 0.4, 0.2);
  expect(glint).toBeGreaterThan(0);
  expect(broad).toBeGreaterThan(4 * glint);
});

test('silk fills the grooves between muscles', () => {
  expect(litMuscle(plain, 0.6, 0.75, 0.3, 0.6)).toBe(0.3);
  const filled = litMuscle(silken, 0.6, 0.75, 0.3, 0.6);
  expect(filled).toBeGreaterThan(0.3);
  expect(filled).toBeLessThan(0.6);
});
