import { expect, test } from 'vitest';
import { stepTo, wayBack } from './way-back.ts';

test.each([
  ['', null],
  ['buy=feed', null],
  ['buy=feed&back=%2Fhorses%2F1', '/horses/1'],
  ['back=%2Fguild-work%3Fmake', '/guild-work?make'],
  ['back=', null],
  ['back=horses', null],
  ['back=%2F%2Felsewhere.example', null],
  ['back=%2F%5Celsewhere.example', null],
  ['back=https%3A%2F%2Felsewhere.example', null],
])('?%s leads back to %s', (search, back) => {
  expect(wayBack(new URLSearchParams(search))).toBe(back);
});

test.each([
  ['/market?buy=materials&back=%2Fguild-work%3Fmake', { over: '/guild-work?make' }],
  ['/market?buy=feed&back=%2F%2Felsewhere.example', undefined],
  ['/market?buy=feed', undefined],
  ['/stable', undefined],
])('a link to %s has the history state %j', (address, state) => {
  expect(stepTo(address)).toEqual(state);
});
