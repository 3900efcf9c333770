import { expect, test } from 'vitest';
import { addressOfRescues, rescuesIn } from './rescue-search.ts';

test.each([
  ['', {}],
  ['breed=&sex=mare&page=3', { sex: 'mare' }],
  ['minLevel=07&maxLevel=x', { minLevel: '7' }],
  ['minLevel=-4&maxLevel=99999', { minLevel: '1', maxLevel: '10000' }],
  ['color=red+dun', { color: 'red dun' }],
])('the address %j means the search %j', (query, search) => {
  expect(rescuesIn(new URLSearchParams(query))).toEqual(search);
  const address = addressOfRescues(search);
  expect(rescuesIn(new URLSearchParams(address.split('?')[1]))).toEqual(search);
});
