import { expect, test } from 'vitest';
import { EAR_RIBS } from '../../body/rib-rows.ts';
import { acrossEar, alongEar, shellAt } from './ear.ts';

/** The tip is a point, where across means nothing. */
const WIDE_RIBS = EAR_RIBS.slice(0, -2);

test('the painter finds the edges of the ear where the ribs have them', () => {
  const acrossAt = (s: number, n: number) => acrossEar(s, n, alongEar(s, n));
  const edges = WIDE_RIBS.map(([frontS, frontN, backS, backN]) => [
    acrossAt(frontS, frontN),
    acrossAt(backS, backN),
  ]);
  expect(edges.flatMap(([front = 0, back = 0]) => [Math.abs(front - 1), Math.abs(back + 1)])).toSatisfy(
    (off: readonly number[]) => off.every((each) => each < 0.3),
  );
  const middles = EAR_RIBS.map(([frontS, frontN, backS, backN]) =>
    alongEar((frontS + backS) / 2, (frontN + backN) / 2),
  );
  expect(middles).toEqual(middles.toSorted((a, b) => a - b));
  expect(middles.at(-1)).toBeCloseTo(1, 1);
});

test('the ear opens to the front, and neither at its root nor on its back', () => {
  expect(shellAt(0.5, 0.6)).toBe(1);
  expect([shellAt(0.5, -0.5), shellAt(0.02, 0.9), shellAt(1, 0)]).toEqual([0, 0, 0]);
});
