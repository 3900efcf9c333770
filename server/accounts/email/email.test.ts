import { describe, expect, test } from 'vitest';
import { atOnce, outcomes } from '../../testing/at-once.ts';
import { appForFile, TEST_PASSWORD } from '../../testing/app/test-app.ts';
import {
  aNewcomer,
  changeEmail,
  lastMail,
  logIn,
  NEW_PASSWORD,
  tokenIn,
} from '../../testing/builders/accounts.ts';

const app = await appForFile();

const confirm = (token: string) => app.call('POST /api/account/confirm-email', { body: { token } });
const undo = (token: string) => app.call('POST /api/account/undo-email', { body: { token } });

describe('registering', () => {
  test('mails a link that confirms the address, once', async () => {
    const newcomer = await aNewcomer(app);
    expect((await newcomer.call('GET /api/auth/me')).body.emailConfirmed).toBe(false);
    const token = tokenIn(await lastMail(app, newcomer.email));
    const { body } = await confirm(token);
    expect(body).toMatchObject({ username: newcomer.username, email: newcomer.email });
    expect((await newcomer.call('GET /api/auth/me')).body.emailConfirmed).toBe(true);
    expect((await confirm(token)).body).toMatchObject({ code: 'INVALID_LINK' });
  });

  test('reveals nothing to a stranger of an address that exists; its owner is mailed', async () => {
    const anna = await app.newPlayer();
    const strangers = await aNewcomer(app, ` ${anna.email.toUpperCase()}`.trim());
    const free = await aNewcomer(app);
    const shapes = await Promise.all(
      [strangers, free].map(async (player) => Object.keys((await player.call('GET /api/auth/me')).body)),
    );
    expect(shapes[0]).toEqual(shapes[1]);
    const [mail] = await app.mailsTo(strangers.email);
    expect(mail?.subject).toBe('Your address was given for another stable');
    expect(mail?.text).not.toContain('token=');
    // Signing in works for both, by their own passwords.
    expect((await logIn(app, anna.email, TEST_PASSWORD)).body.user.id).toBe(anna.id);
  });

  test('with an address that others gave: only one can confirm it', async () => {
    const email = 'shared@example.org';
    const newcomers = [await aNewcomer(app, email), await aNewcomer(app, email), await aNewcomer(app, email)];
    const mails = await app.mailsTo(email);
    const tokens = mails.map(tokenIn);
    expect(tokens).toHaveLength(3);
    const answers = await atOnce(3, (index) => confirm(tokens[index] ?? ''));
    expect(outcomes(answers)).toEqual({ ok: 1, EMAIL_TAKEN: 2 });
    const confirmed = await Promise.all(
      newcomers.map(async (player) => (await player.call('GET /api/auth/me')).body.emailConfirmed),
    );
    expect(confirmed.filter(Boolean)).toHaveLength(1);
  });

  test('until one of them confirms it, the first account signs in with it', async () => {
    const [email, owners] = ['first@example.org', 'the first horse 1'];
    const first = await aNewcomer(app, email, owners);
    await aNewcomer(app, email, 'the second horse 2');
    const newest = await aNewcomer(app, email, 'the third horse 3');
    expect((await logIn(app, email, owners)).body.user?.id).toBe(first.id);
    expect((await logIn(app, email, 'the third horse 3')).body.user?.id).toBe(newest.id);
    expect((await logIn(app, email, 'a fourth horse 4')).status).toBe(401);
  });

  test('with a wrong address: a corrected one replaces it at once, and the old link is void', async () => {
    const newcomer = await aNewcomer(app, 'mispelt@example.org');
    const old = tokenIn(await lastMail(app, 'mispelt@example.org'));
    expect((await changeEmail(newcomer, 'misspelt@example.org')).status).toBe(200);
    expect((await confirm(old)).body).toMatchObject({ code: 'INVALID_LINK' });
    expect((await confirm(tokenIn(await lastMail(app, 'misspelt@example.org')))).status).toBe(200);
    expect(await app.mailsTo('mispelt@example.org')).toHaveLength(1);
  });

  test('the link can be mailed again', async () => {
    const newcomer = await aNewcomer(app);
    expect((await newcomer.call('POST /api/account/email/resend')).status).toBe(200);
    const mails = await app.mailsTo(newcomer.email);
    expect(mails).toHaveLength(2);
    expect((await confirm(tokenIn(mails[1]))).status).toBe(200);
    expect((await confirm(tokenIn(mails[0]))).body).toMatchObject({ code: 'INVALID_LINK' });
  });
});

