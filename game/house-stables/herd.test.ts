import { expect, test } from 'vitest';
import { bornAtAge, RETIRED_FROM } from '../horses/age.ts';
import type { Sex } from '../horses/age.ts';
import { herdOf, neededFounder, teamOf } from './herd.ts';

const NOW = new Date('2030-05-01T08:00:00Z');
const aged = (months: number) => ({ bornAt: bornAtAge(months, NOW) });

test('the retired are no longer of the herd, and never of the team', () => {
  const [old, last] = [aged(RETIRED_FROM), aged(RETIRED_FROM - 1)];
  expect(herdOf([old, last], NOW)).toEqual([last]);
  expect(teamOf([old, last], NOW)).toEqual([last]);
});

const horses = (breed: string, sexes: readonly Sex[]) => sexes.map((sex) => ({ breed, sex }));

test.each<[what: string, herd: ReturnType<typeof horses>, breed: string, sex: Sex]>([
  ['of none', [], 'connemara_pony', 'stallion'],
  [
    'of the breed that it has fewest of',
    horses('connemara_pony', ['mare', 'stallion']),
    'welsh_pony',
    'stallion',
  ],
  [
    'of the sex that it has fewest of',
    horses('connemara_pony', ['stallion']).concat(horses('welsh_pony', ['mare', 'mare'])),
    'connemara_pony',
    'mare',
  ],
  [
    'a stallion for as many mares',
    [...horses('connemara_pony', ['mare', 'stallion']), ...horses('welsh_pony', ['mare', 'stallion'])],
    'connemara_pony',
    'stallion',
  ],
])('a stable buys %s', (_what, herd, breed, sex) => {
  expect(neededFounder({ breeds: ['connemara_pony', 'welsh_pony'] }, herd)).toEqual({ breed, sex });
});
