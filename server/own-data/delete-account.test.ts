import { expect, inject, test } from 'vitest';
import { AFTER_SUSPENSION_DAYS } from '../../game/accounts/deletion.ts';
import { HOUSE } from '../ledger/ledger.ts';
import { appForFile, TEST_PASSWORD, type TestPlayer } from '../testing/app/test-app.ts';
import { aNewcomer, changeEmail, lastMail, logIn, tokenIn } from '../testing/builders/accounts.ts';
import { say } from '../testing/builders/chat.ts';
import {
  aRichPlayer,
  requestDeletion,
  coinsIn,
  DAY,
  isLeaving,
  leave,
  LEAVING,
  ownerOf,
  passLeaving,
} from '../testing/builders/deletion.ts';
import { decide, operatorOf, report, suspend } from '../testing/builders/moderation.ts';
import { aWriter, sendLetter } from '../testing/builders/mail.ts';
import { beginCheckout, finishCheckout, subscribe, userOf } from '../testing/builders/premium.ts';
import { aHorse, coinsOf } from '../testing/builders/stable.ts';
import { buyTack } from '../testing/builders/tack.ts';
import { buyListing, sellHorse, sellTack } from '../testing/builders/trade.ts';
import { openFolderStore } from '../picture-store/folder-store.ts';
import { openProfilePictures } from '../profile/profile-pictures.ts';
import { expectBooksToBalance } from '../testing/database/audit.ts';
import { deleteSome } from './delete-account.ts';

const app = await appForFile();

const pictures = openProfilePictures(openFolderStore(app.dataDir));
const deleting = { db: app.db, pictures };

const rowOf = ({ id }: TestPlayer) =>
  app.db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const pageOf = async (reader: TestPlayer, { id }: TestPlayer) =>
  (await reader.call('GET /api/players/:id', { params: { id } })).body;

/** The payment provider is notified by a job of its own. */
const makeDue = ({ id }: TestPlayer, now: Date) =>
  app.db
    .updateTable('account_deletions')
    .set({ paymentsAt: null, nextAt: now })
    .where('playerId', '=', id)
    .execute();

test('after fourteen days the person is gone, and a stranger may have the name and the address', async () => {
  const [anna, bert] = [await aRichPlayer(app), await aWriter(app)];
  await anna.call('PATCH /api/user/bio', { body: { bio: 'All about me' } });
  await leave(anna);
  await app.pass(LEAVING - 60);
  expect((await logIn(app, anna.email)).status).toBe(200);
  await app.pass(60);
  expect((await anna.call('GET /api/auth/me')).status).toBe(401);
  expect((await logIn(app, anna.email)).body).toMatchObject((await logIn(app, 'no@example.org')).body);
  await lastMail(app, anna.email, 'Your account was deleted');
  expect(await app.db.selectFrom('accounts').where('id', '=', anna.id).select('id').execute()).toEqual([]);

  await app.pass(120);
  const row = await rowOf(anna);
  expect(row.username).toMatch(/^Deleted player \d+$/);
  expect(await coinsIn(app, anna)).toBe(0);
  expect(await isLeaving(app, anna)).toBe(false);
  expect(await pageOf(bert, anna)).toMatchObject({
    username: row.username,
    isDeleted: true,
    description: '',
    horseCount: 0,
    bestHorses: [],
  });
  const found = await bert.call('GET /api/search/players', { query: { username: 'Deleted' } });
  expect(found.body).toEqual([]);
  const letter = { toUsername: row.username, subject: 'Hello', body: 'Are you there?' };
  expect((await bert.call('POST /api/messages', { body: letter })).body.code).toBe('RECIPIENT_NOT_FOUND');

  const { username, email } = anna;
  const body = { username, email, password: TEST_PASSWORD };
  const fresh = await app.call('POST /api/auth/register', { body });
  expect(fresh).toMatchObject({ status: 200, body: { user: { horseCount: 0 } } });
  const wish = { username: 'Deleted player 4', email: 'x4@example.org', password: TEST_PASSWORD };
  expect((await app.call('POST /api/auth/register', { body: wish })).body.code).toBe('USERNAME_RESERVED');
});

