import { expect, test } from 'vitest';
import { idInCopy } from './multiply-world.ts';

const ID = '01a137fb-2ad4-7000-8022-63e82f53ba68';

test('gives a row a new id in each copy, and its own id in copy 0', () => {
  expect(idInCopy(ID, 0)).toBe(ID);
  expect(idInCopy(ID, 8)).toBe('01a137fb-2ad4-7000-8022-63e800000008');
  expect(idInCopy(ID, 99)).toBe('01a137fb-2ad4-7000-8022-63e800000063');
});
