import { expect, test, vi } from 'vitest';
import { MINUTE } from '../../game/game-time.ts';

vi.stubGlobal('window', { addEventListener: () => undefined });
const { hourOf } = await import('./use-game-date.ts');

const NEXT = new Date('2026-11-20T13:00:00Z');
const before = (minutes: number) => new Date(NEXT.getTime() - minutes * MINUTE);

test.each([
  [60, 0],
  [57.5, 1],
  [30, 12],
  [2.6, 22],
  [2.4, 23],
  [0, 23],
  [-1, 23],
  [61, 0],
])('%d minutes before the next day it is %d', (minutes, hour) => {
  expect(hourOf(NEXT, before(minutes))).toBe(hour);
});
