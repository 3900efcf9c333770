import { expect, test } from 'vitest';
import { idInCopy, referringFirst } from './multiply-world.ts';

const ID = '01a137fb-2ad4-7000-8022-63e82f53ba68';

test('gives a row a new id in each copy, and its own id in copy 0', () => {
  expect(idInCopy(ID, 0)).toBe(ID);
  expect(idInCopy(ID, 8)).toBe('01a137fb-2ad4-7000-8022-63e800000008');
  expect(idInCopy(ID, 99)).toBe('01a137fb-2ad4-7000-8022-63e800000063');
});

const KEYS = [
  { referring: 'foals', referred: 'mares' },
  { referring: 'ribbons', referred: 'foals' },
  { referring: 'ribbons', referred: 'mares' },
];

test('a table follows all that refer to it', () => {
  expect(referringFirst(['mares'], KEYS)).toEqual(['ribbons', 'foals', 'mares']);
  expect(referringFirst(['foals', 'stalls', 'mares'], KEYS)).toEqual(['ribbons', 'foals', 'stalls', 'mares']);
});

test('a circle of foreign keys is named', () => {
  const circle = [...KEYS, { referring: 'mares', referred: 'ribbons' }];
  expect(() => referringFirst(['foals'], circle)).toThrow(
    'A circle of foreign keys: foals, ribbons, mares, foals',
  );
});
