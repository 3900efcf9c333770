import { expect, test } from 'vitest';
import { leaveCoins } from '../../testing/builders/stable.ts';
import { appForFile } from '../../testing/app/test-app.ts';

const WEEK = 7 * 24 * 3600;
const app = await appForFile();

const index = async () => (await app.call('GET /api/shows/purse-index')).body.purseIndex;
const firstPrize = async () => {
  const player = await app.newPlayer();
  const { body } = await player.call('GET /api/shows', { query: { max_level: '1', limit: '1' } });
  await leaveCoins(app, player, 0);
  return body[0]?.prize;
};

test('falls weekly if many coins were made per active player, and rises if few were', async () => {
  expect(await index()).toBe(10_000);
  const player = await app.newPlayer();
  await app.pass(WEEK - 1);
  expect(await index()).toBe(10_000);
  // The 5,000 starting coins exceed 100 a day.
  await app.pass(1);
  expect(await index()).toBe(9_800);
  expect(await firstPrize()).toBe(Math.floor((700 * 0.8 * 9_800) / 10_000));

  await player.call('GET /api/auth/me');
  await app.pass(WEEK);
  expect(await index()).toBe(9_996);
  // The limit: 100 coins a day per recently seen player.
  const { count } = await app.db
    .selectFrom('players')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await leaveCoins(app, player, 5000 + 700 * count);
  await app.pass(WEEK);
  expect(await index()).toBe(10_196);
  for (let n = 0; n < count; n++) await app.newPlayer();
  await app.pass(WEEK);
  expect(await index()).toBe(9_992);
});

test('missed weeks are caught up one by one, within its bounds', async () => {
  await app.pass(2 * WEEK);
  expect(await index()).toBe(Math.round(Math.round(9_992 * 1.02) * 1.02));
  await app.pass(20 * WEEK);
  expect(await index()).toBe(11_000);
  const { changesAt } = (await app.call('GET /api/shows/purse-index')).body;
  expect(Date.parse(changesAt) - app.clock.now().getTime()).toBe(WEEK * 1000);
});
