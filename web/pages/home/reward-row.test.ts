import { expect, test } from 'vitest';
import type { FirstStep } from '../../first-steps/use-first-steps.ts';
import { rewardRows } from './reward-row.tsx';

const aStep = (wishes: Partial<FirstStep>): FirstStep => ({
  id: 'second_horse',
  title: 'Company in the stable',
  text: 'Own two horses.',
  reward: { xp: 500, coins: 250 },
  have: 2,
  of: 2,
  status: 'done',
  ...wishes,
});
const rows = (...steps: readonly FirstStep[]) =>
  rewardRows({ steps, collectingStep: false, onCollectStep: () => undefined }).map(({ title, why }) => ({
    title,
    why,
  }));

test('a waiting reward can be collected', () => {
  expect(rows(aStep({ status: 'open' }), aStep({ status: 'collected' }))).toEqual([]);
  expect(rows(aStep({ status: 'open' }), aStep({}))).toEqual([
    { title: 'Collect 250 coins for First steps', why: 'Company in the stable, with 500 XP.' },
  ]);
  const lesson = aStep({ id: 'first_training', title: 'The first lesson', reward: { xp: 150, coins: 0 } });
  expect(rows(lesson, aStep({}))).toEqual([
    { title: 'Collect 150 XP for First steps', why: 'The first lesson. Then 1 more reward.' },
  ]);
});
