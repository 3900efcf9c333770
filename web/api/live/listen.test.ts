import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE } from '../../../game/game-time.ts';

/* This browser cannot share a stream, so it polls. */

const page = Object.assign(new EventTarget(), { hidden: false });
vi.stubGlobal('document', page);
vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('navigator', {});
vi.stubGlobal('localStorage', { getItem: () => null });
const { listenLive } = await import('./listen.ts');
const { liveState } = await import('./live-state.ts');

const heard: unknown[] = [];
let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  leave = listenLive('the-token', (event) => heard.push(event));
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const see = (seen: boolean) => {
  page.hidden = !seen;
  page.dispatchEvent(new Event('visibilitychange'));
};

test('awaited results and chat are polled every 5 s, the rest every half minute or minute', () => {
  expect(liveState.read()).toBe('none');
  vi.advanceTimersByTime(MINUTE);
  const counts: Record<string, number> = {};
  for (const event of heard) {
    const [row = ''] = (event as { due: string[] }).due;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  const halfMinutes = {
    devices: 2,
    shell: 2,
    horses: 2,
    inventory: 2,
    moderation: 2,
    mail: 2,
    news: 2,
    online: 2,
    round: 2,
    shows: 2,
    studs: 2,
    tack: 2,
    transactions: 2,
    vet: 2,
  };
  expect(counts).toEqual({
    entries: 12,
    user: 12,
    chat: 12,
    chat_read: 12,
    ...halfMinutes,
    salary: 1,
    album: 1,
    moments: 1,
  });
});

test('a hidden page polls nothing, and everything at once when visible again', () => {
  see(false);
  vi.advanceTimersByTime(31_000);
  expect(heard).toEqual([]);
  see(true);
  const due = [
    'entries',
    'user',
    'chat',
    'chat_read',
    'shows',
    'shell',
    'horses',
    'inventory',
    'studs',
    'tack',
    'transactions',
    'vet',
    'devices',
    'news',
    'moderation',
    'mail',
    'online',
    'round',
  ];
  expect(heard).toEqual([{ topics: [], results: [], gap: false, due }]);
});

test('after leaving, nothing is reported', () => {
  leave();
  expect(liveState.read()).toBe('up');
  vi.advanceTimersByTime(MINUTE);
  expect(heard).toEqual([]);
});
