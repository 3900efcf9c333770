import { writeFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { refusalMessage } from '../contract/refusal-message.ts';
import { draftsOn, expect, logOut, openProfile, test } from './game.ts';
import { deviceOf, givenPlayerAtHome } from './given.ts';

test('About My Stable is written, an edit cancelled, and written again @phone', async ({ page }) => {
  await givenPlayerAtHome(page);
  const profile = page.getByRole('region', { name: 'Your profile' });
  await openProfile(page);
  await profile.getByRole('button', { name: 'Edit About My Stable' }).click();
  const text = profile.getByLabel('About My Stable', { exact: true }).and(page.locator('textarea'));
  await expect(text).toBeFocused();
  await text.fill('Bays, and <b>nothing</b> else.\nVisitors welcome.');
  await page.reload();
  await openProfile(page);
  await profile.getByRole('button', { name: 'Edit About My Stable' }).click();
  await expect(text).toHaveValue('Bays, and <b>nothing</b> else.\nVisitors welcome.');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByText('Bays, and <b>nothing</b> else.')).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Edit About My Stable' })).toBeFocused();

  await profile.getByRole('button', { name: 'Edit About My Stable' }).click();
  await text.fill('Never mind.');
  await profile.getByRole('button', { name: 'Cancel' }).click();
  await expect(profile.getByRole('button', { name: 'Edit About My Stable' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('Nor this.');
  await page.keyboard.press('Escape');
  await expect(profile.getByRole('button', { name: 'Edit About My Stable' })).toBeFocused();
  await page.reload();
  await openProfile(page);
  await expect(profile.getByText('Visitors welcome.')).toBeVisible();
  expect(await draftsOn(page)).toHaveLength(1);

  await profile.getByRole('button', { name: 'Edit About My Stable' }).click();
  await text.fill('x'.repeat(1001));
  await expect(profile.getByText('About My Stable has at most 1,000 characters.')).toBeVisible();
  await text.fill('');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByText('Nothing written yet.')).toBeVisible();

  await profile.getByRole('button', { name: 'Edit About My Stable' }).click();
  await text.fill('Not for whoever comes next.');
  await logOut(page);
  await expect(page.getByRole('tab', { name: 'Register' })).toBeVisible();
  expect(await draftsOn(page)).toEqual([]);
});

test('a bio that cannot be saved stays in the editor with a sentence @phone', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal('/api/user/bio');
  await givenPlayerAtHome(page);
  const profile = page.getByRole('region', { name: 'Your profile' });
  await openProfile(page);
  await page.route('**/api/user/bio', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await profile.getByRole('button', { name: 'Edit About My Stable' }).click();
  await profile.locator('textarea').fill('Ponies.');
  await profile.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to update bio. Please try again.' });
  await expect(toast.first()).toBeVisible();
  await expect(profile.locator('textarea')).toHaveValue('Ponies.');
});

test('a picture is chosen, seen, sent, changed and removed @phone', async ({ page }, info) => {
  const { username } = await givenPlayerAtHome(page);
  const profile = page.getByRole('region', { name: 'Your profile' });
  await openProfile(page);
  await expect(profile.getByRole('img', { name: `${username}, no picture yet` })).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'photo' });
  const chooser = dialog.locator('input[type=file]');
  await profile.getByRole('button', { name: 'Upload photo' }).click();
  await expect(dialog.getByRole('button', { name: 'Use this photo' })).toBeDisabled();
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(
    dialog.getByText('Please choose an image: JPEG, PNG, WebP, GIF or AVIF.').first(),
  ).toBeVisible();
  const large = Buffer.alloc(5_242_881);
  await chooser.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  await expect(dialog.getByText('large.png exceeds maximum allowed size of 5 MB').first()).toBeVisible();

  const photo = info.outputPath('juniper.png');
  await writeFile(photo, aPng(300, 200, [160, 100, 60]));
  await chooser.setInputFiles(photo);
  await expect(dialog.locator('.drop img')).toBeVisible();
  await chooser.setInputFiles(photo);
  await expect(
    dialog.getByText("Cannot add the duplicate file 'juniper.png', it already exists").first(),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog).toBeHidden();
  const picture = profile.getByRole('img', { name: `${username}'s profile` });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await profile.getByRole('button', { name: 'Change photo' }).click();
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect(profile.getByRole('img', { name: `${username}, no picture yet` })).toBeVisible();
});

test('transparent parts of a picture are shown white @phone', async ({ page }) => {
  await givenPlayerAtHome(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Upload photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'photo' });
  const file = { name: 'clear.png', mimeType: 'image/png', buffer: aPng(40, 40, [0, 0, 0, 0]) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  const corner = await dialog.locator('.drop img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
  });
  expect(corner).toEqual([255, 255, 255, 255]);
});

test('a file that is not a picture is refused with a sentence @phone', async ({ page, expectRefusal }) => {
  expectRefusal('/api/profile-picture');
  await givenPlayerAtHome(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Upload photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'photo' });
  const file = { name: 'pony.png', mimeType: 'image/png', buffer: Buffer.from('no pony at all') };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText(/^That file is no picture that can be shown\./).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose another' }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'pony.png', mimeType: 'image/png', buffer: aPng(40, 40, [10, 80, 120]) });
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog).toBeHidden();
});

test('too many uploads and a full server show a sentence; nothing is lost @phone', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal('/api/profile-picture');
  await givenPlayerAtHome(page);
  const device = await deviceOf(page);
  // The dialog itself uses the last of the hour's thirty.
  for (let index = 1; index < 30; index++) await device.send('POST', '/api/profile-picture/upload', {});
  await openProfile(page);
  await page.getByRole('button', { name: 'Upload photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'photo' });
  const choose = (name: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'image/png', buffer: aPng(40, 40, [10, 80, 120]) });
  await choose('pony.png');
  const busy = refusalMessage('PUT /api/profile-picture', 'PICTURES_BUSY', { seconds: 10 });
  await page.route('**/api/profile-picture', (route) =>
    route.fulfill({ status: 503, json: { code: 'PICTURES_BUSY', message: busy } }),
  );
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText(busy).first()).toBeVisible();
  await page.unroute('**/api/profile-picture');
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Change photo' }).click();
  await choose('mare.png');
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog.getByText(/^You have uploaded 30 pictures within an hour\./).first()).toBeVisible();
});

test('without a network the picture is not sent; losing and regaining the network show a notice @phone', async ({
  page,
  context,
  expectRefusal,
}) => {
  expectRefusal('/');
  await givenPlayerAtHome(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Upload photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'photo' });
  const file = { name: 'pony.png', mimeType: 'image/png', buffer: aPng(40, 40, [10, 80, 120]) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await context.setOffline(true);
  await expect(dialog.getByText('No Internet connection').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog.getByText('Failed to upload pony.png').first()).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText('Connected to the Internet').first()).toBeVisible();
  await expect(dialog.getByText('No Internet connection')).toHaveCount(0);
  await context.setOffline(true);
  await expect(dialog.getByText('No Internet connection').first()).toBeVisible();
  // Disappears at once, not after its time.
  expect(await dialog.getByText('Connected to the Internet').count()).toBe(0);
  await context.setOffline(false);
  await expect(dialog.getByText('Connected to the Internet').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog).toBeHidden();
});

/** A picture of one colour: red, green, blue and optional opacity. */
function aPng(width: number, height: number, colour: readonly number[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colour.length === 4 ? 6 : 2, 0, 0, 0], 8);
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()]);
  const pixels = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
