import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('window', { addEventListener: () => undefined });
const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', answer);

async function load() {
  vi.resetModules();
  const { call, callPage } = await import('./call.ts');
  const { storeToken, readToken } = await import('./token.ts');
  storeToken('the-token');
  return { call, callPage, readToken };
}
type Api = Awaited<ReturnType<typeof load>>;
let api: Api;
beforeEach(async () => {
  answer.mockReset();
  api = await load();
});

const item = (body: unknown, status = 200, next: string | null = null) => ({ status, next, body });
const addresses = () => answer.mock.calls.map(([address]) => decodeURIComponent(address));

test('reads of one task share a request, and each gets its answer', async () => {
  answer.mockResolvedValue(
    Response.json([item('me'), item(['one'], 200, '/api/horses?before=x'), item('date')]),
  );
  const reads = await Promise.all([
    api.call('GET /api/auth/me'),
    api.callPage('GET /api/horses', {}, null),
    api.call('GET /api/game/date'),
  ]);
  expect(reads).toEqual(['me', { items: ['one'], next: '/api/horses?before=x' }, 'date']);
  expect(addresses()).toEqual(['/api/batch?get=/api/auth/me&get=/api/horses&get=/api/game/date']);
  expect(answer.mock.lastCall?.[1]).toMatchObject({ headers: { authorization: 'Bearer the-token' } });
});

test('a single read uses its own address', async () => {
  answer.mockImplementation(async () => Response.json('me'));
  await api.call('GET /api/auth/me');
  await api.call('GET /api/shell');
  expect(addresses()).toEqual(['/api/auth/me', '/api/shell']);
});

test('reads beyond the batch limit go in several requests', async () => {
  answer.mockImplementation(async (address) =>
    Response.json(new URLSearchParams(address.split('?')[1]).getAll('get').map((get) => item(get))),
  );
  const ids = Array.from({ length: 45 }, (_, index) => String(index));
  const reads = await Promise.all(ids.map((id) => api.call('GET /api/horses/:id', { params: { id } })));
  expect(reads).toEqual(ids.map((id) => `/api/horses/${id}`));
  expect(answer).toHaveBeenCalledTimes(2);
});

test('one refusal does not affect the others, and a refused token is dropped', async () => {
  const refusal = { code: 'NOT_FOUND', message: 'Refused' };
  answer.mockResolvedValueOnce(Response.json([item(refusal, 404), item('shell'), item('<html>', 500)]));
  const [horse, shell, date] = await Promise.allSettled([
    api.call('GET /api/horses/:id', { params: { id: 'x' } }),
    api.call('GET /api/shell'),
    api.call('GET /api/game/date'),
  ]);
  expect(horse).toMatchObject({ reason: { status: 404, ...refusal } });
  expect(shell).toMatchObject({ value: 'shell' });
  expect(date).toMatchObject({ reason: { status: 500, code: null, message: '500: "<html>"' } });
  expect(api.readToken()).toBe('the-token');

  answer.mockResolvedValueOnce(Response.json([item({}, 401), item({}, 401)]));
  await Promise.allSettled([api.call('GET /api/auth/me'), api.call('GET /api/shell')]);
  expect(api.readToken()).toBeNull();
});

test('when the request fails, each read fails', async () => {
  answer.mockRejectedValue(new TypeError('fetch failed'));
  const reads = await Promise.allSettled([api.call('GET /api/auth/me'), api.call('GET /api/shell')]);
  for (const read of reads) expect(read).toMatchObject({ reason: { status: 0, code: 'UNREACHABLE' } });
});

test('reads go one by one once a batch was refused as a whole', async () => {
  answer.mockImplementation(async (address) =>
    address.startsWith('/api/batch') ? new Response('', { status: 414 }) : Response.json(address),
  );
  const both = () => Promise.all([api.call('GET /api/auth/me'), api.call('GET /api/shell')]);
  expect(await both()).toEqual(['/api/auth/me', '/api/shell']);
  expect(await both()).toEqual(['/api/auth/me', '/api/shell']);
  expect(addresses().filter((address) => address.startsWith('/api/batch'))).toHaveLength(1);
});
