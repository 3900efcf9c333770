import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figuresOf, median, percentile } from './figures.ts';

describe('median', () => {
  test.each([
    [[3], 3],
    [[1, 9], 5],
    [[9, 1, 2], 2],
    [[4, 1, 2, 9], 3],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  test('is not changed by one disturbed round', () => {
    expect(median([100, 101, 3])).toBe(100);
  });

  test('throws for an empty list', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('percentile', () => {
  test.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ])('%d of 1 to 100 is %d', (share, expected) => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(values, share)).toBe(expected);
  });

  test('is a value that at least this share does not exceed', () => {
    const someValues = fc.array(fc.double({ noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(someValues, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
        const value = percentile(values, share);
        expect(values).toContain(value);
        const within = values.filter((other) => other <= value).length;
        expect(within / values.length).toBeGreaterThanOrEqual(share);
      }),
    );
  });
});

describe('figures', () => {
  const round = (steps: number, seconds: number, cpuSeconds: number | null) => ({
    steps,
    seconds,
    latencies: Array.from({ length: steps }, (_, index) => index + 1),
    cpuSeconds,
  });

  test('are medians over the rounds', () => {
    const figures = figuresOf([round(100, 1, 0.1), round(200, 1, 0.2), round(100, 0.1, 0.05)]);
    expect(figures).toEqual({ perSecond: 200, p50: 50, p99: 99, cpuMicros: 1000 });
  });

  test('have no processor time if the system reports none', () => {
    expect(figuresOf([round(10, 1, null)]).cpuMicros).toBeNull();
  });
});
