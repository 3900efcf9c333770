import { expect, test } from 'vitest';
import { renameHorse } from '../../contract/horses/horses.ts';
import { FIRST_STANDING } from '../../game/shows/grades.ts';
import {
  formatBest,
  formatGrade,
  matchesSearch,
  nameClass,
  nameProblem,
  formatRetired,
} from './horse-text.ts';

test.each([
  ['Juniper', 'name'],
  ['Old Copper', 'name'],
  ['Thistledown', 'name is-long'],
  ['Wolfsbane Nightingale', 'name is-long'],
  ['Foal of Wolfsbane Nightingale', 'name is-longest'],
  ['Schwarzwaldmädel', 'name is-longest'],
  ['Donaudampfschifffahrtsgesellschaft', 'name is-wordy'],
])('%s gets the class %s', (name, className) => {
  expect(nameClass(name)).toBe(className);
});

test.each([
  ['mare', 'She no longer shows or breeds'],
  ['stallion', 'He no longer shows or breeds'],
  ['gelding', 'He no longer shows or breeds'],
] as const)('a retired %s neither shows nor breeds', (gender, why) => {
  expect(formatRetired({ gender })).toEqual({ title: 'Retired', why });
});

test.each([
  ['', false],
  ['   ', false],
  ['a'.repeat(51), false],
  [` ${'a'.repeat(50)} `, true],
  ['Juniper', true],
])('the name "%s" has the same problem as on the server', (name, isValid) => {
  const { success, error } = renameHorse.body.safeParse({ name });
  expect(success).toBe(isValid);
  expect(nameProblem(name)).toBe(error?.issues[0]?.message);
});

const COPPER = {
  name: 'Old Copper',
  breedName: 'Icelandic Horse',
  gender: 'mare',
  color: 'bay roan',
} as const;

test.each([
  ['copper', true],
  ['OLD roan', true],
  ['icelandic mare', true],
  ['', true],
  ['copper stallion', false],
  ['x', false],
])('"%s" means Old Copper: %s', (typed, means) => {
  expect(matchesSearch(COPPER, typed)).toBe(means);
});

test.each([
  [{ level: 3, points: 4, pointsNeeded: 6 }, 'Class 1, bronze field, 4 of 6 points'],
  [{ level: 3, grade: 'gold', bestGrade: 'gold', pointsNeeded: null }, 'Class 1, gold field'],
  [{ level: 5, grade: 'gold', bestGrade: 'gold', pointsNeeded: null }, 'Class 1, gold field, as a veteran'],
] as const)('formats the grade of %j', ({ level, ...standing }, text) => {
  expect(formatGrade({ level, standing: { ...FIRST_STANDING, mayPutBack: false, ...standing } })).toBe(text);
});

test.each([
  [72, 'Best at jumping, then cross country.'],
  [12, 'Should be best at jumping, then cross country.'],
])('at %i months: %s', (ageInMonths, text) => {
  const strengths = [
    { discipline: 'racing', points: 41 },
    { discipline: 'jumping', points: 75 },
    { discipline: 'cross_country', points: 60 },
  ] as const;
  expect(formatBest(strengths, ageInMonths)).toBe(text);
});
