import { beforeAll, describe, expect, test } from 'vitest';
import { bornAtAge } from '../../game/horses/age.ts';
import { everyPage } from '../testing/app/requests.ts';
import { aFedHorse, aHorse, changeHorse, enterNext, leaveCoins } from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

const app = await appForFile();
let anna: TestPlayer;
beforeAll(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 20_000);
});

const read = async (id: string, player = anna) =>
  (await player.call('GET /api/horses/:id', { params: { id } })).body;
const rename = (id: string, name: unknown, player = anna) =>
  player.call('PATCH /api/horses/:id/name', { params: { id }, body: { name } });

describe('a horse from the store', () => {
  test('arrives happy, unfed, at level 1', async () => {
    const id = await aHorse(anna, {
      breedId: 'norwegian_fjord',
      name: 'Liv',
      gender: 'gelding',
      discipline: 'endurance',
    });
    expect(await read(id)).toMatchObject({
      id,
      ownerId: anna.id,
      name: 'Liv',
      breedId: 'norwegian_fjord',
      gender: 'gelding',
      discipline: 'endurance',
      genetics: null,
      level: 1,
      xp: 0,
      xpToNextLevel: 1000,
      happiness: 100,
      retired: false,
      feedExpiresAt: null,
      feedLeftHours: 0,
      feedLeftDisplay: 'Expired',
      vetShotsDate: null,
      vetCheckDate: null,
      breedingCheckDate: null,
      foalsAt: null,
      restsUntil: null,
    });
  });

  test('shows 100% happiness for some minutes', async () => {
    const id = await aHorse(anna);
    await app.pass(20 * 60);
    expect((await read(id)).happiness).toBe(100);
  });

  test('is described as it looks', async () => {
    const { look, color, description, age, ageInMonths } = await read(await aHorse(anna));
    expect(look.ageInMonths).toBe(ageInMonths);
    expect(ageInMonths).toBeGreaterThanOrEqual(36);
    expect(age).toMatch(/^\d+ years?(?: \d+ months?)?$/);
    expect(description.toLowerCase()).toContain(color.split(' ').at(-1)?.toLowerCase());
  });
});

test('a horse ages by a game month in 30 hours, and retires at 360', async () => {
  const player = await app.newPlayer();
  const id = await aHorse(player);
  await changeHorse(app.db, id, { bornAt: bornAtAge(359, app.clock.now()) });
  expect(await read(id, player)).toMatchObject({
    ageInMonths: 359,
    age: '29 years 11 months',
    retired: false,
  });
  await app.pass(30 * 3600 - 1);
  expect(await read(id, player)).toMatchObject({ ageInMonths: 359 });
  await app.pass(1);
  expect(await read(id, player)).toMatchObject({ ageInMonths: 360, age: '30 years', retired: true });
});

test('a hungry horse loses a point an hour and stops at 30', async () => {
  const player = await app.newPlayer();
  const id = await aHorse(player);
  const happiness = async () => (await read(id, player)).happiness;
  await app.pass(3600 * 12);
  expect(await happiness()).toBe(88);
  await app.pass(3600 * 58);
  expect(await happiness()).toBe(30);
  await app.pass(3600 * 1000);
  expect(await happiness()).toBe(30);
});

describe('a name', () => {
  test('is changed, trimmed, and stays', async () => {
    const id = await aHorse(anna);
    expect(await rename(id, '  Dancer of the Moon  ')).toMatchObject({
      status: 200,
      body: { id, name: 'Dancer of the Moon' },
    });
    expect((await read(id)).name).toBe('Dancer of the Moon');
    for (const name of ['x'.repeat(50), 'Ünal 3', '🐴', "O'Malley <b>", '馬'])
      expect(await rename(id, name)).toMatchObject({ status: 200, body: { name } });
  });

  test.each([
    [undefined, 'Horse name cannot be empty'],
    [null, 'Horse name cannot be empty'],
    [7, 'Horse name cannot be empty'],
    [['Iris'], 'Horse name cannot be empty'],
    ['', 'Horse name cannot be empty'],
    [' \n\t ', 'Horse name cannot be empty'],
    ['x'.repeat(51), 'Horse name must be 50 characters or less'],
    ['a\u0000b', 'Horse name must not contain invisible characters'],
    ['a\u200bb', 'Horse name must not contain invisible characters'],
    ['\u202eabc', 'Horse name must not contain invisible characters'],
    ['a\ud800', 'Horse name must not contain invisible characters'],
  ])('%j is refused and changes nothing', async (name, message) => {
    const player = await app.newPlayer();
    const mine = await aHorse(player, { name: 'Iris' });
    const refused = await rename(mine, name, player);
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } });
    expect((await read(mine, player)).name).toBe('Iris');
  });
});

describe('the stable', () => {
  test('lists own horses in pages, each once, in the order in which they came', async () => {
    const player = await app.newPlayer();
    await leaveCoins(app, player, 10_000);
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push(await aHorse(player, { name: `Horse ${n}` }));
    const url = '/api/horses?limit=2';
    const pages = await everyPage<{ id: string }>(app, player, 'GET /api/horses', url);
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
    ]);
    expect(await everyPage(app, player, 'GET /api/horses', '/api/horses?limit=5')).toHaveLength(1);
    expect((await player.call('GET /api/user')).body.horseCount).toBe(5);
  });

  test('of a newcomer is empty, and has one page', async () => {
    const newcomer = await app.newPlayer();
    const { body, headers } = await newcomer.call('GET /api/horses');
    expect(body).toEqual([]);
    expect(headers['link']).toBeUndefined();
  });
});

test('a horse counts as shown today from its entry until midnight UTC', async () => {
  const player = await app.newPlayer();
  const id = await aFedHorse(player);
  expect(await read(id, player)).toMatchObject({ shownToday: false });
  await enterNext(player, id, 1);
  expect(await read(id, player)).toMatchObject({ shownToday: true, look: { maneStyle: 'braided' } });
  const tillMidnight = 86_400 - ((app.clock.now().getTime() / 1000) % 86_400);
  await app.pass(Math.ceil(tillMidnight) - 1);
  expect(await read(id, player)).toMatchObject({ shownToday: true });
  await app.pass(1);
  expect(await read(id, player)).toMatchObject({ shownToday: false, look: { maneStyle: 'short' } });
});
