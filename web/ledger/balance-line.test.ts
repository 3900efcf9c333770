import { expect, test } from 'vitest';
import { balanceLine, linePath } from './balance-line.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

test('repeats the balance on days without a change', () => {
  const { days } = balanceLine(
    [
      { day: '2026-11-10', balance: 5000 },
      { day: '2026-11-18', balance: 3200 },
      { day: '2026-11-20', balance: 3900 },
    ],
    4,
    NOW,
  );
  expect(days).toEqual([
    { day: '2026-11-17', balance: 5000 },
    { day: '2026-11-18', balance: 3200 },
    { day: '2026-11-19', balance: 3200 },
    { day: '2026-11-20', balance: 3900 },
  ]);
});

test('a new account has no earlier days', () => {
  const { days } = balanceLine([{ day: '2026-11-19', balance: 5000 }], 30, NOW);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20']);
});

test('an account opened today has a line', () => {
  const line = balanceLine([{ day: '2026-11-20', balance: 5000 }], 30, NOW);
  expect(line.days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-20']);
  expect(linePath(line, 100, 50)).not.toContain('NaN');
});

test.each([
  [[5000, 3200, 3900], 3000, 5000],
  [[0, 7], 0, 10],
  [[120_000, 480_000], 0, 600_000],
  [[5000, 5000], 4800, 5200],
  [[5137, 5137], 4800, 5200],
  [[4998, 5000], 4800, 5200],
  [[0, 0], 0, 2],
])('the scale of %j goes from %d to %d', (balances, low, high) => {
  const changes = balances.map((balance, index) => ({ day: `2026-11-${18 + index}`, balance }));
  expect(balanceLine(changes, 3, NOW)).toMatchObject({ low, high });
});

test('draws steps', () => {
  const days = [5, 5, 10, 0].map((balance, index) => ({ day: String(index), balance }));
  expect(linePath({ days, low: 0, high: 10 }, 300, 100)).toBe('M0 50H100V50H200V0H300V100');
});
