import { beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { REALM_CALLS } from '../../contract/contract.ts';
import { START_COINS } from '../../game/ledger/coins.ts';
import {
  lastMail,
  NEW_PASSWORD,
  onNewDevice,
  resetLinkFor,
  unconfirm,
} from '../testing/builders/accounts.ts';
import { atOnce } from '../testing/at-once.ts';
import { suspend } from '../testing/builders/moderation.ts';
import { twoRealmsForFile } from '../testing/builders/two-realms.ts';
import { addressOf } from '../testing/database/directory.ts';
import { TEST_PASSWORD, type TestPlayer } from '../testing/app/test-app.ts';

/* Two whole games over one directory. */

const { directory, hill, meadow, refused, send, go, arrive, handoverOf, settle } = await twoRealmsForFile();
let anna: TestPlayer;
beforeEach(async () => {
  anna = await hill.newPlayer();
});

const realmsOf = async (player: TestPlayer) => (await player.call('GET /api/realms')).body.realms;
const isSignedIn = async (player: TestPlayer) => (await player.call('GET /api/auth/me')).status === 200;

test('a player starts a stable in another realm, and returns to it', async () => {
  const first = await arrive(await handoverOf(anna));
  expect(first.body).toMatchObject({ signedIn: null, starting: {} });
  const { token = '' } = first.body.starting ?? {};
  // A name that is refused leaves the way in open.
  expect(await arrive(token, { username: 'Admin' })).toMatchObject({ code: 'USERNAME_RESERVED' });
  const username = `Far ${anna.username}`;
  const second = await arrive(token, { username, guild: 'trainer' });
  expect(second.body).toMatchObject({
    signedIn: { user: { username, guild: 'trainer', coins: START_COINS } },
  });

  const returned = await arrive(await handoverOf(anna));
  expect(returned.body).toMatchObject({ signedIn: { user: { username } }, starting: null });
  expect(await realmsOf(anna)).toMatchObject([
    { slug: 'hill', isHere: true, isHome: true, stable: anna.username },
    { slug: 'meadow', isHere: false, isHome: false, stable: username },
    { slug: 'shore', stable: null },
  ]);
});

test('the account there has the confirmed email and no password', async () => {
  const there = await settle(anna);
  expect((await there.call('GET /api/account')).body).toMatchObject({
    email: anna.email,
    emailConfirmed: true,
    hasRealms: true,
    home: { name: 'The hill', address: addressOf('hill') },
  });
  expect((await anna.call('GET /api/account')).body).toMatchObject({ hasRealms: true, home: null });
  const login = { body: { email: anna.email, password: TEST_PASSWORD } };
  expect(await meadow.call('POST /api/auth/login', login)).toMatchObject({ status: 401 });
  await meadow.call('POST /api/auth/forgot-password', { body: { email: anna.email } });
  const mails = await meadow.mailsTo(anna.email);
  expect(mails.filter(({ subject }) => /password/i.test(subject))).toEqual([]);
  expect((await there.call('GET /api/account/export')).body.data['other realms']).toMatchObject([
    { home_name: 'The hill' },
  ]);
});

test('a player’s own data names the stables elsewhere, or says that they are missing', async () => {
  const stables = async (player = anna) =>
    (await player.call('GET /api/account/export')).body.data['stables in other realms'];
  expect(await stables(await hill.newPlayer())).toEqual([]);
  const { username } = await settle(anna);
  const since = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(await stables()).toEqual([{ realm: 'The meadow', address: addressOf('meadow'), username, since }]);
  directory.isAway = true;
  try {
    expect(await stables()).toEqual([{ missing: expect.stringContaining('again later') }]);
  } finally {
    directory.isAway = false;
  }
});

test('an address that somebody confirmed there before stays theirs', async () => {
  const before = await meadow.newPlayer();
  await sql`update accounts set email = ${anna.email}, email_key = ${anna.email} where id = ${before.id}`.execute(
    meadow.db,
  );
  const there = await settle(anna);
  expect((await there.call('GET /api/account')).body).toMatchObject({ emailConfirmed: false });
  const login = { body: { email: anna.email, password: TEST_PASSWORD } };
  expect((await meadow.call('POST /api/auth/login', login)).body.user.id).toBe(before.id);
});

test('of several arrivals with one token at once, one succeeds: on the first visit and later', async () => {
  for (const username of ['Twin of Anna', 'Sister of Anna']) {
    const token = await handoverOf(anna);
    const answers = await atOnce(5, (index) => arrive(token, { username: `${username} ${index}` }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'HANDOVER_OVER')).toHaveLength(4);
  }
  const { rows } = await sql`select from players where username like '%of Anna%'`.execute(meadow.db);
  expect(rows).toHaveLength(1);
});

test('two handovers of one account found one stable', async () => {
  const tokens = [await handoverOf(anna), await handoverOf(anna)];
  const answers = await atOnce(2, (index) => arrive(tokens[index] ?? '', { username: `Double ${index}` }));
  // The second is refused, or comes after the commit of the first and enters its stable.
  const entered = answers.filter(({ status }) => status === 200).map(({ body }) => body.signedIn?.user.id);
  expect(new Set(entered).size).toBe(1);
  expect(answers.filter(({ status, code }) => status !== 200 && code !== 'HANDOVER_OVER')).toEqual([]);
  const { rows } = await sql`select from players where username like 'Double %'`.execute(meadow.db);
  expect(rows).toHaveLength(1);
});

test('a token is used once, for a minute, in its realm', async () => {
  const used = await handoverOf(anna);
  await arrive(used, { username: 'Used once' });
  expect(await arrive(used)).toMatchObject({ code: 'HANDOVER_OVER' });
  const late = await handoverOf(anna);
  await sql`update handovers set expires_at = now() - interval '1 second'`.execute(directory.db);
  expect(await arrive(late)).toMatchObject({ code: 'HANDOVER_OVER' });
  const other = await handoverOf(anna);
  expect(await arrive(other, {}, hill)).toMatchObject({ code: 'HANDOVER_OVER' });
  expect(await arrive(other)).toMatchObject({ status: 200 });
  const { rows } = await sql<{ hashes: string }>`select * from handovers`.execute(directory.db);
  expect(JSON.stringify(rows)).not.toContain(other);
});

test('a closed realm takes no new stables, and admits players who have one', async () => {
  const [there, onTheWay] = [await hill.newPlayer(), await handoverOf(anna)];
  await settle(there);
  await sql`update realms set is_open = false where slug = 'meadow'`.execute(directory.db);
  try {
    expect(await go(anna)).toMatchObject({ code: 'REALM_CLOSED' });
    expect(await arrive(onTheWay, { username: 'Too late' })).toMatchObject({ code: 'REALM_CLOSED' });
    expect(await arrive(await handoverOf(there))).toMatchObject({ status: 200 });
  } finally {
    await sql`update realms set is_open = true`.execute(directory.db);
  }
});

test.each<[what: string, end: (player: TestPlayer) => Promise<unknown>]>([
  ['logging out everywhere', (player) => player.call('POST /api/devices/sign-out-others')],
  [
    'a new password',
    async (player) => {
      const token = await resetLinkFor(hill, player.email);
      return hill.call('POST /api/auth/reset-password', { body: { token, newPassword: NEW_PASSWORD } });
    },
  ],
  ['a suspension', (player) => suspend(hill, player)],
])('%s at home ends sessions elsewhere within a minute', async (_, end) => {
  const there = await settle(anna);
  const unspent = await handoverOf(anna);
  expect(await isSignedIn(there)).toBe(true);
  await end(anna);
  await hill.pass(1);
  expect(await isSignedIn(there)).toBe(true);
  directory.pass(60_001);
  expect(await isSignedIn(there)).toBe(false);
  expect(await arrive(unspent)).toMatchObject({ code: 'HANDOVER_OVER' });
});

test('a session opened after that stays', async () => {
  await settle(anna);
  await anna.call('POST /api/devices/sign-out-others');
  await hill.pass(1);
  const { body } = await arrive(await handoverOf(anna));
  const { token } = body.signedIn ?? {};
  directory.pass(60_001);
  expect((await meadow.call('GET /api/auth/me', {}, token)).status).toBe(200);
});

test('visitors see where the realms are, which the directory is queried for once a minute', async () => {
  const read = () => send(meadow, 'GET /api/public/realms', {});
  const all = ['hill', 'meadow', 'shore'].map((slug) => ({
    name: `The ${slug}`,
    address: addressOf(slug),
    isHere: slug === 'meadow',
  }));
  expect((await read()).body).toEqual({ realms: all });
  directory.isAway = true;
  try {
    expect((await read()).body).toEqual({ realms: all });
    directory.pass(60_001);
    expect(await read()).toMatchObject({ code: 'DIRECTORY_AWAY' });
  } finally {
    directory.isAway = false;
  }
  expect((await read()).body).toEqual({ realms: all });
});

test('without the directory play goes on, and it hears later what it missed', async () => {
  const there = await settle(anna);
  const unspent = await handoverOf(anna);
  directory.isAway = true;
  try {
    directory.pass(60_001);
    expect(await isSignedIn(there)).toBe(true);
    expect(await send(hill, 'GET /api/realms', {}, anna.token)).toMatchObject({ code: 'DIRECTORY_AWAY' });
    expect(await go(anna)).toMatchObject({ code: 'DIRECTORY_AWAY' });
    expect(await arrive(unspent)).toMatchObject({ code: 'DIRECTORY_AWAY' });
    expect((await hill.http.inject('/readyz')).statusCode).toBe(200);
    await anna.call('POST /api/devices/sign-out-others');
    await hill.pass(1);
  } finally {
    directory.isAway = false;
  }
  await hill.pass(31);
  directory.pass(60_001);
  expect(await isSignedIn(there)).toBe(false);
});

test('a stable elsewhere is deleted alone; the account at home goes after it', async () => {
  const there = await settle(anna);
  const leave = (username: string, player = there, app = meadow) =>
    send(app, 'POST /api/realms/leave', { body: { username } }, player.token);
  const deletion = { body: { currentPassword: TEST_PASSWORD } };
  expect((await anna.call('POST /api/account/deletion', deletion)).body).toMatchObject({
    code: 'STABLES_ELSEWHERE',
    message:
      'You have a stable in The meadow, which you could no longer get into. Please delete it there first.',
  });
  expect((await there.call('POST /api/account/deletion', deletion)).body.code).toBe('SIGNS_IN_ELSEWHERE');
  expect(await leave(anna.username, anna, hill)).toMatchObject({ code: 'SIGNS_IN_HERE' });
  expect(await leave('Somebody')).toMatchObject({ code: 'NOT_YOUR_USERNAME' });
  expect(await leave(there.username)).toMatchObject({ status: 200 });
  expect(await leave(there.username)).toMatchObject({ code: 'DELETION_REQUESTED' });
  expect((await there.call('GET /api/shell')).body).toMatchObject({ accountStaysAt: 'The hill' });
  const { text } = await lastMail(meadow, anna.email, 'Your stable will be deleted');
  expect(text).toContain('Your account at The hill and your other stables stay.');
  expect((await there.call('POST /api/account/deletion/cancel')).body.message).toContain(
    'Your stable stays.',
  );
  await lastMail(meadow, anna.email, 'Your stable stays');
  expect(await leave(there.username)).toMatchObject({ status: 200 });
  await meadow.pass(15 * 86_400);
  await meadow.pass(600);
  await lastMail(meadow, anna.email, 'Your stable was deleted');
  expect((await realmsOf(anna)).map(({ stable }) => stable)).toEqual([anna.username, null, null]);
  expect((await anna.call('POST /api/account/deletion', deletion)).status).toBe(200);
  await hill.pass(15 * 86_400);
  await hill.pass(600);
  const { rows } = await sql`select from accounts where home_player_id = ${anna.id}`.execute(directory.db);
  expect(rows).toEqual([]);
});

test('a world that was restored to before, and a directory that was lost, find each other again', async () => {
  const there = await settle(anna);
  await sql`delete from realm_accounts where account_id = ${anna.id}`.execute(hill.db);
  expect((await arrive(await handoverOf(anna))).body).toMatchObject({ signedIn: { user: { id: there.id } } });
  await sql`delete from accounts where home_player_id = ${anna.id}`.execute(directory.db);
  expect((await arrive(await handoverOf(anna))).body).toMatchObject({ signedIn: { user: { id: there.id } } });
  expect((await realmsOf(anna)).map(({ stable }) => stable)).toEqual([anna.username, there.username, null]);
});

test('every other refusal', async () => {
  const there = await settle(anna);
  expect(await go(anna, 'nowhere')).toMatchObject({ code: 'REALM_NOT_FOUND' });
  expect(await go(anna, 'hill')).toMatchObject({ code: 'REALM_HERE' });
  expect(await go(there, 'shore', meadow)).toMatchObject({ code: 'SIGNS_IN_ELSEWHERE' });
  const fresh = await onNewDevice(hill, await hill.newPlayer());
  expect(await go(fresh)).toMatchObject({ code: 'DEVICE_IS_NEW' });
  const stranger = await onNewDevice(meadow, await meadow.newPlayer());
  const leaving = { body: { username: stranger.username } };
  expect(await send(meadow, 'POST /api/realms/leave', leaving, stranger.token)).toMatchObject({
    code: 'DEVICE_IS_NEW',
  });
  const bert = await hill.newPlayer();
  await unconfirm(hill, bert);
  expect(await go(bert)).toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' });
  const carl = await hill.newPlayer();
  for (const [username, code] of [
    [there.username, 'USERNAME_TAKEN'],
    [there.username.replace('Willa', 'WiIla'), 'USERNAME_TOO_SIMILAR'],
    ['fuck you', 'UNKIND_WORDS'],
  ])
    expect(await arrive(await handoverOf(carl), { username })).toMatchObject({ code });
  await sql`insert into suspensions (account_id, until, why, since)
    values (${there.id}, null, 'Rude words', ${meadow.clock.now()})`.execute(meadow.db);
  expect(await arrive(await handoverOf(anna))).toMatchObject({ code: 'SUSPENDED' });
  const promised = REALM_CALLS.flatMap(({ method, path, refusals }) =>
    Object.entries(refusals).map(([code, [status]]) => `${method} ${path} ${status} ${code}`),
  );
  expect([...refused].toSorted()).toEqual(promised.toSorted());
});
