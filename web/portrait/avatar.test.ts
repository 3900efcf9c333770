import { expect, test } from 'vitest';
import { initials } from './avatar.tsx';

test.each([
  ['Anna', 'A'],
  ['anna van dam', 'AD'],
  ['Rider m3x7', 'RM'],
  ['quiet_hollow-farm', 'QF'],
  ['Ольга Б', 'ОБ'],
  ['𝒜nna 𝒟am', '𝒜𝒟'],
  ['7', '7'],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
