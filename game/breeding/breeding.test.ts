import { describe, expect, test } from 'vitest';
import { refuseDam, refuseSire, refuseTerms, type Dam } from './breeding.ts';

const NOW = new Date('2031-05-06T12:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const MARE: Dam = {
  name: 'Juniper',
  sex: 'mare',
  ageInMonths: 72,
  grassFrom: null,
  feedExpiresAt: inHours(1),
  breedingCheckUntil: inHours(1),
  foalsAt: null,
  restsUntil: null,
};
const STALLION = { ...MARE, name: 'Comet', sex: 'stallion' as const };

describe('a dam', () => {
  test.each<[string, Partial<Dam>, string | undefined]>([
    ['of 72 months, fed and checked', {}, undefined],
    ['of 71 months', { ageInMonths: 71 }, 'TOO_YOUNG_TO_BREED'],
    ['of 359 months', { ageInMonths: 359 }, undefined],
    ['of 360 months', { ageInMonths: 360 }, 'RETIRED_FROM_BREEDING'],
    ['of 360 months, in foal', { ageInMonths: 360, foalsAt: inHours(1) }, 'RETIRED_FROM_BREEDING'],
    ['of 360 months, that rests', { ageInMonths: 360, restsUntil: inHours(1) }, 'RETIRED_FROM_BREEDING'],
    ['that is a stallion', { sex: 'stallion' }, 'NOT_A_MARE'],
    ['that is a gelding', { sex: 'gelding' }, 'NOT_A_MARE'],
    ['without a check', { breedingCheckUntil: null }, 'NO_BREEDING_CHECK'],
    ['whose check ends now', { breedingCheckUntil: NOW }, 'NO_BREEDING_CHECK'],
    ['without feed', { feedExpiresAt: null }, 'PARENT_NOT_FED'],
    ['whose feed ends now', { feedExpiresAt: NOW }, 'PARENT_NOT_FED'],
    ['on grass', { feedExpiresAt: null, grassFrom: NOW }, undefined],
    ['out from later, without feed', { feedExpiresAt: null, grassFrom: inHours(1) }, 'PARENT_NOT_FED'],
    ['in foal', { foalsAt: inHours(5) }, 'IN_FOAL'],
    ['in foal that is due but not born', { foalsAt: inHours(-1) }, 'IN_FOAL'],
    ['resting', { restsUntil: inHours(0.5) }, 'MARE_RESTS'],
    ['rested', { restsUntil: NOW }, undefined],
  ])('%s', (_, change, refused) => {
    expect(refuseDam({ ...MARE, ...change }, NOW)?.refused).toBe(refused);
  });

  test('the refusal says how long she rests', () => {
    expect(refuseDam({ ...MARE, restsUntil: inHours(390) }, NOW)?.details).toEqual({
      name: 'Juniper',
      left: '16 days',
    });
  });
});

describe('a sire', () => {
  test.each<[string, Partial<Dam>, string | undefined]>([
    ['of 72 months, fed and checked', {}, undefined],
    ['that is a mare', { sex: 'mare' }, 'NOT_A_STALLION'],
    ['that is a gelding', { sex: 'gelding' }, 'NOT_A_STALLION'],
    ['of 71 months', { ageInMonths: 71 }, 'TOO_YOUNG_TO_BREED'],
    ['of 360 months', { ageInMonths: 360 }, 'RETIRED_FROM_BREEDING'],
    ['without a check', { breedingCheckUntil: null }, 'NO_BREEDING_CHECK'],
    ['without feed', { feedExpiresAt: null }, 'PARENT_NOT_FED'],
  ])('%s', (_, change, refused) => {
    expect(refuseSire({ ...STALLION, ...change }, NOW)?.refused).toBe(refused);
  });
});

test('terms may require mares of the same breed', () => {
  const sire = { name: 'Comet', breed: 'friesian' };
  const other = { name: 'Juniper', breed: 'arabian' };
  expect(refuseTerms({ ownBreedOnly: true }, sire, other)?.refused).toBe('OTHER_BREED');
  expect(refuseTerms({ ownBreedOnly: true }, sire, { ...other, breed: 'friesian' })).toBeUndefined();
  expect(refuseTerms({ ownBreedOnly: false }, sire, other)).toBeUndefined();
});
