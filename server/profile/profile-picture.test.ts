import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PICTURE_MAX_BYTES } from '../../game/profile/picture.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { aPicture, changePicture, openUpload, sendPicture } from '../testing/builders/pictures.ts';
import { appForTest, appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { stopWallClock } from '../testing/stop-wall-clock.ts';
import { MINUTE } from '../../game/game-time.ts';

const app = await appForFile();

const filesIn = (folder: string) => readdir(join(app.dataDir, 'uploads', folder)).catch(() => []);
const fetchPicture = (url: string | null) => app.http.inject(url ?? 'none');
const take = (player: TestPlayer, profilePictureURL: unknown) =>
  player.call('PUT /api/profile-picture', { body: { profilePictureURL } });

describe('a picture', () => {
  test('is served square in two sizes, cached forever; the upload is deleted', async () => {
    const anna = await app.newPlayer();
    const { status, body } = await changePicture(app, anna, await aPicture());
    expect(status).toBe(200);
    expect(body.profilePicture).toMatch(/^\/uploads\/[0-9a-f]{64}-480\.webp$/);
    expect(body.profileThumbnail).toBe(body.profilePicture?.replace('-480', '-160'));
    expect((await anna.call('GET /api/auth/me')).body).toEqual(body);
    for (const [url, side] of [
      [body.profilePicture, 480],
      [body.profileThumbnail, 160],
    ] as const) {
      const answer = await fetchPicture(url);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: side,
        height: side,
      });
    }
    expect(await filesIn('sent')).toEqual([]);
  });

  test('is deleted when replaced or set to null', async () => {
    const anna = await app.newPlayer();
    const first = (await changePicture(app, anna, await aPicture())).body;
    const before = await filesIn('pictures');
    const second = (await changePicture(app, anna, await aPicture({ background: '#446688' }))).body;
    expect(second.profilePicture).not.toBe(first.profilePicture);
    expect((await fetchPicture(first.profilePicture)).statusCode).toBe(404);
    expect((await fetchPicture(second.profilePicture)).statusCode).toBe(200);
    expect(await filesIn('pictures')).toHaveLength(before.length);

    expect((await take(anna, null)).body).toMatchObject({ profilePicture: null, profileThumbnail: null });
    expect((await fetchPicture(second.profilePicture)).statusCode).toBe(404);
    expect(await filesIn('pictures')).toHaveLength(before.length - 2);
  });

  test('uploaded by two players is stored twice, and deleted separately', async () => {
    const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
    const same = await aPicture({ background: '#777777' });
    await changePicture(app, anna, same);
    const berts = (await changePicture(app, bert, same)).body;
    await take(anna, null);
    expect((await fetchPicture(berts.profilePicture)).statusCode).toBe(200);
  });
});

