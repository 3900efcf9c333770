import { beforeEach, describe, expect, test } from 'vitest';
import { FIRST_STEPS } from '../../game/first-steps/first-steps.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { expectBooksToBalance } from '../testing/database/audit.ts';
import {
  aFedHorse,
  aHorse,
  requestWhy,
  buyFeed,
  changeHorse,
  enterNext,
  train,
} from '../testing/builders/stable.ts';
import { buyTack, equip, unequip, wornBy } from '../testing/builders/tack.ts';
import { aRescueHorse, buyRescue } from '../testing/builders/trade.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

let anna: TestPlayer;
const app = await appForFile();
beforeEach(async () => {
  anna = await app.newPlayer();
});

const steps = async () => (await anna.call('GET /api/first-steps')).body;
const statusOf = async (id: string) => (await steps()).find((step) => step.id === id)?.status;
const collect = (id: string, player = anna) =>
  player.call('POST /api/first-steps/:id/collect', { params: { id } });
const user = async () => (await anna.call('GET /api/user')).body;

describe('the first steps', () => {
  test('are all open for a newcomer, each with task and reward', async () => {
    expect(await steps()).toEqual(
      FIRST_STEPS.map(({ id, title, text, reward, of }) => {
        const have = 0;
        return { id, title, text, reward, have, of, status: 'open' };
      }),
    );
  });

  test('begin with a fed horse', async () => {
    const id = await aHorse(anna);
    expect((await steps())[0]).toMatchObject({ have: 1, of: 2, status: 'open' });
    expect(await collect('first_horse')).toMatchObject({ status: 409, body: { code: 'STEP_NOT_DONE' } });
    await buyFeed(anna, 'monthly');
    await anna.call('POST /api/horses/:id/use-feed', { params: { id }, body: { feed_type: 'monthly' } });
    expect((await steps())[0]).toMatchObject({ have: 2, of: 2, status: 'done' });

    const { coins } = await user();
    const { status, body } = await collect('first_horse');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'A horse of your own: +200 XP.',
      reward: { xp: 200, coins: 0 },
      coins,
    });
    expect(body.steps).toEqual(await steps());
    expect(body.steps[0]?.status).toBe('collected');
    expect(await user()).toMatchObject({ xp: 200, coins });
    await app.pass(48 * 3600);
    expect(await statusOf('first_horse')).toBe('collected');
  });

  test('count a training once', async () => {
    const id = await aFedHorse(anna);
    expect(await collect('first_training')).toMatchObject({ status: 409, body: { code: 'STEP_NOT_DONE' } });
    await app.pass(4 * 3600);
    for (let index = 0; index < 2; index++) await train(anna, id);
    expect((await steps())[1]).toMatchObject({ have: 1, of: 1, status: 'done' });
    const message = 'The first lesson: +150 XP.';
    expect(await collect('first_training')).toMatchObject({ status: 200, body: { message } });
  });

  test('count the pieces that one horse wears', async () => {
    const horse = await aHorse(anna);
    const { bridle = '' } = await wornBy(anna, horse);
    await unequip(anna, horse, bridle);
    expect(await collect('store_tack')).toMatchObject({ status: 409, body: { code: 'STEP_NOT_DONE' } });
    expect((await steps())[4]).toMatchObject({ id: 'store_tack', have: 2, of: 3, status: 'open' });
    await equip(anna, horse, await buyTack(anna, 'bridle'));
    expect((await steps())[4]).toMatchObject({ id: 'store_tack', have: 3, of: 3, status: 'done' });
    const message = 'She wears all three pieces: +100 XP.';
    expect(await collect('store_tack')).toMatchObject({ status: 200, body: { message } });
  });

  test('count a horse of level 5 only if it gained a level with its owner', async () => {
    const id = await aRescueHorse(app, await app.newPlayer());
    await changeHorse(app.db, id, { level: 6 });
    expect((await buyRescue(anna, id)).status).toBe(200);
    expect((await steps())[8]).toMatchObject({ id: 'level_five_horse', have: 4, of: 5, status: 'open' });
    await changeHorse(app.db, id, { level: 7 });
    expect((await steps())[8]).toMatchObject({ have: 5, of: 5, status: 'done' });
  });

  test('count opening the Colour Lab once', async () => {
    expect(await collect('colour_lab')).toMatchObject({ status: 409, body: { code: 'STEP_NOT_DONE' } });
    for (let index = 0; index < 2; index++)
      expect((await anna.call('POST /api/first-steps/lab')).body).toEqual({ steps: await steps() });
    expect((await steps())[5]).toMatchObject({ id: 'colour_lab', have: 1, of: 1, status: 'done' });
    const message = 'A look at the colours: +100 XP.';
    expect(await collect('colour_lab')).toMatchObject({ status: 200, body: { message } });
  });

  test('five starts, a result, a second horse, a horse of level 5', async () => {
    const horse = await aFedHorse(anna);
    await enterNext(anna, horse, 4);
    expect(await collect('five_starts')).toMatchObject({
      status: 409,
      body: { message: 'Into the ring is not done yet: 4 of 5.' },
    });
    await enterNext(anna, horse, 1);
    expect((await steps())[2]).toMatchObject({ have: 5, of: 5, status: 'done' });
    expect(await statusOf('first_result')).toBe('open');
    await app.pass(3600);
    expect(await statusOf('first_result')).toBe('open');
    const [own] = (await anna.call('GET /api/shows/my-entries')).body;
    const bert = await app.newPlayer();
    expect(
      await bert.call('POST /api/first-steps/score-sheet', { body: { entryId: own?.id } }),
    ).toMatchObject({
      status: 404,
      body: { code: 'NO_RESULT' },
    });
    expect(await requestWhy(anna)).toMatchObject({ status: 200 });
    expect(await requestWhy(anna)).toMatchObject({ status: 200 });
    expect(await statusOf('first_result')).toBe('done');

    const before = await user();
    const { body } = await collect('first_result');
    expect(body).toMatchObject({
      message: 'The first placing: +200 XP and 250 coins.',
      coins: before.coins + 250,
    });
    expect(await user()).toMatchObject({
      coins: before.coins + 250,
      tradableCoins: before.tradableCoins,
      xp: before.xp + 200,
    });
    const { body: ledger } = await anna.call('GET /api/transactions');
    expect(ledger[0]).toMatchObject({
      type: 'first_steps',
      description: 'First steps: The first placing',
      amount: 250,
      balance: before.coins + 250,
    });
    const { body: summary } = await anna.call('GET /api/transactions/summary');
    expect(summary.netTotal).toBe(summary.currentBalance);

    await changeHorse(app.db, horse, { level: 5 });
    expect(await statusOf('level_five_horse')).toBe('done');
    expect(await statusOf('second_horse')).toBe('open');
    await aHorse(anna, { name: 'Second' });
    expect(await statusOf('second_horse')).toBe('done');
  });

  test('count a win, but no other place', async () => {
    const horse = await aFedHorse(anna);
    await enterNext(anna, horse, 1);
    await app.pass(3600);
    const { body: entries } = await anna.call('GET /api/shows/my-entries');
    const won = entries[0]?.placement === 1;
    expect(await statusOf('first_win')).toBe(won ? 'done' : 'open');
    await app.db.updateTable('show_entries').set({ place: 1 }).where('playerId', '=', anna.id).execute();
    expect(await statusOf('first_win')).toBe('done');
    // Restores the place, so the show can be replayed.
    const place = entries[0]?.placement ?? null;
    await app.db.updateTable('show_entries').set({ place }).where('playerId', '=', anna.id).execute();
  });

  test('raises levels, and carries over the remaining XP', async () => {
    await aFedHorse(anna);
    await app.db.updateTable('players').set({ level: 2, xp: 1900 }).where('id', '=', anna.id).execute();
    await collect('first_horse');
    expect(await user()).toMatchObject({ level: 3, xp: 100 });
  });
});

