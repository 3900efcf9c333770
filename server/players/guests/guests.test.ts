import { expect, test } from 'vitest';
import { isOpenToGuests } from '../../../contract/guests.ts';
import { EVERY_CALL } from '../../../contract/contract.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { findSession, openSession } from '../../accounts/sessions.ts';
import { inTransaction } from '../../db/transaction.ts';
import { horseOfGate } from '../../testing/builders/gate.ts';
import { aCreator, aShow } from '../../testing/builders/player-shows.ts';
import { buyFeed, enterNext } from '../../testing/builders/stable.ts';
import { openTestDirectory } from '../../testing/database/directory.ts';
import { NOWHERE } from '../../testing/bad-values.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { beginGuest, keepGuest } from './guests.ts';

const directory = await openTestDirectory(['hill', 'meadow']);
const app = await appForFile({ directory: directory.of('hill') });

const DAY_SECONDS = REAL_MS_PER_DAY / 1000;

async function aGuest(): Promise<TestPlayer> {
  const now = app.clock.now();
  const id = await inTransaction(app.db, (tx) => beginGuest(tx, now));
  const token = await openSession(app.db, id, null);
  const { username } = await rowOf(id);
  return { id, username, token, email: '', call: (route, sent) => app.call(route, sent, token) };
}

