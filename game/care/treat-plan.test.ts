import { HAPPINESS_MAX } from '../horses/happiness.ts';
import { expect, test } from 'vitest';
import { countTreats, giveTreats, planTreats } from './treat-plan.ts';

test('what lacks is bought for the lowest price a point', () => {
  expect(planTreats([9], {})).toEqual({
    meals: [{ cookies: 2, sugar: 1 }],
    owned: {},
    bought: { cookies: 2, sugar: 1 },
    price: 170,
  });
});

test('treats owned go first, the largest that fit, horse by horse', () => {
  const plan = planTreats([12, 12, 2], { carrots: 1, sugar: 3, grain: 4 });
  expect(plan.meals).toEqual([{ carrots: 1, sugar: 2 }, { sugar: 4, cookies: 2 }, { sugar: 2 }]);
  expect(plan.owned).toEqual({ carrots: 1, sugar: 3 });
  expect(countTreats(plan.bought)).toBe(7);
  expect(plan.price).toBe(2 * 75 + 5 * 20);
});

test('every horse gets its points, and nobody more than 100', () => {
  for (let points = 1; points <= 70; points += 1) {
    const { meals } = planTreats([points], { cookies: 3, apples: 1 });
    expect(giveTreats(300_000, meals[0] ?? {}, HAPPINESS_MAX)).toBe(300_000 + points * 10_000);
  }
  expect(giveTreats(990_000, { cookies: 2 }, HAPPINESS_MAX)).toBe(1_000_000);
});
