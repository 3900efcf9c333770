import { beforeEach, describe, expect, test } from 'vitest';
import { appForFile, appForTest, TEST_PASSWORD, type TestPlayer } from '../testing/app/test-app.ts';
import {
  aKnownDevice,
  codeFor,
  enterCode,
  FIREFOX,
  newDeviceOf,
  notice,
  signIn,
  signOut,
  twoDevices,
} from '../testing/builders/devices.ts';
import { leaveCoins } from '../testing/builders/stable.ts';
import { aSellableHorse, sellHorse } from '../testing/builders/trade.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';

const HOUR = 3600;

const app = await appForFile();
let anna: TestPlayer;
beforeEach(async () => {
  anna = await app.newPlayer();
});

const devicesOf = async (player: TestPlayer) => (await player.call('GET /api/devices')).body;
const isNewOn = async (player: TestPlayer) => (await devicesOf(player)).find(({ isThis }) => isThis)?.isNew;

describe('a device is known', () => {
  test('from registration', async () => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { username: 'Daisy Dale', email: 'daisy@example.org', password: TEST_PASSWORD },
      headers: { 'user-agent': FIREFOX },
    });
    const { token } = response.json<{ token: string }>();
    const { body } = await app.call('GET /api/devices', {}, token);
    expect(body).toMatchObject([{ name: 'Firefox on Linux', isThis: true, isNew: false }]);
    expect(response.headers['set-cookie']).toMatch(
      /^device_[\da-f-]{36}=[\w-]{43}; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
  });

  test('if it is the first of an account from before devices were stored, whose sessions go on', async () => {
    expect(await devicesOf(anna)).toEqual([]);
    expect(await isNewOn((await aKnownDevice(app, anna)).player)).toBe(false);
    expect(await devicesOf(anna)).toMatchObject([{ isThis: false, isNew: false }]);
  });

  test('if it is one of two concurrent first devices', async () => {
    const both = await atOnce(2, () => signIn(app, anna));
    const areNew = await Promise.all(both.map(({ player }) => isNewOn(player)));
    expect(areNew.filter(Boolean)).toHaveLength(1);
  });

  test('by its cookie at the next sign-in', async () => {
    const { player, cookie } = await aKnownDevice(app, anna);
    const second = await signIn(app, anna, { cookie });
    expect(second.cookie).toBe(cookie);
    expect(await player.call('GET /api/auth/me')).toMatchObject({ status: 401 });
    expect(await isNewOn(second.player)).toBe(false);
    expect(await devicesOf(anna)).toHaveLength(1);
  });

  test('a day after it signed in, without a cookie before', async () => {
    const { fresh } = await twoDevices(app, anna);
    await app.pass(24 * HOUR - 1);
    expect(await isNewOn(fresh)).toBe(true);
    await app.pass(1);
    expect(await isNewOn(fresh)).toBe(false);
  });
});

describe('a device is new', () => {
  test('with the cookie of another account', async () => {
    const bert = await app.newPlayer();
    await aKnownDevice(app, bert);
    const { cookie } = await aKnownDevice(app, anna);
    const stolen = cookie.replace(anna.id, bert.id);
    const { player, cookie: given } = await signIn(app, bert, { cookie: stolen });
    expect(await isNewOn(player)).toBe(true);
    expect(given).not.toBe(stolen);
  });

  test('and sees only itself', async () => {
    const { known, fresh } = await twoDevices(app, anna);
    expect(await devicesOf(fresh)).toMatchObject([
      { name: 'Safari on an iPhone', isNew: true, isThis: true },
    ]);
    expect(await devicesOf(known)).toHaveLength(2);
  });

  test('up to ten at a time: an eleventh signs the oldest out', async () => {
    const { fresh: oldest } = await twoDevices(app, anna);
    for (let index = 0; index < 9; index++) await signIn(app, anna);
    expect((await oldest.call('GET /api/auth/me')).status).toBe(200);
    const { player: newest } = await signIn(app, anna);
    expect((await oldest.call('GET /api/auth/me')).status).toBe(401);
    expect((await newest.call('GET /api/auth/me')).status).toBe(200);
    expect(await devicesOf(anna)).toHaveLength(11);
  });

  test('behind a proxy with https the cookie is secure', async () => {
    const proxied = await appForTest({ trustProxy: true });
    const player = await proxied.newPlayer();
    const response = await proxied.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: player.email, password: TEST_PASSWORD },
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(response.headers['set-cookie']).toContain('; Secure');
  });
});

