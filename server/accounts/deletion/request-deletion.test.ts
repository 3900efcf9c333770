import { expect, test } from 'vitest';
import { aHorse } from '../../testing/builders/stable.ts';
import { appForFile } from '../../testing/app/test-app.ts';
import { lastMail, logIn, onNewDevice, turnOnTwoFactor } from '../../testing/builders/accounts.ts';
import {
  requestDeletion,
  DAY,
  isLeaving,
  leave,
  LEAVING,
  OWN_PASSWORD,
} from '../../testing/builders/deletion.ts';

const app = await appForFile();

test('a request names the day, the player plays on and may change their mind', async () => {
  const anna = await app.newPlayer();
  const other = (await logIn(app, anna.email)).body.token;
  const requested = await requestDeletion(anna);
  const day = new Date(app.clock.now().getTime() + LEAVING * 1000).toISOString();
  expect(requested).toMatchObject({ status: 200, body: { deletesAt: day } });
  expect((await app.call('GET /api/auth/me', {}, other)).status).toBe(401);
  const mail = await lastMail(app, anna.email, 'Your account will be deleted');
  expect(mail.text).toContain('Keep my account');
  expect((await requestDeletion(anna)).body).toMatchObject({ code: 'DELETION_REQUESTED' });
  await aHorse(anna);

  await app.pass(LEAVING - DAY);
  const returning = await logIn(app, anna.email);
  const { token } = returning.body;
  expect((await app.call('GET /api/shell', {}, token)).body.deletesAt).toBe(day);
  expect((await app.call('GET /api/account', {}, token)).body.deletesAt).toBe(day);
  expect((await app.call('POST /api/account/deletion/cancel', {}, token)).status).toBe(200);
  await lastMail(app, anna.email, 'Your account stays');
  await app.pass(30 * DAY);
  expect((await app.call('GET /api/account', {}, token)).body.deletesAt).toBeNull();
  expect((await app.call('POST /api/account/deletion/cancel', {}, token)).body.code).toBe('NO_DELETION');
});

test('it asks for the password, for a code with two-factor, and for a known device', async () => {
  const anna = await app.newPlayer();
  const { nextCode } = await turnOnTwoFactor(anna);
  expect((await requestDeletion(anna, { currentPassword: 'wrong horse' })).body.code).toBe('WRONG_PASSWORD');
  expect((await requestDeletion(anna)).body.code).toBe('CODE_NEEDED');
  expect((await requestDeletion(anna, { ...OWN_PASSWORD, code: 'ABCDE-FGHJK' })).body.code).toBe(
    'WRONG_CODE',
  );
  expect(await isLeaving(app, anna)).toBe(false);
  expect((await requestDeletion(anna, { ...OWN_PASSWORD, code: nextCode() })).status).toBe(200);
  const bert = await app.newPlayer();
  const fresh = await onNewDevice(app, bert);
  expect((await requestDeletion(fresh)).body.code).toBe('DEVICE_IS_NEW');
  // A thief requested it: the owner cancels it on any device.
  await leave(bert);
  const returned = await onNewDevice(app, bert);
  expect((await returned.call('POST /api/account/deletion/cancel')).status).toBe(200);
});
