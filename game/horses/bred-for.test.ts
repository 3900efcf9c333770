import { expect, test } from 'vitest';
import { DISCIPLINES } from '../shows/disciplines.ts';
import { formatBredFor, goodAt } from './bred-for.ts';
import { breedOf, BREEDS, type BreedId } from './breeds.ts';

test.each<[BreedId, string]>([
  ['thoroughbred', 'Bred to race; events well and jumps well; no halter horse'],
  ['shetland_pony', 'Bred for halter; good at cross country and jumps well; no racehorse'],
  ['arabian', 'Bred for endurance; good at halter and races well; no jumper'],
  ['welsh_pony', 'Bred to jump; good at cross country and dressage; no racehorse'],
  ['knabstrupper', 'Bred for eventing; good at dressage and jumps well; no endurance horse'],
  ['mustang', 'Bred for cross country; good at endurance and races well; no dressage horse'],
])('%s: "%s"', (id, words) => {
  expect(formatBredFor(breedOf(id).bredFor)).toBe(words);
});

test('each discipline is what three to five breeds are bred for', () => {
  for (const discipline of DISCIPLINES) {
    const first = BREEDS.filter(({ bredFor }) => bredFor[0] === discipline);
    expect(first.length, discipline).toBeGreaterThanOrEqual(3);
    expect(first.length, discipline).toBeLessThanOrEqual(5);
    expect(BREEDS.filter(({ bredFor }) => goodAt(bredFor).includes(discipline)).length).toBeGreaterThan(5);
  }
});
