import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { HOUR } from '../../game/game-time.ts';

const stored = new Map<string, string>();
const page: { early?: unknown; addEventListener: () => void } = { addEventListener: () => undefined };
vi.stubGlobal('window', page);
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', answer);

const { addressOf, call, callPage } = await import('./call.ts');
const { sentenceOf } = await import('./call-refused.ts');
const { dropToken, storeToken, readToken } = await import('./token.ts');
const { readSince, worldNow } = await import('./world-clock.ts');

function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
}

const ID = '01980000-0000-7000-8000-000000000001';

beforeEach(() => {
  answer.mockReset();
  dropToken();
});

test('fills the path, leaves out what is undefined in the query', () => {
  const address = addressOf('GET /api/horses/:id/entries', {
    params: { id: 'a/b' },
    query: { status: 'pending', before: undefined, limit: 50 },
  });
  expect(address).toBe('/api/horses/a%2Fb/entries?status=pending&limit=50');
});

test('sends the token and a JSON body, and returns the reply', async () => {
  storeToken('the-token');
  answer.mockResolvedValue(Response.json({ message: 'fine' }));
  await expect(
    call('POST /api/shows/:id/enter', { params: { id: ID }, body: { horse_id: ID } }),
  ).resolves.toEqual({ message: 'fine' });
  expect(answer.mock.lastCall?.[0]).toBe(`/api/shows/${ID}/enter`);
  expect(answer.mock.lastCall?.[1]).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer the-token', 'content-type': 'application/json' },
    body: JSON.stringify({ horse_id: ID }),
  });
});

test('a call without input sends no body and, without a token, no authorization', async () => {
  answer.mockResolvedValue(Response.json({}));
  await call('POST /api/goldsmith/salary');
  expect(answer.mock.lastCall?.[1]).toMatchObject({ headers: {}, body: null });
});

describe('a change whose answer is lost', () => {
  const keys = () => answer.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'));
  const lost = () => Promise.reject(new TypeError('fetch failed'));
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const collect = async () => {
    const collected = call('POST /api/goldsmith/salary').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    return collected;
  };

  test.each([
    ['by the network', lost],
    ['by a proxy', () => Promise.resolve(new Response('', { status: 502 }))],
    [
      'by the database',
      () => Promise.resolve(Response.json({ code: 'OUTCOME_UNKNOWN', message: 'Look.' }, { status: 503 })),
    ],
  ])('%s is retried once with its idempotency key', async (_, lose) => {
    storeToken('the-token');
    answer.mockImplementationOnce(lose).mockResolvedValueOnce(Response.json({ message: 'fine' }));
    expect(await collect()).toEqual({ message: 'fine' });
    const [first, second, ...more] = keys();
    expect([first, more]).toEqual([second, []]);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
  });

  test('fails if the answer is lost twice; each act has its own key', async () => {
    storeToken('the-token');
    answer.mockImplementation(lost);
    expect(await collect()).toMatchObject({ code: 'UNREACHABLE' });
    expect(await collect()).toMatchObject({ code: 'UNREACHABLE' });
    expect(keys()).toHaveLength(4);
    expect(new Set(keys()).size).toBe(2);
  });

  test.each([409, 429, 500, 503])('is not retried after a %d', async (status) => {
    storeToken('the-token');
    answer.mockResolvedValue(Response.json({ code: 'NO', message: 'No.' }, { status }));
    await collect();
    expect(keys()).toHaveLength(1);
  });

  test('is not retried for a visitor, or after another player signed in', async () => {
    answer.mockImplementation(lost);
    await collect();
    expect(keys()).toEqual([null]);
    storeToken('the-token');
    answer.mockImplementationOnce(() => {
      storeToken('another');
      return lost();
    });
    await collect();
    expect(keys()).toHaveLength(2);
  });
});

test.each([
  [
    'a sentence of the contract',
    409,
    JSON.stringify({ code: 'LEVEL_TOO_LOW', message: 'Too low.' }),
    'Too low.',
    'LEVEL_TOO_LOW',
  ],
  ['another body', 502, 'Bad Gateway here', '502: Bad Gateway here', null],
  ['JSON of another shape', 500, '{"error":"x"}', '500: {"error":"x"}', null],
])('refused with %s', async (_, status, body, message, code) => {
  answer.mockResolvedValue(new Response(body, { status }));
  await expect(call('GET /api/user')).rejects.toMatchObject({ status, message, code });
});

test('refused with an empty body: the status text', async () => {
  answer.mockResolvedValue(new Response('', { status: 503, statusText: 'Service Unavailable' }));
  await expect(call('GET /api/user')).rejects.toThrow(/^503: Service Unavailable$/);
});

