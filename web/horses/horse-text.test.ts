import { expect, test } from 'vitest';
import { FIRST_STANDING } from '../../game/shows/grades.ts';
import { formatGrade, matchesSearch, nameClass, nameProblem, formatRetired } from './horse-text.ts';

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
  ['', 'Horse name cannot be empty'],
  ['   ', 'Horse name cannot be empty'],
  ['a'.repeat(51), 'Horse name must be 50 characters or less'],
  [` ${'a'.repeat(50)} `, undefined],
  ['Juniper', undefined],
])('the name "%s"', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
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
