import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { portraitName } from '../../art/paint/name/portrait-name.ts';
import { BAY_TOBIANO } from '../testing/builders/looks.ts';
import { restoreWorld } from '../backup/restore-world.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { openPictureStore } from '../picture-store/open-picture-store.ts';
import { openS3Store } from '../picture-store/s3-store.ts';
import { watchStore } from '../picture-store/store-watch.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { leave, LEAVING } from '../testing/builders/deletion.ts';
import { aPicture, changePicture, openUpload, sendPicture } from '../testing/builders/pictures.ts';
import { emptyTarget } from '../testing/database/test-worlds.ts';
import { startS3Server } from '../testing/s3/s3-server.ts';

const server = await startS3Server({ prefix: 'game/', pageSize: 1_000 });
/** Retries an unavailable store immediately. */
let now = 0;
const watch = watchStore(undefined, () => (now += 3_000));
const pictureStore = {
  ...openPictureStore({ dataDir: 'none', s3: server.settings }),
  ...openS3Store(server.settings, watch),
  notice: watch.notice,
};
afterAll(() => server.close());
const app = await appForFile({ pictureStore });
const second = await appForFile({
  database: app.database,
  pictureStore: openPictureStore({ dataDir: 'none', s3: server.settings }),
});

const AWAY = {
  status: 503,
  body: {
    code: 'UNAVAILABLE',
    message:
      'Pictures cannot be stored or shown right now. Nothing was changed. Please try again in a moment.',
  },
};
const keys = (folder: string) =>
  [...server.objects.keys()].filter((key) => key.startsWith(`game/${folder}/`));

test('two processes share pictures, and nothing is on the disk', async () => {
  const anna = await app.newPlayer();
  const { body } = await changePicture(app, anna, await aPicture());
  const url = body.profilePicture ?? '';
  const [here, there] = [await app.http.inject(url), await second.http.inject(url)];
  expect(there.statusCode).toBe(200);
  expect(there.rawPayload.equals(here.rawPayload)).toBe(true);
  expect([keys('uploads/pictures').length, keys('uploads/sent').length]).toEqual([2, 0]);
  expect(await readdir(app.dataDir)).toEqual([]);
});

test('while the store is unavailable, an upload is refused and loses nothing', async () => {
  const anna = await app.newPlayer();
  const address = await openUpload(anna);
  const bytes = await aPicture({ background: '#335577' });
  const use = () => anna.call('PUT /api/profile-picture', { body: { profilePictureURL: address } });

  server.fault = 'denies';
  expect(await sendPicture(app, address, bytes)).toMatchObject(AWAY);
  server.fault = 'none';
  expect(await sendPicture(app, address, bytes)).toMatchObject({ status: 200 });
  server.fault = 'denies';
  expect(await use()).toMatchObject(AWAY);
  expect((await app.http.inject('/readyz')).json()).toMatchObject({
    status: 'ready',
    pictures: expect.stringContaining('the key must be allowed to list, get, put and delete') as string,
  });
  server.fault = 'none';
  const { status, body } = await use();
  expect(status).toBe(200);

  server.fault = 'denies';
  const away = await app.http.inject(body.profilePicture ?? '');
  expect({ status: away.statusCode, body: away.json<unknown>() }).toMatchObject(AWAY);
  expect(away.headers['cache-control']).toBe('no-store');
  // Replaced pictures are deleted later.
  expect((await anna.call('PUT /api/profile-picture', { body: { profilePictureURL: null } })).status).toBe(
    200,
  );
  server.fault = 'none';
});

test('horses are painted while the store is unavailable, and a corrupted picture is repainted', async () => {
  const url = `/portraits/${portraitName(BAY_TOBIANO)}-m.webp`;
  const paint = async () => {
    const { statusCode, rawPayload } = await app.http.inject(url);
    expect(statusCode).toBe(200);
    return rawPayload;
  };
  server.fault = 'denies';
  const first = await paint();
  expect(keys('portraits')).toEqual([]);
  server.fault = 'none';
  expect((await paint()).equals(first)).toBe(true);
  const [key = ''] = keys('portraits').filter((name) => name.endsWith('-m.webp'));
  const whole = server.objects.get(key)?.bytes ?? Buffer.alloc(0);
  for (const corrupted of [Buffer.from(whole).fill(0, 200, 260), whole.subarray(0, 300), Buffer.alloc(0)]) {
    server.objects.set(key, { bytes: corrupted, changedAt: Date.now() });
    expect((await paint()).equals(first)).toBe(true);
    expect(server.objects.get(key)?.bytes.equals(whole)).toBe(true);
  }
});

test('a backup holds the pictures of the store, and a restore writes them to another', async () => {
  const other = await startS3Server();
  const folder = await mkdtemp(join(tmpdir(), 'fetlock-s3-backup-'));
  const target = await emptyTarget();
  try {
    const file = join(folder, 'world.backup');
    const wanted = keys('uploads/pictures');
    expect(wanted.length).toBeGreaterThan(0);
    const { pictures } = await writeBackup({ db: app.db, pictures: pictureStore, file, now: new Date() });
    expect(pictures).toBe(wanted.length);
    const restored = openPictureStore({ dataDir: 'none', s3: other.settings });
    await restoreWorld({ ...target, file, pictures: restored });
    for (const key of wanted)
      expect(other.objects.get(key.replace('game/', ''))?.bytes).toEqual(server.objects.get(key)?.bytes);
    expect(other.objects.size).toBe(wanted.length);
  } finally {
    await target.remove();
    await rm(folder, { recursive: true });
    await other.close();
  }
});

test('the picture of a deleted account is deleted once the store is available', async () => {
  const anna = await app.newPlayer();
  const before = keys('uploads/pictures');
  await changePicture(app, anna, await aPicture({ background: '#882244' }));
  await leave(anna);
  server.fault = 'denies';
  await app.pass(LEAVING);
  expect(keys('uploads/pictures')).toHaveLength(before.length + 2);
  server.fault = 'none';
  await app.pass(3_600);
  expect(keys('uploads/pictures')).toEqual(before);
});
