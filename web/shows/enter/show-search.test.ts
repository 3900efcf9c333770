import { describe, expect, test } from 'vitest';
import { ALL_SHOWS, addressOfSearch, levelTyped, searchIn } from './show-search.ts';

const read = (address: string) => searchIn(new URL(address, 'http://fetlock.test').searchParams);

describe('the search in the address', () => {
  test.each([
    ALL_SHOWS,
    { ...ALL_SHOWS, minLevel: 5 },
    { ...ALL_SHOWS, discipline: 'cross_country' as const },
    { ...ALL_SHOWS, discipline: 'halter' as const },
    { minLevel: 1000, discipline: 'racing' as const, own: true },
  ])('is read back: %o', (search) => {
    expect(read(addressOfSearch('a-horse', search))).toEqual(search);
  });

  test('is short for an empty search', () => {
    expect(addressOfSearch('a-horse', ALL_SHOWS)).toBe('/shows/enter/a-horse');
  });

  test.each([
    'min_level=',
    'min_level=high',
    'discipline=polo',
    'discipline=all',
    'createdBy=bert',
    'offset=3',
  ])('drops invalid values: %s', (query) => {
    expect(read(`/shows/enter/a-horse?${query}`)).toEqual(ALL_SHOWS);
  });
});

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['3.9', 3],
  ['0', 1],
  ['-4', 1],
  ['1e9', 1000],
  ['', undefined],
  ['ten', undefined],
])('the level typed as "%s" is %s', (typed, level) => {
  expect(levelTyped(typed)).toBe(level);
});
