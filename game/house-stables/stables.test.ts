import { expect, test } from 'vitest';
import { APTITUDE_POINT } from '../horses/aptitude.ts';
import { BREEDS } from '../horses/breeds.ts';
import { genotypeWith, type LivingGenotype } from '../horses/genetics/genotype.ts';
import { PLAIN_TRAITS } from '../horses/coat/traits.ts';
import { lookOf } from '../horses/coat/look.ts';
import { DISCIPLINES } from '../shows/disciplines.ts';
import { signOf } from './house-names.ts';
import { HOUSE_STABLES, judge } from './stables.ts';

test('there are twelve stables, each with its own name, owner, hour and sign', () => {
  expect(HOUSE_STABLES).toHaveLength(12);
  for (const field of ['name', 'owner', 'hour'] as const)
    expect(new Set(HOUSE_STABLES.map((stable) => stable[field])).size).toBe(12);
  expect(new Set(HOUSE_STABLES.map(({ name }) => signOf(name))).size).toBe(12);
});

test.each(['Lochan 2', 'lochan', 'constructor', ''])('%j is no house stable', (name) => {
  expect(signOf(name)).toBe(undefined);
});

test('each has twelve different sentences, none of them longer than a line or two', () => {
  const all = HOUSE_STABLES.flatMap(({ sentences }) => sentences);
  for (const { sentences } of HOUSE_STABLES) expect(sentences).toHaveLength(12);
  expect(new Set(all).size).toBe(144);
  for (const sentence of all) {
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence.length).toBeLessThanOrEqual(90);
  }
});

test('each breed has one stable', () => {
  const bred = HOUSE_STABLES.flatMap(({ breeds }) => breeds);
  expect(bred.toSorted()).toEqual(BREEDS.map(({ id }) => id).toSorted());
});

test('visits are at an hour of the day, and covers on a day of the week', () => {
  for (const { hour, weekday } of HOUSE_STABLES) {
    expect([hour, weekday].every(Number.isInteger)).toBe(true);
    expect(hour >= 0 && hour < 24 && weekday >= 0 && weekday < 7).toBe(true);
  }
});

const stable = (name: string) => {
  const found = HOUSE_STABLES.find((house) => house.name === name);
  if (!found) throw new Error(`No stable ${name}`);
  return found;
};

const PLAIN = genotypeWith();
const adult = (genotype: LivingGenotype) =>
  lookOf({ genotype, traits: PLAIN_TRAITS, breed: 'friesian', ageInMonths: 60 });
const EVEN = DISCIPLINES.map(() => 50 * APTITUDE_POINT);

test('a stable wants more of what its rings ask', () => {
  const look = adult(PLAIN);
  const racing = EVEN.map((points, index) => (DISCIPLINES[index] === 'racing' ? points * 1.2 : points));
  const gain = (name: string) =>
    judge(stable(name), { look, aptitude: racing, inbreeding: 0 }) -
    judge(stable(name), { look, aptitude: EVEN, inbreeding: 0 });
  expect(gain('Longfield')).toBeGreaterThan(gain('Greyfriars') * 2);
});

test('Longfield minds inbreeding most', () => {
  const look = adult(PLAIN);
  const loss = (name: string) =>
    judge(stable(name), { look, aptitude: EVEN, inbreeding: 0 }) -
    judge(stable(name), { look, aptitude: EVEN, inbreeding: 0.0625 });
  for (const { name } of HOUSE_STABLES)
    if (name !== 'Longfield') expect(loss('Longfield')).toBeGreaterThan(loss(name));
});
