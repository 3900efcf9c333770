import { describe, expect, test } from 'vitest';
import { HOUR } from '../../game/game-time.ts';
import type { BreedingState, FoalAhead, OwnHorse } from './use-breeding.ts';
import {
  formatHealthAhead,
  formatHealthRisk,
  formatInbreeding,
  formatLethalRisk,
  formatMoreCoats,
  whyNotNow,
  formatOpenRequests,
  formatOutcome,
  formatStudIncome,
  formatUnfitReason,
} from './format-breeding.ts';

test.each([
  [0, 0, 'Not inbred: they share no ancestors.'],
  [0.0625, 1.3, '6.25% inbred: costs about 1.3 points of aptitude.'],
  [0.25, 1, '25% inbred: costs about 1 point of aptitude.'],
])('inbreeding of %d', (inbreeding, aptitudeLost, text) => {
  expect(formatInbreeding({ inbreeding, aptitudeLost })).toBe(text);
});

test('warns about two carriers of frame overo', () => {
  expect(formatLethalRisk(0, true)).toBeUndefined();
  expect(formatLethalRisk(0.25, true)).toMatch(/^25% of their covers do not take: both carry a pattern gene/);
  expect(formatLethalRisk(0.03, false)).toMatch(/^3% of their covers do not take: both may carry/);
});

test.each([
  [null, undefined],
  [0, undefined],
  [0.25, /^1 cover in 4 of these two does not take: both carry the same hidden gene\. If it happens/],
  [0.4375, /^43\.75% of the covers of these two do not take: both carry the same hidden genes\./],
])('warns of health tests that share genes: %s', (notTaken, text) => {
  const said = formatHealthRisk({ notTaken, carrier: null });
  if (text === undefined) expect(said).toBeUndefined();
  else expect(said).toMatch(text);
});

test('says gently what one health test alone means', () => {
  const pair = { mare: { name: 'Juniper' }, stallion: { name: 'Comet' } } as FoalAhead;
  const said = (notTaken: number | null, carrier: 'mare' | 'stallion' | null) =>
    formatHealthAhead({ ...pair, health: { notTaken, carrier } });
  expect(said(null, null)).toBeUndefined();
  expect(said(0.25, null)).toBeUndefined();
  expect(said(0, null)).toMatch(/^Their health tests share no gene/);
  expect(said(null, 'mare')).toMatch(/^Juniper carries a hidden gene, and the health test of Comet/);
  expect(said(null, 'stallion')).toMatch(/^Comet carries a hidden gene, and the health test of Juniper/);
});

test.each([
  [0, 'You get nothing: the cover is free.'],
  [1000, 'You get 950 coins for each cover: the house keeps 5%, 50 coins.'],
  [1, 'You get 0 coins for each cover: the house keeps 5%, 1 coin.'],
])('of a fee of %d', (fee, text) => {
  expect(formatStudIncome(fee)).toBe(text);
});

test('formats counts', () => {
  expect([1, 34].map(formatMoreCoats)).toEqual(['and 1 other coat', 'and 34 other coats']);
  expect([0, 1, 2].map(formatOpenRequests)).toEqual([
    'No open requests',
    '1 open request',
    '2 open requests',
  ]);
});

describe('why an own horse cannot be the other parent', () => {
  const NOW = new Date('2026-11-20T12:00:00Z');
  const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();
  const MARE = {
    name: 'Juniper',
    gender: 'mare',
    ageInMonths: 72,
    feedExpiresAt: inHours(1),
    breedingCheckDate: inHours(1),
    foalsAt: null,
    restsUntil: null,
  } as OwnHorse;

  test.each<[string, Partial<OwnHorse>, RegExp | undefined]>([
    ['that may breed', {}, undefined],
    ['that is young', { ageInMonths: 71 }, /^Too young: breeds from 6 years$/],
    ['that is old', { ageInMonths: 360 }, /^Retired: breeds until 30 years$/],
    ['without a check', { breedingCheckDate: null }, /^No valid breeding check$/],
    ['without feed', { feedExpiresAt: inHours(-1) }, /^Out of feed$/],
    ['in foal', { foalsAt: inHours(30) }, /^In foal until \w+, \d/],
    ['that rests', { restsUntil: inHours(30) }, /^Rests until \w+, \d/],
    ['that has rested', { restsUntil: inHours(-1) }, undefined],
  ])('%s', (_, change, text) => {
    const said = formatUnfitReason({ ...MARE, ...change }, 'dam', NOW);
    if (text === undefined) expect(said).toBeUndefined();
    else expect(said).toMatch(text);
  });

  test('requires less of a stallion', () => {
    expect(formatUnfitReason({ ...MARE, gender: 'stallion' }, 'sire', NOW)).toBeUndefined();
    expect(formatUnfitReason(MARE, 'sire', NOW)).toBe('Not a stallion');
  });
});

describe('why not now', () => {
  const NOW = new Date(2026, 10, 20, 12);
  const tomorrow = new Date(2026, 10, 21, 9, 15).toISOString();
  const FIT: BreedingState = {
    problem: null,
    inFoal: null,
    restsUntil: null,
    missed: null,
    nextSeedHash: null,
    stud: null,
    openRequests: 0,
  };
  const inFoal = { foalsAt: tomorrow, stallionId: 's', stallionName: 'Comet', inbreeding: 0 };

  test.each<[string, Partial<BreedingState>, RegExp | undefined]>([
    ['fit', {}, undefined],
    [
      'in foal',
      { inFoal, restsUntil: tomorrow, problem: { code: 'IN_FOAL', message: 'In foal.' } },
      /^In foal to Comet until tomorrow, \d/,
    ],
    [
      'resting',
      { restsUntil: tomorrow, problem: { code: 'MARE_RESTS', message: '21 hours more.' } },
      /^She rests after her last cover until tomorrow, \d/,
    ],
    [
      'that did not take',
      {
        missed: {} as BreedingState['missed'],
        restsUntil: tomorrow,
        problem: { code: 'MARE_RESTS', message: '21 hours more.' },
      },
      /^She did not take, and may be covered again tomorrow, \d/,
    ],
    [
      'hungry',
      { problem: { code: 'PARENT_NOT_FED', message: 'Juniper is hungry.' } },
      /^Juniper is hungry\.$/,
    ],
    [
      'retired, and still in foal',
      {
        inFoal,
        restsUntil: tomorrow,
        problem: { code: 'RETIRED_FROM_BREEDING', message: 'Juniper is retired.' },
      },
      /^Juniper is retired\.$/,
    ],
  ])('%s', (_, change, text) => {
    const said = whyNotNow({ ...FIT, ...change }, NOW);
    if (text === undefined) expect(said).toBeUndefined();
    else expect(said).toMatch(text);
  });
});

test('words the outcome of a request for each side', () => {
  expect(formatOutcome({ status: 'declined', fee: 200 }, 'received')).toBe('You declined');
  expect(formatOutcome({ status: 'declined', fee: 200 }, 'sent')).toBe('Declined: your fee came back');
  expect(formatOutcome({ status: 'declined', fee: 0 }, 'sent')).toBe('Declined');
  expect(formatOutcome({ status: 'accepted', fee: 200 }, 'sent')).toBe('Accepted');
});
