import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareKey } from '../portraits/share-card.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { aPicture, changePicture } from '../testing/builders/pictures.ts';
import { aHorse, changeHorse, leaveCoins, useMagic, wearCosmetic } from '../testing/builders/stable.ts';

const app = await appForFile();

const SIZE = { width: 1200, height: 630 } as const;

async function addressOf(id: string): Promise<string> {
  const { name, nameplate, backdrop } = (await app.call('GET /api/public/horses/:id', { params: { id } }))
    .body;
  return `/portraits/h/${id}-${shareKey({ name, nameplate, backdrop })}.webp`;
}

async function pictureAt(address: string): Promise<Buffer> {
  const answer = await app.http.inject(address);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', ...SIZE });
  return sharp(answer.rawPayload).removeAlpha().raw().toBuffer();
}

/** Where the middle of the nameplate is, and the upper left corner of the scene. */
function colourAt(pixels: Buffer, x: number, y: number): readonly number[] {
  const at = (y * SIZE.width + x) * 3;
  return [...pixels.subarray(at, at + 3)];
}
const PLATE_EDGE = [600, 534] as const;
const SKY = [40, 40] as const;

test('a shared picture shows the name on its nameplate and the backdrop of now; older addresses lead there', async () => {
  const anna = await app.newPlayer();
  const id = await aHorse(anna);
  await changeHorse(app.db, id, { name: '<b>Łucja & "Co"</b>' });
  await leaveCoins(app, anna, 10_000);
  const first = await addressOf(id);
  const brass = await pictureAt(first);
  await wearCosmetic(anna, id, { item: 'blue_enamel', price: 1200 });
  await useMagic(anna, id, { item: 'lantern', backdrop: 'starry_night' });
  const second = await addressOf(id);
  expect(await app.http.inject(first)).toMatchObject({
    statusCode: 302,
    headers: { location: second, 'cache-control': 'no-cache' },
  });
  const blue = await pictureAt(second);
  const [[red = 0, , rest = 0], [lit = 0, , dark = 0]] = [
    colourAt(brass, ...PLATE_EDGE),
    colourAt(blue, ...PLATE_EDGE),
  ];
  expect(red - rest).toBeGreaterThan(40);
  expect(dark - lit).toBeGreaterThan(40);
  expect(Math.max(...colourAt(blue, ...SKY))).toBeLessThan(80);
  expect(Math.max(...colourAt(brass, ...SKY))).toBeGreaterThan(100);
});

test('is painted beside uploaded pictures, whose vector formats are refused', async () => {
  const anna = await app.newPlayer();
  await changePicture(app, anna, await aPicture());
  const id = await aHorse(anna);
  await changeHorse(app.db, id, { name: 'Larkspur' });
  const [red = 0, , blue = 0] = colourAt(await pictureAt(await addressOf(id)), ...PLATE_EDGE);
  expect(red - blue).toBeGreaterThan(40);
});

test('a name in letters that the font lacks leaves the plate out', async () => {
  const anna = await app.newPlayer();
  const id = await aHorse(anna);
  await changeHorse(app.db, id, { name: 'Звезда' });
  const [red = 0, , blue = 0] = colourAt(await pictureAt(await addressOf(id)), ...PLATE_EDGE);
  expect(red - blue).toBeLessThan(70);
});

test('nobody can choose the text, and a private stable has no picture', async () => {
  const anna = await app.newPlayer();
  const id = await aHorse(anna);
  const address = await addressOf(id);
  const other = shareKey({ name: 'Other words', nameplate: 'brass', backdrop: null });
  const forged = await app.http.inject(`/portraits/h/${id}-${other}.webp`);
  expect(forged).toMatchObject({ statusCode: 302, headers: { location: address } });
  for (const file of [
    'x.webp',
    `${id}.webp`,
    `..%2f${id}-${other}.webp`,
    `${id.replace(/\w/g, '0')}-${other}.webp`,
  ])
    expect((await app.http.inject(`/portraits/h/${file}`)).statusCode, file).toBe(404);
  await anna.call('PUT /api/user/privacy', { body: { isPrivate: true } });
  expect((await app.http.inject(address)).statusCode).toBe(404);
});
