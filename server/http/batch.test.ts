import { beforeAll, describe, expect, test } from 'vitest';
import { aHorse, leaveCoins } from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

const app = await appForFile();
let anna: TestPlayer;
beforeAll(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 20_000);
});

async function readBatch(addresses: readonly string[], token?: string) {
  const search = new URLSearchParams(addresses.map((address): [string, string] => ['get', address]));
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { statusCode, body } = await app.http.inject({ url: `/api/batch?${search.toString()}`, headers });
  return { status: statusCode, body: JSON.parse(body) as unknown };
}

test('each read gets the answer it would get on its own, in order', async () => {
  await aHorse(anna, { name: 'Juniper' });
  await aHorse(anna, { name: 'Iris' });
  const addresses = ['/api/horses?limit=1', '/api/auth/me', '/api/horses/nobody', '/api/nowhere'];
  const headers = { authorization: `Bearer ${anna.token}` };
  const single = await Promise.all(addresses.map((url) => app.http.inject({ url, headers })));
  const { status, body } = await readBatch(addresses, anna.token);
  expect(status).toBe(200);
  expect(body).toEqual(
    single.map(({ statusCode, body }, index) => ({
      status: statusCode,
      next: index === 0 ? (expect.stringMatching(/^\/api\/horses\?limit=1&/) as unknown) : null,
      body: JSON.parse(body) as unknown,
    })),
  );
  expect(single.map(({ statusCode }) => statusCode)).toEqual([200, 200, 400, 404]);
});

test('a visitor’s batch is refused only the calls for players', async () => {
  const { body } = await readBatch(['/api/breeds', '/api/auth/me']);
  expect(body).toMatchObject([{ status: 200 }, { status: 401, body: { code: 'NOT_SIGNED_IN' } }]);
});

describe('refuses', () => {
  test.each([
    [[]],
    [['/api/live']],
    [['/api/%6cive']],
    [['/api/x/../live?since=1']],
    [['/api/live/']],
    [['/api/batch?get=%2Fapi%2Fbreeds']],
    [['/api/docs']],
    [['/healthz']],
    [['/%2561pi/nowhere']],
    [['/api/breeds/']],
    [['\\api\\breeds']],
    [['/x/../api/breeds']],
    [['http://user:word@game/api/breeds']],
    [['//elsewhere/api/breeds']],
    [['https://elsewhere/api/breeds']],
    [['/api/breeds', '/metrics']],
    [Array.from({ length: 31 }, () => '/api/breeds')],
  ])('%j', async (addresses) => {
    expect(await readBatch(addresses, anna.token)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
  });
});

test('a batch changes nothing: it only reads', async () => {
  const { headers } = await app.http.inject({ url: '/api/batch?get=/api/breeds' });
  expect(headers).not.toHaveProperty('changed-topics');
});
