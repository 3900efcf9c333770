import { beforeEach, expect, test } from 'vitest';
import { keepLastTold, type LastTold } from './last-told.ts';

const at = (second: number) => new Date(Date.UTC(2030, 4, 1, 8, 0, second));
let second: number;
let told: LastTold;
beforeEach(() => {
  second = 0;
  told = keepLastTold(() => at(second), 2);
});

test('nobody has missed anything who was told nothing since', () => {
  second = 5;
  told.tell('anna');
  second = 9;
  expect(told.mayHaveMissed('anna', at(6))).toBe(false);
  expect(told.mayHaveMissed('anna', at(5))).toBe(true);
  expect(told.mayHaveMissed('anna', at(4))).toBe(true);
  expect(told.mayHaveMissed('bert', at(4))).toBe(false);
});

test('what lies before the list began, or before a gap, is not known of', () => {
  expect(told.mayHaveMissed('anna', at(0))).toBe(true);
  expect(told.mayHaveMissed('anna', at(1))).toBe(false);
  second = 7;
  told.gap();
  expect(told.mayHaveMissed('anna', at(7))).toBe(true);
  expect(told.mayHaveMissed('anna', at(8))).toBe(false);
});

test('who is pushed out of the list takes the knowledge with them of what happened until then', () => {
  for (const player of ['anna', 'bert', 'anna', 'carl']) {
    second += 10;
    told.tell(player);
  }
  expect(told.mayHaveMissed('bert', at(19))).toBe(true);
  expect(told.mayHaveMissed('dora', at(20))).toBe(true);
  expect(told.mayHaveMissed('bert', at(21))).toBe(false);
  expect(told.mayHaveMissed('anna', at(30))).toBe(true);
  expect(told.mayHaveMissed('anna', at(31))).toBe(false);
});