describe('changing the email', () => {
  test('waits for the new address, and notifies the old one', async () => {
    const anna = await app.newPlayer();
    await changeEmail(anna, 'anna.one@example.org');
    const account = async () => (await anna.call('GET /api/account')).body;
    expect(await account()).toMatchObject({ email: anna.email, newEmail: 'anna.one@example.org' });
    await lastMail(app, anna.email, 'Your email is about to change');
    expect((await confirm(tokenIn(await lastMail(app, 'anna.one@example.org')))).status).toBe(200);
    expect(await account()).toMatchObject({ email: 'anna.one@example.org', newEmail: null });
    await lastMail(app, anna.email, 'Your email was changed');
    expect((await logIn(app, 'anna.one@example.org')).status).toBe(200);
    expect((await logIn(app, anna.email)).status).toBe(401);
  });

  test('asks for the password', async () => {
    const anna = await app.newPlayer();
    const refused = await changeEmail(anna, 'anna.two@example.org', 'wrong horse');
    expect(refused.body).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await app.mailsTo('anna.two@example.org')).toEqual([]);
  });

  test('to an address that exists mails its owner, and notifies nobody else', async () => {
    const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
    const free = await changeEmail(anna, 'free@example.org');
    const taken = await changeEmail(anna, bert.email);
    expect(taken.body.message).toBe(free.body.message?.replace('free@example.org', bert.email));
    expect((await lastMail(app, bert.email)).subject).toBe('Your address was given for another stable');
  });

  test('by a thief is undone from the old address, before and after', async () => {
    for (const isConfirmed of [false, true]) {
      const anna = await app.newPlayer();
      const thiefs = `thief.${isConfirmed}@example.org`;
      await changeEmail(anna, thiefs);
      const token = tokenIn(await lastMail(app, anna.email, 'Your email is about to change'));
      const theirs = tokenIn(await lastMail(app, thiefs));
      if (isConfirmed) await confirm(theirs);
      expect((await undo(token)).body).toMatchObject({ email: anna.email });
      expect((await undo(token)).body).toMatchObject({ code: 'INVALID_LINK' });
      expect((await confirm(theirs)).body).toMatchObject({ code: 'INVALID_LINK' });
      expect((await anna.call('GET /api/auth/me')).status).toBe(401);
      // The thief knows the password: it works no more.
      expect((await logIn(app, anna.email)).status).toBe(401);
      const reset = tokenIn(await lastMail(app, anna.email, 'Choose a new password'));
      await app.call('POST /api/auth/reset-password', { body: { token: reset, newPassword: NEW_PASSWORD } });
      expect((await logIn(app, anna.email, NEW_PASSWORD)).body.user.id).toBe(anna.id);
    }
  });

  test('twice by a thief: the first address has the last word', async () => {
    const anna = await app.newPlayer();
    await changeEmail(anna, 'thief.one@example.org');
    const first = tokenIn(await lastMail(app, anna.email));
    await confirm(tokenIn(await lastMail(app, 'thief.one@example.org')));
    await app.pass(60);
    await changeEmail(anna, 'thief.two@example.org');
    const second = tokenIn(await lastMail(app, 'thief.one@example.org', 'Your email is about to change'));
    expect((await undo(second)).status).toBe(200);
    expect((await undo(first)).body).toMatchObject({ email: anna.email });
    expect((await undo(second)).body).toMatchObject({ code: 'INVALID_LINK' });
  });

  test('can be cancelled', async () => {
    const anna = await app.newPlayer();
    await changeEmail(anna, 'anna.three@example.org');
    const token = tokenIn(await lastMail(app, 'anna.three@example.org'));
    expect((await anna.call('POST /api/account/email/cancel')).status).toBe(200);
    expect((await confirm(token)).body).toMatchObject({ code: 'INVALID_LINK' });
  });
});

test('an operator is one only with a confirmed address', async () => {
  const stranger = await aNewcomer(app, 'operator@example.org');
  expect((await stranger.call('GET /api/moderation')).body.isOperator).toBe(false);
  await confirm(tokenIn(await lastMail(app, 'operator@example.org')));
  expect((await stranger.call('GET /api/moderation')).body.isOperator).toBe(true);
});
