import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPicture, changePicture } from '../testing/pictures.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { dropOrphans } from './drop-orphans.ts';
import { openPictureStore } from './picture-folder.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const shown = async () => (await readdir(join(app.dataDir, 'uploads', 'pictures'))).toSorted();

test('a picture that is nobody’s goes after a day; one that is shown stays', async () => {
  let now = Date.now();
  const store = openPictureStore(app.dataDir, () => now);
  await changePicture(app, await app.newPlayer(), await aPicture());
  const owned = await shown();
  const [small, large] = [Buffer.from('small'), Buffer.from('large')];
  await store.keepShown('a'.repeat(64), { small, large });
  expect(await shown()).toHaveLength(4);

  await dropOrphans(app.db, store);
  expect(await shown()).toHaveLength(4);
  now += DAY_MS + 60_000;
  await dropOrphans(app.db, store);
  expect(await shown()).toEqual(owned);
});

test('they are looked for once a day', async () => {
  let now = Date.now() + 2 * DAY_MS;
  const store = openPictureStore(app.dataDir, () => now);
  const [small, large] = [Buffer.from('small'), Buffer.from('large')];
  await store.keepShown('b'.repeat(64), { small, large });
  expect(await store.settledShown()).toContain('b'.repeat(64));
  expect(await store.settledShown()).toEqual([]);
  now += DAY_MS - 1;
  expect(await store.settledShown()).toEqual([]);
  now += 1;
  expect(await store.settledShown()).toContain('b'.repeat(64));
});
