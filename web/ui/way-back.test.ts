import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

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
