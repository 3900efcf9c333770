import { beforeEach, describe, expect, test } from 'vitest';
import type { FeedType } from '../../game/care/feed.ts';
import type { TreatType } from '../../game/care/treats.ts';
import { BAD_TEXTS } from '../testing/bad-values.ts';
import { carry } from '../testing/builders/breeding.ts';
import {
  aHorse,
  buyFeed,
  buyTreats,
  changeHorse,
  feedHorses,
  leaveCoins,
  owned,
} from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

const app = await appForFile();
let anna: TestPlayer;
let horse: string;
beforeEach(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 20_000);
  horse = await aHorse(anna);
});

const feed = (feed_type: unknown) =>
  anna.call('POST /api/horses/:id/use-feed', { params: { id: horse }, body: { feed_type } });
const treat = (treat_type: unknown) =>
  anna.call('POST /api/horses/:id/use-treat', { params: { id: horse }, body: { treat_type } });
const read = async () => (await anna.call('GET /api/horses/:id', { params: { id: horse } })).body;
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * REAL_MS_PER_DAY).toISOString();

describe('feeding', () => {
  test.each<[FeedType, number]>([
    ['monthly', 1],
    ['quarterly', 3],
    ['semiannually', 6],
    ['annually', 12],
    ['biennially', 24],
  ])('%s lasts %i real days', async (feedType, days) => {
    await buyFeed(anna, feedType, 2);
    const { body } = await feed(feedType);
    const display = `${days} day${days === 1 ? '' : 's'}`;
    expect(body).toEqual({
      expiresAt: inDays(days),
      feedLeftHours: 24 * days,
      feedLeftDisplay: display,
      quantity: 1,
    });
    expect(await read()).toMatchObject({
      feedExpiresAt: inDays(days),
      feedLeftHours: 24 * days,
      feedLeftDisplay: display,
    });
    expect(await owned(anna, feedType)).toBe(1);
  });

  test('extends the remaining feed', async () => {
    await buyFeed(anna, 'monthly', 3);
    await feed('monthly');
    expect((await feed('monthly')).body).toMatchObject({ expiresAt: inDays(2), quantity: 1 });
    await app.pass(36 * 3600);
    expect(await read()).toMatchObject({ feedLeftHours: 12, feedLeftDisplay: '12 hours' });
    await app.pass(100 * 3600);
    expect(await read()).toMatchObject({ feedLeftHours: 0, feedLeftDisplay: 'Expired' });
    expect((await feed('monthly')).body).toMatchObject({ expiresAt: inDays(1), quantity: 0 });
    expect((await feed('monthly')).status).toBe(409);
  });

  test('lets a horse rest by its owner’s guild, and restores nothing that hunger took', async () => {
    await app.pass(30 * 3600);
    expect((await read()).happiness).toBe(70);
    await buyFeed(anna, 'monthly');
    await feed('monthly');
    expect((await read()).happiness).toBe(70);
    await app.pass(24 * 3600);
    expect((await read()).happiness).toBe(78);
    await app.pass(10 * 3600);
    expect((await read()).happiness).toBe(68);
  });

  test.each(BAD_TEXTS)('%j is no feed', async (word) => {
    const message = 'Please select a feed type from your inventory';
    expect(await feed(word)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } });
  });
});

describe('a treat', () => {
  test.each<[TreatType, number]>([
    ['sugar', 1],
    ['cookies', 4],
    ['carrots', 10],
    ['apples', 25],
    ['grain', 50],
  ])('of %s gains %i', async (treatType, gain) => {
    await changeHorse(app.db, horse, { happiness: 400_000 });
    await buyTreats(anna, treatType, 2);
    expect((await treat(treatType)).body).toEqual({
      happinessGained: gain,
      newHappiness: 40 + gain,
      quantity: 1,
    });
    expect((await read()).happiness).toBe(40 + gain);
    expect(await owned(anna, treatType)).toBe(1);
  });

  test('stops at 100', async () => {
    await changeHorse(app.db, horse, { happiness: 900_000 });
    await buyTreats(anna, 'grain', 2);
    expect((await treat('grain')).body).toEqual({ happinessGained: 10, newHappiness: 100, quantity: 1 });
    expect(await treat('grain')).toMatchObject({ status: 409, body: { code: 'HORSE_CONTENT' } });
    expect(await owned(anna, 'grain')).toBe(1);
  });

  test('counts from the happiness left after hunger', async () => {
    await buyTreats(anna, 'carrots');
    await app.pass(30 * 3600);
    expect((await treat('carrots')).body).toMatchObject({ newHappiness: 80 });
  });

  test('is no feed: the horse stays hungry', async () => {
    await changeHorse(app.db, horse, { happiness: 400_000 });
    await buyTreats(anna, 'grain');
    await treat('grain');
    expect(await read()).toMatchObject({ feedLeftHours: 0, feedExpiresAt: null });
  });

  test.each(BAD_TEXTS)('%j is none', async (word) => {
    const message = 'Please select a treat from your inventory';
    expect(await treat(word)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } });
  });
});

test('a horse that needs hay and oil eats plain feed while the coins are too few for them', async () => {
  const other = await aHorse(anna);
  await carry(app, horse, { hypp: 'Hy' });
  await anna.call('POST /api/horses/:id/health-test', { params: { id: horse } });
  await buyFeed(anna, 'quarterly', 2);
  await leaveCoins(app, anna, 15);
  const both = [horse, other];
  expect((await feedHorses(anna, both, { days: 3, price: 16 })).body.code).toBe('PRICE_CHANGED');
  const { body } = await feedHorses(anna, both, { days: 3, price: 0 });
  expect(body).toMatchObject({ plain: [horse], bought: 0, oil: 0, cost: 0, coins: 15 });
  expect(await read()).toMatchObject({ feedExpiresAt: inDays(3), happinessLimit: 90 });
  await leaveCoins(app, anna, 44);
  expect((await feedHorses(anna, [horse], { price: 44 })).body).toMatchObject({ plain: [], oil: 4 });
  // Hay and oil are eaten first.
  expect(await read()).toMatchObject({ rationUntil: inDays(1), happinessLimit: 100 });
});
