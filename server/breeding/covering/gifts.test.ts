import { expect, test } from 'vitest';
import { atOnce } from '../../testing/at-once.ts';
import {
  aMare,
  answer,
  aRequest,
  aStallion,
  aStud,
  cover,
  DAY_SECONDS,
  makeFit,
} from '../../testing/builders/breeding.ts';
import {
  callVet,
  changeHorse,
  coinsOf,
  leaveCoins,
  moveHorse,
  withoutGifts,
} from '../../testing/builders/stable.ts';
import { sellHorse } from '../../testing/builders/trade.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';

const app = await appForFile();

async function aBreeder(): Promise<TestPlayer> {
  const player = await app.newPlayer();
  await leaveCoins(app, player, 20_000);
  return player;
}

/** Without a breeding check. */
async function uncheckedMare(player: TestPlayer, name: string): Promise<string> {
  const id = await aMare(app, player, { name });
  await changeHorse(app.db, id, { breedingCheckUntil: null });
  return id;
}

async function foalOf(mareId: string) {
  await app.pass(3 * DAY_SECONDS);
  return app.db
    .selectFrom('horses')
    .select(['id', 'giftFoal'])
    .where('damId', '=', mareId)
    .executeTakeFirstOrThrow();
}

const userOf = async (player: TestPlayer) => (await player.call('GET /api/auth/me')).body;
const previewOf = async (player: TestPlayer, mareId: string, stallionId: string) =>
  (await player.call('GET /api/breeding/preview', { query: { mareId, stallionId } })).body;

test('a player’s first registration is free, and the market never takes the foal, whoever owns it', async () => {
  const [anna, bert] = [await aBreeder(), await aBreeder()];
  const mares = [await aMare(app, anna), await aMare(app, anna, { name: 'Bramble' })] as const;
  const stallion = await aStallion(app, anna);
  await leaveCoins(app, anna, 20_000);
  expect(await previewOf(anna, mares[0], stallion)).toMatchObject({ fee: 0, giftFoal: true });
  expect(await cover(anna, mares[0], stallion)).toMatchObject({ status: 200, body: { coins: 20_000 } });
  expect(await userOf(anna)).toMatchObject({ freeRegistryFee: false, freeBreedingCheck: true });
  expect(await previewOf(anna, mares[1], stallion)).toMatchObject({ fee: 250, giftFoal: false });
  expect(await cover(anna, mares[1], stallion)).toMatchObject({ status: 200, body: { coins: 19_750 } });

  const gift = await foalOf(mares[0]);
  const other = await app.db
    .selectFrom('horses')
    .select('giftFoal')
    .where('damId', '=', mares[1])
    .executeTakeFirstOrThrow();
  expect([gift.giftFoal, other.giftFoal]).toEqual([true, false]);

  expect((await sellHorse(anna, gift.id)).body.code).toBe('GIFT_FOAL');
  await moveHorse(app.db, gift.id, bert.id);
  expect((await sellHorse(bert, gift.id)).body.code).toBe('GIFT_FOAL');
  expect((await bert.call('GET /api/horses/:id', { params: { id: gift.id } })).body.giftFoal).toBe(true);
  expect((await sellHorse(bert, gift.id, 3000)).status).toBe(200);
});

test('a first breeding check is free, and bars only foals that are bred with it', async () => {
  const anna = await aBreeder();
  const horseIds = [await uncheckedMare(anna, 'Juniper'), await uncheckedMare(anna, 'Bramble')] as const;
  const stallion = await aStallion(app, anna);
  await leaveCoins(app, anna, 20_000);
  const body = { horseIds: [...horseIds], service: 'breeding_check' as const };
  const called = await anna.call('POST /api/horses/request-vet', { body });
  expect(called.body).toMatchObject({ cost: 500, coins: 19_500, refusals: [] });
  expect(called.body.requests.map(({ price }) => price)).toEqual([0, 500]);
  expect(await userOf(anna)).toMatchObject({ freeRegistryFee: true, freeBreedingCheck: false });
  await app.pass(30);

  await withoutGifts(app, anna);
  expect(await previewOf(anna, horseIds[0], stallion)).toMatchObject({ fee: 250, giftFoal: true });
  expect(await previewOf(anna, horseIds[1], stallion)).toMatchObject({ fee: 250, giftFoal: false });
  for (const mare of horseIds) expect((await cover(anna, mare, stallion)).status).toBe(200);
  expect((await foalOf(horseIds[0])).giftFoal).toBe(true);
  expect((await foalOf(horseIds[1])).giftFoal).toBe(false);

  await app.pass(390 * 3600);
  await makeFit(app, stallion);
  await makeFit(app, horseIds[0]);
  expect(await previewOf(anna, horseIds[0], stallion)).toMatchObject({ giftFoal: false });
});

test('another player’s mare is not barred by the free check of a stallion at stud', async () => {
  const [anna, bert] = [await aBreeder(), await aBreeder()];
  const stallion = await aStud(app, anna);
  await changeHorse(app.db, stallion, { breedingCheckUntil: null });
  expect((await callVet(anna, stallion, 'breeding_check')).body.cost).toBe(0);
  await app.pass(30);
  const own = await aMare(app, anna, { name: 'Own' });
  const mare = await aMare(app, bert);
  await withoutGifts(app, anna);
  expect(await previewOf(anna, own, stallion)).toMatchObject({ giftFoal: true });
  expect(await previewOf(bert, mare, stallion)).toMatchObject({ giftFoal: false });
  const request = await aRequest(bert, mare, stallion);
  await answer(anna, request, 'accept');
  expect((await foalOf(mare)).giftFoal).toBe(false);
  expect(await userOf(bert)).toMatchObject({ freeRegistryFee: true, freeBreedingCheck: true });
});

test('of covers at once one is free', async () => {
  const anna = await aBreeder();
  const stallion = await aStallion(app, anna);
  const mares: string[] = [];
  for (const name of ['Juniper', 'Bramble', 'Clover', 'Daisy']) mares.push(await aMare(app, anna, { name }));
  await leaveCoins(app, anna, 20_000);
  const answers = await atOnce(4, (index) => cover(anna, mares[index] ?? '', stallion));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await coinsOf(anna)).toBe(20_000 - 3 * 250);
});
