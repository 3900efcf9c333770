import { expect, test } from 'vitest';
import { addressOfListings, listingSearchIn, queryOf } from './listing-search.ts';

const GROWN = { id: 'me', level: 10 };
const YOUNG = { id: 'me', level: 9 };
const read = (search: string) => listingSearchIn(new URLSearchParams(search));

test.each([
  ['', '/marketplace'],
  ['?type=tack&breed=friesian', '/marketplace?type=tack'],
  ['?type=mine&breed=friesian&view=table', '/marketplace?type=mine&view=table'],
  ['?view=pictures', '/marketplace'],
  ['?canBuy=false&type=mine', '/marketplace?type=mine'],
  ['?canBuy=false', '/marketplace?canBuy=false'],
  ['?canBuy=maybe', '/marketplace'],
  ['?sort=price&maxPrice=8000&sex=mare', '/marketplace?sex=mare&maxPrice=8000&sort=price'],
  ['?sort=quality&minLevel=0&minAge=x', '/marketplace?minLevel=1'],
  [
    '?seller=1&type=tack&sort=quality&minQuality=900',
    '/marketplace?seller=1&type=tack&minQuality=200&sort=quality',
  ],
])('%s reads as %s', (search, address) => {
  expect(addressOfListings(read(search))).toBe(address);
});

test('queries one type only', () => {
  expect(queryOf(read('?type=tack&sort=quality'), GROWN)).toEqual({ type: 'tack', sort: 'quality' });
  expect(queryOf(read('?breed=friesian&seller=1'), GROWN)).toEqual({
    type: 'horse',
    seller: '1',
    breed: 'friesian',
  });
  expect(queryOf(read('?type=mine&sort=price'), GROWN)).toEqual({ seller: 'me', sort: 'price' });
});

test('shows new players what they can buy, unless they want all or open a player’s shop', () => {
  const canBuy = { canBuy: 'true' };
  expect(queryOf(read(''), YOUNG)).toMatchObject(canBuy);
  expect(queryOf(read('?canBuy=false'), YOUNG)).not.toMatchObject(canBuy);
  expect(queryOf(read('?seller=1'), YOUNG)).not.toMatchObject(canBuy);
  expect(queryOf(read('?type=mine'), YOUNG)).not.toMatchObject(canBuy);
  expect(queryOf(read(''), GROWN)).not.toMatchObject(canBuy);
  expect(queryOf(read('?canBuy=true'), GROWN)).toMatchObject(canBuy);
});
