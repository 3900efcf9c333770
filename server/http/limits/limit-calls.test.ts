import { request } from 'node:http';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { appForFile } from '../../testing/app/test-app.ts';
import { MINUTE } from '../../../game/game-time.ts';

const PER_ACCOUNT = 1_200;
const PER_NETWORK = 6_000;

// Stops the wall clock: counts restart every minute.
vi.useFakeTimers({ toFake: ['Date'] });
const app = await appForFile({ rateLimit: true });
afterAll(() => void vi.useRealTimers());
const anna = await app.newPlayer();
const bert = await app.newPlayer();
beforeEach(() => {
  vi.setSystemTime(Math.ceil((Date.now() + 1) / MINUTE) * MINUTE + 20_000);
});

interface SentCall {
  readonly url?: string;
  readonly token?: string;
  readonly from?: string;
}

async function send({ url = '/api/auth/me', token = anna.token, from = '203.0.113.1' }: SentCall = {}) {
  const headers = { authorization: `Bearer ${token}` };
  const {
    statusCode,
    headers: answered,
    json,
  } = await app.http.inject({ url, headers, remoteAddress: from });
  return {
    status: statusCode,
    retryAfter: Number(answered['retry-after']),
    body: json<{ code: string; message: string }>(),
  };
}

async function countStatuses(calls: number, callAt: (index: number) => SentCall) {
  const counted: Record<number, number> = {};
  for (let first = 0; first < calls; first += 100) {
    const batch = Array.from({ length: Math.min(100, calls - first) }, (_, index) =>
      send(callAt(first + index)),
    );
    for (const { status } of await Promise.all(batch)) counted[status] = (counted[status] ?? 0) + 1;
  }
  return counted;
}

test('an account may call 1,200 times a minute over all addresses, without delaying others', async () => {
  const from = (index: number) => ({ from: `198.51.${index % 200}.1` });
  expect(await countStatuses(PER_ACCOUNT + 50, from)).toEqual({ 200: PER_ACCOUNT, 429: 50 });
  const { retryAfter, body } = await send();
  expect(body.code).toBe('TOO_MANY_REQUESTS');
  expect({ retryAfter, message: body.message }).toEqual({
    retryAfter: 40,
    message: 'That was too often. Please try again in 40 seconds.',
  });
  expect((await send({ token: bert.token })).status).toBe(200);
});

test('a network may call 6,000 times a minute, whatever tokens it sends', async () => {
  const from = '203.0.113.77';
  const nothing = PER_NETWORK - 200;
  expect(await countStatuses(nothing, () => ({ from, url: '/api/nothing' }))).toEqual({ 404: nothing });
  const madeUp = (index: number) => ({ from, token: `made-up-token-number-${index}` });
  expect(await countStatuses(250, madeUp)).toEqual({ 401: 200, 429: 50 });
  expect((await send({ from, token: bert.token })).status).toBe(429);
  expect((await send({ from, url: '/api/nothing' })).status).toBe(429);
  expect((await send({ from, url: '/healthz' })).status).toBe(200);
  expect((await send({ token: bert.token })).status).toBe(200);
});

test('an expensive call has a lower limit, for an account and for a network', async () => {
  const mates = '/api/horses/0190a000-0000-7000-8000-000000000000/mates';
  const listMates = { url: mates, token: bert.token, from: '203.0.113.90' };
  expect(await countStatuses(130, () => listMates)).toEqual({ 404: 120, 429: 10 });
  const boards = { url: '/api/leaderboards/players', from: '203.0.113.91' };
  expect(await countStatuses(610, () => boards)).toEqual({ 200: 600, 429: 10 });
  expect((await send({ token: bert.token, from: '203.0.113.90' })).status).toBe(200);
});

test('an account beyond its limit does not use up its network’s limit', async () => {
  const mates = '/api/horses/0190a000-0000-7000-8000-000000000000/mates';
  const from = '203.0.113.92';
  expect(await countStatuses(800, () => ({ url: mates, from }))).toEqual({ 404: 120, 429: 680 });
  expect((await send({ url: mates, from, token: bert.token })).status).toBe(404);
  expect((await send({ from })).status).toBe(200);
  vi.setSystemTime(Date.now() + MINUTE);
  expect((await send({ url: mates, from })).status).toBe(404);
});

test('a site of IPv6 has the share of eight of its networks', async () => {
  const boards = (index: number) => ({
    url: '/api/leaderboards/players',
    from: `2001:db8:7:${(index % 200).toString(16)}::1`,
  });
  expect(await countStatuses(8 * 600 + 20, boards)).toEqual({ 200: 8 * 600, 429: 20 });
  expect((await send({ ...boards(0), from: '2001:db8:8::1' })).status).toBe(200);
});

test('a call is counted and not cached, however its URL is spelt', async () => {
  // Needs a socket: `inject` would shorten the absolute address.
  const { port } = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }));
  const requestRaw = (path: string) =>
    new Promise<{ status: number | undefined; cached: string | undefined }>((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, cached: answer.headers['cache-control'] });
      });
      outgoing.on('error', reject).end();
    });
  const spellings = ['/%61pi/leaderboards/players', 'http://h/api/leaderboards/players'];
  for (let index = 0; index < 600; index++)
    expect(await requestRaw(spellings[index % 2] ?? '')).toEqual({ status: 200, cached: 'no-store' });
  for (const path of [...spellings, '/api/leaderboards/players'])
    expect(await requestRaw(path)).toEqual({ status: 429, cached: 'no-store' });
});