describe('a reward', () => {
  test('requested 40 times at once is paid once', async () => {
    const horse = await aFedHorse(anna);
    await enterNext(anna, horse, 1);
    await app.pass(3600);
    await requestWhy(anna);
    const before = await user();
    const answers = await atOnce(40, () => collect('first_result'));
    expect(outcomes(answers)).toEqual({ ok: 1, STEP_COLLECTED: 39 });
    expect(await user()).toMatchObject({ coins: before.coins + 250, xp: before.xp + 200 });
    await expectBooksToBalance(app.db, app.clock.now());
  });

  test('is paid once beside other rewards and the salary', async () => {
    const horse = await aFedHorse(anna);
    await enterNext(anna, horse, 5);
    await app.pass(4 * 3600);
    await requestWhy(anna);
    const ids = ['first_horse', 'five_starts', 'first_result'];
    const before = await user();
    const answers = await atOnce(40, async (index) => {
      const id = ids[index % 4];
      return id ? collect(id) : anna.call('POST /api/goldsmith/salary');
    });
    expect(outcomes(answers)).toEqual({ ok: 4, STEP_COLLECTED: 27, SALARY_COLLECTED: 9 });
    const after = await user();
    expect(after.coins).toBe(before.coins + 250 + 162);
    expect(1000 * (after.level - 1) + after.xp).toBe(before.xp + 200 + 150 + 200 + 50);
  });

  test('cannot be collected for somebody else', async () => {
    await aFedHorse(anna);
    const bert = await app.newPlayer();
    expect(await collect('first_horse', bert)).toMatchObject({
      status: 409,
      body: { code: 'STEP_NOT_DONE' },
    });
    expect(await statusOf('first_horse')).toBe('done');
  });

  test.each(['nothing', 'constructor', '__proto__', 'FIRST_HORSE', 'x'.repeat(90)])(
    'does not exist for %s',
    async (id) => {
      const message = 'That is not a valid id.';
      expect(await collect(id)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } });
    },
  );
});

