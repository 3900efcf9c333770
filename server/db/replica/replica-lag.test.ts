import { expect, test } from 'vitest';
import { openReplicaLag } from './replica-lag.ts';

test.each<
  [string, (readonly [at: number, primary: number, replica: number | null])[], number, number | undefined]
>([
  ['nothing was seen', [], 0, undefined],
  ['it has replayed everything', [[0, 100, 100]], 500, 500],
  [
    'an idle primary',
    [
      [0, 100, 100],
      [1_000, 100, 100],
    ],
    1_000,
    0,
  ],
  [
    'it is behind since the first position that it lacks',
    [
      [0, 100, 100],
      [1_000, 200, 100],
      [2_000, 300, 100],
    ],
    2_000,
    1_000,
  ],
  [
    'it catches up in part',
    [
      [0, 200, 100],
      [1_000, 300, 200],
      [2_000, 400, 300],
    ],
    2_000,
    0,
  ],
  [
    'it catches up',
    [
      [0, 200, 100],
      [1_000, 300, 300],
    ],
    1_000,
    0,
  ],
  ['it is no replica', [[0, 100, null]], 0, undefined],
  ['the last poll is old', [[0, 100, 100]], 3_001, undefined],
])('%s', (_, polls, now, lag) => {
  const known = openReplicaLag();
  for (const [at, primary, replica] of polls) known.saw(at, primary, replica);
  expect(known.at(now)).toBe(lag);
});

test('a failed poll makes it unknown', () => {
  const known = openReplicaLag();
  known.saw(0, 100, 100);
  known.failed();
  expect(known.at(0)).toBeUndefined();
});

test('remembers when it fell behind, however long ago', () => {
  const known = openReplicaLag();
  for (let second = 0; second <= 500; second++) known.saw(second * 1_000, 100 + second, 99);
  expect(known.at(500_000)).toBe(500_000);
});
