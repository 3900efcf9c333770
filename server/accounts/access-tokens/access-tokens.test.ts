import { expect, test } from 'vitest';
import type { CallShape } from '../../../contract/call.ts';
import { EVERY_CALL } from '../../../contract/contract.ts';
import { TOKEN_DAYS, TOKEN_SCOPES, type TokenScope } from '../../../game/accounts/access-tokens.ts';
import { NOWHERE } from '../../testing/bad-values.ts';
import { aToken, lastMail, NEW_PASSWORD, resetLinkFor } from '../../testing/builders/accounts.ts';
import { DAY, leave, LEAVING } from '../../testing/builders/deletion.ts';
import { awayDirectory } from '../../testing/database/directory.ts';
import { suspend } from '../../testing/builders/moderation.ts';
import { aWriter, sendLetter } from '../../testing/builders/mail.ts';
import { aHorse } from '../../testing/builders/stable.ts';
import { appForFile, TEST_PASSWORD, type Route } from '../../testing/app/test-app.ts';

const app = await appForFile({ directory: awayDirectory('hill') });

const routeOf = ({ method, path }: CallShape) => `${method} ${path}` as Route;
const horses = (token: string) => app.call('GET /api/horses', {}, token);

/** Sends the least that reaches the check: input is validated later. */
const codeOf = async (call: CallShape, token: string) => {
  const params = { id: NOWHERE, tackId: NOWHERE, word: 'glorp', slug: 'meadow' };
  const response = await app.http.inject({
    method: call.method,
    url: call.path.replaceAll(/:(\w+)/g, (_, name: keyof typeof params) => params[name]),
    ...(call.method !== 'GET' && { payload: '{}' }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  if (response.statusCode === 200) return undefined;
  return (response.json() as { code?: string }).code;
};

const FOR_PLAYERS = EVERY_CALL.filter(({ access, file }) => access === 'player' && !file);

test.each(TOKEN_SCOPES)('a token for %s reads its calls, and does nothing else', async (scope) => {
  const anna = await aWriter(app);
  const { token } = await aToken(anna, [scope]);
  const open: string[] = [];
  for (const call of FOR_PLAYERS)
    if ((await codeOf(call, token)) !== 'TOKEN_TOO_NARROW') open.push(routeOf(call));
  const promised = FOR_PLAYERS.filter((call) => call.scope === scope);
  expect(promised.length).toBeGreaterThan(2);
  expect(open).toEqual(promised.map(routeOf));
  expect(promised.every(({ method }) => method === 'GET')).toBe(true);
});

/** Reads that no scope opens. */
const CLOSED: Readonly<Record<string, string>> = {
  'GET /api/account': 'keys of the account',
  'GET /api/account/access-tokens': 'keys of the account',
  'GET /api/account/export': 'everything at once',
  'GET /api/auth/me': 'has the email',
  'GET /api/user': 'has the email',
  'GET /api/devices': 'keys of the account',
  'GET /api/waiting-calls': 'keys of the account',
  'GET /api/payments': 'payments',
  'GET /api/payments/way': 'payments',
  'GET /api/practice/checkouts/:id': 'payments',
  'GET /api/push': 'keys of devices',
  'GET /api/live': 'a stream',
  'GET /api/moderation': 'what was decided about the player',
  'GET /api/blocked-players': 'safety',
  'GET /api/chat/messages': 'texts of others',
  'GET /api/chat/has-new': 'for the page',
  'GET /api/chat/online-count': 'for the page',
  'GET /api/users/search': 'for the page',
  'GET /api/advertisements': 'for the page',
  'GET /api/shell': 'for the page',
  'GET /api/horses/:id/public-page': 'for the page',
  'GET /api/first-steps': 'for the page',
  'GET /api/gate/own': 'for the page',
  'GET /api/guide': 'for the page',
  'GET /api/moments': 'for the page',
  'GET /api/round': 'for the page',
  'GET /api/round/preview': 'for the page',
  'GET /api/realms': 'for the page',
  'GET /api/news': 'mentions letters',
  'GET /api/news/since-last-visit': 'mentions letters',
  'GET /api/news/state': 'for the page',
};

test('every read has a scope, or a reason for none', () => {
  const closed = FOR_PLAYERS.filter(({ method, scope, path }) => {
    return method === 'GET' && scope === undefined && !path.startsWith('/api/admin');
  });
  expect(closed.map(routeOf).toSorted()).toEqual(Object.keys(CLOSED).toSorted());
});

test('a token is shown once and stored as a hash, and its owner is notified', async () => {
  const anna = await app.newPlayer();
  const horse = await aHorse(anna, { name: 'Juniper' });
  const { id, token } = await aToken(anna);
  expect((await horses(token)).body).toMatchObject([{ id: horse, name: 'Juniper' }]);
  const stored = await app.db.selectFrom('access_tokens').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  await lastMail(app, anna.email, 'A new access token');
  const { body } = await anna.call('GET /api/account/access-tokens');
  const today = app.clock.now().toISOString().slice(0, 10);
  expect(body).toMatchObject([{ id, name: 'My tool', scopes: ['horses'], usedOn: today }]);
  expect(JSON.stringify(body)).not.toContain(token);
  const batched = await app.call('GET /api/batch', { query: { get: '/api/horses' } }, token);
  expect(batched.body).toMatchObject([{ status: 200 }]);
});

test('it reads letters only if it may', async () => {
  const [anna, bert] = [await aWriter(app), await aWriter(app)];
  await sendLetter(bert, anna, { subject: 'For Anna alone' });
  const inbox = (token: string) => app.call('GET /api/messages/inbox', {}, token);
  const others: TokenScope[] = ['horses', 'shows', 'market', 'coins'];
  const without = await inbox((await aToken(anna, others)).token);
  expect(without).toMatchObject({ status: 403, body: { code: 'TOKEN_TOO_NARROW' } });
  const read = await inbox((await aToken(anna, ['mail'])).token);
  expect(read.body).toMatchObject([{ subject: 'For Anna alone' }]);
});

test.each<[string, (scene: Awaited<ReturnType<typeof aScene>>) => Promise<unknown>]>([
  ['it is revoked', ({ anna, id }) => anna.call('DELETE /api/account/access-tokens/:id', { params: { id } })],
  ['a year has passed', () => app.pass(TOKEN_DAYS * DAY)],
  [
    'the password is changed',
    ({ anna }) =>
      anna.call('PATCH /api/account/password', {
        body: { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD },
      }),
  ],
  [
    'the password is reset',
    async ({ anna }) => {
      const body = { token: await resetLinkFor(app, anna.email), newPassword: NEW_PASSWORD };
      return app.call('POST /api/auth/reset-password', { body });
    },
  ],
  [
    'the account is deleted',
    async ({ anna }) => {
      await leave(anna);
      await app.pass(LEAVING);
    },
  ],
])('it ends when %s', async (_, end) => {
  const scene = await aScene();
  expect((await horses(scene.token)).status).toBe(200);
  await end(scene);
  expect(await horses(scene.token)).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
  const left = await app.db
    .selectFrom('access_tokens')
    .where('id', '=', scene.id)
    .select('expiresAt')
    .execute();
  expect(left.every(({ expiresAt }) => expiresAt <= app.clock.now())).toBe(true);
});

async function aScene() {
  const anna = await app.newPlayer();
  return { anna, ...(await aToken(anna)) };
}

test('a suspended account’s token is refused like its sessions', async () => {
  const { anna, token } = await aScene();
  await suspend(app, anna);
  expect(await horses(token)).toMatchObject({ status: 403, body: { code: 'SUSPENDED' } });
});

test('of fourteen made at once, ten are', async () => {
  const anna = await app.newPlayer();
  const body = { name: 'My tool', scopes: ['shows'], currentPassword: TEST_PASSWORD };
  const made = await Promise.all(
    Array.from({ length: 14 }, () => anna.call('POST /api/account/access-tokens', { body })),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(10);
  expect((await anna.call('GET /api/account/access-tokens')).body).toHaveLength(10);
});

test('the document of the calls says which scope a call needs', async () => {
  const { body } = await app.http.inject({ url: '/api/docs/json' });
  const document = JSON.parse(body) as {
    paths: Record<string, { get?: { description?: string; security?: object[] } }>;
  };
  expect(document.paths['/api/horses']?.get).toMatchObject({
    description: 'Access tokens need the scope `horses`.',
    security: [{ session: [] }, { accessToken: [] }],
  });
  expect(document.paths['/api/account']?.get?.security).toEqual([{ session: [] }]);
});
