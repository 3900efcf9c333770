import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { aPicture, changePicture, openUpload, sendPicture } from '../testing/builders/pictures.ts';
import { appForTest, type TestApp } from '../testing/app/test-app.ts';
import { MOST_UPLOADS } from './uploads.ts';
import { MINUTE } from '../../game/game-time.ts';

let app: TestApp;
afterEach(() => {
  vi.useRealTimers();
});

const sentDir = () => join(app.dataDir, 'uploads', 'sent');

test('unused uploads are deleted without another upload', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = await appForTest();
  const bytes = await aPicture();
  const addresses: string[] = [];
  for (let index = 0; index < 4; index++) {
    const address = await openUpload(await app.newPlayer());
    await sendPicture(app, address, bytes);
    addresses.push(address);
  }
  const files = await readdir(sentDir());
  expect(files).toHaveLength(4);
  const old = new Date(Date.now() - 12 * MINUTE);
  for (const file of files.slice(1)) await utimes(join(sentDir(), file), old, old);
  await app.db
    .updateTable('picture_uploads')
    .set({ expiresAt: new Date(Date.now() - MINUTE) })
    .where(
      'tokenHash',
      'in',
      files.slice(1).map((file) => Buffer.from(file, 'hex')),
    )
    .execute();

  vi.advanceTimersByTime(MINUTE);
  const uploads = async () => {
    const rows = await app.db.selectFrom('picture_uploads').select('tokenHash').execute();
    return [await readdir(sentDir()), rows.map(({ tokenHash }) => tokenHash.toString('hex'))];
  };
  await expect.poll(uploads).toEqual([[files[0]], [files[0]]]);
});

test('uploads per account and hour are limited across processes, and the refusal says how long to wait', async () => {
  app = await appForTest();
  const second = await appForTest({ database: app.database });
  const anna = await app.newPlayer();
  const bytes = await aPicture({ width: 8, height: 8 });
  expect((await changePicture(app, anna, bytes)).status).toBe(200);
  for (let number = 1; number < MOST_UPLOADS; number++) await openUpload(anna);
  const stored = await app.db.selectFrom('picture_uploads').selectAll().executeTakeFirstOrThrow();

  for (const process of [app, second]) {
    const answer = await process.call('POST /api/profile-picture/upload', {}, anna.token);
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_UPLOADS' } });
    expect(answer.body.message).toBe(
      `You have uploaded ${MOST_UPLOADS} pictures within an hour. Please try again in 60 min.`,
    );
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500);
  }
  expect(await app.db.selectFrom('picture_uploads').selectAll().executeTakeFirstOrThrow()).toEqual(stored);
  await openUpload(await app.newPlayer());

  await app.db
    .updateTable('picture_upload_counts')
    .set({ since: new Date(Date.now() - 61 * MINUTE) })
    .where('playerId', '=', anna.id)
    .execute();
  await openUpload(anna);
  const count = app.db.selectFrom('picture_upload_counts').select('uploads');
  expect(await count.where('playerId', '=', anna.id).executeTakeFirst()).toEqual({ uploads: 1 });
});
