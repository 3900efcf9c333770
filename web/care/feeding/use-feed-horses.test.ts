import { expect, test, vi } from 'vitest';
import type { CareHorse } from './use-feeding.ts';

vi.stubGlobal('window', { addEventListener: () => undefined });
const { formatFed } = await import('./use-feed-horses.ts');

const NOW = new Date(2026, 10, 20, 12);
const UNTIL = new Date(2026, 10, 21, 12).toISOString();
const horse = (id: string, name: string): CareHorse => ({
  id,
  name,
  ageInMonths: 84,
  happiness: 90,
  happinessLimit: 100,
  feedExpiresAt: null,
  rationUntil: null,
  grassFrom: null,
});
const HORSES = [horse('1', 'Magpie'), horse('2', 'Juniper')];
const fed = (...ids: string[]) => ids.map((horseId) => ({ horseId, expiresAt: UNTIL }));

test('one horse: until when, and what was bought', () => {
  const toast = formatFed({ fed: fed('2'), bought: 1, oil: 4, plain: [], cost: 44, coins: 0 }, HORSES, NOW);
  expect(toast.title).toBe('Juniper is fed');
  expect(toast.description).toMatch(
    /^Fed until tomorrow, .*12.*\. You bought 1 bag of feed for 40 coins\. Hay and oil cost 4 coins\.$/,
  );
});

test('several horses, from the inventory or not', () => {
  expect(
    formatFed({ fed: fed('1', '2'), bought: 0, oil: 0, plain: [], cost: 0, coins: 9 }, HORSES, NOW),
  ).toEqual({
    title: '2 horses are fed',
    description: undefined,
  });
  expect(
    formatFed({ fed: fed('1', '2'), bought: 48, oil: 0, plain: [], cost: 1920, coins: 9 }, HORSES, NOW),
  ).toEqual({
    title: '2 horses are fed',
    description: 'You bought 48 bags of feed for 1,920 coins.',
  });
});

test('too few coins for hay and oil', () => {
  const none = { bought: 0, oil: 0, cost: 0, coins: 3 };
  const saidOf = (ids: string[], plain: string[]) =>
    formatFed({ fed: fed(...ids), plain, ...none }, HORSES, NOW).description;
  expect(saidOf(['2'], ['2'])).toMatch(/\. Too few coins for hay and oil: plain feed this time\.$/);
  expect(saidOf(['1', '2'], ['2'])).toBe('Too few coins for hay and oil: one gets plain feed this time.');
  expect(saidOf(['1', '2'], ['1', '2'])).toBe('Too few coins for hay and oil: 2 get plain feed this time.');
});
