import { beforeEach, describe, expect, test } from 'vitest';
import { GUILDS } from '../../game/guild-work/guilds.ts';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { NO_COUNTS, BAD_TEXTS } from '../testing/bad-values.ts';
import { aFedHorse, changeHorse, coinsOf, enterNext, leaveCoins, train } from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { HOUR } from '../../game/game-time.ts';

const app = await appForFile();
let anna: TestPlayer;
let horse: string;
beforeEach(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 5000);
  horse = await aFedHorse(anna);
  await leaveCoins(app, anna, 1000, 980);
});

const read = async (id = horse) => (await anna.call('GET /api/horses/:id', { params: { id } })).body;
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR).toISOString();
const NONE = Object.fromEntries(DISCIPLINES.map((discipline) => [discipline, 0]));

describe('one session', () => {
  test('is paid, and gives XP, skill in the discipline, and XP to the player', async () => {
    const before = (await anna.call('GET /api/user')).body;
    const { status, body } = await train(anna, horse, { discipline: 'jumping' });
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Juniper gained 127 XP and 4.5 skill in Jumping',
      horseId: horse,
      discipline: 'jumping',
      sessions: 1,
      xpGained: 127,
      level: 1,
      levelsGained: 0,
      xp: 127,
      xpToNextLevel: 1000,
      skillGain: 4.5,
      skill: 4.5,
      trainingsBanked: 0,
      nextTrainingAt: inHours(4),
      cost: 50,
      playerXpGained: 10,
      coins: 950,
    });
    expect(await read()).toMatchObject({
      level: 1,
      xp: 127,
      skills: { ...NONE, jumping: 4.5 },
      trainingsBanked: 0,
      nextTrainingAt: inHours(4),
    });
    expect((await anna.call('GET /api/user')).body).toMatchObject({
      coins: 950,
      tradableCoins: 950,
      xp: before.xp + 10,
    });
    const [entry] = (await anna.call('GET /api/transactions')).body;
    const description = 'Trained Juniper in Jumping';
    expect(entry).toMatchObject({ type: 'training', amount: -50, balance: 950, description });
  });

  test.each(GUILDS)('gives a horse of a %s the gains of its guild', async (guild) => {
    const player = await app.newPlayer(guild);
    const id = await aFedHorse(player);
    await changeHorse(app.db, id, { level: 10 });
    const gains = {
      rider: [190, 4.5],
      manufacturer: [190, 4.5],
      trainer: [209, 9],
      equilibrium: [200, 7.875],
    };
    const { body } = await train(player, id);
    expect([body.xpGained, body.skillGain, body.playerXpGained]).toEqual([...gains[guild], 10]);
    expect(body.message).toMatch(/ and (?:4\.5|9|7\.9) skill in /);
  });

  test('adds to the skill of a start, and the next show is scored by both', async () => {
    await train(anna, horse);
    const [showId] = await enterNext(anna, horse, 1);
    await app.pass(3600);
    const entry = await app.db
      .selectFrom('show_entries')
      .selectAll()
      .where('showId', '=', showId ?? '')
      .executeTakeFirstOrThrow();
    const { skills } = await read();
    expect(skills.dressage + skills.racing + skills.halter).toBeGreaterThan(4.5);
    expect(entry.result?.skill).toBe(Math.round(10_000 * skills[entry.discipline]));
  });
});

describe('the bank', () => {
  test('gains one training in four hours, to the second, up to six', async () => {
    const fresh = await read();
    expect(fresh).toMatchObject({ trainingsBanked: 1, nextTrainingAt: inHours(4), skills: NONE });
    await app.pass(4 * 3600 - 1);
    expect(await read()).toMatchObject({ trainingsBanked: 1, nextTrainingAt: fresh.nextTrainingAt });
    await app.pass(1);
    expect(await read()).toMatchObject({ trainingsBanked: 2, nextTrainingAt: inHours(4) });
    await app.pass(16 * 3600);
    expect(await read()).toMatchObject({ trainingsBanked: 6, nextTrainingAt: null });
    await app.pass(30 * 3600);
    const listed = (await anna.call('GET /api/horses')).body.find(({ id }) => id === horse);
    expect(listed).toMatchObject({ trainingsBanked: 6, nextTrainingAt: null });
  });

  test('is emptied by one call; progress to the next training stays', async () => {
    await app.pass(13 * 3600);
    const { body } = await train(anna, horse, { sessions: 'all' });
    expect(body).toMatchObject({ sessions: 4, xpGained: 4 * 127, skillGain: 18, cost: 200, coins: 800 });
    expect(body).toMatchObject({ trainingsBanked: 0, nextTrainingAt: inHours(3), playerXpGained: 40 });
    const [entry] = (await anna.call('GET /api/transactions')).body;
    expect(entry).toMatchObject({ amount: -200, description: 'Trained Juniper in Dressage, 4 times' });
    expect((await train(anna, horse)).body.message).toBe(
      'Juniper has 0 of 6 trainings banked. The next comes in 3 hours.',
    );
  });

  test('a number of sessions is trained wholly or not at all; "all" while the coins last', async () => {
    await app.pass(20 * 3600);
    expect((await train(anna, horse, { sessions: 2 })).body).toMatchObject({
      sessions: 2,
      trainingsBanked: 4,
    });
    await leaveCoins(app, anna, 149);
    expect((await train(anna, horse, { sessions: 3 })).body.code).toBe('NOT_ENOUGH_COINS');
    expect((await train(anna, horse, { sessions: 'all' })).body).toMatchObject({ sessions: 2, coins: 49 });
  });

  test('a gained level counts in the next session', async () => {
    await app.pass(8 * 3600);
    await changeHorse(app.db, horse, { xp: 900 });
    expect((await train(anna, horse, { sessions: 'all' })).body).toMatchObject({
      xpGained: 127 + 134 + 134,
      level: 2,
      levelsGained: 1,
      xp: 900 + 127 - 1000 + 268,
      xpToNextLevel: 2000,
    });
  });
});

test('40 concurrent calls train as often as banked', async () => {
  await app.pass(8 * 3600);
  const answers = await atOnce(40, (index) => train(anna, horse, { sessions: index % 2 ? 1 : 'all' }));
  const { ok = 0, NO_TRAINING_LEFT: none = 0, ...others } = outcomes(answers);
  expect({ answers: ok + none, others }).toEqual({ answers: 40, others: {} });
  const trained = answers.filter(({ status }) => status === 200);
  expect(trained.reduce((sum, { body }) => sum + body.sessions, 0)).toBe(3);
  expect(await coinsOf(anna)).toBe(850);
  expect(await read()).toMatchObject({ xp: 3 * 127, trainingsBanked: 0 });
});

test.each([...NO_COUNTS.filter((count) => count !== undefined), 7, 'ALL', 'own'])(
  '%j is no number of sessions',
  async (sessions) => {
    const message = 'Sessions are a whole number from 1 to 6, or "all".';
    expect(await train(anna, horse, { sessions })).toMatchObject({ status: 400, body: { message } });
  },
);

test.each([...BAD_TEXTS, 'own'])('%j is no discipline', async (discipline) => {
  const message = 'Please select a discipline';
  expect(await train(anna, horse, { discipline })).toMatchObject({ status: 400, body: { message } });
});
