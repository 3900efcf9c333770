import { expect, test } from 'vitest';
import { leftOutWords, reasonWords, serviceName } from './vet-words.ts';

test('the name of the breeding check says from which age', () => {
  expect(serviceName('breeding_check')).toBe('Breeding Check (6+ yrs)');
  expect(serviceName('vet_shots')).toBe('Vet Shots');
});

test.each([
  ['breeding_check', 'HORSE_TOO_YOUNG', 'only from 6 years on'],
  ['gelding', 'HORSE_TOO_YOUNG', 'only from 6 months on'],
  ['breeding_check', 'WRONG_SEX', 'for mares and stallions only'],
  ['gelding', 'WRONG_SEX', 'for stallions only'],
  ['checkup', 'STILL_VALID', 'valid already'],
] as const)('%s, %s: %s', (service, refused, words) => {
  expect(reasonWords(service, refused)).toBe(words);
});

test('horses that share a reason share a sentence', () => {
  const out = (name: string, why: string) => ({ name, why });
  expect(leftOutWords([])).toBe('');
  expect(
    leftOutWords([
      out('Iris', 'valid already'),
      out('Rowan', 'only from 6 years on'),
      out('Moth', 'valid already'),
    ]),
  ).toBe('Iris and Moth: valid already. Rowan: only from 6 years on.');
  expect(leftOutWords(['A', 'B', 'C'].map((name) => out(name, 'valid already')))).toBe(
    '3 horses: valid already.',
  );
});