async function rowOf(id: string) {
  return app.db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function keep(guest: TestPlayer, username: string, email = 'kept@example.org') {
  const session = await findSession(app.db, guest.token, app.clock.now());
  if (!session) throw new Error('The guest is not signed in');
  const passwordHash = await hashPassword('bran mash 7 rosa');
  return inTransaction(app.db, (tx) =>
    keepGuest(tx, app.clock.now(), session, { username, email, passwordHash }),
  );
}

test('a guest may make the calls that are named, and no other of the contract', async () => {
  const guest = await aGuest();
  const closed = EVERY_CALL.filter((call) => !isOpenToGuests(call));
  expect(closed.length).toBeGreaterThan(120);
  for (const { method, path } of closed) {
    const answer = await app.http.inject({
      method,
      url: path.replaceAll(/:\w+/g, NOWHERE),
      headers: { authorization: `Bearer ${guest.token}` },
      ...(method !== 'GET' && { payload: {} }),
    });
    const { code } = answer.json<{ code?: string }>();
    expect({ call: `${method} ${path}`, code }).toEqual({ call: `${method} ${path}`, code: 'KEEP_FIRST' });
  }
});

test('a guest feeds, and enters a show of the house, but none of a player', async () => {
  const guest = await aGuest();
  const horse = await horseOfGate(app, guest);
  await buyFeed(guest, 'monthly');
  const fed = await guest.call('POST /api/horses/:id/use-feed', {
    params: { id: horse },
    body: { feed_type: 'monthly' },
  });
  expect(fed.status).toBe(200);
  await enterNext(guest, horse, 1);
  const creator = await aCreator(app);
  const { body: before } = await guest.call('GET /api/auth/me');
  const show = await aShow(creator);
  const sent = { params: { id: show }, body: { horse_id: horse } };
  expect((await guest.call('POST /api/shows/:id/enter', sent)).body.code).toBe('EMAIL_NOT_CONFIRMED');
  expect((await guest.call('GET /api/auth/me')).body.coins).toBe(before.coins);
});

test('a guest is in no list and no count', async () => {
  const reader = await app.newPlayer();
  const { body: before } = await reader.call('GET /api/search/counts');
  const guest = await aGuest();
  const horse = await horseOfGate(app, guest);
  await app.db.updateTable('players').set({ level: 90 }).where('id', '=', guest.id).execute();
  await app.db.updateTable('horses').set({ level: 90 }).where('id', '=', horse).execute();
  const seen = JSON.stringify([
    (await reader.call('GET /api/search/players', { query: {} })).body,
    (await reader.call('GET /api/search/players', { query: { username: guest.username } })).body,
    (await reader.call('GET /api/search/horses', { query: {} })).body,
    (await reader.call('GET /api/search/horses', { query: { name: 'Rowan' } })).body,
    (await reader.call('GET /api/leaderboards/players', { query: {} })).body,
    (await reader.call('GET /api/leaderboards/horses', { query: {} })).body,
    (await reader.call('GET /api/users/search', { query: { query: 'Guest' } })).body,
  ]);
  expect(seen).not.toContain(guest.id);
  expect(seen).not.toContain(guest.username);
  expect(seen).not.toContain(horse);
  expect((await reader.call('GET /api/players/:id', { params: { id: guest.id } })).status).toBe(404);
  const { body: after } = await reader.call('GET /api/search/counts');
  expect(after.players).toEqual(before.players);
  await app.db.updateTable('players').set({ level: 1 }).where('id', '=', guest.id).execute();
  await app.db.updateTable('horses').set({ level: 1 }).where('id', '=', horse).execute();
});

test('nobody registers a name of guests', async () => {
  for (const [index, username] of ['Guest 123456', 'Gue5t 1', 'GUEST', 'guests'].entries()) {
    const body = { username, email: `other${index}@example.org`, password: 'bran mash 7 rosa' };
    expect((await app.call('POST /api/auth/register', { body })).body.code).toBe('USERNAME_RESERVED');
  }
});

test('nobody signs in as a guest', async () => {
  await aGuest();
  for (const email of [' ', '​', '\u00ad']) {
    const answer = await app.call('POST /api/auth/login', { body: { email, password: ' ' } });
    expect(answer.body.token).toBeUndefined();
  }
});

test('who keeps has the same horse and coins under the chosen name, and signs in elsewhere', async () => {
  const guest = await aGuest();
  const horse = await horseOfGate(app, guest);
  const token = await keep(guest, 'Marigold Hill');
  expect(token).toEqual(expect.any(String));
  expect((await guest.call('GET /api/auth/me')).status).toBe(401);
  const there = await app.call('POST /api/auth/login', {
    body: { email: 'kept@example.org', password: 'bran mash 7 rosa' },
  });
  expect(there.body.user).toMatchObject({ id: guest.id, username: 'Marigold Hill', coins: 3500 });
  const { body: horses } = await app.call('GET /api/horses', {}, there.body.token);
  expect(horses.map(({ id }) => id)).toEqual([horse]);
  expect((await app.call('GET /api/marketplace/counts', {}, there.body.token)).status).toBe(200);
});

test('keeping refuses what registering refuses, and changes nothing', async () => {
  const [guest, other] = [await aGuest(), await app.newPlayer()];
  const refusals = [];
  for (const username of [other.username, other.username.toUpperCase(), 'Admin', 'Fucker'])
    refusals.push(await keep(guest, username));
  expect(refusals).toMatchObject([
    { refused: 'USERNAME_TAKEN' },
    { refused: 'USERNAME_TAKEN' },
    { refused: 'USERNAME_RESERVED' },
    { refused: 'UNKIND_WORDS' },
  ]);
  expect((await rowOf(guest.id)).username).toBe(guest.username);
  expect((await guest.call('GET /api/auth/me')).status).toBe(200);
});

test('a guest who does not come back goes after three days, and the horse reaches no market', async () => {
  const guest = await aGuest();
  const horse = await horseOfGate(app, guest);
  await app.pass(2 * DAY_SECONDS);
  expect((await guest.call('GET /api/auth/me')).status).toBe(200);
  await app.pass(2 * DAY_SECONDS);
  expect((await rowOf(guest.id)).deletedAt).toBeNull();
  await app.pass(DAY_SECONDS + 1);
  await app.pass(120);
  expect(await rowOf(guest.id)).toMatchObject({ username: expect.stringMatching(/^Deleted player/) });
  expect((await guest.call('GET /api/auth/me')).status).toBe(401);
  const listed = await app.db.selectFrom('listings').selectAll().where('horseId', '=', horse).execute();
  expect(listed).toEqual([]);
});

test('a guest who comes back every day goes after two weeks', async () => {
  const guest = await aGuest();
  for (let day = 1; day <= 13; day++) {
    await app.pass(DAY_SECONDS);
    expect((await guest.call('GET /api/auth/me')).status).toBe(200);
  }
  await app.pass(DAY_SECONDS);
  await app.pass(120);
  expect((await guest.call('GET /api/auth/me')).status).toBe(401);
});
