import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { recordLog } from '../../testing/app/recorded-log.ts';
import { aPicture, openUpload, sendPicture } from '../../testing/builders/pictures.ts';
import { appForFile } from '../../testing/app/test-app.ts';

const { log, logged } = recordLog('trace');
const app = await appForFile({ log, trustProxy: true });
const anna = await app.newPlayer();
beforeEach(() => {
  logged.length = 0;
});

test('upload addresses are not logged: anybody who has one can use it', async () => {
  const address = await openUpload(anna);
  const token = address.split('/').at(-1) ?? '';
  expect(token.length).toBeGreaterThan(20);
  await sendPicture(app, address, Buffer.alloc(20 * 1024 * 1024));
  await sendPicture(app, address, await aPicture());
  await app.http.inject({ method: 'DELETE', url: address });
  expect(logged.map(({ route }) => route)).toContain('/api/profile-picture/uploads/:id');
  expect(JSON.stringify(logged)).not.toContain(token);
});

test('unknown addresses are not logged', async () => {
  for (const url of [
    '/reset/secret-token',
    '/api/secret-token?x=secret-token',
    '/api/horses/%zz/secret-token',
  ])
    await app.http.inject(url);
  expect(logged.length).toBeGreaterThan(0);
  expect(logged).toContainEqual(expect.objectContaining({ route: 'none', status: 404 }));
  expect(JSON.stringify(logged)).not.toContain('secret-token');
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
])('a line has the player’s id, and %s as %s', async (remoteAddress, address) => {
  const headers = { authorization: `Bearer ${anna.token}` };
  await app.http.inject({ url: '/api/auth/me', headers, remoteAddress });
  await app.http.inject({ url: '/api/breeds', remoteAddress });
  const line = { msg: 'request completed', method: 'GET', status: 200, address };
  expect(logged).toContainEqual(expect.objectContaining({ ...line, route: '/api/auth/me', player: anna.id }));
  expect(logged).toContainEqual(expect.objectContaining({ ...line, route: '/api/breeds' }));
  expect(logged.find(({ route }) => route === '/api/breeds')).not.toHaveProperty('player');
  expect(JSON.stringify(logged)).not.toContain(remoteAddress);
});

test('an unexpected error is logged with player and address', async () => {
  await sql`alter table profiles rename to profiles_gone`.execute(app.db);
  await anna.call('PATCH /api/user/bio', { body: { bio: 'Neigh' } });
  await sql`alter table profiles_gone rename to profiles`.execute(app.db);
  const line = {
    level: 50,
    player: anna.id,
    address: '127.0.0.0/24',
    route: '/api/user/bio',
    method: 'PATCH',
  };
  expect(logged).toContainEqual(expect.objectContaining(line));
});
