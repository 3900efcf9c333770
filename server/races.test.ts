import { describe, expect, test } from 'vitest';
import { BREEDS } from '../game/horses/breeds.ts';
import { atOnce, itemAt, outcomes } from './testing/at-once.ts';
import { expectBooksToBalance } from './testing/database/audit.ts';
import { giveInsights } from './testing/builders/premium.ts';
import * as stable from './testing/builders/stable.ts';
import { appForFile, type TestPlayer } from './testing/app/test-app.ts';

/* Sends identical calls 40 times at once: they must succeed as often as allowed, and the books must balance. */

const TIMES = 40;
const app = await appForFile();

const severalPlayers = (count: number) => atOnce(count, () => app.newPlayer());
const offersOf = async (player: TestPlayer, breedId: string) =>
  (await player.call('GET /api/store/horses', { query: { breedId } })).body.tiers.flatMap(
    ({ horses }) => horses,
  );
const buy = (player: TestPlayer, storeHorseId: string | undefined) =>
  player.call('POST /api/store/purchase', {
    body: { storeHorseId, horseName: 'Iris', gender: 'mare', discipline: 'racing' },
  });
const horses = async (player: TestPlayer) => (await player.call('GET /api/user')).body.horseCount;

describe('buying a horse', () => {
  test('one offer, one player: sold once, paid once', async () => {
    const player = await app.newPlayer();
    const [offer] = await offersOf(player, 'arabian');
    const answers = await atOnce(TIMES, () => buy(player, offer?.storeHorseId));
    expect(outcomes(answers)).toEqual({ ok: 1, OFFER_GONE: TIMES - 1 });
    expect(await stable.coinsOf(player)).toBe(5000 - (offer?.totalPrice ?? 0));
    expect(await horses(player)).toBe(1);
  });

  test('one offer, eight players: one gets it, the others keep their coins', async () => {
    const players = await severalPlayers(8);
    const offers = await offersOf(itemAt(players, 0), 'friesian');
    const answers = await atOnce(TIMES, (index) => buy(itemAt(players, index), offers[0]?.storeHorseId));
    expect(outcomes(answers)).toEqual({ ok: 1, OFFER_GONE: TIMES - 1 });
    const coins = (await atOnce(8, (index) => stable.coinsOf(itemAt(players, index)))).toSorted(
      (a, b) => a - b,
    );
    expect(coins).toEqual([5000 - (offers[0]?.totalPrice ?? 0), ...Array<number>(7).fill(5000)]);
    expect(await offersOf(itemAt(players, 0), 'friesian')).toHaveLength(offers.length);
  });

  test('many offers, one balance: as many as it can afford', async () => {
    const player = await app.newPlayer();
    const offers = (await atOnce(10, (index) => offersOf(player, BREEDS[index]?.id ?? '')))
      .flat()
      .slice(0, TIMES);
    expect(offers).toHaveLength(TIMES);
    const answers = await atOnce(TIMES, (index) => buy(player, offers[index]?.storeHorseId));
    const left = await stable.coinsOf(player);
    let paid = 0;
    for (const [index, { status, body }] of answers.entries()) {
      const price = offers[index]?.totalPrice ?? 0;
      if (status === 200) paid += price;
      else {
        expect(body.code).toBe('NOT_ENOUGH_COINS');
        expect(price).toBeGreaterThan(left);
      }
    }
    expect(left).toBe(5000 - paid);
    expect(await horses(player)).toBe(outcomes(answers)['ok']);
  });
});

test('feed is bought as often as coins allow', async () => {
  const player = await app.newPlayer();
  const body = { feed_type: 'monthly', quantity: 10 };
  const answers = await atOnce(TIMES, () => player.call('POST /api/inventory/buy-feed', { body }));
  expect(outcomes(answers)).toEqual({ ok: 12, NOT_ENOUGH_COINS: TIMES - 12 });
  expect(await stable.coinsOf(player)).toBe(200);
  expect(await stable.owned(player, 'monthly')).toBe(120);
  const coins = answers.filter(({ status }) => status === 200).map(({ body }) => body.coins);
  expect(coins.toSorted((a, b) => b - a)).toEqual(Array.from({ length: 12 }, (_, n) => 5000 - 400 * (n + 1)));
});

test('five feeds are used exactly five times on two horses', async () => {
  const player = await app.newPlayer();
  const both = [await stable.aHorse(player), await stable.aHorse(player)];
  await stable.buyFeed(player, 'monthly', 5);
  const answers = await atOnce(TIMES, (index) => {
    const sent = { params: { id: both[index % 2] }, body: { feed_type: 'monthly' } };
    return player.call('POST /api/horses/:id/use-feed', sent);
  });
  expect(outcomes(answers)).toEqual({ ok: 5, NO_FEED: TIMES - 5 });
  expect(await stable.owned(player, 'monthly')).toBe(0);
  const fedFor = await atOnce(2, async (index) => {
    const { body } = await player.call('GET /api/horses/:id', { params: { id: both[index] } });
    return body.feedLeftHours;
  });
  expect(fedFor.reduce((sum, hours) => sum + hours, 0)).toBe(5 * 24);
});