test('premium is not renewed once a deletion is requested, also if the provider did not answer at first', async () => {
  const anna = await app.newPlayer();
  await subscribe(anna);
  app.paymentService.isAway = true;
  await leave(anna);
  await app.pass(1);
  expect(await userOf(anna)).toMatchObject({ isPremium: true, premiumRenews: true });
  app.paymentService.isAway = false;
  await app.pass(600);
  expect(await userOf(anna)).toMatchObject({ isPremium: true, premiumRenews: false });
  expect((await anna.call('POST /api/subscription/resume')).body.code).toBe('ACCOUNT_LEAVING');
  expect((await anna.call('POST /api/account/deletion/cancel')).body.message).toContain(
    'Premium stays cancelled',
  );
  expect((await lastMail(app, anna.email, 'Your account stays')).text).toContain('Premium stays cancelled');
  expect((await anna.call('POST /api/subscription/resume')).status).toBe(200);
  await leave(anna);
  await passLeaving(app);
  await app.pass(40 * DAY);
  const { db } = app;
  const ended = db.selectFrom('subscriptions').where('playerId', '=', anna.id).select('endedAt');
  expect((await ended.executeTakeFirstOrThrow()).endedAt).not.toBeNull();
  expect(await db.selectFrom('payments').where('playerId', '=', anna.id).select('id').execute()).toHaveLength(
    1,
  );
  expect(await isLeaving(app, anna)).toBe(false);
});

test('a checkout opened before the request is not renewed either', async () => {
  const anna = await app.newPlayer();
  const checkout = await beginCheckout(anna);
  await leave(anna);
  await app.pass(1);
  expect((await finishCheckout(anna, checkout)).status).toBe(200);
  await app.pass(60);
  expect(await userOf(anna)).toMatchObject({ isPremium: true, premiumRenews: false });
});

test('a deletion interrupted after any step continues, and the books balance in between', async () => {
  const [anna, bert] = [await aRichPlayer(app), await aWriter(app)];
  for (let index = 0; index < 11; index++) await aHorse(anna);
  await sellTack(anna, await buyTack(anna, 'bridle'));
  await sendLetter(anna, bert);
  await leave(anna);
  const now = new Date(app.clock.now().getTime() + (LEAVING + 300) * 1000);
  let steps = 0;
  for (; await isLeaving(app, anna); steps++) {
    await makeDue(anna, now);
    expect(await deleteSome(deleting, now, anna.id)).toBe(true);
    await expectBooksToBalance(app.db, now);
  }
  // That Anna was here may be written after the person is erased.
  expect([6, 7]).toContain(steps);
  expect(await deleteSome(deleting, now, anna.id)).toBe(false);
});

test('each step is done by one of many processes; a concurrent sale happens or not', async () => {
  const [anna, bert] = [await aRichPlayer(app), await aRichPlayer(app)];
  const horse = await aHorse(anna);
  const price = 3_000;
  const { body } = await sellHorse(anna, horse, price);
  await leave(anna);
  const now = new Date(app.clock.now().getTime() + (LEAVING + 300) * 1000);
  const before = await coinsOf(bert);
  expect(await deleteSome(deleting, now, anna.id)).toBe(true);
  await app.db
    .updateTable('account_deletions')
    .set({ nextAt: now })
    .where('playerId', '=', anna.id)
    .execute();
  const [bought, ...steps] = await Promise.all([
    buyListing(bert, body.listing?.id ?? '', price),
    ...Array.from({ length: 6 }, () => deleteSome(deleting, now, anna.id)),
  ]);
  expect(steps).toContain(true);
  const isSold = bought.status === 200;
  expect(await ownerOf(app, horse)).toBe(isSold ? bert.id : HOUSE);
  expect(await coinsOf(bert)).toBe(isSold ? before - price : before);
  await app.pass(LEAVING + 600);
  await app.pass(1_200);
  expect(await isLeaving(app, anna)).toBe(false);
  expect(await coinsIn(app, anna)).toBe(0);
});

test('a deletion cancelled at the last moment leaves the whole account, or comes too late', async () => {
  const anna = await app.newPlayer();
  const horse = await aHorse(anna);
  await leave(anna);
  const now = new Date(app.clock.now().getTime() + LEAVING * 1000);
  const [cancelled, erased] = await Promise.all([
    anna.call('POST /api/account/deletion/cancel'),
    deleteSome(deleting, now, anna.id),
  ]);
  expect([cancelled.status === 200, erased].filter(Boolean)).toHaveLength(1);
  if (cancelled.status === 200) expect(await ownerOf(app, horse)).toBe(anna.id);
  else expect(cancelled).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
  await passLeaving(app);
});

