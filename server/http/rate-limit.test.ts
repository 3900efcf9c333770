import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Route, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ rateLimit: true });
});
afterAll(() => app.close());

const TRIES = 10;
const stranger = { email: 'nobody@example.org', password: 'guessed', username: '' };

test.each<[Route, number]>([
  ['POST /api/auth/login', 401],
  ['POST /api/auth/register', 400],
])('%s may be tried ten times a minute', async (route, status) => {
  for (let n = 1; n <= TRIES; n++)
    expect((await app.call(route, { body: stranger })).status, `try ${n}`).toBe(status);
  const { body, ...refused } = await app.call(route, { body: stranger });
  expect(refused.status).toBe(429);
  expect(body.code).toBe('TOO_MANY_REQUESTS');
  const seconds = /^That was too often\. Please try again in (\d+) seconds\.$/.exec(body.message ?? '')?.[1];
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(Number(seconds)).toBeLessThanOrEqual(60);
});

test('other calls, and other addresses, do not wait for it', async () => {
  expect((await app.call('GET /api/breeds')).status).toBe(200);
  const elsewhere = await app.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '203.0.113.7',
    payload: stranger,
  });
  expect(elsewhere.statusCode).toBe(401);
});

test('an address that a client makes up is not believed', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'x-forwarded-for': '203.0.113.8' },
    payload: stranger,
  });
  expect(answer.statusCode).toBe(429);
});
