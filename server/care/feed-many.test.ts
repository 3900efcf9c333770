import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FeedType } from '../../game/care/feed.ts';
import { reachesAgeAt, WEANED_FROM, bornAtAge } from '../../game/horses/age.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { NO_COUNTS, BAD_TEXTS, NOWHERE } from '../testing/bad-values.ts';
import {
  aHorse,
  buyFeed,
  changeHorse,
  coinsOf,
  feedHorses,
  feedingOf,
  leaveCoins,
  owned,
} from '../testing/builders/stable.ts';
import { carry } from '../testing/builders/breeding.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { wholeDatabase } from '../testing/database/whole-database.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

const START = 50_000;

const app = await appForFile();
let anna: TestPlayer;
let horses: [string, string, string, string];
let bertsHorse: string;
beforeAll(async () => {
  bertsHorse = await aHorse(await app.newPlayer());
});
beforeEach(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, START);
  horses = [await aHorse(anna), await aHorse(anna), await aHorse(anna), await aHorse(anna)];
  await leaveCoins(app, anna, START);
});

const horseNow = async (id: string) => (await anna.call('GET /api/horses/:id', { params: { id } })).body;
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * REAL_MS_PER_DAY).toISOString();
const stockOf = async (player: TestPlayer) =>
  (await player.call('GET /api/inventory/feed')).body.filter(({ quantity }) => quantity > 0);

async function expectNothingChanged(act: () => Promise<unknown>): Promise<void> {
  const before = await wholeDatabase(app.db);
  await act();
  expect(await wholeDatabase(app.db)).toEqual(before);
}