test("a player reads the server's sentence, else the fallback", async () => {
  answer.mockResolvedValueOnce(new Response('<html>', { status: 500 }));
  const bare: unknown = await call('GET /api/user').catch((error: unknown) => error);
  expect(sentenceOf(bare, 'Failed to feed horse')).toBe('Failed to feed horse');
  answer.mockRejectedValueOnce(new TypeError('fetch failed'));
  const silent: unknown = await call('GET /api/user').catch((error: unknown) => error);
  expect(sentenceOf(silent, 'Failed to feed horse')).toMatch(/cannot be reached/);
});

test('a refused token is dropped, but never a newer one', async () => {
  storeToken('old');
  answer.mockResolvedValueOnce(new Response('', { status: 401 }));
  await expect(call('GET /api/auth/me')).rejects.toMatchObject({ status: 401 });
  expect(readToken()).toBeNull();
  expect(stored.has('auth_token')).toBe(false);

  storeToken('old');
  answer.mockImplementationOnce(async () => {
    storeToken('new');
    return new Response('', { status: 401 });
  });
  await expect(call('GET /api/auth/me')).rejects.toMatchObject({ status: 401 });
  expect(readToken()).toBe('new');
});

test('pages follow the address in the Link header', async () => {
  const link = '</api/transactions?limit=2&before=abc>; rel="next"';
  answer.mockResolvedValueOnce(Response.json([1], { headers: { link } }));
  const first = await callPage('GET /api/transactions', { query: { limit: 2 } }, null);
  expect(first.next).toBe('/api/transactions?limit=2&before=abc');
  answer.mockResolvedValueOnce(Response.json([2]));
  const second = await callPage('GET /api/transactions', { query: { limit: 2 } }, first.next);
  expect(answer.mock.lastCall?.[0]).toBe(first.next);
  expect(second.next).toBeNull();
});

test("the world clock follows the server, however wrong the device's clock", async () => {
  stopClock();
  const there = new Date(Date.now() + 24 * HOUR);
  answer.mockResolvedValue(Response.json({}, { headers: { 'x-world-now': there.toISOString() } }));
  await call('GET /api/game/date');
  expect(worldNow()).toEqual(there);
});

describe('an early read', () => {
  const addresses = () => ['/api/shell', '/api/auth/me'];
  const setEarly = (came: { response: Response; at: number } | undefined, token = 'the-token') =>
    Object.assign(page, { early: { token, addresses: addresses(), response: Promise.resolve(came) } });
  const answered = (body: unknown, status = 200) => [
    { status: 200, next: null, body: 'the shell' },
    { status, next: null, body },
  ];
  const early = () => ({ response: Response.json(answered('early')), at: Date.now() });
  beforeEach(() => {
    storeToken('the-token');
    answer.mockImplementation(() => Promise.resolve(Response.json('requested again')));
  });
  afterEach(() => Object.assign(page, { early: undefined }));

  test('answers once', async () => {
    setEarly(early());
    await expect(call('GET /api/auth/me')).resolves.toBe('early');
    expect(answer).not.toHaveBeenCalled();
    await expect(call('GET /api/auth/me')).resolves.toBe('requested again');
  });

  test.each([
    ['was requested by another player', early(), 'their-token'],
    ['failed', undefined, undefined],
    [
      'comes from a server without batches',
      { response: new Response('', { status: 404 }), at: 0 },
      undefined,
    ],
  ])('is ignored if it %s', async (_, came, token) => {
    setEarly(came, token);
    await expect(call('GET /api/auth/me')).resolves.toBe('requested again');
  });

  test('drops a refused token', async () => {
    setEarly({ response: Response.json(answered({}, 401)), at: Date.now() });
    await expect(call('GET /api/auth/me')).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBeNull();
  });

  test('sets the clock by its time of arrival', async () => {
    stopClock();
    const there = Date.now() + 40 * 24 * HOUR;
    const headers = { 'x-world-now': new Date(there).toISOString() };
    setEarly({ response: Response.json(answered({}), { headers }), at: Date.now() - 20_000 });
    await call('GET /api/auth/me');
    expect(worldNow().getTime()).toBe(there + 20_000);
  });

  test("counts as the page's oldest data, even if taken later", async () => {
    const saying = (now: string) => ({
      response: Response.json(answered({}), { headers: { 'x-world-now': now } }),
      at: Date.now(),
    });
    answer.mockResolvedValueOnce(saying('2001-01-01T00:00:02.000Z').response);
    await call('GET /api/game/date');
    setEarly(saying('2001-01-01T00:00:01.000Z'));
    await call('GET /api/auth/me');
    expect(readSince()).toBe('2001-01-01T00:00:01.000Z');
  });
});
