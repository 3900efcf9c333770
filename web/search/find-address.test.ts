import { expect, test } from 'vitest';
import { addressOfFind, filtersFrom, isCategory, searchIn } from './find-address.ts';

const search = (text: string) => searchIn('horses', new URLSearchParams(text));

test('an address survives parsing and formatting', () => {
  for (const address of [
    '/find/horses',
    '/find/horses?all=1',
    '/find/horses?name=eve&gender=mare&minLevel=5',
  ])
    expect(addressOfFind('horses', search(address.split('?')[1] ?? ''))).toBe(address);
});

test('does not search before the first search', () => {
  expect(search('').hasSearched).toBe(false);
  expect(search('name=+&other=1').hasSearched).toBe(false);
  expect(search('all=1')).toEqual({ hasSearched: true, filters: {} });
});

test('drops empty filters and clamps numbers', () => {
  expect(search('name=&minLevel=0&minAge=12.7&gender=mare').filters).toEqual({
    minLevel: '1',
    minAge: '12',
    gender: 'mare',
  });
  expect(search('minLevel=x').filters).toEqual({});
  expect(filtersFrom('tack', (key) => (key === 'minQuality' ? '900' : '')).minQuality).toBe('200');
});

test('accepts only filters of the category', () => {
  expect(searchIn('shops', new URLSearchParams('playerName=Old+Bram&name=eve')).filters).toEqual({
    playerName: 'Old Bram',
  });
  expect(['players', 'tack', 'constructor', ''].map(isCategory)).toEqual([true, true, false, false]);
});