describe('the code of a known device', () => {
  test('makes the new one known, once', async () => {
    const { known, fresh } = await twoDevices(app, anna);
    const code = await codeFor(known);
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    const typed = ` ${code.toLowerCase().replace('-', ' ')}`;
    expect(await enterCode(fresh, typed)).toMatchObject({ status: 200 });
    expect(await isNewOn(fresh)).toBe(false);
    const { player: third } = await signIn(app, anna);
    expect(await enterCode(third, code)).toMatchObject({ status: 409, body: { code: 'WRONG_CODE' } });
  });

  test('is wrong if it is of another account, replaced or expired', async () => {
    const { known, fresh } = await twoDevices(app, anna);
    const bert = await twoDevices(app, await app.newPlayer());
    expect((await enterCode(fresh, await codeFor(bert.known))).body.code).toBe('WRONG_CODE');
    const replaced = await codeFor(known);
    const code = await codeFor(known);
    expect((await enterCode(fresh, replaced)).body.code).toBe('WRONG_CODE');
    await app.pass(600);
    expect((await enterCode(fresh, code)).body.code).toBe('WRONG_CODE');
  });

  test('is worth nothing after five wrong tries, however many come at once', async () => {
    const { known, fresh } = await twoDevices(app, anna);
    const code = await codeFor(known);
    const guesses = await atOnce(5, () => enterCode(fresh, 'AAAA-AAAA'));
    expect(outcomes(guesses)).toEqual({ WRONG_CODE: 5 });
    expect((await enterCode(fresh, code)).body.code).toBe('WRONG_CODE');
    expect(await enterCode(fresh, await codeFor(known))).toMatchObject({ status: 200 });
  });

  test('is not shown on a new device', async () => {
    const { fresh } = await twoDevices(app, anna);
    expect(await fresh.call('POST /api/devices/code')).toMatchObject({ status: 403 });
  });
});

describe('the notice on known devices', () => {
  const noticeOn = async (player: TestPlayer) => (await player.call('GET /api/shell')).body.newDevice;

  test('names a new device until its owner knows of it, or it is known', async () => {
    const { known, fresh } = await twoDevices(app, anna);
    const { id: first } = await newDeviceOf(known);
    expect(await noticeOn(known)).toMatchObject({ id: first, name: 'Safari on an iPhone', waiting: 0 });
    expect(await noticeOn(fresh)).toBeNull();
    await signIn(app, anna, { userAgent: FIREFOX });
    const { id: second } = await newDeviceOf(known);
    expect(await noticeOn(known)).toMatchObject({ id: second, name: 'Firefox on Linux' });
    await notice(known, second);
    expect(await noticeOn(known)).toMatchObject({ id: first });
    await notice(known, first);
    expect(await noticeOn(known)).toBeNull();
    await signIn(app, anna);
    expect(await noticeOn(known)).not.toBeNull();
    await app.pass(24 * HOUR);
    expect(await noticeOn(known)).toBeNull();
  });

  test('comes back when something begins to wait', async () => {
    const { known, fresh } = await twoDevices(app, anna);
    await leaveCoins(app, anna, 20_000);
    const horse = await aSellableHorse(app, anna);
    await notice(known, (await newDeviceOf(known)).id);
    await app.pass(1);
    await sellHorse(fresh, horse);
    expect(await noticeOn(known)).toMatchObject({ waiting: 1 });
  });

  test('a new device does not see that another is new', async () => {
    const { fresh } = await twoDevices(app, anna);
    await signIn(app, anna);
    expect(await noticeOn(fresh)).toBeNull();
  });
});

describe('signing a new device out', () => {
  test('ends its sessions, and its cookie counts as unknown', async () => {
    const { player: known } = await aKnownDevice(app, anna);
    const { player: fresh, cookie } = await signIn(app, anna);
    const device = await newDeviceOf(known);
    expect(await signOut(known, device.id)).toMatchObject({ status: 200 });
    expect(await fresh.call('GET /api/auth/me')).toMatchObject({ status: 401 });
    const { player: second } = await signIn(app, anna, { cookie });
    expect((await newDeviceOf(second)).id).not.toBe(device.id);
  });

  test('is for known devices only, and not for one’s own', async () => {
    const { known, fresh } = await twoDevices(app, anna);
    const [{ id: knownId } = { id: '' }] = (await devicesOf(known)).filter(({ isThis }) => isThis);
    expect(await signOut(fresh, knownId)).toMatchObject({ status: 403, body: { code: 'DEVICE_IS_NEW' } });
    expect(await signOut(known, knownId)).toMatchObject({ status: 409, body: { code: 'DEVICE_IS_THIS' } });
  });

  test('ends the sessions of a known device, which stays known', async () => {
    const { player: known, cookie } = await aKnownDevice(app, anna);
    const code = await codeFor(known);
    const { player: second } = await signIn(app, anna);
    await enterCode(second, code);
    const device = (await devicesOf(second)).find(({ isThis }) => !isThis);
    expect(await signOut(second, device?.id ?? '')).toMatchObject({ status: 200 });
    expect(await known.call('GET /api/auth/me')).toMatchObject({ status: 401 });
    expect(await isNewOn((await signIn(app, anna, { cookie })).player)).toBe(false);
  });

  test('finds no device of another account', async () => {
    const { known } = await twoDevices(app, anna);
    const bert = await twoDevices(app, await app.newPlayer());
    const { id } = await newDeviceOf(bert.known);
    expect(await signOut(known, id)).toMatchObject({ status: 404, body: { code: 'DEVICE_NOT_FOUND' } });
  });
});
