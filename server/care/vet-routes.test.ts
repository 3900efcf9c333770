import { beforeEach, describe, expect, test } from 'vitest';
import type { VetRequest } from '../../contract/care/vet.ts';
import type { z } from 'zod';
import type { VetService } from '../../game/care/vet-services.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import { BAD_TEXTS } from '../testing/bad-values.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { everyPage } from '../testing/app/requests.ts';
import { aHorse, callVet, changeHorse, coinsOf, leaveCoins } from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

const app = await appForFile();
let anna: TestPlayer;
let horse: string;
beforeEach(async () => {
  anna = await app.newPlayer();
  horse = await aStallion();
  await leaveCoins(app, anna, 2000);
});

async function aStallion(name = 'Rowan'): Promise<string> {
  const id = await aHorse(anna, { gender: 'stallion', name });
  await changeHorse(app.db, id, { bornAt: bornAtAge(100, app.clock.now()) });
  return id;
}

const inSeconds = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000).toISOString();
const YEAR = 365 * 3600;
const read = async (id = horse) => (await anna.call('GET /api/horses/:id', { params: { id } })).body;
const requests = async (query = {}) => (await anna.call('GET /api/vet/my-requests', { query })).body;

const UNCHECKED = {
  gender: 'stallion',
  vetCheckDate: null,
  vetShotsDate: null,
  breedingCheckDate: null,
};

describe('a service', () => {
  test.each<[VetService, number, string, () => object]>([
    ['checkup', 125, 'Checkup for Rowan', () => ({ vetCheckDate: inSeconds(YEAR) })],
    ['vet_shots', 125, 'Vet Shots for Rowan', () => ({ vetShotsDate: inSeconds(YEAR) })],
    ['breeding_check', 500, 'Breeding Check for Rowan', () => ({ breedingCheckDate: inSeconds(YEAR) })],
    ['gelding', 500, 'Gelding for Rowan', () => ({ gender: 'gelding' })],
  ])(
    '%s costs %i at once, and is done after 30 seconds, not before',
    async (service, price, message, done) => {
      const { status, body } = await callVet(anna, horse, service);
      const request = {
        id: expect.any(String),
        horseId: horse,
        serviceType: service,
        status: 'pending',
        price,
        requestedAt: inSeconds(0),
        autoCompleteAt: inSeconds(30),
      };
      expect(status).toBe(200);
      expect(body).toEqual({ message: expect.any(String), request, cost: price, coins: 2000 - price });
      expect(await coinsOf(anna)).toBe(2000 - price);
      const [entry] = (await anna.call('GET /api/transactions')).body;
      expect(entry).toMatchObject({ type: 'vet', amount: -price, description: message });

      await app.pass(29);
      expect(await requests()).toEqual([body.request]);
      expect(await read()).toMatchObject(UNCHECKED);
      await app.pass(1);
      expect(await requests()).toEqual([{ ...body.request, status: 'completed' }]);
      expect(await read()).toMatchObject({ ...UNCHECKED, ...done() });
      expect(await coinsOf(anna)).toBe(2000 - price);
    },
  );

  test('counts from its due time, even if completed late', async () => {
    await callVet(anna, horse, 'vet_shots');
    const doneAt = inSeconds(30 + YEAR);
    await app.pass(86_400);
    expect((await read()).vetShotsDate).toBe(doneAt);
  });

  test('may be repeated once it has expired', async () => {
    await callVet(anna, horse, 'checkup');
    await app.pass(30);
    await app.pass(YEAR - 1);
    expect((await callVet(anna, horse, 'checkup')).body.code).toBe('STILL_VALID');
    await app.pass(1);
    expect((await callVet(anna, horse, 'checkup')).status).toBe(200);
  });

  test('waits until the horse’s previous request is done', async () => {
    await callVet(anna, horse, 'checkup');
    await app.pass(29);
    expect(await callVet(anna, horse, 'vet_shots')).toMatchObject({
      status: 409,
      body: { code: 'VET_PENDING', message: 'The vet is with Rowan already, and done in 1 second.' },
    });
    await app.pass(1);
    expect((await callVet(anna, horse, 'vet_shots')).status).toBe(200);
  });

  test('requested 40 times at once is paid once', async () => {
    const answers = await atOnce(40, (index) => callVet(anna, horse, index % 2 ? 'checkup' : 'vet_shots'));
    expect(outcomes(answers)).toEqual({ ok: 1, VET_PENDING: 39 });
    expect(await coinsOf(anna)).toBe(1875);
  });

  test('a gelding keeps its other checks, and its breeding check is void', async () => {
    for (const service of ['breeding_check', 'checkup', 'gelding'] as const) {
      expect((await callVet(anna, horse, service)).status).toBe(200);
      await app.pass(30);
    }
    expect(await read()).toMatchObject({
      gender: 'gelding',
      breedingCheckDate: null,
      vetCheckDate: inSeconds(YEAR - 30),
    });
  });

  test('may name the horse by an id in capitals', async () => {
    expect((await callVet(anna, horse.toUpperCase(), 'checkup')).body.request.horseId).toBe(horse);
  });

  test.each(BAD_TEXTS)('%j is none', async (word) => {
    const message = 'Please select a vet service';
    expect(await callVet(anna, horse, word as VetService)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('the list', () => {
  test('has own requests, newest first', async () => {
    const bert = await app.newPlayer();
    await callVet(bert, await aHorse(bert), 'checkup');
    const other = await aStallion('Magpie');
    await leaveCoins(app, anna, 2000);
    await callVet(anna, horse, 'checkup');
    await app.pass(30);
    await callVet(anna, other, 'vet_shots');
    await callVet(anna, horse, 'vet_shots');

    const services = async (query = {}) =>
      (await requests(query)).map(({ horseId, serviceType, status }) => [horseId, serviceType, status]);
    const [last, before, first] = [
      [horse, 'vet_shots', 'pending'],
      [other, 'vet_shots', 'pending'],
      [horse, 'checkup', 'completed'],
    ];
    expect(await services()).toEqual([last, before, first]);
    expect(await services({ status: 'pending' })).toEqual([last, before]);
    expect(await services({ status: 'completed' })).toEqual([first]);
    expect(await services({ horseId: horse })).toEqual([last, first]);
    expect(await services({ horseId: horse, status: 'pending' })).toEqual([last]);

    const url = '/api/vet/my-requests?limit=1';
    const pages = await everyPage<z.output<typeof VetRequest>>(app, anna, 'GET /api/vet/my-requests', url);
    expect(pages.map((page) => page.map(({ serviceType }) => serviceType))).toEqual([
      ['vet_shots'],
      ['vet_shots'],
      ['checkup'],
    ]);
  });

  test('does not show requests for others’ horses', async () => {
    const bert = await app.newPlayer();
    const his = await aHorse(bert);
    await callVet(bert, his, 'checkup');
    expect(await requests({ horseId: his })).toEqual([]);
  });
});
