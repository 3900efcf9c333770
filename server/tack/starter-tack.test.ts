import { beforeEach, expect, test } from 'vitest';
import { TACK_TYPES } from '../../game/tack/tack.ts';
import { atOnce } from '../testing/at-once.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aHorse, changeHorse, leaveCoins } from '../testing/builders/stable.ts';
import { equip, undress, wornBy } from '../testing/builders/tack.ts';
import { aListing, aRescueHorse, buyListing, buyRescue, sellHorse } from '../testing/builders/trade.ts';

const app = await appForFile();
let anna: TestPlayer;
beforeEach(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 20_000);
});

const tackOf = async (player: TestPlayer) => (await player.call('GET /api/tack/my-tack')).body;
const startersOf = async (player: TestPlayer) =>
  (await tackOf(player))
    .filter(({ starter }) => starter)
    .map(({ type, equippedToHorseId }) => [type, equippedToHorseId]);
const worn = (horse: string) => TACK_TYPES.map((type) => [type, horse]);

test('a first horse of the store wears a store set that is the player’s; a second comes without', async () => {
  const first = await aHorse(anna);
  expect(await tackOf(anna)).toMatchObject(
    TACK_TYPES.map((type) => ({ type, quality: 35, makerId: null, starter: true, equippedToHorseId: first })),
  );
  const second = await aHorse(anna, { name: 'Iris' });
  expect(await startersOf(anna)).toEqual(worn(first));
  const { saddle = '' } = await wornBy(anna, first);
  await undress(anna, first);
  expect((await equip(anna, second, saddle)).status).toBe(200);
});

test('a first rescue horse, and one bought of a player, wear it too', async () => {
  const bert = await app.newPlayer();
  await leaveCoins(app, bert, 20_000);
  const seller = await app.newPlayer();
  await leaveCoins(app, seller, 20_000);
  const rescued = await aRescueHorse(app, seller);
  expect((await buyRescue(anna, rescued)).status).toBe(200);
  expect(await startersOf(anna)).toEqual(worn(rescued));
  const bought = await buyListing(bert, await aListing(seller, 1200), 1200);
  expect(bought.status).toBe(200);
  expect(await startersOf(bert)).toEqual(worn(bought.body.horseId ?? ''));
});

test('the set stays when the horse is sold, and a later horse brings none', async () => {
  const first = await aHorse(anna);
  await changeHorse(app.db, first, { level: 5 });
  expect((await sellHorse(anna, first)).status).toBe(200);
  expect(await startersOf(anna)).toEqual(TACK_TYPES.map((type) => [type, null]));
  await aHorse(anna, { name: 'Iris' });
  expect(await tackOf(anna)).toHaveLength(3);
});

test('players who already had a horse get none', async () => {
  await changeHorse(app.db, await aHorse(anna), { level: 5 });
  await app.db.deleteFrom('tack').where('ownerId', '=', anna.id).execute();
  await aHorse(anna, { name: 'Iris' });
  expect(await tackOf(anna)).toEqual([]);
});

test('six first horses bought concurrently bring one set', async () => {
  const answers = await atOnce(6, async (index) => {
    const offers = await anna.call('GET /api/store/horses', { query: { breedId: 'hanoverian' } });
    const horses = offers.body.tiers.flatMap((tier) => tier.horses);
    return anna.call('POST /api/store/purchase', {
      body: {
        storeHorseId: horses[index % horses.length]?.storeHorseId,
        horseName: 'Juniper',
        gender: 'mare',
        discipline: 'dressage',
      },
    });
  });
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
  const starters = await startersOf(anna);
  expect(starters.map(([type]) => type)).toEqual(TACK_TYPES);
  expect(new Set(starters.map(([, horse]) => horse)).size).toBe(1);
});
