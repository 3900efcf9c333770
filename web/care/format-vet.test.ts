import { expect, test } from 'vitest';
import { formatReason, serviceName } from './format-vet.ts';

test('the name of the breeding check includes the least age', () => {
  expect(serviceName('breeding_check')).toBe('Breeding Check (6+ yrs)');
  expect(serviceName('vet_shots')).toBe('Vet Shots');
});

test.each([
  ['breeding_check', 'HORSE_TOO_YOUNG', 'only from 6 years on'],
  ['gelding', 'HORSE_TOO_YOUNG', 'only from 6 months on'],
  ['breeding_check', 'WRONG_SEX', 'for mares and stallions only'],
  ['gelding', 'WRONG_SEX', 'for stallions only'],
  ['checkup', 'STILL_VALID', 'valid already'],
] as const)('%s, %s: %s', (service, refused, text) => {
  expect(formatReason(service, refused)).toBe(text);
});
