import { describe, expect, test } from 'vitest';
import { atOnce, outcomes } from '../../testing/at-once.ts';
import { appForFile, TEST_PASSWORD } from '../../testing/app/test-app.ts';
import {
  aNewcomer,
  changeEmail,
  lastMail,
  logIn,
  NEW_PASSWORD,
  onNewDevice,
  resetLinkFor,
  tokenIn,
} from '../../testing/builders/accounts.ts';
import { leaveCoins } from '../../testing/builders/stable.ts';
import { aSellableHorse, sellHorse } from '../../testing/builders/trade.ts';

const app = await appForFile();

const reset = (token: string, newPassword = NEW_PASSWORD) =>
  app.call('POST /api/auth/reset-password', { body: { token, newPassword } });

describe('a request', () => {
  test.each(['username', 'password'] as const)('for a %s answers alike for every address', async (forgot) => {
    const anna = await app.newPlayer();
    const emails = [anna.email, 'nobody@example.org', (await aNewcomer(app)).email];
    const replies = await Promise.all(
      emails.map((email) => app.call(`POST /api/auth/forgot-${forgot}`, { body: { email } })),
    );
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body).toEqual(replies[0]?.body);
      expect(body.message).toMatch(/^If that address has an account, .* sent to your email/);
    }
    expect(await app.mailsTo('nobody@example.org')).toEqual([]);
  });

  test('for a username mails every account of the address', async () => {
    const anna = await app.newPlayer();
    await app.call('POST /api/auth/forgot-username', { body: { email: anna.email.toUpperCase() } });
    const mail = await lastMail(app, anna.email, 'Your username');
    expect(mail.text).toContain(anna.username);
  });

  test('stores no token that could be used', async () => {
    const anna = await app.newPlayer();
    const token = await resetLinkFor(app, anna.email);
    const stored = await app.db.selectFrom('account_links').selectAll().execute();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(token);
    // Jobs wait for a mail server, but not for long.
    await expect.poll(() => app.db.selectFrom('outgoing_mails').select('id').execute()).toEqual([]);
    expect(await app.db.selectFrom('recovery_requests').select('id').execute()).toEqual([]);
  });
});

