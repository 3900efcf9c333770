import { expect, test } from 'vitest';
import { chartOf } from './score-lines.ts';

const start = (points: number, place = 5, grade: 'bronze' | 'silver' | null = 'bronze', level = 1) => ({
  score: points * 10_000,
  place,
  grade,
  level,
});

test('scales starts to the width and whole points to the height', () => {
  const lines = chartOf([start(20.5), start(24, 1), start(22.25)]);
  expect(lines).toMatchObject({ low: 20, high: 24, line: 'M0 87.5L50 0L100 43.8' });
  expect(lines.dots.map(({ won }) => won)).toEqual([false, true, false]);
});

test('marks where a grade or a class begins, not the first start', () => {
  const lines = chartOf([
    start(20),
    start(21, 5, 'silver'),
    start(22, 5, 'silver'),
    start(23, 5, 'silver', 5),
  ]);
  expect(lines.grades).toEqual([
    { x: 33.3, grade: 'silver' },
    { x: 100, grade: 'silver' },
  ]);
});

test('marks no grade for player shows', () => {
  expect(chartOf([start(20), start(21, 2, null), start(22)]).grades).toEqual([{ x: 100, grade: 'bronze' }]);
});

test('scales equal scores', () => {
  expect(chartOf([start(20), start(20)])).toMatchObject({ low: 20, high: 21, line: 'M0 100L100 100' });
});
