import { expect, test } from 'vitest';
import { boxPrice, FIRST_BOXES, MOST_BOXES } from '../../../game/horses/boxes.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { atOnce, itemAt, outcomes } from '../../testing/at-once.ts';
import { aHorse, coinsOf, leaveCoins } from '../../testing/builders/stable.ts';
import { expectBooksToBalance } from '../../testing/database/audit.ts';

const app = await appForFile();

const boxesOf = async (player: TestPlayer) => (await player.call('GET /api/stable/boxes')).body;
const buy = (player: TestPlayer, price: number) => player.call('POST /api/stable/boxes', { body: { price } });
const move = (player: TestPlayer, id: string, inBox: boolean) =>
  player.call('PUT /api/horses/:id/box', { params: { id }, body: { inBox } });

async function stableOf(count: number) {
  const player = await app.newPlayer();
  const horses: string[] = [];
  for (let index = 0; index < count; index++) {
    await leaveCoins(app, player, 5_000);
    horses.push(await aHorse(player, { name: `Iris ${index}` }));
  }
  return { player, horses };
}

test('favourites move in and out, in the order in which they came', async () => {
  const { player, horses } = await stableOf(3);
  expect(await boxesOf(player)).toEqual({
    boxes: FIRST_BOXES,
    most: MOST_BOXES,
    nextPrice: 1000,
    horses: [],
  });
  for (const index of [2, 0, 2]) {
    expect(await move(player, itemAt(horses, index), true)).toMatchObject({ status: 200 });
    await app.pass(1);
  }
  const names = async () => (await boxesOf(player)).horses.map(({ name }) => name);
  expect(await names()).toEqual(['Iris 2', 'Iris 0']);
  const left = await move(player, itemAt(horses, 2), false);
  expect(left.body).toEqual({ message: 'Iris 2 has left the box.', boxes: FIRST_BOXES, taken: 1 });
  await move(player, itemAt(horses, 2), false);
  await move(player, itemAt(horses, 2), true);
  expect(await names()).toEqual(['Iris 0', 'Iris 2']);
});

test('a stable takes any number of horses, whatever its boxes', async () => {
  const { player, horses } = await stableOf(FIRST_BOXES + 1);
  for (const horse of horses.slice(1)) await move(player, horse, true);
  expect((await move(player, itemAt(horses, 0), true)).body.code).toBe('BOXES_FULL');
  expect((await player.call('GET /api/user')).body.horseCount).toBe(FIRST_BOXES + 1);
  await leaveCoins(app, player, 1_000);
  expect(await buy(player, 1000)).toMatchObject({ status: 200, body: { boxes: 5, nextPrice: 2000 } });
  expect(await move(player, itemAt(horses, 0), true)).toMatchObject({ status: 200, body: { taken: 5 } });
});

test('concurrent purchases at one price buy one box', async () => {
  const player = await app.newPlayer();
  await leaveCoins(app, player, 50_000, 50_000);
  const answers = await atOnce(20, () => buy(player, 1000));
  expect(outcomes(answers)).toEqual({ ok: 1, BOX_PRICE_CHANGED: 19 });
  expect(await coinsOf(player)).toBe(49_000);
  expect(await boxesOf(player)).toMatchObject({ boxes: 5, nextPrice: 2_000 });
  await expectBooksToBalance(app.db, app.clock.now());
});

test('horses that move in concurrently take no more boxes than there are', async () => {
  const { player, horses } = await stableOf(FIRST_BOXES + 3);
  const answers = await atOnce(28, (index) => move(player, itemAt(horses, index), true));
  expect(outcomes(answers)['ok']).toBe(4 * FIRST_BOXES);
  expect((await boxesOf(player)).horses).toHaveLength(FIRST_BOXES);
  await expectBooksToBalance(app.db, app.clock.now());
});

test('a horse of another owner leaves its box, and may have one there', async () => {
  const { player, horses } = await stableOf(1);
  const buyer = await app.newPlayer();
  const id = itemAt(horses, 0);
  await move(player, id, true);
  await app.db.updateTable('horses').set({ ownerId: buyer.id }).where('id', '=', id).execute();
  expect((await boxesOf(player)).horses).toEqual([]);
  expect((await boxesOf(buyer)).horses).toEqual([]);
  expect((await move(player, id, false)).body.code).toBe('NOT_YOUR_HORSE');
  expect(await move(buyer, id, true)).toMatchObject({ status: 200, body: { taken: 1 } });
  await app.db.updateTable('horses').set({ ownerId: player.id }).where('id', '=', id).execute();
});

test('the whole stable costs what the table says', async () => {
  const player = await app.newPlayer();
  await leaveCoins(app, player, 300_000);
  for (let boxes = FIRST_BOXES; boxes < MOST_BOXES; boxes++)
    expect(await buy(player, boxPrice(boxes) ?? 0)).toMatchObject({
      status: 200,
      body: { boxes: boxes + 1 },
    });
  expect(await coinsOf(player)).toBe(90_000);
  expect((await boxesOf(player)).nextPrice).toBeNull();
  await expectBooksToBalance(app.db, app.clock.now());
});
