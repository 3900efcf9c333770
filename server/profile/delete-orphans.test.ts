import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aPicture, changePicture } from '../testing/builders/pictures.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { openFolderStore } from '../picture-store/folder-store.ts';
import { deleteOrphans } from './tidy-uploads.ts';
import { openProfilePictures } from './profile-pictures.ts';
import { MINUTE, REAL_MS_PER_DAY } from '../../game/game-time.ts';

const app = await appForFile();

const shown = async () => (await readdir(join(app.dataDir, 'uploads', 'pictures'))).toSorted();

test('orphaned pictures are deleted after a day, used ones stay', async () => {
  let now = Date.now();
  const store = openProfilePictures(openFolderStore(app.dataDir), () => now);
  await changePicture(app, await app.newPlayer(), await aPicture());
  const owned = await shown();
  const [small, large] = [Buffer.from('small'), Buffer.from('large')];
  await store.savePicture('a'.repeat(64), { small, large });
  expect(await shown()).toHaveLength(4);

  await deleteOrphans(app.db, store);
  expect(await shown()).toHaveLength(4);
  now += REAL_MS_PER_DAY + MINUTE;
  await deleteOrphans(app.db, store);
  expect(await shown()).toEqual(owned);
});

test('orphans are searched for once a day', async () => {
  let now = Date.now() + 2 * REAL_MS_PER_DAY;
  const store = openProfilePictures(openFolderStore(app.dataDir), () => now);
  const [small, large] = [Buffer.from('small'), Buffer.from('large')];
  await store.savePicture('b'.repeat(64), { small, large });
  expect(await store.findSettledPictures()).toContain('b'.repeat(64));
  expect(await store.findSettledPictures()).toEqual([]);
  now += REAL_MS_PER_DAY - 1;
  expect(await store.findSettledPictures()).toEqual([]);
  now += 1;
  expect(await store.findSettledPictures()).toContain('b'.repeat(64));
});
