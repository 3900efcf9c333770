import { expect, test } from 'vitest';
import { addressOfLots, lotsIn, queryOf } from './lot-search.ts';

const read = (search: string) => lotsIn(new URLSearchParams(search));

test.each([
  ['', '/marketplace'],
  ['?type=tack&breed=friesian', '/marketplace?type=tack'],
  ['?type=mine&breed=friesian&view=table', '/marketplace?type=mine&view=table'],
  ['?view=pictures', '/marketplace'],
  ['?sort=price&maxPrice=8000&sex=mare', '/marketplace?sex=mare&maxPrice=8000&sort=price'],
  ['?sort=quality&minLevel=0&minAge=x', '/marketplace?minLevel=1'],
  [
    '?seller=1&type=tack&sort=quality&minQuality=900',
    '/marketplace?seller=1&type=tack&minQuality=200&sort=quality',
  ],
])('%s reads as %s', (search, address) => {
  expect(addressOfLots(read(search))).toBe(address);
});

test('asks for one type only', () => {
  expect(queryOf(read('?type=tack&sort=quality'), 'me')).toEqual({ type: 'tack', sort: 'quality' });
  expect(queryOf(read('?breed=friesian&seller=1'), 'me')).toEqual({
    type: 'horse',
    seller: '1',
    breed: 'friesian',
  });
  expect(queryOf(read('?type=mine&sort=price'), 'me')).toEqual({ seller: 'me', sort: 'price' });
});
