import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bornAtAge } from '../../game/horses/age.ts';
import { atOnce } from '../testing/at-once.ts';
import { BAD_TEXTS, NOWHERE } from '../testing/bad-values.ts';
import { aFedHorse, aHorse, changeHorse, coinsOf, leaveCoins } from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { wholeDatabase } from '../testing/database/whole-database.ts';

const app = await appForFile();
let anna: TestPlayer;
let horses: string[];
let bertsHorse: string;
beforeAll(async () => {
  bertsHorse = await aFedHorse(await app.newPlayer());
});
beforeEach(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 50_000);
  horses = [
    await aFedHorse(anna, { name: 'Juniper', discipline: 'racing' }),
    await aFedHorse(anna, { name: 'Iris', discipline: 'halter' }),
    await aFedHorse(anna, { name: 'Magpie', discipline: 'racing' }),
  ];
  await leaveCoins(app, anna, 1000);
});

const train = (horseIds: unknown, sent: object = {}) =>
  anna.call('POST /api/train', { body: { horseIds, discipline: 'endurance', ...sent } });
const read = async (id: string) => (await anna.call('GET /api/horses/:id', { params: { id } })).body;

describe('training many', () => {
  test('trains, charges and reports each as if alone', async () => {
    const { status, body } = await train(horses);
    expect(status).toBe(200);
    expect(body).toMatchObject({ refusals: [], cost: 150, coins: 850, playerXpGained: 30 });
    const each = { discipline: 'endurance', sessions: 1, xpGained: 127, skillGain: 4.5, cost: 50 };
    expect(body.trained).toEqual(horses.map((horseId) => expect.objectContaining({ horseId, ...each })));
    for (const id of horses) {
      expect(await read(id)).toMatchObject({
        xp: 127,
        trainingsBanked: 0,
        skills: { endurance: 4.5, racing: 0 },
      });
    }
    const { body: entries } = await anna.call('GET /api/transactions', { query: { limit: '3' } });
    expect(entries.map(({ type, description, balance }) => [type, description, balance])).toEqual([
      ['training', 'Trained Magpie in Endurance', 850],
      ['training', 'Trained Iris in Endurance', 900],
      ['training', 'Trained Juniper in Endurance', 950],
    ]);
    expect((await anna.call('GET /api/user')).body.xp).toBe(30);
  });

  test('trains each in its own discipline with all banked trainings', async () => {
    await app.pass(4 * 3600);
    const { body } = await train(horses, { discipline: 'own', sessions: 'all' });
    expect(body.trained.map(({ discipline, sessions, skill }) => [discipline, sessions, skill])).toEqual([
      ['racing', 2, 9],
      ['halter', 2, 9],
      ['racing', 2, 9],
    ]);
    const skills = await Promise.all(horses.map(async (id) => (await read(id)).skills));
    expect(skills.map(({ racing, halter, dressage }) => [racing, halter, dressage])).toEqual([
      [9, 0, 0],
      [0, 9, 0],
      [9, 0, 0],
    ]);
  });

  test('trains in the given order until the coins run out; refuses the rest with a sentence', async () => {
    await leaveCoins(app, anna, 249);
    await app.pass(8 * 3600);
    const order = horses.toReversed();
    const { body } = await train(order, { sessions: 'all' });
    expect(body.trained.map(({ horseId, sessions }) => [horseId, sessions])).toEqual([
      [order[0], 3],
      [order[1], 1],
    ]);
    expect(body).toMatchObject({ cost: 200, coins: 49, playerXpGained: 40 });
    expect(body.refusals).toEqual([
      {
        horseId: order[2],
        code: 'NOT_ENOUGH_COINS',
        message: 'Training Juniper costs 50 coins; you have 49.',
      },
    ]);
    expect(await coinsOf(anna)).toBe(49);
  });

  test('refuses horses that may not train, and takes no coins for them', async () => {
    const [juniper = '', iris = '', magpie = ''] = horses;
    await train([iris]);
    await changeHorse(app.db, magpie, { bornAt: bornAtAge(10, app.clock.now()) });
    await leaveCoins(app, anna, 50_000);
    const hungry = await aHorse(anna, { name: 'Rowan' });
    await leaveCoins(app, anna, 1000);
    const { body } = await train([bertsHorse, hungry, iris, NOWHERE, magpie, juniper]);
    expect(body.trained.map(({ horseId }) => horseId)).toEqual([juniper]);
    const missing = 'This horse does not exist in your stable.';
    expect(body.refusals.map(({ code, message }) => [code, message])).toEqual([
      ['NOT_YOUR_HORSE', missing],
      ['HORSE_UNFED', 'Rowan is hungry. Feed Rowan first, then train.'],
      ['NO_TRAINING_LEFT', 'Iris has 0 of 6 trainings banked. The next comes in 4 hours.'],
      ['HORSE_NOT_FOUND', missing],
      ['HORSE_TOO_YOUNG', 'Magpie is 10 months old; training starts at 24 months.'],
    ]);
    expect(await coinsOf(anna)).toBe(950);
  });

  test('changes nothing if no horse may train', async () => {
    await train(horses);
    const before = await wholeDatabase(app.db);
    const { body } = await train([...horses, bertsHorse]);
    expect(body).toMatchObject({ trained: [], cost: 0, coins: 850, playerXpGained: 0 });
    expect(body.refusals).toHaveLength(4);
    expect(await wholeDatabase(app.db)).toEqual(before);
  });

  test('ids may be in capitals', async () => {
    const { body } = await train([horses[0]?.toUpperCase()]);
    expect(body.trained.map(({ horseId }) => horseId)).toEqual([horses[0]]);
  });

  test('40 concurrent calls in any order train each horse as often as banked', async () => {
    await app.pass(4 * 3600);
    const answers = await atOnce(40, (index) => train(index % 2 ? horses : horses.toReversed()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const trained = answers.flatMap(({ body }) => body.trained.map(({ horseId }) => horseId));
    expect(trained.toSorted()).toEqual([...horses, ...horses].toSorted());
    expect(await coinsOf(anna)).toBe(700);
    expect((await anna.call('GET /api/user')).body.xp).toBe(60);
  });
});

test.each<[unknown, string]>([
  [undefined, 'Please select the horses to train.'],
  [null, 'Please select the horses to train.'],
  ['all', 'Please select the horses to train.'],
  [[], 'Please select the horses to train.'],
  [Array(101).fill(NOWHERE), 'At most 100 horses train at once.'],
  [[NOWHERE, NOWHERE.toUpperCase()], 'Each horse trains in one go: name it once.'],
  [['Juniper'], 'That is not a valid id.'],
])('horses %j: %s', async (horseIds, message) => {
  expect(await train(horseIds)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } });
});

test.each(BAD_TEXTS)('%j is no discipline for many', async (discipline) => {
  const message = 'Please select a discipline';
  expect(await train(horses, { discipline })).toMatchObject({ status: 400, body: { message } });
});