describe('a reset link', () => {
  test('sets the password, ends every session and notifies the owner', async () => {
    const anna = await app.newPlayer();
    const token = await resetLinkFor(app, anna.email);
    expect((await reset(token)).body.message).toBe(
      'Your password has been reset. You can now log in with your new password.',
    );
    expect((await anna.call('GET /api/auth/me')).status).toBe(401);
    expect((await logIn(app, anna.email)).status).toBe(401);
    expect((await logIn(app, anna.email, NEW_PASSWORD)).status).toBe(200);
    await lastMail(app, anna.email, 'Your password was changed');
  });

  test('works once, also when it is used twenty times at once', async () => {
    const anna = await app.newPlayer();
    const token = await resetLinkFor(app, anna.email);
    const answers = await atOnce(20, (index) => reset(token, `the horse of try ${index}`));
    expect(outcomes(answers)).toEqual({ ok: 1, INVALID_LINK: 19 });
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await logIn(app, anna.email, `the horse of try ${winner}`)).status).toBe(200);
  });

  test('ends after 30 minutes', async () => {
    const anna = await app.newPlayer();
    const [first, second] = [await resetLinkFor(app, anna.email), await resetLinkFor(app, anna.email)];
    await app.pass(29 * 60);
    expect((await reset(first)).status).toBe(200);
    const bert = await app.newPlayer();
    const late = await resetLinkFor(app, bert.email);
    await app.pass(30 * 60);
    for (const token of [second, late])
      expect((await reset(token)).body).toMatchObject({ code: 'INVALID_LINK' });
  });

  test('is useless after the password was changed', async () => {
    const anna = await app.newPlayer();
    const [used, other] = [await resetLinkFor(app, anna.email), await resetLinkFor(app, anna.email)];
    await reset(used);
    expect((await reset(other)).body).toMatchObject({ code: 'INVALID_LINK' });
    const bert = await app.newPlayer();
    const token = await resetLinkFor(app, bert.email);
    const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    expect((await bert.call('PATCH /api/account/password', { body })).status).toBe(200);
    expect((await reset(token)).body).toMatchObject({ code: 'INVALID_LINK' });
  });

  test('is useless after the email was changed', async () => {
    const anna = await app.newPlayer();
    await changeEmail(anna, 'anna.new@example.org');
    const token = await resetLinkFor(app, anna.email);
    const change = tokenIn(await lastMail(app, 'anna.new@example.org'));
    expect((await app.call('POST /api/account/confirm-email', { body: { token: change } })).status).toBe(200);
    expect((await reset(token)).body).toMatchObject({ code: 'INVALID_LINK' });
  });

  test('stays valid when the password may not be used', async () => {
    const anna = await app.newPlayer();
    const token = await resetLinkFor(app, anna.email);
    expect((await reset(token, anna.username)).body).toMatchObject({ code: 'PASSWORD_IS_USERNAME' });
    expect((await reset(token, '123456')).body).toMatchObject({ code: 'PASSWORD_COMMON' });
    expect((await reset(token)).status).toBe(200);
  });

  test('cancels the waiting calls of a new device', async () => {
    const anna = await app.newPlayer();
    await leaveCoins(app, anna, 20_000);
    const horse = await aSellableHorse(app, anna);
    const thief = await onNewDevice(app, anna);
    expect((await sellHorse(thief, horse)).status).toBe(202);
    await reset(await resetLinkFor(app, anna.email));
    expect((await thief.call('GET /api/auth/me')).status).toBe(401);
    await app.pass(2 * 86_400);
    const { body } = await logIn(app, anna.email, NEW_PASSWORD);
    const own = await app.call('GET /api/horses/:id', { params: { id: horse } }, body.token);
    expect(own.body).toMatchObject({ ownerId: anna.id });
  });

  test('confirms the address that it came to', async () => {
    const newcomer = await aNewcomer(app);
    await reset(await resetLinkFor(app, newcomer.email));
    const { body } = await logIn(app, newcomer.email, NEW_PASSWORD);
    expect(body.user.emailConfirmed).toBe(true);
  });

  test('is mailed for each account that gave the address unconfirmed, the oldest first', async () => {
    const email = 'several@example.org';
    const players = [
      await aNewcomer(app, email, 'the first horse 1'),
      await aNewcomer(app, email, 'the second horse 2'),
      await aNewcomer(app, email, 'the third horse 3'),
    ];
    await app.call('POST /api/auth/forgot-username', { body: { email } });
    const names = await lastMail(app, email, 'Your usernames');
    expect(names.text).toContain(players.map(({ username }) => username).join('\n'));
    await app.call('POST /api/auth/forgot-password', { body: { email } });
    const { text, html } = await lastMail(app, email, 'Choose a new password');
    const links = text.matchAll(/^(.+):\n.*\?token=([\w-]{43})$/gm);
    const tokens = new Map(Array.from(links, ([, username = '', token = '']) => [username, token]));
    expect([...tokens.keys()]).toEqual(players.map(({ username }) => username));
    for (const token of tokens.values()) expect(html).toContain(token);
    const [first, second] = players;
    expect((await reset(tokens.get(second?.username ?? '') ?? '')).status).toBe(200);
    expect((await logIn(app, email, NEW_PASSWORD)).body.user.id).toBe(second?.id);
    // Now the address is the second one's.
    expect((await reset(tokens.get(first?.username ?? '') ?? '')).body).toMatchObject({
      code: 'INVALID_LINK',
    });
  });

  test('is mailed only for the account that confirmed the address', async () => {
    const anna = await app.newPlayer();
    const other = await aNewcomer(app, anna.email);
    const token = await resetLinkFor(app, anna.email);
    await reset(token);
    expect((await logIn(app, anna.email, NEW_PASSWORD)).body.user.id).toBe(anna.id);
    expect((await other.call('GET /api/auth/me')).status).toBe(200);
  });
});
