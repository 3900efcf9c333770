import { expect, test } from 'vitest';
import { FIRST_STANDING, standingOnEntering } from '../grades.ts';
import { classThatPays, meanReturn } from './class-that-pays.ts';

const TERMS = { guild: 'trainer', purseIndex: 10_000 } as const;
const pays = (level: number, points: number, standing = FIRST_STANDING) =>
  classThatPays({ level, standing }, points * 10_000, TERMS);

test('a horse that wins nothing in the class of its level stays', () => {
  expect(pays(5, 20)).toBe(1);
  expect(pays(5, 0)).toBe(1);
});

test('a horse that wins more in the class of its level goes there', () => {
  expect(pays(5, 45)).toBe(5);
});

test('a veteran goes on where a third of the prize is less than the higher class pays', () => {
  const gold = { ...FIRST_STANDING, grade: 'gold' } as const;
  const [whole, veteran] = [4, 5].map((level) => meanReturn({ level, standing: gold }, 1, 300_000, TERMS));
  expect(veteran).toBeLessThan((whole ?? 0) / 2);
  expect(pays(5, 33, gold)).toBe(5);
});

test('where it has moved up, only that class pays', () => {
  expect(pays(5, 20, standingOnEntering(FIRST_STANDING, 5))).toBe(5);
});
