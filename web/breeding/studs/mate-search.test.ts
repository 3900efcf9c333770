import { expect, test } from 'vitest';
import { addressOfSearch, feeTyped, formatWithout, orderOf, searchIn } from './mate-search.ts';

test('reads and writes an address without empty or unknown values', () => {
  const search = searchIn(new URLSearchParams('colour=smoky+black&pattern=&breed=friesian&page=3'));
  expect(search).toEqual({ colour: 'smoky black', breed: 'friesian' });
  expect(addressOfSearch('/horses/1/studs', search)).toBe(
    '/horses/1/studs?colour=smoky+black&breed=friesian',
  );
  expect(addressOfSearch('/horses/1/studs', {})).toBe('/horses/1/studs');
});

test('orders by what is likeliest as wished if anything is wished, else by best foal', () => {
  expect(orderOf({})).toBe('aptitude');
  expect(orderOf({ breed: 'friesian' })).toBe('aptitude');
  expect(orderOf({ pattern: 'leopard' })).toBe('wish');
  expect(orderOf({ body: 'good trot' })).toBe('wish');
  expect(orderOf({ colour: 'bay', order: 'fee' })).toBe('fee');
});

test.each([
  ['', undefined],
  ['free', undefined],
  ['250', '250'],
  ['12.9', '12'],
  ['-5', '0'],
  ['1e9', '1000000'],
])('a fee of "%s" is %s', (typed, fee) => {
  expect(feeTyped(typed)).toBe(fee);
});

test('a published test is looked for by its genes', () => {
  const read = (text: string) => searchIn(new URLSearchParams(text));
  expect(read('without=gbed,ca')).toEqual({ without: 'gbed,ca' });
  expect(formatWithout('gbed,ca')).toBe('Tested without GBED or CA');
  expect(read('without=gbed,fog')).toEqual({});
  expect(read(`without=${Array(9).fill('gbed').join()}`)).toEqual({ without: 'gbed' });
});