describe('feeding many', () => {
  test.each<[days: number, longBags: boolean, price: number, line: string]>([
    [1, false, 160, 'Bought 4 Monthly feed'],
    [24, false, 3840, 'Bought 96 Monthly feed'],
    [6, true, 1600, 'Bought 4 Semi-annual feed'],
    [24, true, 6400, 'Bought 16 Semi-annual feed'],
  ])('for %i days, long bags: %s, costs %i and leaves no bag', async (days, longBags, price, description) => {
    const { status, body } = await feedHorses(anna, horses, { days, longBags });
    expect(status).toBe(200);
    expect(body).toEqual({
      fed: horses.map((horseId) => ({ horseId, expiresAt: inDays(days) })),
      bought: Number(/\d+/.exec(description)?.[0]),
      oil: 0,
      plain: [],
      cost: price,
      coins: START - price,
    });
    expect(await coinsOf(anna)).toBe(START - price);
    for (const id of horses)
      expect(await horseNow(id)).toMatchObject({
        feedExpiresAt: inDays(days),
        longFeedUntil: longBags ? inDays(days) : null,
      });
    expect(await stockOf(anna)).toEqual([]);
    const { body: ledger } = await anna.call('GET /api/transactions', { query: { limit: '1' } });
    expect(ledger).toMatchObject([{ type: 'feed', amount: -price, balance: START - price, description }]);
  });

  test('uses owned bags first and pays only for missing ones', async () => {
    const stock: [FeedType, number][] = [
      ['semiannually', 1],
      ['quarterly', 3],
      ['monthly', 2],
      ['annually', 1],
    ];
    for (const [feed, quantity] of stock) await buyFeed(anna, feed, quantity);
    const coins = await coinsOf(anna);
    const { body } = await feedHorses(anna, horses, { days: 6 });
    // 24 days, of which 6 + 9 + 2 are owned; an annual bag lasts too long.
    expect(body).toMatchObject({ bought: 7, cost: 280, coins: coins - 280 });
    for (const id of horses) expect((await horseNow(id)).feedExpiresAt).toBe(inDays(6));
    expect((await horseNow(horses[0])).longFeedUntil).toBe(inDays(6));
    expect((await horseNow(horses[1])).longFeedUntil).toBeNull();
    expect(await stockOf(anna)).toEqual([{ feedType: 'annually', quantity: 1 }]);
  });

  test('costs nothing and writes no ledger line if the inventory has enough', async () => {
    await buyFeed(anna, 'monthly', 4);
    await leaveCoins(app, anna, 0);
    expect((await feedHorses(anna, horses)).body).toMatchObject({ bought: 0, cost: 0, coins: 0 });
    const { body: ledger } = await anna.call('GET /api/transactions', { query: { limit: '1' } });
    expect(ledger).toMatchObject([{ description: 'Left by a test' }]);
    expect(await owned(anna, 'monthly')).toBe(0);
  });

  test('extends the remaining feed, and restores nothing that hunger took', async () => {
    const [hungry, fed] = horses;
    await feedHorses(anna, [fed]);
    await app.pass(10 * 3600);
    const { body } = await feedHorses(anna, [hungry, fed]);
    expect(body.fed.map(({ expiresAt }) => expiresAt)).toEqual([inDays(1), inDays(1 + 14 / 24)]);
    expect((await horseNow(hungry)).happiness).toBe(90);
  });

  test('a horse on long bags rests one happiness more a day, until they end', async () => {
    const [long, short] = horses;
    for (const id of [long, short]) await changeHorse(app.db, id, { happiness: 200_000 });
    await feedHorses(anna, [long], { days: 6, longBags: true });
    await feedHorses(anna, [short], { days: 6 });
    await feedHorses(anna, [long, short], { days: 1 });
    await app.pass(3 * 86_400);
    expect((await horseNow(long)).happiness).toBe(20 + 3 * 9);
    expect((await horseNow(short)).happiness).toBe(20 + 3 * 8);
    await app.pass(4 * 86_400);
    expect((await horseNow(long)).happiness).toBe(20 + 6 * 9 + 8);
    expect((await horseNow(short)).happiness).toBe(20 + 7 * 8);
  });

  test('a horse with a muscle gene stops at 90, and gets hay and oil once it is tested', async () => {
    const [needs, other] = horses;
    await carry(app, needs, { pssm1: 'Ps' });
    for (const id of [needs, other]) await changeHorse(app.db, id, { happiness: 880_000 });
    expect((await feedHorses(anna, [needs, other], { days: 3 })).body).toMatchObject({ oil: 0, cost: 240 });
    await app.pass(2 * 86_400);
    expect(await horseNow(needs)).toMatchObject({ happiness: 90, happinessLimit: 90, rationUntil: null });
    expect(await horseNow(other)).toMatchObject({ happiness: 96, happinessLimit: 100, rationUntil: null });

    await anna.call('POST /api/horses/:id/health-test', { params: { id: needs } });
    // For the feed of a day that is left.
    expect(await horseNow(needs)).toMatchObject({ happinessLimit: 100, rationUntil: inDays(1) });
    await app.pass(86_400);
    expect(await horseNow(needs)).toMatchObject({ happiness: 94, happinessLimit: 90 });
    expect((await feedHorses(anna, [needs, other], { price: 80 })).body.code).toBe('PRICE_CHANGED');
    const { body } = await feedHorses(anna, [needs, other], { price: 84 });
    expect(body).toMatchObject({ bought: 2, oil: 4, cost: 84 });
    const { body: ledger } = await anna.call('GET /api/transactions', { query: { limit: '1' } });
    expect(ledger).toMatchObject([{ amount: -84, description: 'Bought 2 Monthly feed, hay and oil' }]);
    expect(await horseNow(needs)).toMatchObject({ happinessLimit: 100, rationUntil: inDays(1) });
    await app.pass(86_400);
    // Half of 8: above 85.
    expect(await horseNow(needs)).toMatchObject({ happiness: 98, happinessLimit: 90 });
  });

  test('a nursing foal is fed ahead: its feed begins when it is weaned', async () => {
    const bornAt = bornAtAge(5, app.clock.now());
    const weanedAt = reachesAgeAt(bornAt, WEANED_FROM);
    const [foal] = horses;
    await changeHorse(app.db, foal, {
      bornAt,
      feedExpiresAt: weanedAt,
      longFeedUntil: weanedAt,
    });
    const { body } = await feedHorses(anna, [foal], { days: 6, longBags: true });
    const until = new Date(weanedAt.getTime() + 6 * REAL_MS_PER_DAY).toISOString();
    expect(body.fed).toEqual([{ horseId: foal, expiresAt: until }]);
    expect(await horseNow(foal)).toMatchObject({ feedExpiresAt: until, longFeedUntil: until });
  });

  test('ids may be in capitals', async () => {
    const body = await feedingOf(anna, [horses[0]]);
    const capitals = body.horses.map((horse) => ({ ...horse, id: horse.id.toUpperCase() }));
    const fed = await anna.call('POST /api/horses/feed', { body: { ...body, horses: capitals } });
    expect(fed.body.fed).toMatchObject([{ horseId: horses[0] }]);
  });
});

