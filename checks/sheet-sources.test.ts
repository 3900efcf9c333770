import { expect, test } from 'vitest';
import { hashOfScenes } from './scene-sources.ts';
import { hashOfShared } from './share-sources.ts';
import { hashOfSources, readMadeOf, SHEETS } from './sheet-sources.ts';

test('the pictures in the repository are painted as horses and scenes are now: else run `npm run sheet`', () => {
  const [horses, scenes] = [hashOfSources(), hashOfScenes()];
  const now = SHEETS.map((name) => [name, name === 'scenes' ? scenes : horses]);
  expect(readMadeOf()).toEqual({ ...Object.fromEntries(now), shared: expect.any(String) });
});

test('what shared pictures consist of is painted as scenes are now: else run `npm run share-scenes`', () => {
  expect(readMadeOf().shared).toBe(hashOfShared());
});