describe('a treat', () => {
  const treatAtOnce = (player: TestPlayer, id: string, treat_type: string) =>
    atOnce(TIMES, () =>
      player.call('POST /api/horses/:id/use-treat', { params: { id }, body: { treat_type } }),
    );
  const sadHorse = async (player: TestPlayer) => {
    const id = await stable.aHorse(player);
    await stable.changeHorse(app.db, id, { happiness: 700_000 });
    return id;
  };
  const happiness = async (player: TestPlayer, id: string) =>
    (await player.call('GET /api/horses/:id', { params: { id } })).body.happiness;

  test('is used as often as owned', async () => {
    const player = await app.newPlayer();
    const id = await sadHorse(player);
    await stable.buyTreats(player, 'sugar', 5);
    expect(outcomes(await treatAtOnce(player, id, 'sugar'))).toEqual({ ok: 5, NO_TREAT: TIMES - 5 });
    expect(await happiness(player, id)).toBe(75);
    expect(await stable.owned(player, 'sugar')).toBe(0);
  });

  test('is not used on a horse at full happiness', async () => {
    const player = await app.newPlayer();
    const id = await sadHorse(player);
    await stable.buyTreats(player, 'carrots', 9);
    expect(outcomes(await treatAtOnce(player, id, 'carrots'))).toEqual({ ok: 3, HORSE_CONTENT: TIMES - 3 });
    expect(await happiness(player, id)).toBe(100);
    expect(await stable.owned(player, 'carrots')).toBe(6);
  });
});

test('training and entering at once behave as if sequential', async () => {
  const player = await app.newPlayer();
  const id = await stable.aFedHorse(player);
  const [show = ''] = await stable.nextShows(player, id, 1);
  await stable.leaveCoins(app, player, 500);
  const answers = await atOnce<{ status: number; body: { code?: string } }>(TIMES, (index) =>
    index % 2 ? stable.train(player, id) : stable.enter(player, show, id),
  );
  expect(outcomes(answers)).toEqual({ ok: 2, NO_TRAINING_LEFT: 19, ALREADY_ENTERED: 19 });
  expect(await stable.coinsOf(player)).toBe(425);
  const { body } = await player.call('GET /api/horses/:id', { params: { id } });
  expect(body).toMatchObject({ xp: 127 + 12, trainingsBanked: 0 });
  const points = Object.values(body.skills).reduce((sum, skill) => sum + skill, 0);
  expect(points).toBeCloseTo(4.5 + 1.8, 5);
});

describe('entering', () => {
  test('one show with one horse: entered once, paid once', async () => {
    const player = await app.newPlayer();
    const id = await stable.aFedHorse(player);
    const coins = await stable.coinsOf(player);
    const [show = ''] = await stable.nextShows(player, id, 1);
    const answers = await atOnce(TIMES, () => stable.enter(player, show, id));
    expect(outcomes(answers)).toEqual({ ok: 1, ALREADY_ENTERED: TIMES - 1 });
    expect(await stable.coinsOf(player)).toBe(coins - 25);
    expect((await player.call('GET /api/horses/:id', { params: { id } })).body).toMatchObject({
      xp: 12,
      happiness: 99,
    });
  });

  test('one show with eight players’ horses: each once', async () => {
    const players = await severalPlayers(8);
    const ids: string[] = [];
    for (const player of players) ids.push(await stable.aFedHorse(player));
    const [show = ''] = (await stable.nextShows(itemAt(players, 0), itemAt(ids, 0), 9)).slice(8);
    const answers = await atOnce(TIMES, (index) =>
      stable.enter(itemAt(players, index), show, itemAt(ids, index)),
    );
    expect(outcomes(answers)).toEqual({ ok: 8, ALREADY_ENTERED: TIMES - 8 });
    const entries = await app.db
      .selectFrom('show_entries')
      .select('horseId')
      .where('showId', '=', show)
      .execute();
    expect(entries.map(({ horseId }) => horseId).toSorted()).toEqual(ids.toSorted());
  });

  test('many shows with three horses: no more than the quota', async () => {
    const player = await app.newPlayer();
    const horses: string[] = [];
    await stable.leaveCoins(app, player, 20_000);
    for (let index = 0; index < 3; index++) horses.push(await stable.aFedHorse(player));
    const shows = await stable.nextShows(player, itemAt(horses, 0), TIMES / 2);
    const coins = await stable.coinsOf(player);
    const answers = await atOnce(TIMES, (index) =>
      stable.enter(player, itemAt(shows, index >> 1), itemAt(horses, index)),
    );
    const { ok, QUOTA_FULL = 0, HORSE_STARTS_SPENT = 0, ...others } = outcomes(answers);
    expect({ ok, others }).toEqual({ ok: 11, others: {} });
    expect(QUOTA_FULL + HORSE_STARTS_SPENT).toBe(TIMES - 11);
    expect(await stable.coinsOf(player)).toBe(coins - 11 * 25);
    const { body } = await player.call('GET /api/users/me/quota');
    expect(body).toMatchObject({ current_active_entries: 11, show_entry_quota: 11 });
  });

  test('many shows with coins for three: three', async () => {
    const player = await app.newPlayer();
    const id = await stable.aFedHorse(player);
    const shows = await stable.nextShows(player, id, TIMES);
    await stable.leaveCoins(app, player, 84, 5);
    const answers = await atOnce(TIMES, (index) => stable.enter(player, itemAt(shows, index), id));
    expect(outcomes(answers)).toEqual({ ok: 3, NOT_ENOUGH_COINS: TIMES - 3 });
    expect((await player.call('GET /api/user')).body).toMatchObject({ coins: 9, tradableCoins: 5 });
  });
});

