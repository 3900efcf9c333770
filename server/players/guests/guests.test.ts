import { expect, test } from 'vitest';
import { isOpenToGuests } from '../../../contract/guests.ts';
import { EVERY_CALL } from '../../../contract/contract.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';
import { inTransaction } from '../../db/transaction.ts';
import { atOnce, itemAt, outcomes } from '../../testing/at-once.ts';
import { aGuest as guestOf, gateToken } from '../../testing/builders/gate.ts';
import { aCreator, aShow } from '../../testing/builders/player-shows.ts';
import { buyFeed, enterNext } from '../../testing/builders/stable.ts';
import { openTestDirectory } from '../../testing/database/directory.ts';
import { NOWHERE } from '../../testing/bad-values.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { endGuest } from './end-guests.ts';

const directory = await openTestDirectory(['hill', 'meadow']);
const app = await appForFile({ directory: directory.of('hill') });

const DAY_SECONDS = REAL_MS_PER_DAY / 1000;

const aGuest = () => guestOf(app);

async function rowOf(id: string) {
  return app.db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

const KEPT = { username: 'Marigold Hill', email: 'kept@example.org', password: 'bran mash 7 rosa' };

const keep = (guest: TestPlayer, wish: Partial<typeof KEPT> = {}) =>
  guest.call('POST /api/guest/keep', { body: { ...KEPT, ...wish } });

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
  const { horse } = guest;
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
  expect((await guest.call('POST /api/shows/:id/enter', sent)).body.code).toBe('KEEP_FIRST');
  expect((await guest.call('GET /api/auth/me')).body.coins).toBe(before.coins);
});

test('a guest is in no list and no count', async () => {
  const reader = await app.newPlayer();
  const { body: before } = await reader.call('GET /api/search/counts');
  const guest = await aGuest();
  const { horse } = guest;
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

test('who begins is signed in, with the horse of the gate under the chosen name, and no account', async () => {
  const body = { token: await gateToken(app), nth: 1, horseName: 'Juniper' };
  const begun = await app.call('POST /api/auth/guest', { body });
  expect(begun).toMatchObject({
    status: 200,
    body: { message: 'Juniper is yours.', horse: { name: 'Juniper' } },
  });
  const { token, user, horse } = begun.body;
  expect(user).toMatchObject({ email: '', emailConfirmed: false, coins: 3500, horseCount: 1, level: 1 });
  expect(user.username).toMatch(/^Guest \d{6,7}$/);
  expect(user.guestUntil).toBe(new Date(app.clock.now().getTime() + 3 * REAL_MS_PER_DAY).toISOString());
  const { body: horses } = await app.call('GET /api/horses', {}, token);
  expect(horses.map(({ id }) => id)).toEqual([horse.id]);
  const { body: shell } = await app.call('GET /api/shell', {}, token);
  expect(shell.tasks.map(({ kind }) => kind)).not.toContain('salary');
});

test('who keeps has the same horse and coins under the chosen name, and signs in elsewhere', async () => {
  const guest = await aGuest();
  const kept = await keep(guest);
  const mine = { id: guest.id, username: 'Marigold Hill', email: KEPT.email, coins: 3500, guestUntil: null };
  expect(kept).toMatchObject({ status: 200, body: { user: mine } });
  expect((await guest.call('GET /api/auth/me')).status).toBe(401);
  expect((await app.call('GET /api/auth/me', {}, kept.body.token)).body).toMatchObject(mine);
  const { email, password } = KEPT;
  const there = await app.call('POST /api/auth/login', { body: { email, password } });
  expect(there.body.user).toMatchObject(mine);
  const { body: horses } = await app.call('GET /api/horses', {}, there.body.token);
  expect(horses.map(({ id }) => id)).toEqual([guest.horse]);
  expect((await app.call('GET /api/marketplace/counts', {}, there.body.token)).status).toBe(200);
  const mails = await app.mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/confirm/i)]);
});

test('keeping refuses what registering refuses, and changes nothing', async () => {
  const [guest, other] = [await aGuest(), await app.newPlayer()];
  const codes = [];
  for (const username of [other.username, other.username.toUpperCase(), 'Admin', 'Fucker'])
    codes.push((await keep(guest, { username })).body.code);
  codes.push((await keep(guest, { password: 'password' })).body.code);
  expect(codes).toEqual([
    'USERNAME_TAKEN',
    'USERNAME_TAKEN',
    'USERNAME_RESERVED',
    'UNKIND_WORDS',
    'PASSWORD_COMMON',
  ]);
  expect((await rowOf(guest.id)).username).toBe(guest.username);
  expect((await guest.call('GET /api/auth/me')).status).toBe(200);
});

test('kept twice at once: once, and one session', async () => {
  const guest = await aGuest();
  const answers = await atOnce(4, (index) =>
    keep(guest, { username: `Twice ${index}`, email: `twice${index}@example.org` }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of answers) expect([200, 401, 409]).toContain(status);
  const open = await app.db
    .selectFrom('sessions')
    .select('deviceId')
    .where('accountId', '=', guest.id)
    .execute();
  expect(open).toHaveLength(1);
});

test('two who keep under one name at once: one of them', async () => {
  const guests = [await aGuest(), await aGuest(), await aGuest()];
  const answers = await atOnce(3, (index) =>
    keep(itemAt(guests, index), { username: 'Only One', email: `only${index}@example.org` }),
  );
  expect(outcomes(answers)).toEqual({ ok: 1, USERNAME_TAKEN: 2 });
});

test('one gate, many guests at once: one begins, and the others leave nothing behind', async () => {
  const before = await app.db.selectFrom('players').select('id').execute();
  const body = { token: await gateToken(app), nth: 0, horseName: 'Rowan' };
  const answers = await atOnce(4, () => app.call('POST /api/auth/guest', { body }));
  expect(outcomes(answers)).toEqual({ ok: 1, GATE_USED: 3 });
  const after = await app.db.selectFrom('players').select('id').execute();
  expect(after).toHaveLength(before.length + 1);
});

test('a guest who keeps while the job removes: an account, or nothing', async () => {
  for (let round = 0; round < 4; round++) {
    const guest = await aGuest();
    const until = new Date(app.clock.now().getTime() - 1);
    await app.db.updateTable('players').set({ guestUntil: until }).where('id', '=', guest.id).execute();
    const end = () => inTransaction(app.db, (tx) => endGuest(tx, app.clock.now(), guest.id));
    const [kept] = await Promise.all([
      keep(guest, { username: `Last ${round}`, email: `last${round}@example.org` }),
      end(),
      end(),
    ]);
    expect(kept.status).toBe(200);
    const { id: playerId } = guest;
    await app.pass(180);
    expect((await app.call('GET /api/auth/me', {}, kept.body.token)).body).toMatchObject({ id: playerId });
  }
});

test('a guest who does not come back goes after three days, and the horse reaches no market', async () => {
  const guest = await aGuest();
  const { horse } = guest;
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
