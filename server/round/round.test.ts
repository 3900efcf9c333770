import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_PLAN } from '../../game/round/round-plan.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import { atOnce } from '../testing/at-once.ts';
import { expectBooksToBalance } from '../testing/database/audit.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aShow } from '../testing/builders/player-shows.ts';
import {
  FREE_PLAN,
  aRoundPlayer,
  changePlan,
  doRound,
  roundAhead,
  roundOf,
} from '../testing/builders/round.ts';
import { aFedHorse, changeHorse, coinsOf, leaveCoins } from '../testing/builders/stable.ts';

let anna: TestPlayer;
let juniper: string;
let iris: string;
const app = await appForFile();
beforeEach(async () => {
  ({ anna, juniper, iris } = await aRoundPlayer(app));
});

const horse = async (id: string) => (await anna.call('GET /api/horses/:id', { params: { id } })).body;

/** Horses that a round would enter. */
const starters = async () => {
  const { order } = await roundAhead(anna);
  return [...new Set(order.entries.map((entry) => entry.horseId))];
};

describe('a round', () => {
  test('does every part by the rules of the single calls, and reports it', async () => {
    const { status, body } = await doRound(anna);
    expect(status).toBe(200);
    const { report } = body;
    expect(report).toMatchObject({
      coinsBefore: 2_000,
      salary: 162,
      feedCost: 80,
      trainingCost: 100,
      refusals: [],
    });
    expect(report.fed.map(({ horseId }) => horseId)).toEqual([juniper, iris]);
    expect(report.trained).toMatchObject([
      { horseId: juniper, discipline: 'dressage', trainings: 1 },
      { horseId: iris, discipline: 'racing', trainings: 1 },
    ]);
    expect(report.entered.map(({ horseId }) => horseId).toSorted()).toEqual([juniper, iris].toSorted());
    expect(report.coinsAfter).toBe(2_000 + 162 - 80 - 100 - report.entryCost);
    expect(await coinsOf(anna)).toBe(report.coinsAfter);
    expect(body.receipts.map(({ showId }) => showId)).toEqual(report.entered.map(({ showId }) => showId));
    expect(await horse(iris)).toMatchObject({ startsLeft: 4, trainingsBanked: 0 });
    expect((await roundAhead(anna)).last).toEqual(report);
    await expectBooksToBalance(app.db, app.clock.now());
  });

  test('sent twice concurrently is done once', async () => {
    const body = await roundOf(anna, [juniper, iris]);
    const answers = await atOnce(3, () => anna.call('POST /api/round', { body }));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    const done = answers.find(({ status }) => status === 200)?.body.report;
    expect(await coinsOf(anna)).toBe(done?.coinsAfter);
    expect((await anna.call('GET /api/shows/my-entries')).body).toHaveLength(2);
    expect(await anna.call('POST /api/round', { body })).toMatchObject({
      status: 409,
      body: { code: 'ROUND_MEANWHILE' },
    });
    expect(await coinsOf(anna)).toBe(done?.coinsAfter);
  });

  test.each([3, 2 ** 31, Number.MAX_SAFE_INTEGER])(
    'after another number of rounds, %i, is not done',
    async (rounds) => {
      const body = { ...(await roundOf(anna, [juniper])), rounds };
      expect(await anna.call('POST /api/round', { body })).toMatchObject({
        status: 409,
        body: { code: 'ROUND_MEANWHILE' },
      });
    },
  );

  test('continues if a part is refused, and says why', async () => {
    const body = await roundOf(anna, [juniper, iris]);
    // Fed meanwhile in another tab.
    await doRound(anna, [iris], { entries: [], training: [] });
    const { rounds } = (await roundAhead(anna)).order;
    const { status, body: done } = await anna.call('POST /api/round', { body: { ...body, rounds } });
    expect(status).toBe(200);
    expect(done.report.refusals.map(({ part, code }) => `${part} ${code}`)).toEqual([
      'salary SALARY_COLLECTED',
      'feed FED_MEANWHILE',
    ]);
    expect(done.report.entered).toHaveLength(2);
    expect(done.report.trained).toHaveLength(2);
  });

  test('enters several starts of a horse, and no show of another player', async () => {
    const { order } = await roundAhead(anna);
    const show = await aShow(anna);
    const entries = [
      ...order.entries.filter((entry) => entry.horseId === juniper),
      { horseId: juniper, showId: show },
    ];
    expect(entries).toHaveLength(6);
    const { body } = await doRound(anna, [juniper], { entries, training: [] });
    expect(body.report.entered).toHaveLength(5);
    expect(body.report.refusals).toMatchObject([{ part: 'shows', code: 'SHOW_NOT_FOUND' }]);
    expect(await starters()).toEqual([iris]);
  });

  test('gives treats and calls the vet where the plan says so', async () => {
    for (const id of [juniper, iris])
      await changeHorse(app.db, id, { happiness: 635_000, happinessAt: app.clock.now() });
    const { body } = await doRound(anna, [juniper, iris], {
      entries: [],
      training: [],
      treating: { horses: [juniper, iris].map((id) => ({ id, points: 6 })), price: 230 },
      vet: [{ service: 'checkup', horseIds: [juniper] }],
    });
    expect(body.report).toMatchObject({
      treatCost: 230,
      treated: [
        { horseId: juniper, happiness: 70 },
        { horseId: iris, happiness: 70 },
      ],
      vetCost: 125,
      vetted: [{ horseId: juniper, service: 'checkup' }],
      refusals: [],
    });
    await changePlan(anna, { vet: true });
    expect((await roundAhead(anna)).order.vet).toEqual([{ service: 'checkup', horseIds: [iris] }]);
    const wrong = await doRound(anna, [juniper], {
      feeding: null,
      entries: [],
      treating: { horses: [{ id: juniper, points: 1 }], price: 5 },
    });
    expect(wrong.body.report.refusals).toMatchObject([
      { part: 'salary' },
      { part: 'treats', message: 'The treats cost 20 coins now, not 5. None were given: please look again.' },
    ]);
  });

  test('stores what the page left out, and why', async () => {
    const leftOut = [{ horseId: iris, fed: null, trained: 'limit', entered: 'hopeless' }];
    const { body } = await doRound(anna, [juniper], { leftOut });
    expect(body.report.leftOut).toEqual(leftOut);
    expect((await roundAhead(anna)).last?.leftOut).toEqual(leftOut);
    const lie = [{ horseId: iris, fed: 'because', trained: null, entered: null }];
    expect(await doRound(anna, [juniper], { leftOut: lie })).toMatchObject({ status: 400 });
  });

  test('leaves the horses of others alone', async () => {
    const bert = await app.newPlayer();
    const others = await aFedHorse(bert, { name: 'Stranger' });
    const { order } = await roundAhead(bert);
    const entries = order.entries.slice(0, 1);
    expect(entries).toMatchObject([{ horseId: others }]);
    const training = [{ horseId: others, discipline: 'dressage', sessions: 1 }];
    const feeding = { horses: [{ id: others, feedExpiresAt: null }], days: 1, price: 40 };
    const { body } = await doRound(anna, [juniper], { feeding, entries, training });
    expect(body.report.refusals.map(({ code }) => code)).toEqual(Array(3).fill('NOT_YOUR_HORSE'));
    expect(body.report).toMatchObject({ fed: [], entered: [], trained: [], coinsAfter: 2_162 });
  });
});

