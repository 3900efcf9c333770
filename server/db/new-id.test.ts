import { expect, test } from 'vitest';
import { bornSince, leastIdOf, newId } from './new-id.ts';
import { HOUR } from '../../game/game-time.ts';

const NOW = new Date('2030-05-01T12:00:00.123Z');
/** 40 random bits. */
const randomPartOf = (id: string) => id.slice(-10);

test('makes ascending ids with distinct random bytes', () => {
  const ids = Array.from({ length: 600 }, () => newId(NOW));
  expect(ids.toSorted()).toEqual(ids);
  // Of 600, two share 40 bits once in six million runs.
  expect(new Set(ids.map(randomPartOf)).size).toBeGreaterThanOrEqual(ids.length - 1);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('makes ids that sort by world time', () => {
  const newer = newId(new Date(NOW.getTime() + 1));
  expect(newId(NOW) < newer).toBe(true);
  expect(leastIdOf(NOW) <= newId(NOW)).toBe(true);
  expect(() => leastIdOf(new Date('0206-08-01'))).toThrow(RangeError);
});

test('contains the time of creation', () => {
  expect(bornSince(newId(NOW))).toEqual(new Date(NOW.getTime() - HOUR));
  expect(bornSince(crypto.randomUUID())).toEqual(new Date(0));
});