describe('an upload address', () => {
  test('changes each time, and only the last is valid', async () => {
    const anna = await app.newPlayer();
    const [first, second] = [await openUpload(anna), await openUpload(anna)];
    expect(first).not.toBe(second);
    const bytes = await aPicture();
    expect(await sendPicture(app, first, bytes)).toMatchObject({
      status: 404,
      body: { code: 'UPLOAD_NOT_FOUND' },
    });
    expect(await sendPicture(app, second, bytes)).toMatchObject({ status: 200 });
  });

  test('deletes what was sent to the former address', async () => {
    const anna = await app.newPlayer();
    const first = await openUpload(anna);
    await sendPicture(app, first, await aPicture());
    expect(await filesIn('sent')).toHaveLength(2); // includes the previous test's file
    await openUpload(anna);
    expect(await filesIn('sent')).toHaveLength(1);
    expect(await take(anna, first)).toMatchObject({ status: 404 });
  });

  test('accepts one file, once', async () => {
    const anna = await app.newPlayer();
    const address = await openUpload(anna);
    const bytes = await aPicture();
    const answers = await atOnce(20, () => sendPicture(app, address, bytes));
    expect(outcomes(answers)).toEqual({ ok: 1, UPLOAD_NOT_FOUND: 19 });
  });

  test('can be used by one of several concurrent calls', async () => {
    const anna = await app.newPlayer();
    const address = await openUpload(anna);
    await sendPicture(app, address, await aPicture());
    const answers = await atOnce(20, () => take(anna, address));
    const counts = outcomes(answers);
    expect(counts['ok']).toBe(1);
    // Latecomers find the address used or its file taken.
    expect((counts['UPLOAD_NOT_FOUND'] ?? 0) + (counts['PICTURE_NOT_SENT'] ?? 0)).toBe(19);
    expect(await take(anna, address)).toMatchObject({ status: 404, body: { code: 'UPLOAD_NOT_FOUND' } });
    const { body } = await anna.call('GET /api/user');
    expect((await fetchPicture(body.profilePicture)).statusCode).toBe(200);
  });

  test('can be used by its player only', async () => {
    const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
    const address = await openUpload(anna);
    await sendPicture(app, address, await aPicture());
    expect(await take(bert, address)).toMatchObject({ status: 404, body: { code: 'UPLOAD_NOT_FOUND' } });
    expect(await take(anna, `https://play.example.org${address}`)).toMatchObject({ status: 200 });
  });

  test('expires after ten minutes of wall time', async () => {
    const anna = await app.newPlayer();
    const { body } = await anna.call('POST /api/profile-picture/upload');
    const left = Date.parse(body.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(9.5 * MINUTE);
    expect(left).toBeLessThanOrEqual(10 * MINUTE);
    const outdate = () =>
      app.db
        .updateTable('picture_uploads')
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where('playerId', '=', anna.id)
        .execute();
    await outdate();
    expect(await sendPicture(app, body.uploadURL, await aPicture())).toMatchObject({ status: 404 });
    const address = await openUpload(anna);
    await sendPicture(app, address, await aPicture());
    await outdate();
    expect(await take(anna, address)).toMatchObject({ status: 404 });
  });

  test('accepts five megabytes and no more', async () => {
    const anna = await app.newPlayer();
    const whole = Buffer.alloc(PICTURE_MAX_BYTES);
    expect(await sendPicture(app, await openUpload(anna), whole)).toMatchObject({ status: 200 });
    const address = await openUpload(anna);
    expect(await sendPicture(app, address, Buffer.concat([whole, Buffer.from('x')]))).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    });
    // The refused file did not use up the address.
    expect(await sendPicture(app, address, await aPicture())).toMatchObject({ status: 200 });
  });

  test('refuses an empty file', async () => {
    const address = await openUpload(await app.newPlayer());
    expect(await sendPicture(app, address, Buffer.alloc(0))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', message: 'That file is empty.' },
    });
  });

  test('is requested and used only when signed in', async () => {
    expect(await app.call('POST /api/profile-picture/upload')).toMatchObject({ status: 401 });
    expect(await app.call('PUT /api/profile-picture', { body: {} })).toMatchObject({ status: 401 });
  });
});

test('a minute allows twenty addresses and twenty uses per player, and a hundred uploads per network', async () => {
  stopWallClock();
  const limited = await appForTest({ rateLimit: true });
  const anna = await limited.newPlayer();
  const bytes = await aPicture({ width: 8, height: 8 });
  const [requested, sent, used] = [[], [], []] as number[][];
  for (let number = 1; number <= 21; number++) {
    const { status, body } = await anna.call('POST /api/profile-picture/upload');
    const address = status === 200 ? body.uploadURL : `/api/profile-picture/uploads/${'a'.repeat(43)}`;
    requested?.push(status);
    sent?.push((await sendPicture(limited, address, bytes)).status);
    const taken = await anna.call('PUT /api/profile-picture', { body: { profilePictureURL: null } });
    used?.push(taken.status);
  }
  const twenty = [...Array<number>(20).fill(200), 429];
  expect({ asked: requested, used }).toEqual({ asked: twenty, used: twenty });
  expect(sent).toEqual([...Array<number>(20).fill(200), 404]);
  const nowhere = `/api/profile-picture/uploads/${'a'.repeat(43)}`;
  for (let number = 22; number <= 101; number++)
    expect((await sendPicture(limited, nowhere, bytes)).status).toBe(number <= 100 ? 404 : 429);
});

test.each([
  undefined,
  '',
  7,
  {},
  'no address',
  'http://[',
  '/api/profile-picture/uploads/',
  '/api/profile-picture/uploads/../../etc/passwd',
  `/api/profile-picture/uploads/${'a'.repeat(44)}`,
  'x'.repeat(501),
])('%j is not an upload address', async (address) => {
  const { status, body } = await take(await app.newPlayer(), address);
  expect(status).toBe(typeof address === 'string' && address.length <= 500 ? 404 : 400);
  expect(body.code).toBe(status === 404 ? 'UPLOAD_NOT_FOUND' : 'INVALID_INPUT');
});

test.each(['x.webp', `${'a'.repeat(64)}-480.webp`, '..%2f..%2fnotice.txt', `${'a'.repeat(64)}-480.webp%00`])(
  'there is no picture %s',
  async (file) => {
    expect((await app.http.inject(`/uploads/${file}`)).statusCode).toBe(404);
  },
);
