import { expect, test } from 'vitest';
import { alike, type Answered } from './alike.ts';

const answered = (path: string, rows?: number): Answered => ({ step: [{ method: 'GET', path }], rows });
const paths = (steps: readonly Answered['step'][]) => steps.flat().map(({ path }) => path);

test('both worlds show as many rows as the smaller page, and get only requests that both can answer', () => {
  const small = [
    answered('/a', 7),
    answered('/b?x=1', 3),
    answered('/c', 0),
    answered('/d'),
    answered('/e', 50),
  ];
  const large = [
    answered('/a', 50),
    answered('/b?x=2', 2),
    answered('/c', 9),
    answered('/d'),
    answered('/e', 50),
  ];
  const { one, other } = alike(small, large);
  expect(paths(one)).toEqual(['/a?limit=7', '/b?x=1&limit=2', '/d', '/e']);
  expect(paths(other)).toEqual(['/a?limit=7', '/b?x=2&limit=2', '/d', '/e']);
});
