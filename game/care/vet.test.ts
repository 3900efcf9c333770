import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEXES, type Sex } from '../horses/age.ts';
import {
  afterVet,
  isValid,
  validUntil,
  vetDoneAt,
  formatVetTimeLeft,
  vetRefusal,
  vetSecondsLeft,
  type VetPatient,
} from './vet.ts';
import { VET_CHECKS, VET_SERVICE_ROWS, VET_SERVICES, type VetService } from './vet-services.ts';

const now = new Date('2031-05-06T12:00:00Z');
const inSeconds = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const inHours = (hours: number): Date => inSeconds(hours * 3600);

const patient = (differing: Partial<VetPatient> = {}): VetPatient => ({
  sex: 'stallion',
  ageInMonths: 100,
  vetCheckUntil: null,
  vetShotsUntil: null,
  breedingCheckUntil: null,
  pendingUntil: null,
  ...differing,
});

test.each<[VetService, number]>([
  ['checkup', 125],
  ['vet_shots', 125],
  ['breeding_check', 500],
  ['gelding', 500],
])('%s costs %i', (service, price) => {
  expect(VET_SERVICE_ROWS[service].price).toBe(price);
});

describe('who may have it', () => {
  test.each<[VetService, Sex, number, string | undefined]>([
    ['checkup', 'mare', 0, undefined],
    ['checkup', 'gelding', 360, undefined],
    ['vet_shots', 'stallion', 0, undefined],
    ['vet_shots', 'mare', 400, undefined],
    ['breeding_check', 'mare', 71, 'HORSE_TOO_YOUNG'],
    ['breeding_check', 'mare', 72, undefined],
    ['breeding_check', 'stallion', 72, undefined],
    ['breeding_check', 'stallion', 359, undefined],
    ['breeding_check', 'stallion', 360, 'HORSE_RETIRED'],
    ['breeding_check', 'gelding', 100, 'WRONG_SEX'],
    ['gelding', 'stallion', 5, 'HORSE_TOO_YOUNG'],
    ['gelding', 'stallion', 6, undefined],
    ['gelding', 'stallion', 500, undefined],
    ['gelding', 'mare', 100, 'WRONG_SEX'],
    ['gelding', 'gelding', 100, 'WRONG_SEX'],
  ])('%s for a %s of %i months: %s', (service, sex, ageInMonths, refused) => {
    expect(vetRefusal(service, patient({ sex, ageInMonths }), now)?.refused).toBe(refused);
  });

  test.each(VET_SERVICES)('%s: refused while a service is pending', (service) => {
    expect(vetRefusal(service, patient({ pendingUntil: inSeconds(29.5) }), now)).toEqual({
      refused: 'VET_PENDING',
      details: { left: '30 seconds' },
    });
  });

  test('refused while valid, allowed once expired', () => {
    const vetShotsUntil = inHours(1);
    expect(vetRefusal('vet_shots', patient({ vetShotsUntil }), now)?.refused).toBe('STILL_VALID');
    expect(vetRefusal('vet_shots', patient({ vetShotsUntil }), vetShotsUntil)).toBeUndefined();
    expect(vetRefusal('checkup', patient({ vetShotsUntil }), now)).toBeUndefined();
  });
});

test.each([
  [0, 30, '30 seconds'],
  [0.001, 30, '30 seconds'],
  [1, 29, '29 seconds'],
  [29.999, 1, '1 second'],
  [30, 0, 'a moment'],
  [500, 0, 'a moment'],
])('%f seconds after the request, %i are left: %s', (passed, left, text) => {
  expect(vetSecondsLeft(vetDoneAt(now), inSeconds(passed))).toBe(left);
  expect(formatVetTimeLeft(vetDoneAt(now), inSeconds(passed))).toBe(text);
});

const instants = fc.option(fc.integer({ min: -1000, max: 1000 }).map(inHours));
const records = fc.record({
  sex: fc.constantFrom(...SEXES),
  vetCheckUntil: instants,
  vetShotsUntil: instants,
  breedingCheckUntil: instants,
});

describe('what it does', () => {
  test.each(VET_CHECKS)('%s is valid for 365 hours and refused meanwhile', (check) => {
    const after = { ...patient(), ...afterVet(check, patient(), now) };
    expect(validUntil(check, after)).toEqual(inHours(365));
    expect(vetRefusal(check, after, new Date(inHours(365).getTime() - 1))?.refused).toBe('STILL_VALID');
    expect(vetRefusal(check, after, inHours(365))).toBeUndefined();
  });

  test('a check changes its own date and nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VET_CHECKS), records, (check, record) => {
        const after = afterVet(check, record, now);
        for (const other of VET_CHECKS.filter((one) => one !== check)) {
          expect(validUntil(other, after)).toBe(validUntil(other, record));
        }
        expect(after.sex).toBe(record.sex);
      }),
    );
  });

  test('gelding ends the breeding check, not check and shots', () => {
    const record = patient({
      vetCheckUntil: inHours(1),
      vetShotsUntil: inHours(2),
      breedingCheckUntil: inHours(3),
    });
    expect(afterVet('gelding', record, now)).toEqual({ ...record, sex: 'gelding', breedingCheckUntil: null });
  });
});

test.each([
  [null, false],
  [inHours(-1), false],
  [now, false],
  [inSeconds(0.001), true],
])('until %s: valid %s', (until, valid) => {
  expect(isValid(until, now)).toBe(valid);
});
