import { beforeEach, describe, expect, test } from 'vitest';
import { bornAtAge } from '../../game/horses/age.ts';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { GRASS_REST } from '../../game/horses/happiness.ts';
import { atOnce } from '../testing/at-once.ts';
import { cover, makeFit } from '../testing/builders/breeding.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import {
  aFedHorse,
  aHorse,
  bringIn,
  buyFeed,
  changeHorse,
  feedHorses,
  enter,
  enterNext,
  leaveCoins,
  nextShows,
  train,
  turnOut,
} from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { wholeDatabase } from '../testing/database/whole-database.ts';
import { HOUR } from '../../game/game-time.ts';

let anna: TestPlayer;
let horse: string;
const app = await appForFile();
beforeEach(async () => {
  // Each test begins at noon, so that no day ends by surprise.
  const now = app.clock.now();
  const noon = new Date(now).setUTCHours(36, 0, 0, 0);
  await app.pass((noon - now.getTime()) / 1000);
  anna = await app.newPlayer('rider');
  await leaveCoins(app, anna, 20_000);
  horse = await aFedHorse(anna, { feed: 'monthly' });
});

const HOUR_SECONDS = 3600;
const DAY = 24 * HOUR_SECONDS;
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR).toISOString();
const read = async (id = horse) => (await anna.call('GET /api/horses/:id', { params: { id } })).body;
const PER_DAY = GUILD_ROWS.rider.restPerDay + GRASS_REST;

describe('a horse turned out', () => {
  test('eats grass at once, keeps its feed, gets happier, and is never hungry', async () => {
    await changeHorse(app.db, horse, { happiness: 500_000 });
    expect((await turnOut(anna, [horse])).body).toEqual({
      turnedOut: [{ horseId: horse, grassFrom: inHours(0) }],
      refusals: [],
    });
    await app.pass(3 * DAY);
    expect(await read()).toMatchObject({
      happiness: 50 + 3 * PER_DAY,
      feedLeftHours: 24,
      feedLeftDisplay: '1 day',
      grassFrom: inHours(-72),
    });
    expect((await anna.call('GET /api/shell')).body.tasks.map(({ kind }) => kind)).toEqual(['salary']);
    expect((await bringIn(anna, [horse])).body).toEqual({
      broughtIn: [{ horseId: horse, worksFrom: inHours(12) }],
      refusals: [],
    });
    expect(await read()).toMatchObject({
      feedExpiresAt: inHours(24),
      grassFrom: null,
      worksFrom: inHours(12),
    });
  });

  test('works again from the next day, and not before', async () => {
    const [show = ''] = await nextShows(anna, horse, 1);
    await turnOut(anna, [horse]);
    expect((await train(anna, horse)).body).toMatchObject({ code: 'ON_PASTURE' });
    expect((await enter(anna, show, horse)).body).toMatchObject({ code: 'ON_PASTURE' });
    await bringIn(anna, [horse]);
    expect((await train(anna, horse)).body).toMatchObject({ code: 'BACK_FROM_PASTURE' });
    expect((await enter(anna, show, horse)).body).toMatchObject({ code: 'BACK_FROM_PASTURE' });
    await app.pass(12 * HOUR_SECONDS);
    expect((await train(anna, horse)).status).toBe(200);
    await enterNext(anna, horse, 1);
  });

  test('is left out when many train, and named with its reason', async () => {
    const other = await aFedHorse(anna, { name: 'Iris' });
    await turnOut(anna, [horse]);
    const { body } = await anna.call('POST /api/train', {
      body: { horseIds: [horse, other], discipline: 'own' },
    });
    expect(body.trained.map(({ horseId }) => horseId)).toEqual([other]);
    expect(body.refusals).toMatchObject([{ horseId: horse, code: 'ON_PASTURE' }]);
  });

  test('that trained today goes out tonight, and eats its feed until then', async () => {
    await train(anna, horse);
    const { body } = await turnOut(anna, [horse]);
    expect(body.turnedOut).toEqual([{ horseId: horse, grassFrom: inHours(12) }]);
    expect((await train(anna, horse)).body).toMatchObject({ code: 'ON_PASTURE' });
    await app.pass(DAY);
    expect((await read()).feedLeftHours).toBe(12);
  });

  test('that is entered runs its show, and goes out after that day', async () => {
    const [show = ''] = await enterNext(anna, horse, 1);
    const { body } = await turnOut(anna, [horse]);
    expect(body.turnedOut).toEqual([{ horseId: horse, grassFrom: inHours(12) }]);
    await app.pass(DAY);
    const entries = await anna.call('GET /api/shows/my-entries', { query: { status: 'completed' } });
    expect(entries.body).toMatchObject([{ showId: show, horseId: horse, status: 'completed' }]);
    expect((await read()).feedLeftHours).toBe(12);
  });

  test('before its pasture begins can be brought in, and works at once', async () => {
    await train(anna, horse);
    await turnOut(anna, [horse]);
    const { body } = await bringIn(anna, [horse]);
    expect(body.broughtIn).toEqual([{ horseId: horse, worksFrom: null }]);
    await enterNext(anna, horse, 1);
  });

  test('may breed: grass is feed enough', async () => {
    const mare = await aHorse(anna, { name: 'Moth' });
    const stallion = await aHorse(anna, { name: 'Rowan', gender: 'stallion' });
    for (const id of [mare, stallion]) {
      await makeFit(app, id);
      await changeHorse(app.db, id, { feedExpiresAt: null });
    }
    const covered = async () => (await cover(anna, mare, stallion)).body;
    await expect(covered()).resolves.toMatchObject({ code: 'PARENT_NOT_FED' });
    await turnOut(anna, [mare, stallion]);
    await expect(covered()).resolves.not.toHaveProperty('code');
  });

  test('may be a foal: its milk is not saved', async () => {
    const now = app.clock.now();
    await changeHorse(app.db, horse, {
      bornAt: bornAtAge(4, now),
      feedExpiresAt: new Date(now.getTime() + 30 * HOUR),
    });
    await turnOut(anna, [horse]);
    await app.pass(5 * DAY);
    await bringIn(anna, [horse]);
    expect(await read()).toMatchObject({ feedLeftHours: 0 });
  });

  test('keeps its happiness when its owner changes the guild', async () => {
    await changeHorse(app.db, horse, { happiness: 300_000 });
    await turnOut(anna, [horse]);
    await app.pass(DAY);
    expect(await anna.call('PUT /api/guild', { body: { guild: 'trainer' } })).toMatchObject({ status: 200 });
    await app.pass(DAY);
    const after = 30 + PER_DAY + GUILD_ROWS.trainer.restPerDay + GRASS_REST;
    expect((await read()).happiness).toBe(after);
  });

  test('eats no bag', async () => {
    await turnOut(anna, [horse]);
    await buyFeed(anna, 'monthly');
    const refused = await feedHorses(anna, [horse]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'ON_PASTURE' } });
    const { body: bags } = await anna.call('GET /api/inventory/feed');
    expect(bags).toContainEqual({ feedType: 'monthly', quantity: 1 });
  });
});

