import { beforeEach, expect, test } from 'vitest';
import { keepLastTold, type LastTold } from './last-told.ts';

/** Minutes exceed the tolerated clock skew of five seconds. */
const at = (minute: number) => new Date(Date.UTC(2030, 4, 1, 8, minute));
let minute: number;
let told: LastTold;
beforeEach(() => {
  minute = 0;
  told = keepLastTold(() => at(minute), 2);
});

test('a player without news since then has missed nothing', () => {
  minute = 5;
  told.tell('anna');
  minute = 9;
  expect(told.mayHaveMissed('anna', at(6))).toBe(false);
  expect(told.mayHaveMissed('anna', at(5))).toBe(true);
  expect(told.mayHaveMissed('anna', at(4))).toBe(true);
  expect(told.mayHaveMissed('bert', at(4))).toBe(false);
});

test('a clock that is seconds ahead hides no news', () => {
  minute = 5;
  told.tell('anna');
  const ahead = (milliseconds: number) => new Date(at(5).getTime() + milliseconds);
  expect(told.mayHaveMissed('anna', ahead(5_000))).toBe(true);
  expect(told.mayHaveMissed('anna', ahead(5_001))).toBe(false);
});

test('anything may have been missed before the list’s start or a gap', () => {
  expect(told.mayHaveMissed('anna', at(0))).toBe(true);
  expect(told.mayHaveMissed('anna', at(1))).toBe(false);
  minute = 7;
  told.gap();
  expect(told.mayHaveMissed('anna', at(7))).toBe(true);
  expect(told.mayHaveMissed('anna', at(8))).toBe(false);
});

test('after evicting a player, earlier times are uncertain for everybody not in the list', () => {
  for (const player of ['anna', 'bert', 'anna', 'carl']) {
    minute += 10;
    told.tell(player);
  }
  expect(told.mayHaveMissed('bert', at(19))).toBe(true);
  expect(told.mayHaveMissed('dora', at(20))).toBe(true);
  expect(told.mayHaveMissed('bert', at(21))).toBe(false);
  expect(told.mayHaveMissed('anna', at(30))).toBe(true);
  expect(told.mayHaveMissed('anna', at(31))).toBe(false);
});