test('the salary is collected once', async () => {
  const player = await app.newPlayer();
  const answers = await atOnce(TIMES, () => player.call('POST /api/goldsmith/salary'));
  expect(outcomes(answers)).toEqual({ ok: 1, SALARY_COLLECTED: TIMES - 1 });
  expect((await player.call('GET /api/user')).body).toMatchObject({ coins: 5162, xp: 50 });
});

describe('a free insight', () => {
  const use = (player: TestPlayer, horseId: string) =>
    player.call('POST /api/payments/use-free-insight', { body: { horseId } });
  const left = async (player: TestPlayer) => (await player.call('GET /api/user')).body.freeGeneticInsights;
  const give = (player: TestPlayer, count: number) => giveInsights(app, player, count - 1);

  test('on one horse: used up once', async () => {
    const player = await app.newPlayer();
    await give(player, 5);
    const id = await stable.aHorse(player);
    const answers = await atOnce(TIMES, () => use(player, id));
    expect(outcomes(answers)).toEqual({ ok: 1, ALREADY_SEEN: TIMES - 1 });
    expect(await left(player)).toBe(4);
  });

  test('on three horses with two left: two are revealed', async () => {
    const player = await app.newPlayer();
    await stable.leaveCoins(app, player, 10_000);
    await give(player, 2);
    const ids = [await stable.aHorse(player), await stable.aHorse(player), await stable.aHorse(player)];
    const answers = await atOnce(TIMES, (index) => use(player, itemAt(ids, index)));
    const { ok, ALREADY_SEEN = 0, NO_FREE_INSIGHT = 0, ...others } = outcomes(answers);
    expect({ ok, others, refused: ALREADY_SEEN + NO_FREE_INSIGHT }).toEqual({
      ok: 2,
      others: {},
      refused: TIMES - 2,
    });
    expect(await left(player)).toBe(0);
    const { body } = await player.call('GET /api/horses');
    expect(body.filter(({ genetics }) => genetics !== null)).toHaveLength(2);
  });
});

describe('registering', () => {
  const register = (index: number, username: string, email: string) =>
    app.call('POST /api/auth/register', { body: { username, email, password: `secret ${index}` } });

  test('one name for many emails: one account', async () => {
    const answers = await atOnce(TIMES, (index) =>
      register(index, index % 2 ? 'Wanted' : 'wanted', `w${index}@example.org`),
    );
    expect(outcomes(answers)).toEqual({ ok: 1, USERNAME_TAKEN: TIMES - 1 });
  });
});

test('all calls at once, for one player: the books balance', async () => {
  const player = await app.newPlayer();
  const id = await stable.aFedHorse(player);
  await stable.changeHorse(app.db, id, { happiness: 500_000 });
  await stable.buyTreats(player, 'sugar', 10);
  const horses = [id, await stable.aFedHorse(player)];
  const shows = await stable.nextShows(player, id, 10);
  const coins = await stable.coinsOf(player);
  const params = { id };
  const answers = await atOnce(TIMES, async (index) => {
    const turn = index % 5;
    if (turn === 0)
      return player.call('POST /api/inventory/buy-feed', { body: { feed_type: 'monthly', quantity: 1 } });
    if (turn === 1)
      return stable.enter(player, itemAt(shows, (index - 1) / 5), itemAt(horses, (index - 1) / 5));
    if (turn === 2)
      return player.call('POST /api/horses/:id/use-treat', { params, body: { treat_type: 'sugar' } });
    if (turn === 3)
      return player.call('PATCH /api/horses/:id/name', { params, body: { name: `Iris ${index}` } });
    return player.call('POST /api/goldsmith/salary');
  });
  expect(outcomes(answers)).toEqual({ ok: 4 * 8 + 1, SALARY_COLLECTED: 7 });
  expect(await stable.coinsOf(player)).toBe(coins - 8 * 40 - 8 * 25 + 162);
  // Eight treats, four entries.
  expect((await player.call('GET /api/horses/:id', { params })).body.happiness).toBe(54);
  await expectBooksToBalance(app.db, app.clock.now());
});
