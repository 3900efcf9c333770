import { expect, test } from 'vitest';
import { retiredWords } from './words.ts';

test.each([
  ['mare', 'She neither shows nor breeds again'],
  ['stallion', 'He neither shows nor breeds again'],
  ['gelding', 'He neither shows nor breeds again'],
] as const)('a retired %s does nothing of the ring or the stud any more', (gender, why) => {
  expect(retiredWords({ gender })).toEqual({ title: 'Retired', why });
});