describe('is refused whole', () => {
  test('with too few coins, and says what they would buy', async () => {
    await leaveCoins(app, anna, 130);
    await expectNothingChanged(async () => {
      const { status, body } = await feedHorses(anna, horses);
      expect(status).toBe(409);
      expect(body).toEqual({
        code: 'NOT_ENOUGH_COINS',
        message:
          'Feed for 4 horses for 1 day costs 160 coins; you have 130, 30 too few. Your coins feed 3 of them for 1 day.',
      });
    });
  });

  test('with somebody else’s horse or one that is not there', async () => {
    await expectNothingChanged(async () => {
      expect((await feedHorses(anna, [horses[0], bertsHorse])).body.code).toBe('NOT_YOUR_HORSE');
      expect((await feedHorses(anna, [NOWHERE, horses[0]])).body.code).toBe('HORSE_NOT_FOUND');
    });
  });

  test('when the price is another: a bag was sold meanwhile', async () => {
    await buyFeed(anna, 'monthly', 1);
    const body = await feedingOf(anna, horses);
    await feedHorses(anna, [horses[0]]);
    await app.pass(2 * 86_400);
    const outdated = await feedingOf(anna, horses, { price: body.price });
    await expectNothingChanged(async () => {
      const { body: refused } = await anna.call('POST /api/horses/feed', { body: outdated });
      expect(refused.code).toBe('PRICE_CHANGED');
    });
  });

  test.each([
    ['days', [...NO_COUNTS, 2, 25, -6, 1.5], 'Horses are fed for 1, 3, 6, 12, 24 days.'],
    ['longBags', BAD_TEXTS.filter((word) => word !== true), 'Say whether the horses are to have long bags.'],
    [
      'price',
      NO_COUNTS.filter((count) => count !== 0 && count !== 2 ** 31),
      'The price is a whole number of coins.',
    ],
  ] as const)('with a wrong or missing %s', async (field, wrong, message) => {
    const body = await feedingOf(anna, horses);
    await expectNothingChanged(async () => {
      for (const value of wrong) {
        const answer = await anna.call('POST /api/horses/feed', { body: { ...body, [field]: value } });
        expect(answer, `${field} ${JSON.stringify(value)}`).toMatchObject({
          status: 400,
          body: { code: 'INVALID_INPUT', message },
        });
      }
    });
  });

  test('for long bags of a day', async () => {
    const body = await feedingOf(anna, horses);
    const answer = await anna.call('POST /api/horses/feed', { body: { ...body, longBags: true } });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Long bags last 6 days or more.' } });
  });

  const unfed = (id: unknown) => ({ id, feedExpiresAt: null });
  test.each<[unknown, string]>([
    [undefined, 'Please select the horses to feed.'],
    [null, 'Please select the horses to feed.'],
    ['all', 'Please select the horses to feed.'],
    [[], 'Please select the horses to feed.'],
    [Array(501).fill(unfed(NOWHERE)), 'At most 500 horses are fed at once.'],
    [[unfed(NOWHERE), unfed(NOWHERE.toUpperCase())], 'Each horse is fed once: name it once.'],
    [[unfed('Juniper')], 'That is not a valid id.'],
  ])('for horses %j', async (wrong, message) => {
    const body = { ...(await feedingOf(anna, horses)), horses: wrong };
    const answer = await anna.call('POST /api/horses/feed', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } });
  });
});

describe('at once', () => {
  test('one feeding sent 40 times concurrently, in any order of horses, feeds and charges once', async () => {
    await buyFeed(anna, 'monthly', 1);
    const coins = await coinsOf(anna);
    const body = await feedingOf(anna, horses, { days: 3 });
    const turned = { ...body, horses: body.horses.toReversed() };
    const answers = await atOnce(40, (index) =>
      anna.call('POST /api/horses/feed', { body: index % 2 ? body : turned }),
    );
    expect(outcomes(answers)).toEqual({ ok: 1, FED_MEANWHILE: 39 });
    expect(await coinsOf(anna)).toBe(coins - 11 * 40);
    for (const id of horses) expect((await horseNow(id)).feedExpiresAt).toBe(inDays(3));
    expect(await owned(anna, 'monthly')).toBe(0);
  });

  test('concurrent feedings of different horses never spend the same coins or bags', async () => {
    await buyFeed(anna, 'monthly', 1);
    await leaveCoins(app, anna, 40);
    const bodies = await Promise.all(horses.map((id) => feedingOf(anna, [id], { price: 40 })));
    const answers = await atOnce(4, (index) => anna.call('POST /api/horses/feed', { body: bodies[index] }));
    // The bag makes the first price 0, which nobody agreed to.
    expect(outcomes(answers)).toEqual({ PRICE_CHANGED: 4 });
    await feedHorses(anna, [horses[0]]);
    const [, ...others] = bodies;
    const laterAnswers = await atOnce(3, (index) =>
      anna.call('POST /api/horses/feed', { body: others[index] }),
    );
    expect(outcomes(laterAnswers)).toEqual({ ok: 1, NOT_ENOUGH_COINS: 2 });
    expect(await coinsOf(anna)).toBe(0);
  });
});

test('500 horses are fed by one call', async () => {
  const rows = await app.db.selectFrom('horses').selectAll().where('id', '=', horses[0]).execute();
  const ids = Array.from(
    { length: 496 },
    (_, index) => `0190a000-0000-7000-9000-${String(index).padStart(12, '0')}`,
  );
  const [row] = rows;
  if (!row) throw new Error('No horse');
  const more = ids.map((id) => ({ ...row, id, traits: JSON.stringify(row.traits) }));
  await app.db.insertInto('horses').values(more).execute();
  const all = [...horses, ...ids].map((id) => ({ id, feedExpiresAt: null }));
  const { body } = await anna.call('POST /api/horses/feed', {
    body: { horses: all, days: 1, longBags: false, price: 20_000 },
  });
  expect(body).toMatchObject({ cost: 20_000, bought: 500 });
  expect(body.fed).toHaveLength(500);
});
