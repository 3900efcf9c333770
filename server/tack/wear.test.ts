import { expect, test } from 'vitest';
import type { Guild } from '../../game/guild-work/guilds.ts';
import { aFedHorse, enterNext, leaveCoins } from '../testing/builders/stable.ts';
import { buyTack, equip, undress, wearStoreSet } from '../testing/builders/tack.ts';
import { appForFile } from '../testing/app/test-app.ts';

const app = await appForFile();

const starts = (horse: string) =>
  app.db.selectFrom('show_entries').selectAll().where('horseId', '=', horse).orderBy('runsAt').execute();

/** In the store set, with a saddle of this quality. */
async function aDressedHorse(guild: Guild, saddleQuality: number) {
  const player = await app.newPlayer(guild);
  await leaveCoins(app, player, 20_000);
  const horse = await aFedHorse(player);
  const [, saddle = ''] = await wearStoreSet(player, horse);
  const made = { quality: saddleQuality, makerId: player.id };
  await app.db.updateTable('tack').set(made).where('id', '=', saddle).execute();
  return { player, horse };
}

test('counts as it is when each show runs, and wears with every start', async () => {
  const rider = await aDressedHorse('rider', 1_500_000);
  const maker = await aDressedHorse('manufacturer', 1_500_000);
  for (const { player, horse } of [rider, maker]) await enterNext(player, horse, 3);
  await app.pass(3 * 3600);

  for (const [{ player, horse }, saddles] of [
    [rider, [1_500_000, 1_490_400, 1_480_861, 1_471_383]],
    [maker, [1_500_000, 1_498_800, 1_497_601, 1_496_403]],
  ] as const) {
    const results = (await starts(horse)).map(({ result }) => result);
    const shown = saddles.slice(0, 3);
    expect(results.map((result) => result?.tack)).toEqual(shown.map((saddle) => [350_000, saddle, 350_000]));
    // A quarter of the score, by (q1 + q2 + q3) / 6.
    expect(results.map((result) => result?.points.tack)).toEqual(
      shown.map((saddle) => Math.round((25 * Math.round((700_000 + saddle) / 6)) / 100)),
    );
    const { body } = await player.call('GET /api/horses/:id', { params: { id: horse } });
    expect(body.equippedTack.map(({ quality }) => quality)).toEqual([35, (saddles[3] ?? 0) / 10_000, 35]);
  }
});

test('tack put on after entering counts; no tack gives no points', async () => {
  const player = await app.newPlayer();
  const horse = await aFedHorse(player);
  await undress(player, horse);
  await enterNext(player, horse, 5);
  await app.pass(600);
  const before = (await starts(horse)).filter(({ status }) => status === 'completed').length;
  await equip(player, horse, await buyTack(player, 'bridle'));
  await app.pass(3600);
  const bridles = (await starts(horse)).map(({ result }) => result?.tack);
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(5);
  expect(bridles).toEqual([
    ...Array<unknown>(before).fill([0, 0, 0]),
    ...Array<unknown>(5 - before).fill([0, 0, 350_000]),
  ]);
});