describe('many at once', () => {
  test('each horse may refuse alone, in the given order', async () => {
    const iris = await aHorse(anna, { name: 'Iris' });
    const bertsHorse = await aHorse(await app.newPlayer());
    await turnOut(anna, [iris]);
    const { body } = await turnOut(anna, [bertsHorse, iris, horse, NOWHERE]);
    expect(body.turnedOut.map(({ horseId }) => horseId)).toEqual([horse]);
    const message = 'This horse does not exist in your stable.';
    expect(body.refusals).toEqual([
      { horseId: bertsHorse, code: 'NOT_YOUR_HORSE', message },
      { horseId: iris, code: 'ON_PASTURE', message: 'Iris is turned out already.' },
      { horseId: NOWHERE, code: 'HORSE_NOT_FOUND', message },
    ]);
  });

  test('changes nothing if no horse can go', async () => {
    const before = await wholeDatabase(app.db);
    expect((await bringIn(anna, [horse])).body.refusals).toEqual([
      { horseId: horse, code: 'NOT_ON_PASTURE', message: 'Juniper is in the stable already.' },
    ]);
    expect(await wholeDatabase(app.db)).toEqual(before);
  });

  test.each<[unknown, string, string]>([
    [undefined, 'Please select the horses to turn out.', 'Please select the horses to bring in.'],
    [[], 'Please select the horses to turn out.', 'Please select the horses to bring in.'],
    [
      Array(201).fill(NOWHERE),
      'At most 200 horses are turned out at once.',
      'At most 200 horses are brought in at once.',
    ],
    [
      [NOWHERE, NOWHERE.toUpperCase()],
      'Each horse is turned out once: name it once.',
      'Each horse is brought in once: name it once.',
    ],
  ])('horses %j are refused', async (ids, out, back) => {
    expect(await turnOut(anna, ids)).toMatchObject({ status: 400, body: { message: out } });
    expect(await bringIn(anna, ids)).toMatchObject({ status: 400, body: { message: back } });
  });
});

describe('pasture and work at once', () => {
  test('two concurrent bring-ins bring the horse in and extend its feed once', async () => {
    await turnOut(anna, [horse]);
    await app.pass(10 * 3600);
    const answers = await atOnce(20, () => bringIn(anna, [horse]));
    expect(answers.filter(({ body }) => body.broughtIn.length === 1)).toHaveLength(1);
    const codes = answers.flatMap(({ body }) => body.refusals.map(({ code }) => code));
    expect(codes).toEqual(Array.from({ length: 19 }, () => 'NOT_ON_PASTURE'));
    expect(await read()).toMatchObject({ feedLeftHours: 24, grassFrom: null });
  });

  test('a horse that is turned out while it enters and trains goes out after that day', async () => {
    for (let index = 0; index < 5; index += 1) {
      const id = await aFedHorse(anna);
      const [show = ''] = await nextShows(anna, id, 1);
      const [out, entered, trained] = await Promise.all([
        turnOut(anna, [id]),
        enter(anna, show, id),
        train(anna, id),
      ]);
      expect(out.body.refusals).toEqual([]);
      const row = await app.db
        .selectFrom('horses')
        .select(['grassFrom', 'workedAt'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const worked = entered.status === 200 || trained.status === 200;
      for (const { status, body } of [entered, trained])
        if (status !== 200) expect(body).toMatchObject({ code: 'ON_PASTURE' });
      expect(row.workedAt !== null).toBe(worked);
      if (row.workedAt && row.grassFrom) expect(row.grassFrom > row.workedAt).toBe(true);
    }
  });
});
