import { describe, expect, test } from 'vitest';
import { groupByNeed, needsOfHorse, needsOfStable, type HorseState, type StableState } from './needs.ts';

const NOW = new Date('2031-05-06T12:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const CONTENT: HorseState = {
  name: 'Juniper',
  ageInMonths: 84,
  retired: false,
  grassFrom: null,
  worksFrom: null,
  feedUntil: inHours(48),
  vetCheckUntil: null,
  vetShotsUntil: inHours(1),
  trainings: { banked: 5, nextAt: inHours(1) },
  foalsAt: null,
  shownToday: true,
};
const FULL = { banked: 6, nextAt: null };
const OPEN = { trainings: FULL, shownToday: false, feedUntil: null, vetShotsUntil: NOW };

describe('a horse', () => {
  test('that is content needs nothing', () => {
    expect(needsOfHorse(CONTENT, NOW)).toEqual([]);
  });

  test.each<[string, Partial<HorseState>, string[]]>([
    ['never fed', { feedUntil: null }, ['hungry']],
    ['out of feed this second', { feedUntil: NOW }, ['hungry']],
    ['under six hours of feed', { feedUntil: inHours(5.9) }, ['soon']],
    ['six hours of feed', { feedUntil: inHours(6) }, []],
    ['a nursing foal without feed', { feedUntil: null, ageInMonths: 5 }, []],
    ['a nursing foal, soon to be weaned', { feedUntil: inHours(1), ageInMonths: 5 }, ['soon']],
    ['a nursing foal, fed ahead', { feedUntil: inHours(25), ageInMonths: 5 }, []],
    ['a foal that nurses no more', { feedUntil: null, ageInMonths: 6 }, ['hungry']],
    ['a foal with its first name', { name: 'Foal of Moth', ageInMonths: 5 }, ['name']],
    ['a yearling with its first name', { name: 'Foal of Moth', ageInMonths: 6 }, []],
    ['a foal with a name', { ageInMonths: 5 }, []],
    ['in foal, due in a day', { foalsAt: inHours(24) }, []],
    ['in foal, due sooner', { foalsAt: inHours(23.9) }, ['foal']],
    ['a vet check that ends now', { vetCheckUntil: NOW }, ['vet']],
    ['vet shots that ended', { vetShotsUntil: inHours(-1) }, ['vet']],
    ['retired, vet shots ended', { vetShotsUntil: inHours(-1), retired: true }, []],
    ['a full bank', { trainings: FULL }, ['training']],
    ['a bank that has filled since', { trainings: { banked: 5, nextAt: NOW } }, ['training']],
    ['a full bank, hungry', { trainings: FULL, feedUntil: NOW }, ['hungry']],
    ['a full bank, retired', { trainings: FULL, retired: true }, []],
    ['a full bank, too young', { trainings: FULL, ageInMonths: 23 }, []],
    ['a full bank, just old enough', { trainings: FULL, ageInMonths: 24 }, ['training']],
    ['not shown today', { shownToday: false }, ['ring']],
    ['not shown today, just old enough', { shownToday: false, ageInMonths: 36 }, ['ring']],
    ['not shown today, too young', { shownToday: false, ageInMonths: 35 }, []],
    ['not shown today, retired', { shownToday: false, retired: true }, []],
    ['not shown today, hungry', { shownToday: false, feedUntil: null }, ['hungry']],
    ['on grass, all else open', { ...OPEN, grassFrom: NOW }, []],
    ['out from tonight, still in feed', { ...OPEN, feedUntil: inHours(3), grassFrom: inHours(2) }, []],
    ['out from tonight, feed ends before', { feedUntil: inHours(1), grassFrom: inHours(2) }, ['soon']],
    ['out from tonight, hungry', { feedUntil: NOW, grassFrom: inHours(2) }, ['hungry']],
    ['brought in today', { ...OPEN, feedUntil: inHours(48), worksFrom: inHours(1) }, ['vet']],
    ['brought in yesterday', { shownToday: false, worksFrom: NOW }, ['ring']],
    [
      'several needs',
      { feedUntil: inHours(3), trainings: FULL, shownToday: false },
      ['soon', 'training', 'ring'],
    ],
  ])('%s', (_, state, needs) => {
    expect(needsOfHorse({ ...CONTENT, ...state }, NOW)).toEqual(needs);
  });
});

test('horses are grouped by need', () => {
  const needsOf = (horse: string) => (horse === 'Moth' ? (['hungry'] as const) : (['soon', 'ring'] as const));
  expect(groupByNeed(['Moth', 'Iris', 'Rowan'], needsOf)).toEqual({
    hungry: { count: 1, horses: ['Moth'] },
    soon: { count: 2, horses: ['Iris', 'Rowan'] },
    ring: { count: 2, horses: ['Iris', 'Rowan'] },
  });
});

describe('a stable', () => {
  const DONE: StableState<string> = {
    horses: {},
    showsToday: 0,
    unaffordable: 0,
    studRequests: 0,
    salary: null,
  };
  const JUNIPER = { count: 1, horses: ['Juniper'] };

  test('with everything done needs nothing', () => {
    expect(needsOfStable(DONE)).toEqual([]);
  });

  test.each<[Partial<StableState<string>>, kind: string, count: number, coins: number | null]>([
    [{ horses: { hungry: JUNIPER } }, 'hungry', 1, null],
    [{ horses: { hungry: { count: 1200, horses: [] } } }, 'hungry', 1200, null],
    [{ horses: { training: { count: 2, horses: [] } } }, 'training', 2, null],
    [{ horses: { ring: JUNIPER } }, 'ring', 1, null],
    [{ salary: 162 }, 'salary', 1, 162],
    [{ unaffordable: 2 }, 'pasture', 2, null],
    [{ studRequests: 1200 }, 'requests', 1200, null],
    [{ showsToday: 7 }, 'shows', 7, null],
  ])('%j', (state, kind, count, coins) => {
    expect(needsOfStable({ ...DONE, ...state })).toMatchObject([{ kind, count, coins }]);
  });

  test('has the most urgent first', () => {
    const kinds = needsOfStable({
      horses: { ring: JUNIPER, training: JUNIPER, foal: JUNIPER, name: JUNIPER, hungry: JUNIPER },
      showsToday: 2,
      unaffordable: 1,
      studRequests: 1,
      salary: 500,
    }).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'pasture',
      'hungry',
      'name',
      'requests',
      'foal',
      'salary',
      'training',
      'ring',
      'shows',
    ]);
  });
});
