import { describe, expect, test } from 'vitest';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { appForFile, TEST_PASSWORD, type TestPlayer } from '../testing/app/test-app.ts';
import { lastMail, logIn, NEW_PASSWORD, onNewDevice } from '../testing/builders/accounts.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

const app = await appForFile();

const changePassword = (player: TestPlayer, newPassword = NEW_PASSWORD, currentPassword = TEST_PASSWORD) =>
  player.call('PATCH /api/account/password', { body: { currentPassword, newPassword } });
const rename = (player: TestPlayer, username: unknown) =>
  player.call('PATCH /api/account/username', { body: { username } });

describe('a new password', () => {
  test('ends all other sessions, and notifies the owner', async () => {
    const anna = await app.newPlayer();
    const { body } = await logIn(app, anna.email);
    expect((await changePassword(anna)).status).toBe(200);
    expect((await anna.call('GET /api/auth/me')).status).toBe(200);
    expect((await app.call('GET /api/auth/me', {}, body.token)).status).toBe(401);
    await lastMail(app, anna.email, 'Your password was changed');
    expect((await logIn(app, anna.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('in two tabs at once: one of the two is set', async () => {
    const anna = await app.newPlayer();
    const answers = await atOnce(2, (index) => changePassword(anna, `horse of tab ${index}`));
    expect(outcomes(answers)).toEqual({ ok: 1, WRONG_PASSWORD: 1 });
  });

  test('also refuses a sign-in with the old one that was under way', async () => {
    const anna = await app.newPlayer();
    const [, ...signedIn] = await Promise.all([
      changePassword(anna),
      ...Array.from({ length: 5 }, () => logIn(app, anna.email)),
    ]);
    for (const { status, body } of signedIn)
      if (status === 200) expect((await app.call('GET /api/auth/me', {}, body.token)).status).toBe(401);
  });

  test('cannot be set on a new device', async () => {
    const anna = await app.newPlayer();
    const thief = await onNewDevice(app, anna);
    expect((await changePassword(thief)).body).toMatchObject({ code: 'DEVICE_IS_NEW' });
    await lastMail(app, anna.email, 'A new device signed in');
  });
});

describe('a new username', () => {
  test('is locked for six months, with the date', async () => {
    const anna = await app.newPlayer();
    const changed = await rename(anna, 'Ada Acker');
    expect(changed.body.message).toBe('Your username has been changed successfully.');
    const { body } = await anna.call('GET /api/account');
    expect(body).toMatchObject({
      username: 'Ada Acker',
      usernameUnlocksAt: changed.body.usernameUnlocksAt,
    });
    expect((await rename(anna, 'Ada Baker')).body.message).toMatch(
      /^You can change your username again on [A-Z][a-z]+ \d+, \d{4}\.$/,
    );
    await app.pass(185 * 86_400);
    expect((await rename(anna, 'Ada Baker')).status).toBe(200);
  });

  test('may be respelt, and its old spelling is free', async () => {
    const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
    expect((await rename(anna, anna.username.replace(' ', '-'))).status).toBe(200);
    expect((await rename(bert, anna.username)).body).toMatchObject({ code: 'USERNAME_TAKEN' });
  });

  test('goes to one of ten concurrent requests', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => app.newPlayer()));
    const answers = await atOnce(10, (index) => rename(players[index] as TestPlayer, 'Everybodys'));
    expect(outcomes(answers)).toEqual({ ok: 1, USERNAME_TAKEN: 9 });
  });
});

describe('sessions', () => {
  test('end one by one or all at once', async () => {
    const anna = await app.newPlayer();
    const others = [await logIn(app, anna.email), await logIn(app, anna.email)];
    const me = async (token: string) => (await app.call('GET /api/auth/me', {}, token)).status;
    expect((await anna.call('POST /api/devices/sign-out-others')).status).toBe(200);
    for (const { body } of others) expect(await me(body.token)).toBe(401);
    expect(await me(anna.token)).toBe(200);
  });

  test('end after 30 days without use, and not while they are used', async () => {
    const anna = await app.newPlayer();
    const { body } = await logIn(app, anna.email);
    const lastUsed = (days: number) =>
      app.db
        .updateTable('sessions')
        .set({ usedAt: new Date(Date.now() - days * REAL_MS_PER_DAY) })
        .where('accountId', '=', anna.id)
        .execute();
    await lastUsed(29);
    expect((await app.call('GET /api/auth/me', {}, body.token)).status).toBe(200);
    const used = await app.db
      .selectFrom('sessions')
      .select('usedAt')
      .where('accountId', '=', anna.id)
      .orderBy('usedAt', 'desc')
      .executeTakeFirstOrThrow();
    expect(Date.now() - used.usedAt.getTime()).toBeLessThan(REAL_MS_PER_DAY);
    await lastUsed(31);
    expect((await app.call('GET /api/auth/me', {}, body.token)).status).toBe(401);
  });
});
