import { expect, test } from 'vitest';
import { movedUpWords } from './done-words.ts';

test('says who has moved up', () => {
  expect(movedUpWords([{ level: 5, movesUp: false }])).toBeNull();
  expect(
    movedUpWords([
      { level: 5, movesUp: true },
      { level: 5, movesUp: false },
    ]),
  ).toBe('Moved up to class 5');
});
