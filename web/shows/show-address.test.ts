import { expect, test } from 'vitest';
import { addressOfWhy, showAt, whyIn } from './show-address.ts';

test.each([
  ['/shows/0b1c', '0b1c'],
  ['/shows/0b1c/', '0b1c'],
  ['/shows/enter/0b1c', undefined],
  ['/shows/', undefined],
  ['/stable', undefined],
])('%s is the page of %s', (path, id) => {
  expect(showAt(path)).toBe(id);
});

test('a place survives formatting and parsing', () => {
  const [path = '', search] = addressOfWhy({ showId: '0b1c', heat: 2, place: 11 }).split('?');
  expect(showAt(path)).toBe('0b1c');
  expect(whyIn(new URLSearchParams(search))).toEqual({ heat: 2, place: 11 });
});

test.each(['', 'heat=2', 'why=4', 'heat=2&why=0', 'heat=x&why=4', 'heat=2&why=1.5'])(
  'ignores an address without a place of a heat: %s',
  (search) => {
    expect(whyIn(new URLSearchParams(search))).toBeUndefined();
  },
);
