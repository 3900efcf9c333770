import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideCollect,
  FIRST_STEPS,
  reached,
  type FirstStepId,
  type FirstStepsState,
} from './first-steps.ts';

const NEWCOMER: FirstStepsState = {
  horses: 0,
  fedHorses: 0,
  trainings: 0,
  tackWorn: 0,
  classOneStarts: 0,
  results: 0,
  whys: 0,
  labs: 0,
  wins: 0,
  bestHorseLevel: 0,
  bestRaisedLevel: 0,
};
const NOTHING_TAKEN = { collected: [], skipped: false };

test('rewards match the rules', () => {
  const firstDay = FIRST_STEPS.slice(0, 6);
  expect(firstDay.map(({ reward }) => reward.xp)).toEqual([200, 150, 150, 200, 100, 100]);
  expect(firstDay.map(({ reward }) => reward.coins)).toEqual([0, 0, 0, 250, 0, 0]);
  const goals = FIRST_STEPS.slice(6);
  expect(goals.reduce((sum, { reward }) => sum + reward.xp, 0)).toBe(2 * 1000);
  expect(goals.reduce((sum, { reward }) => sum + reward.coins, 0)).toBe(2 * 500);
});

const stepOf = (id: FirstStepId) => FIRST_STEPS.find((step) => step.id === id);

describe.each<
  [id: FirstStepId, before: Partial<FirstStepsState>, have: number, after: Partial<FirstStepsState>]
>([
  ['first_horse', { horses: 1 }, 1, { horses: 1, fedHorses: 1 }],
  ['first_training', { horses: 1, fedHorses: 1 }, 0, { trainings: 1 }],
  ['five_starts', { classOneStarts: 4 }, 4, { classOneStarts: 5 }],
  ['first_result', { results: 9 }, 1, { results: 9, whys: 1 }],
  ['store_tack', { tackWorn: 2 }, 2, { tackWorn: 3 }],
  ['colour_lab', { tackWorn: 3 }, 0, { labs: 1 }],
  ['second_horse', { horses: 1 }, 1, { horses: 2 }],
  ['first_win', { results: 40 }, 0, { results: 41, wins: 1 }],
  ['level_five_horse', { bestHorseLevel: 4 }, 4, { bestHorseLevel: 5, bestRaisedLevel: 5 }],
  ['level_five_horse', { bestHorseLevel: 6 }, 4, { bestHorseLevel: 7, bestRaisedLevel: 7 }],
])('%s', (id, before, have, after) => {
  test('is refused until done, with its progress', () => {
    expect(decideCollect(id, NOTHING_TAKEN, { ...NEWCOMER, ...before })).toMatchObject({
      refused: 'STEP_NOT_DONE',
      details: { have, of: stepOf(id)?.of },
    });
  });

  test('is given once, and not after skipping', () => {
    const state = { ...NEWCOMER, ...after };
    expect(decideCollect(id, NOTHING_TAKEN, state)).toEqual(stepOf(id));
    expect(decideCollect(id, { collected: [id], skipped: false }, state)).toMatchObject({
      refused: 'STEP_COLLECTED',
    });
    expect(decideCollect(id, { collected: [], skipped: true }, state)).toMatchObject({
      refused: 'STEPS_SKIPPED',
    });
  });
});

test('progress grows with activity and stays between 0 and the goal', () => {
  const count = fc.nat(20);
  const state = fc.record({
    horses: count,
    fedHorses: count,
    trainings: count,
    tackWorn: count,
    classOneStarts: count,
    results: count,
    whys: count,
    labs: count,
    wins: count,
    bestHorseLevel: count,
    bestRaisedLevel: count,
  });
  fc.assert(
    fc.property(state, state, fc.constantFrom(...FIRST_STEPS), (some, more, step) => {
      const sum = Object.fromEntries(
        Object.entries(some).map(([name, value]) => [name, value + more[name as keyof FirstStepsState]]),
      ) as unknown as FirstStepsState;
      expect(reached(step, sum)).toBeGreaterThanOrEqual(reached(step, some));
      expect(reached(step, sum)).toBeLessThanOrEqual(step.of);
      expect(reached(step, some)).toBeGreaterThanOrEqual(0);
    }),
  );
});
