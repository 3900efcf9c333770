import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atOnce } from '../testing/at-once.ts';
import { BAD_TEXTS, NOWHERE } from '../testing/bad-values.ts';
import { aHorse, callVet, changeHorse, coinsOf, leaveCoins } from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { wholeDatabase } from '../testing/database/whole-database.ts';
import { HOUR } from '../../game/game-time.ts';

const app = await appForFile();
let anna: TestPlayer;
let horses: string[];
let bertsHorse: string;
beforeAll(async () => {
  bertsHorse = await aHorse(await app.newPlayer());
});
beforeEach(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 50_000);
  horses = [];
  for (const name of ['Juniper', 'Iris', 'Magpie', 'Rowan']) horses.push(await aHorse(anna, { name }));
  await leaveCoins(app, anna, 1000);
});

const call = (horseIds: unknown, service: unknown = 'checkup') =>
  anna.call('POST /api/horses/request-vet', { body: { horseIds, service } });
const checkOf = async (id: string) =>
  (await anna.call('GET /api/horses/:id', { params: { id } })).body.vetCheckDate;

describe('calling the vet for many', () => {
  test('requests, pays and completes each as if alone', async () => {
    const { status, body } = await call(horses);
    expect(status).toBe(200);
    expect(body).toMatchObject({ refusals: [], cost: 500, coins: 500 });
    expect(body.requests.map(({ horseId, price }) => [horseId, price])).toEqual(
      horses.map((id) => [id, 125]),
    );
    expect(await coinsOf(anna)).toBe(500);
    const { body: entries } = await anna.call('GET /api/transactions', { query: { limit: '4' } });
    expect(
      entries.map(({ type, amount, description, balance }) => [type, amount, description, balance]),
    ).toEqual([
      ['vet', -125, 'Checkup for Rowan', 500],
      ['vet', -125, 'Checkup for Magpie', 625],
      ['vet', -125, 'Checkup for Iris', 750],
      ['vet', -125, 'Checkup for Juniper', 875],
    ]);
    await app.pass(30);
    const until = new Date(app.clock.now().getTime() + 365 * HOUR).toISOString();
    for (const id of horses) expect(await checkOf(id)).toBe(until);
  });

  test('calls in the given order until the coins run out; refuses the rest with a sentence', async () => {
    await leaveCoins(app, anna, 374);
    const order = horses.toReversed();
    const { body } = await call(order);
    expect(body.requests.map(({ horseId }) => horseId)).toEqual(order.slice(0, 2));
    expect(body).toMatchObject({ cost: 250, coins: 124 });
    expect(body.refusals).toEqual(
      ['Iris', 'Juniper'].map((name, index) => ({
        horseId: order[2 + index],
        code: 'NOT_ENOUGH_COINS',
        message: `Checkup for ${name} costs 125 coins; you have 124.`,
      })),
    );
    expect(await coinsOf(anna)).toBe(124);
  });

  test('refuses unfit horses, and takes no coins for them', async () => {
    const [juniper = '', iris = '', magpie = '', rowan = ''] = horses;
    await callVet(anna, juniper, 'vet_shots');
    await changeHorse(app.db, iris, { vetCheckUntil: new Date(app.clock.now().getTime() + 1000) });
    const { body } = await call([juniper, bertsHorse, magpie, iris, NOWHERE, rowan]);
    expect(body.requests.map(({ horseId }) => horseId)).toEqual([magpie, rowan]);
    const missing = 'This horse does not exist in your stable.';
    expect(body.refusals).toEqual([
      {
        horseId: juniper,
        code: 'VET_PENDING',
        message: 'The vet is with Juniper already, and done in 30 seconds.',
      },
      { horseId: bertsHorse, code: 'NOT_YOUR_HORSE', message: missing },
      { horseId: iris, code: 'STILL_VALID', message: 'Checkup: what Iris had is valid still.' },
      { horseId: NOWHERE, code: 'HORSE_NOT_FOUND', message: missing },
    ]);
    expect(await coinsOf(anna)).toBe(1000 - 3 * 125);
  });

  test('changes nothing if every horse is refused', async () => {
    const before = await wholeDatabase(app.db);
    expect((await call([bertsHorse])).body).toMatchObject({ requests: [], cost: 0, coins: 1000 });
    await leaveCoins(app, anna, 0);
    expect((await call(horses)).body.refusals).toHaveLength(4);
    await leaveCoins(app, anna, 1000);
    expect((await wholeDatabase(app.db))['vet_requests']).toEqual(before['vet_requests']);
    expect((await wholeDatabase(app.db))['horses']).toEqual(before['horses']);
  });

  test('ids may be in capitals', async () => {
    const { body } = await call([horses[0]?.toUpperCase()]);
    expect(body.requests.map(({ horseId }) => horseId)).toEqual([horses[0]]);
  });

  test('40 concurrent calls in any order pay for each horse once', async () => {
    const answers = await atOnce(40, (index) => call(index % 2 ? horses : horses.toReversed()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const requests = answers.flatMap(({ body }) => body.requests);
    expect(requests.map(({ horseId }) => horseId).toSorted()).toEqual(horses.toSorted());
    expect(answers.reduce((sum, { body }) => sum + body.cost, 0)).toBe(500);
    expect(await coinsOf(anna)).toBe(500);
  });
});

test.each<[unknown, string]>([
  [undefined, 'Please select the horses for the vet.'],
  [null, 'Please select the horses for the vet.'],
  ['all', 'Please select the horses for the vet.'],
  [[], 'Please select the horses for the vet.'],
  [Array(101).fill(NOWHERE), 'At most 100 horses see the vet at once.'],
  [[NOWHERE, NOWHERE.toUpperCase()], 'Each horse sees the vet once: name it once.'],
  [['Juniper'], 'That is not a valid id.'],
])('horses %j: %s', async (horseIds, message) => {
  expect(await call(horseIds)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } });
});

test.each([...BAD_TEXTS.filter((word) => word !== undefined), 'gelding'])(
  '%j is no check for many',
  async (word) => {
    const message = 'Please select a vet service';
    expect(await call(horses, word)).toMatchObject({ status: 400, body: { message } });
  },
);
