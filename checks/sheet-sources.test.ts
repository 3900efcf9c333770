import { expect, test } from 'vitest';
import { hashOfSources, readMadeOf, SHEETS } from './sheet-sources.ts';

test('the pictures of horses in the repository are painted as horses are now: else run `npm run sheet`', () => {
  const now = hashOfSources();
  expect(readMadeOf()).toEqual(Object.fromEntries(SHEETS.map((name) => [name, now])));
});