/** The embedded database has only one session. */
const hasSessions = inject('databaseTemplate').kind === 'postgres';

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test.runIf(hasSessions)(
  'calls that wait for the erasure of the account are refused in a sentence',
  async () => {
    const anna = await app.newPlayer();
    await leave(anna);
    const erasure = await app.database.pool.connect();
    await erasure.query('begin');
    await erasure.query('delete from accounts where id = $1', [anna.id]);
    const calls = Promise.all([
      anna.call('POST /api/account/deletion/cancel'),
      requestDeletion(anna),
      logIn(app, anna.email),
    ]);
    await expect.poll(async () => (await app.database.pool.query(WAITING)).rowCount).toBe(3);
    await erasure.query('commit');
    erasure.release();
    const [cancelled, requested, signedIn] = await calls;
    expect(cancelled).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
    expect(requested).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
    expect(signedIn).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } });
  },
);

test('what a suspended account wrote is hidden at each step of its deletion', async () => {
  const [anna, bert] = [await aRichPlayer(app), await aWriter(app)];
  await sendLetter(anna, bert, { subject: 'Hidden' });
  await say(app, anna, 'Hidden too');
  await leave(anna);
  await suspend(app, anna);
  const now = new Date(app.clock.now().getTime() + (LEAVING + 300) * 1000);
  while (await isLeaving(app, anna)) {
    await makeDue(anna, now);
    expect(await deleteSome(deleting, now, anna.id)).toBe(true);
    expect((await bert.call('GET /api/messages/inbox')).body).toEqual([]);
    expect((await bert.call('GET /api/chat/messages')).body).toEqual([]);
  }
});

test('a suspension postpones the day, so that a few days to change one’s mind are left', async () => {
  const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
  for (const player of [anna, bert]) await leave(player);
  await app.pass(LEAVING - DAY);
  for (const player of [anna, bert]) await suspend(app, player, 48);
  const day = new Date(app.clock.now().getTime() + (2 + AFTER_SUSPENSION_DAYS) * DAY * 1000).toISOString();
  await app.pass(DAY);
  await app.pass(DAY + 1);
  const { token } = (await logIn(app, anna.email)).body;
  expect((await app.call('GET /api/account', {}, token)).body.deletesAt).toBe(day);
  expect((await app.call('POST /api/account/deletion/cancel', {}, token)).status).toBe(200);
  await app.pass(AFTER_SUSPENSION_DAYS * DAY + 120);
  await app.pass(120);
  expect([await isLeaving(app, anna), await isLeaving(app, bert)]).toEqual([false, false]);
  expect((await logIn(app, anna.email)).status).toBe(200);
  expect((await logIn(app, bert.email)).body.code).toBe('WRONG_CREDENTIALS');
});

test('the admin desk can still take away what a deleted player wrote, and nothing else', async () => {
  const [anna, bert] = [await aRichPlayer(app), await aWriter(app)];
  const letter = await sendLetter(anna, bert, { subject: 'Not kind' });
  await leave(anna);
  await passLeaving(app);
  expect((await report(bert, 'letter', letter)).status).toBe(200);
  const operator = await operatorOf(app);
  const { body } = await operator.call('GET /api/admin/cases', { query: { order: 'newest' } });
  const id = body[0]?.id ?? '';
  const params = { id };
  const muting = { params, body: { action: 'mute', why: 'Not kind' } };
  expect((await operator.call('POST /api/admin/cases/:id/decide', muting)).body.code).toBe('PLAYER_DELETED');
  await decide(app, id, 'remove');
});

test('an account whose email nobody confirmed can leave too', async () => {
  const newcomer = await aNewcomer(app);
  await leave(newcomer);
  await passLeaving(app);
  expect(await isLeaving(app, newcomer)).toBe(false);
});

test('links mailed before are useless afterwards', async () => {
  const anna = await app.newPlayer();
  await changeEmail(anna, 'anna.leaves@example.org');
  const token = tokenIn(await lastMail(app, 'anna.leaves@example.org'));
  await leave(anna);
  await passLeaving(app);
  expect((await app.call('POST /api/account/confirm-email', { body: { token } })).body.code).toBe(
    'INVALID_LINK',
  );
});
