import { describe, expect, test } from 'vitest';
import { atOnce, outcomes } from '../../testing/at-once.ts';
import { appForTest, appForFile, TEST_PASSWORD } from '../../testing/app/test-app.ts';
import {
  lastMail,
  logIn,
  NEW_PASSWORD,
  resetLinkFor,
  turnOnTwoFactor,
  wrongCodesFor,
} from '../../testing/builders/accounts.ts';

const app = await appForFile();

const turnOff = (player: Awaited<ReturnType<typeof app.newPlayer>>, code: string) =>
  player.call('POST /api/account/two-factor/turn-off', { body: { currentPassword: TEST_PASSWORD, code } });

describe('two-factor', () => {
  test('asks each sign-in for a code of the app, and each code works once', async () => {
    const anna = await app.newPlayer();
    const { nextCode, recoveryCodes, wrongCodes } = await turnOnTwoFactor(anna);
    expect(new Set(recoveryCodes).size).toBe(10);
    await lastMail(app, anna.email, 'Two-factor is on');
    expect((await logIn(app, anna.email)).body).toMatchObject({ code: 'CODE_NEEDED' });
    const [wrong] = wrongCodes();
    expect((await logIn(app, anna.email, TEST_PASSWORD, wrong)).body).toMatchObject({
      code: 'WRONG_CODE',
    });
    const code = nextCode();
    expect((await logIn(app, anna.email, 'wrong horse', code)).body).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    const answers = await atOnce(8, () => logIn(app, anna.email, TEST_PASSWORD, code));
    expect(outcomes(answers)).toEqual({ ok: 1, WRONG_CODE: 7 });
  });

  test('is off until the app gives a right code', async () => {
    const anna = await app.newPlayer();
    const begun = await anna.call('POST /api/account/two-factor/begin', {
      body: { currentPassword: TEST_PASSWORD },
    });
    const [code] = wrongCodesFor(begun.body.setupKey);
    for (const wrong of [code, '12345é', '\u{1f40e}1234']) {
      const answer = await anna.call('POST /api/account/two-factor/turn-on', { body: { code: wrong } });
      expect(answer.body).toMatchObject({ code: 'WRONG_CODE' });
    }
    expect((await logIn(app, anna.email)).status).toBe(200);
  });

  test('a lost phone: a recovery code signs in, once, and turns it off', async () => {
    const anna = await app.newPlayer();
    const { recoveryCodes } = await turnOnTwoFactor(anna);
    const [one = '', other = ''] = recoveryCodes;
    expect((await logIn(app, anna.email, TEST_PASSWORD, one.toLowerCase().replace('-', ' '))).status).toBe(
      200,
    );
    expect((await lastMail(app, anna.email, 'A recovery code was used')).text).toContain('Codes left: 9.');
    expect((await logIn(app, anna.email, TEST_PASSWORD, one)).body).toMatchObject({ code: 'WRONG_CODE' });
    expect((await anna.call('GET /api/account')).body).toMatchObject({
      twoFactor: true,
      recoveryCodesLeft: 9,
    });
    expect((await turnOff(anna, other)).status).toBe(200);
    await lastMail(app, anna.email, 'Two-factor is off');
    expect((await logIn(app, anna.email)).status).toBe(200);
  });

  test('new recovery codes replace the old ones', async () => {
    const anna = await app.newPlayer();
    const { nextCode, recoveryCodes } = await turnOnTwoFactor(anna);
    const body = { currentPassword: TEST_PASSWORD, code: nextCode() };
    const renewed = await anna.call('POST /api/account/two-factor/recovery-codes', { body });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await turnOff(anna, recoveryCodes[0] ?? '')).body).toMatchObject({ code: 'WRONG_CODE' });
    expect((await turnOff(anna, renewed.body.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('stays on when the password is reset by mail', async () => {
    const anna = await app.newPlayer();
    await turnOnTwoFactor(anna);
    const body = { token: await resetLinkFor(app, anna.email), newPassword: NEW_PASSWORD };
    expect((await app.call('POST /api/auth/reset-password', { body })).status).toBe(200);
    expect((await logIn(app, anna.email, NEW_PASSWORD)).body).toMatchObject({ code: 'CODE_NEEDED' });
  });

  test('stores recovery codes as hashes only', async () => {
    const anna = await app.newPlayer();
    const { recoveryCodes } = await turnOnTwoFactor(anna);
    const stored = await app.db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('accountId', '=', anna.id)
      .execute();
    expect(stored).toHaveLength(10);
    for (const { codeHash } of stored) expect(codeHash).toHaveLength(32);
    for (const code of recoveryCodes)
      expect(stored.some(({ codeHash }) => codeHash.toString().includes(code.replace('-', '')))).toBe(false);
  });
});

test('codes cannot be guessed by someone who knows the password, and the owner is notified', async () => {
  const limited = await appForTest({ rateLimit: true, database: app.database });
  const anna = await limited.newPlayer();
  const { wrongCodes } = await turnOnTwoFactor(anna);
  const statuses = [];
  for (const code of wrongCodes(12)) {
    // Each from a network of its own, with the tries of the email forgotten.
    await limited.db.deleteFrom('sign_in_tries').where('key', 'not like', 'code %').execute();
    statuses.push((await logIn(limited, anna.email, TEST_PASSWORD, code)).status);
  }
  expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(7);
  // Either process sends it.
  const mails = [...(await limited.mailsTo(anna.email)), ...(await app.mailsTo(anna.email))];
  expect(mails.map(({ subject }) => subject)).toContain('Somebody has your password');
});
