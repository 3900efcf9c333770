import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMessageQueue, type Outcome } from './message-queue.ts';
import { PrivateAddress } from './push-services.ts';
import type { Sent } from './send-message.ts';

const message = (endpoint: string) => ({ endpoint, p256dh: '', auth: '', payload: '' });

function openQueue(answer: (endpoint: string, tried: number) => Promise<Sent> | Sent, most = 100) {
  const outcomes: Outcome[] = [];
  const expired: string[] = [];
  const tries = new Map<string, number>();
  const queue = openMessageQueue({
    most,
    send: async ({ endpoint }) => {
      const tried = tries.get(endpoint) ?? 0;
      tries.set(endpoint, tried + 1);
      return answer(endpoint, tried);
    },
    onExpired: async (endpoint) => void expired.push(endpoint),
    onOutcome: (outcome) => void outcomes.push(outcome),
  });
  return { queue, outcomes, expired, tries };
}

const status = (status: number, retryAfterMs?: number): Sent => ({ status, retryAfterMs });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a message is retried while its service is down, four times in all', async () => {
  const { queue, outcomes, tries } = openQueue(() => Promise.reject(new Error('down')));
  queue.add(message('a'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tries.get('a')).toBe(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries.get('a')).toBe(4);
  expect(outcomes).toEqual(['retried', 'retried', 'retried', 'failed']);
});

test('a busy service is waited for as long as it says, five minutes at most', async () => {
  const { queue, outcomes, tries } = openQueue((_, tried) =>
    tried === 0 ? status(429, 100_000) : status(201),
  );
  queue.add(message('a'));
  await vi.advanceTimersByTimeAsync(99_000);
  expect(tries.get('a')).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(outcomes).toEqual(['retried', 'sent']);
});

test.each([404, 410])('after %i the subscription is removed, and not tried again', async (gone) => {
  const { queue, outcomes, expired } = openQueue(() => status(gone));
  queue.add(message('a'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect([expired, outcomes]).toEqual([['a'], ['expired']]);
});

test.each([
  ['a message that is refused', () => status(400)],
  ['an address inside', () => Promise.reject(new PrivateAddress())],
])('%s is dropped at once', async (_, answer) => {
  const { queue, outcomes, tries } = openQueue(answer);
  queue.add(message('a'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect([tries.get('a'), outcomes]).toEqual([1, ['failed']]);
});

test('one service that hangs or fails does not delay others, and the queue never grows beyond its bound', async () => {
  const { queue, outcomes } = openQueue(
    (endpoint) =>
      endpoint === 'down' ? status(503) : endpoint === 'hangs' ? new Promise<Sent>(() => {}) : status(201),
    10,
  );
  queue.add(message('hangs'));
  queue.add(message('down'));
  await vi.advanceTimersByTimeAsync(100);
  for (let index = 0; index < 8; index++) queue.add(message(`good ${index}`));
  for (let index = 0; index < 5; index++) queue.add(message(`late ${index}`));
  await vi.advanceTimersByTimeAsync(100);
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(8);
  expect(outcomes.filter((outcome) => outcome === 'dropped')).toHaveLength(5);
});

test('a closed queue takes and tries nothing', async () => {
  const { queue, outcomes, tries } = openQueue(() => status(503));
  queue.add(message('a'));
  await vi.advanceTimersByTimeAsync(100);
  await queue.close();
  queue.add(message('b'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect([tries.get('a'), tries.get('b')]).toEqual([1, undefined]);
  expect(outcomes).toEqual(['retried', 'dropped']);
});