describe('the plan', () => {
  test('or a report that cannot be parsed is ignored', async () => {
    await changePlan(anna, { ...DEFAULT_PLAN, starts: 2 });
    await sql`update daily_rounds set rounds = 1, plan = ${'{"feedDays":"many","starts":"all"}'}::jsonb,
      last = ${'{"at":5}'}::jsonb where player_id = ${anna.id}`.execute(app.db);
    expect(await roundAhead(anna)).toMatchObject({ plan: DEFAULT_PLAN, last: null });
    await sql`update daily_rounds set plan = ${'[1]'}::jsonb, last = ${'"x"'}::jsonb
      where player_id = ${anna.id}`.execute(app.db);
    expect(await roundAhead(anna)).toMatchObject({ plan: DEFAULT_PLAN, last: null });
    expect((await doRound(anna)).status).toBe(200);
  });

  test('is the usual one until it is changed, and decides which shows are entered', async () => {
    expect((await roundAhead(await app.newPlayer())).plan).toEqual(DEFAULT_PLAN);
    const plan = { ...FREE_PLAN, starts: 2, showsIn: 'own', feedDays: 1, mostCoins: 300 } as const;
    // A Hanoverian's best discipline: in another, starts may not earn their fee.
    await changeHorse(app.db, iris, { discipline: 'jumping' });
    expect(await changePlan(anna, plan)).toMatchObject({ status: 200, body: { plan } });
    const ahead = await roundAhead(anna);
    expect(ahead.plan).toEqual(plan);
    const typeOf = (id: string) => ahead.shows.find((show) => show.id === id)?.type;
    const ofIris = ahead.order.entries.filter((entry) => entry.horseId === iris);
    expect(ofIris.map((entry) => typeOf(entry.showId))).toEqual(['jumping', 'jumping']);
    expect(await changePlan(anna, { starts: 6 })).toMatchObject({ status: 400 });
  });

  test('enters no foals, no retired horses, none on pasture and none without starts left', async () => {
    const now = app.clock.now();
    const change = (id: string, to: object) => changeHorse(app.db, id, to);
    await change(juniper, { grassFrom: now });
    await change(iris, { bornAt: bornAtAge(5, now) });
    expect(await starters()).toEqual([]);
    await change(iris, { bornAt: bornAtAge(360, now) });
    expect(await starters()).toEqual([]);
    await change(iris, { bornAt: bornAtAge(100, now) });
    expect(await starters()).toEqual([iris]);
    const today = now.toISOString().slice(0, 10);
    await change(iris, { startsDay: today, startsToday: 5 });
    expect(await starters()).toEqual([]);
  });

  test('reports which start moved a horse up a class', async () => {
    await changeHorse(app.db, juniper, { level: 5 });
    const { body } = await anna.call('GET /api/shows', { query: { horse_id: juniper } });
    const ofClass5 = body.filter(({ kind, level }) => kind === 'house' && level === 5);
    const entries = ofClass5.slice(0, 2).map(({ id }) => ({ horseId: juniper, showId: id }));
    const { report } = (await doRound(anna, [juniper], { entries })).body;
    expect(report.entered.map(({ level, movesUp }) => [level, movesUp])).toEqual([
      [5, true],
      [5, false],
    ]);
    expect((await roundAhead(anna)).last?.entered).toEqual(report.entered);
  });

  test('can be tried without saving it', async () => {
    const preview = (wishes: object) =>
      anna.call('GET /api/round/preview', {
        query: { plan: JSON.stringify({ ...FREE_PLAN, ...wishes }) },
      });
    const { cost } = await roundAhead(anna);
    expect((await preview({})).body).toEqual({ cost, shortOf: null });
    const fed = { starts: 0, trainsIn: null, feedDays: 1, vet: false };
    expect((await preview(fed)).body).toEqual({ cost: 40, shortOf: null });
    expect((await preview({ ...fed, mostCoins: 30 })).body).toEqual({ cost: 0, shortOf: 'limit' });
    expect((await preview({ ...fed, feedDays: 24 })).body).toEqual({ cost: 24 * 40, shortOf: null });
    await leaveCoins(app, anna, 100);
    expect((await preview({ ...fed, feedDays: 24 })).body).toEqual({ cost: 0, shortOf: 'coins' });
    expect((await roundAhead(anna)).plan).toEqual(FREE_PLAN);
  });

  test.each([
    '',
    '{',
    '[]',
    'null',
    '"off"',
    '{"feedDays":1}',
    JSON.stringify({ ...DEFAULT_PLAN, starts: -1 }),
  ])('is refused as %j', async (plan) => {
    const { status, body } = await anna.call('GET /api/round/preview', { query: { plan } });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_INPUT' });
  });
});
