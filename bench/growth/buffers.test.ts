import { expect, test } from 'vitest';
import { literal } from './buffers.ts';

test.each([
  [null, 'null'],
  [7, "'7'"],
  [true, "'true'"],
  ["O'Neill", "'O''Neill'"],
  [new Date('2030-05-01T08:00:00Z'), "'2030-05-01T08:00:00.000Z'"],
  [Buffer.from('0aff', 'hex'), " E'\\\\x0aff'"],
  [['a', 'b,c'], `'{"a","b,c"}'`],
  [[], "'{}'"],
])('writes %j into a statement', (value, written) => {
  expect(literal(value)).toBe(written);
});

test('refuses a value that cannot be a parameter', () => {
  expect(() => literal({})).toThrow(TypeError);
});