describe('skipping', () => {
  test('is permanent: no steps or rewards, but collected ones stay', async () => {
    await aFedHorse(anna);
    await collect('first_horse');
    const { xp } = await user();
    const { body } = await anna.call('POST /api/first-steps/skip');
    expect(body).toEqual({ message: 'The first steps are skipped.' });
    expect(await steps()).toEqual([]);
    expect((await anna.call('POST /api/first-steps/skip')).status).toBe(200);
    expect(await collect('second_horse')).toMatchObject({ status: 409, body: { code: 'STEPS_SKIPPED' } });
    expect(await user()).toMatchObject({ xp });
  });

  test('concurrently with collecting pays the reward wholly or not at all', async () => {
    await aFedHorse(anna);
    const [collected] = await Promise.all([collect('first_horse'), anna.call('POST /api/first-steps/skip')]);
    expect(await user()).toMatchObject({ xp: collected.status === 200 ? 200 : 0 });
    expect(await steps()).toEqual([]);
  });
});

test('no steps remain once all are collected', async () => {
  const collected = FIRST_STEPS.map(({ id }) => id);
  const rewards = FIRST_STEPS.reduce((sum, { reward }) => sum + reward.coins, 0);
  expect(rewards).toBe(1250);
  const [last = 'first_horse'] = collected.splice(0, 1);
  await aFedHorse(anna);
  // Collects without rewards, which no call would do.
  await app.db.insertInto('first_steps').values({ playerId: anna.id, collected }).execute();
  expect(await steps()).toHaveLength(FIRST_STEPS.length);
  expect((await collect(last)).body.steps).toEqual([]);
  expect(await steps()).toEqual([]);
  await app.db.deleteFrom('first_steps').where('playerId', '=', anna.id).execute();
});
