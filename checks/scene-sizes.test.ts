import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { tooLarge } from './scene-sizes.ts';

/** Code of a chunk that gzip makes about this large. */
const chunk = (name: string, bytes: number) =>
  ({
    type: 'chunk',
    name,
    code: randomBytes(bytes)
      .toString('latin1')
      .replaceAll(/[^ -~]/g, ''),
  }) as const;

test('the worker, what is loaded once, and each place have their limits', () => {
  const fits = [chunk('scene-worker', 10_000), chunk('things', 8_000), chunk('paint-yard', 6_000)];
  expect(tooLarge(fits)).toEqual([]);
  expect(tooLarge([...fits, { type: 'asset' }, chunk('paint-barn', 12_000)])).toEqual([
    expect.stringMatching(/^paint-barn has \d+ bytes of code by gzip: at most 3000$/),
  ]);
  const large = [chunk('scene-worker', 30_000), chunk('things', 20_000)];
  expect(tooLarge(large).map((problem) => problem.split(' ')[0])).toEqual(['scene-worker', 'things']);
});

test('other workers have no places', () => {
  expect(tooLarge([chunk('portrait-worker', 40_000)])).toEqual([]);
});
