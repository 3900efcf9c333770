import { expect, test, vi } from 'vitest';
import { MINUTE } from '../../../game/game-time.ts';

vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('localStorage', { getItem: () => null });
const { renewalIn } = await import('./use-round.ts');

const NOW = new Date('2030-05-01T08:00:00Z');

test.each([
  [3_600, 5 * MINUTE],
  [300, 5 * MINUTE],
  [42, 42_000],
  [0.2, 1_000],
  // The answer is under way, or just lost.
  [-5, 1_000],
  [-11, 30_000],
  [-86_400, 30_000],
])('an order valid for %d seconds is renewed in %d ms', (seconds, ms) => {
  const until = new Date(NOW.getTime() + seconds * 1_000).toISOString();
  expect(renewalIn({ until }, NOW)).toBe(ms);
});
