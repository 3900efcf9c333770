import sharp, { type Sharp } from 'sharp';
import { expect, test, vi } from 'vitest';
import { aPicture, openUpload, sendPicture } from '../testing/builders/pictures.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { usePicture } from './change-picture.ts';
import { openFolderStore } from '../picture-store/folder-store.ts';
import { openProfilePictures } from './profile-pictures.ts';

const app = await appForFile();

async function sent() {
  const player = await app.newPlayer();
  const address = await openUpload(player);
  expect(await sendPicture(app, address, await aPicture())).toMatchObject({ status: 200 });
  const take = () => player.call('PUT /api/profile-picture', { body: { profilePictureURL: address } });
  return { player, address, take };
}

test('a picture that took too long to decode can be retried', async () => {
  const { take } = await sent();
  const timeout = vi.spyOn(sharp.prototype as Sharp, 'timeout').mockImplementationOnce(() => {
    throw new Error('timeout: 40% complete');
  });
  expect(await take()).toMatchObject({ status: 503, body: { code: 'PICTURES_BUSY' } });
  timeout.mockRestore();
  expect(await take()).toMatchObject({ status: 200 });
});

test('a picture that could not be saved can be retried', async () => {
  const { player, address, take } = await sent();
  const pictures = openProfilePictures(openFolderStore(app.dataDir));
  const savePicture = () => Promise.reject(new Error('gone'));
  const using = { db: app.db, pictures: { ...pictures, savePicture }, queue: app.pictureQueue };
  await expect(usePicture(using, player.id, address)).rejects.toThrow('gone');
  expect(await take()).toMatchObject({ status: 200 });
  expect(await take()).toMatchObject({ status: 404, body: { code: 'UPLOAD_NOT_FOUND' } });
});
