import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FeedType } from '../../game/care/feed.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import { atOnce } from '../testing/at-once.ts';
import { NO_WORDS, NOWHERE } from '../testing/bad-values.ts';
import { aHorse, buyFeed, changeHorse, leaveCoins, owned } from '../testing/builders/stable.ts';
import { startTestApp, type TestApp, type TestPlayer } from '../testing/app/test-app.ts';
import { wholeDatabase } from '../testing/database/whole-database.ts';

let app: TestApp;
let anna: TestPlayer;
let horses: string[];
let bertsHorse: string;
beforeAll(async () => {
  app = await startTestApp();
  bertsHorse = await aHorse(await app.newPlayer());
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 50_000);
  horses = [];
  for (const name of ['Juniper', 'Iris', 'Magpie', 'Rowan']) horses.push(await aHorse(anna, { name }));
});

const feed = (horse_ids: unknown, feed_type: unknown = 'monthly') =>
  anna.call('POST /api/horses/feed', { body: { horse_ids, feed_type } });
const hoursOf = async (id: string | undefined) =>
  (await anna.call('GET /api/horses/:id', { params: { id } })).body.feedLeftHours;
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();

describe('feeding many', () => {
  test.each<[FeedType, number]>([
    ['monthly', 1],
    ['biennially', 24],
  ])('%s feeds each of them once, for %i days', async (feedType, days) => {
    await buyFeed(anna, feedType, 5);
    const { status, body } = await feed(horses, feedType);
    expect(status).toBe(200);
    expect(body).toEqual({
      fed: horses.map((horseId) => ({ horseId, expiresAt: inDays(days) })),
      refusals: [],
      quantity: 1,
    });
    for (const id of horses) expect(await hoursOf(id)).toBe(24 * days);
    expect(await owned(anna, feedType)).toBe(1);
  });

  test('leaves out a nursing foal, and its bag stays', async () => {
    const [foal, weaned] = horses as [string, string];
    await changeHorse(app.db, foal, { born_at: bornAtAge(5, app.clock.now()) });
    await changeHorse(app.db, weaned, { born_at: bornAtAge(6, app.clock.now()) });
    await buyFeed(anna, 'monthly', 2);
    const { body } = await feed([foal, weaned]);
    expect(body.fed).toEqual([{ horseId: weaned, expiresAt: inDays(1) }]);
    expect(body.refusals).toMatchObject([{ horseId: foal, code: 'NURSING' }]);
    expect(body.quantity).toBe(1);
  });

  test('has the same effect as feeding each alone: feed adds up, past hunger is not undone', async () => {
    const [hungry, fed] = horses;
    await buyFeed(anna, 'monthly', 4);
    await feed([fed]);
    await app.pass(10 * 3600);
    expect((await feed([hungry, fed])).body.fed.map(({ expiresAt }) => expiresAt)).toEqual([
      inDays(1),
      inDays(1 + 14 / 24),
    ]);
    const { body } = await anna.call('GET /api/horses/:id', { params: { id: hungry } });
    expect(body.happiness).toBe(90);
  });

  test('goes as far as the inventory, in the order given; the rest is refused in words', async () => {
    await buyFeed(anna, 'quarterly', 2);
    const order = horses.toReversed();
    const { body } = await feed(order, 'quarterly');
    expect(body.fed.map(({ horseId }) => horseId)).toEqual(order.slice(0, 2));
    const message = 'You have no quarterly feed left. Purchase feed from the Market first.';
    expect(body.refusals).toEqual(order.slice(2).map((horseId) => ({ horseId, code: 'NO_FEED', message })));
    expect(body.quantity).toBe(0);
    expect(await hoursOf(order[1])).toBe(72);
    expect(await hoursOf(order[2])).toBe(0);
  });

  test('leaves out what is not yours and what is not there, and takes no feed for it', async () => {
    await buyFeed(anna, 'monthly', 2);
    const { body } = await feed([bertsHorse, horses[0], NOWHERE, horses[1]]);
    expect(body.fed.map(({ horseId }) => horseId)).toEqual(horses.slice(0, 2));
    const message = 'This horse does not exist in your stable.';
    expect(body.refusals).toEqual([
      { horseId: bertsHorse, code: 'NOT_YOUR_HORSE', message },
      { horseId: NOWHERE, code: 'HORSE_NOT_FOUND', message },
    ]);
    expect(body.quantity).toBe(0);
  });

  test('changes nothing when there is nothing to feed with, or nobody to feed', async () => {
    const before = await wholeDatabase(app.db);
    expect((await feed(horses)).body).toMatchObject({ fed: [], quantity: 0 });
    expect((await feed([bertsHorse])).body.refusals).toHaveLength(1);
    expect(await wholeDatabase(app.db)).toEqual(before);
  });

  test('ids in capitals are the same ids', async () => {
    await buyFeed(anna, 'monthly', 1);
    const { body } = await feed([horses[0]?.toUpperCase()]);
    expect(body.fed.map(({ horseId }) => horseId)).toEqual([horses[0]]);
  });

  test('40 times at once: each feed is eaten once, whatever the order of the horses', async () => {
    await buyFeed(anna, 'monthly', 50);
    const answers = await atOnce(40, (nth) => feed(nth % 2 ? horses : horses.toReversed()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const fed = answers.reduce((sum, { body }) => sum + body.fed.length, 0);
    expect(fed).toBe(50);
    expect(answers.reduce((sum, { body }) => sum + body.refusals.length, 0)).toBe(160 - 50);
    expect(await owned(anna, 'monthly')).toBe(0);
    const hours = [];
    for (const id of horses) hours.push(await hoursOf(id));
    expect(hours.reduce((sum, left) => sum + left, 0)).toBe(50 * 24);
  });
});

test.each<[unknown, string]>([
  [undefined, 'Please select the horses to feed.'],
  [null, 'Please select the horses to feed.'],
  ['all', 'Please select the horses to feed.'],
  [[], 'Please select the horses to feed.'],
  [Array(101).fill(NOWHERE), 'At most 100 horses are fed at once.'],
  [[NOWHERE, NOWHERE], 'Each horse is fed once: name it once.'],
  [[NOWHERE, NOWHERE.toUpperCase()], 'Each horse is fed once: name it once.'],
  [['Juniper'], 'That is not a valid id.'],
])('horses %j: %s', async (horse_ids, message) => {
  expect(await feed(horse_ids)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } });
});

test.each(NO_WORDS.filter((word) => word !== undefined))('%j is no feed', async (word) => {
  const message = 'Please select a feed type from your inventory';
  expect(await feed(horses, word)).toMatchObject({ status: 400, body: { message } });
});
