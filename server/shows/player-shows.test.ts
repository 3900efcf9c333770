import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { houseCut } from '../../game/ledger/coins.ts';
import { playerPrize } from '../../game/shows/prize-money.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { NO_COUNTS, BAD_TEXTS } from '../testing/bad-values.ts';
import { aCreator, aShow, create, entered } from '../testing/builders/player-shows.ts';
import { aFedHorse, changeHorse, coinsOf, enter, leaveCoins, moveHorse } from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

const DAY = 24 * 3600;

const app = await appForFile();
let stables: { player: TestPlayer; horse: string }[];
beforeAll(async () => {
  stables = [];
  for (let index = 0; index < 4; index++) {
    const player = await app.newPlayer('trainer');
    stables.push({ player, horse: await aFedHorse(player, { feed: 'biennially', name: `Horse ${index}` }) });
    await leaveCoins(app, player, 5_000, 100);
  }
});

const balance = ({ id }: TestPlayer) =>
  app.db.selectFrom('ledger_accounts').select(['coins', 'tradable']).where('id', '=', id).executeTakeFirst();
const own = async (player: TestPlayer, status: string) =>
  (await player.call('GET /api/shows', { query: { createdBy: 'me', status } })).body;
const entriesOf = (showId: string) =>
  app.db.selectFrom('show_entries').selectAll().where('showId', '=', showId).orderBy('place').execute();

test('invited house horses come to a small field, and its result does not know them', async () => {
  const [{ player, horse } = { player: await aCreator(app), horse: '' }] = stables;
  const alone = await aShow(await aCreator(app));
  const invites = await aShow(await aCreator(app), { invite_house_horses: true });
  for (const id of [alone, invites]) await entered(player, id, horse);
  const details = async (id: string) => (await player.call('GET /api/shows/:id', { params: { id } })).body;
  expect(await details(invites)).toMatchObject({ invitesHouse: true, invited: [] });
  await app.pass(4 * DAY);
  expect(await details(alone)).toMatchObject({ invitesHouse: false, invited: [] });
  const { invited } = await details(invites);
  expect(invited).toHaveLength(6);
  expect((await details(invites)).invited).toEqual(invited);
  const { body: placings } = await player.call('GET /api/shows/:id/results', { params: { id: invites } });
  expect(placings).toMatchObject([{ horseId: horse, place: 1, fieldSize: 1, prize: 190 }]);
});

describe('creating a show', () => {
  test('pays the fee part to the house, puts the prize in escrow and states the cost', async () => {
    const creator = await aCreator(app, 600);
    const created = await create(creator);
    const cost = { entryFee: 50, surcharge: 0, discount: 0, feePart: 50, prize: 400, total: 450 };
    expect(created).toMatchObject({ status: 200, body: { cost, coins: 550, tradableCoins: 200 } });
    const { show } = created.body;
    const runsAt = new Date(app.clock.now().getTime() + 3 * DAY * 1000).toISOString();
    expect(show).toMatchObject({
      kind: 'player',
      type: 'dressage',
      level: 1,
      entryFee: 50,
      prize: 400,
      status: 'open',
      entries: 0,
      scheduledDate: runsAt,
      createdById: creator.id,
      createdByUsername: creator.username,
    });
    expect(created.body.message).toBe(`${show.id.slice(0, 8)} created successfully.`);
    expect(await own(creator, 'open')).toEqual([show]);
    const { body: ledger } = await creator.call('GET /api/transactions', { query: { limit: '2' } });
    expect(ledger).toMatchObject([
      { type: 'show_creation', amount: -400 },
      { type: 'show_creation', amount: -50 },
    ]);
  });

  test('costs a fifth of the fee more in advance, and a quarter less for riders', async () => {
    const rider = await app.newPlayer('rider');
    await leaveCoins(app, rider, 1_000, 1_000);
    const scheduled_date = new Date(app.clock.now().getTime() + 14 * DAY * 1000).toISOString();
    const created = await create(rider, { entry_fee: 200, scheduled_date });
    expect(created.body.cost).toMatchObject({ surcharge: 40, discount: 50, feePart: 190, total: 590 });
    expect(created.body.show.scheduledDate).toBe(scheduled_date);
  });

  test('works only as often as it can be paid, even for concurrent requests', async () => {
    const creator = await aCreator(app);
    await app.db.updateTable('players').set({ level: 10 }).where('id', '=', creator.id).execute();
    const answers = await atOnce(12, () => create(creator));
    expect(outcomes(answers)).toEqual({ ok: 2, NOT_ENOUGH_COINS: 10 });
    expect(await coinsOf(creator)).toBe(100);
    expect(new Set((await own(creator, 'open')).map(({ id }) => id.slice(0, 8))).size).toBe(2);
  });

  test.each(DISCIPLINES)('is created in %s', async (show_type) => {
    expect(await create(await aCreator(app), { show_type })).toMatchObject({ status: 200 });
  });

  test.each([
    ...NO_COUNTS.filter((value) => value !== undefined).map((min_level) => ({ min_level })),
    ...NO_COUNTS.map((entry_fee) => ({ entry_fee })),
    ...NO_COUNTS.map((prize_amount) => ({ prize_amount })),
    ...[...BAD_TEXTS, 'polo', 'Dressage', 'cross country'].map((show_type) => ({ show_type })),
    ...['tomorrow', '', 0, 1e308, '2031-13-01T00:00:00Z', '2031-05-06', '0000-01-01T00:00:00Z'].map(
      (scheduled_date) => ({ scheduled_date }),
    ),
    { entry_fee: 10_000_001 },
    { prize_amount: 1_000_000_001 },
  ])('is refused with %j, and takes nothing', async (terms) => {
    const [{ player } = { player: await aCreator(app) }] = stables;
    const before = await balance(player);
    expect(await create(player, terms)).toMatchObject({ status: 400 });
    expect(await balance(player)).toEqual(before);
  });
});

describe('entering a show', () => {
  test('pays another player no more than the limit of a young account', async () => {
    const player = await app.newPlayer('trainer');
    const horse = await aFedHorse(player);
    await leaveCoins(app, player, 5_000, 4_000);
    const creator = await aCreator(app, 1_000);
    await app.db.updateTable('players').set({ level: 10 }).where('id', '=', creator.id).execute();
    await leaveCoins(app, creator, 5_000, 5_000);
    const shows: string[] = [];
    for (let index = 0; index < 3; index++) shows.push(await aShow(creator, { entry_fee: 200 }));
    const answers = [];
    for (const id of shows) answers.push(await enter(player, id, horse));
    expect(outcomes(answers)).toEqual({ ok: 2, PAIR_LIMIT: 1 });
    expect(await balance(player)).toEqual({ coins: 4_600, tradable: 3_600 });
  });

  test('counts together with prizes for the limit of a young account', async () => {
    const player = await app.newPlayer('trainer');
    const horse = await aFedHorse(player);
    await leaveCoins(app, player, 5_000, 4_000);
    const creator = await aCreator(app);
    await app.db.updateTable('players').set({ level: 10 }).where('id', '=', creator.id).execute();
    await leaveCoins(app, creator, 5_000, 5_000);
    await aShow(player, { prize_amount: 350 });
    const fees = [151, 100, 51].map((entry_fee) => aShow(creator, { entry_fee }));
    const answers = [];
    for (const show of fees) answers.push(await enter(player, await show, horse));
    expect(answers.map(({ body }) => ('code' in body ? body.code : 'ok'))).toEqual([
      'PAIR_LIMIT',
      'ok',
      'PAIR_LIMIT',
    ]);
    const refused = {
      status: 409,
      body: { code: 'PAIR_LIMIT', message: expect.stringContaining('the 450 so far') },
    };
    expect(await create(player, { prize_amount: 100 })).toMatchObject(refused);
  });

  test('shows the creator the number of entries', async () => {
    const creator = await aCreator(app);
    const scheduled_date = new Date(app.clock.now().getTime() + 14 * DAY * 1000).toISOString();
    const id = await aShow(creator, { scheduled_date });
    const answers = await atOnce(12, (index) => {
      const { player, horse } = stables[index % 3] ?? stables[0] ?? { player: creator, horse: '' };
      return enter(player, id, horse);
    });
    expect(outcomes(answers)).toEqual({ ok: 3, ALREADY_ENTERED: 9 });
    expect((await own(creator, 'open'))[0]).toMatchObject({ id, entries: 3 });
  });
});

const inADay = () => ({ scheduled_date: new Date(app.clock.now().getTime() + DAY * 1000).toISOString() });

/** Returns the show's id and the creator's coins. */
async function aRunShow(entrants: readonly (typeof stables)[number][], creator: TestPlayer) {
  const id = await aShow(creator, { prize_amount: 401, ...inADay() });
  for (const { player, horse } of entrants) await entered(player, id, horse);
  await app.pass(DAY);
  return id;
}

/** Whose prizes have no limit, so that one horse may win them all. */
async function anOldCreator(): Promise<TestPlayer> {
  const creator = await aCreator(app);
  await app.db.updateTable('players').set({ level: 10 }).where('id', '=', creator.id).execute();
  return creator;
}

describe('a show that has run', () => {
  test.each([0, 1, 2, 3, 4])(
    'with %i entries has paid every coin: prizes, fees and the rest',
    async (count) => {
      const creator = await anOldCreator();
      const entrants = stables.slice(0, count);
      for (const { player } of entrants) await leaveCoins(app, player, 1_000, 40);
      const id = await aRunShow(entrants, creator);
      const shares = Array.from({ length: count }, (_, before) => playerPrize(401, before + 1));
      const prizes = shares.map((share) => share - houseCut(share));
      const returned = shares.reduce((left, share) => left - share, 401);
      const coins = 1_000 - 50 - 401 + returned + 50 * count;
      expect(await balance(creator)).toEqual({ coins, tradable: coins });
      const rows = await entriesOf(id);
      expect(rows.map(({ prize }) => prize)).toEqual(prizes);
      for (const { playerId, prize } of rows) {
        const { player } = entrants.find((one) => one.player.id === playerId) ?? { player: creator };
        expect(await balance(player)).toEqual({ coins: 950 + (prize ?? 0), tradable: prize });
      }
      expect(await balance({ ...creator, id })).toEqual({ coins: 0, tradable: 0 });
      expect((await own(creator, 'completed'))[0]).toMatchObject({
        id,
        status: 'completed',
        entries: count,
        returned,
      });
      expect(await own(creator, 'open')).toEqual([]);
    },
  );

  test('returns the creator’s bound coins as bound coins', async () => {
    const creator = await app.newPlayer('trainer');
    const horse = await aFedHorse(creator);
    await leaveCoins(app, creator, 1_000, 440);
    const id = await aShow(creator, inADay());
    expect(await balance(creator)).toEqual({ coins: 550, tradable: 40 });
    await entered(creator, id, horse);
    expect(await balance(creator)).toEqual({ coins: 500, tradable: 0 });
    await app.pass(DAY);
    expect(await balance(creator)).toEqual({ coins: 950, tradable: 440 });
  });

  test('gives place XP and counts only from three owners on', async () => {
    // Two fees each; all but 10 coins must be tradable.
    for (const { player } of stables) await leaveCoins(app, player, 1_000, 100);
    for (const count of [2, 3]) {
      const id = await aRunShow(stables.slice(0, count), await anOldCreator());
      const counts = await app.db
        .selectFrom('shows')
        .select('counts')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(counts).toEqual({ counts: count === 3 });
      const xps = (await entriesOf(id)).map(({ placeXp }) => (placeXp ?? 0) > 0);
      // The last horse beat nobody.
      expect(xps).toEqual(count === 3 ? [true, true, false] : [false, false]);
    }
  });

  test('runs with horses hungry, gelded or sold by then; the prize goes to the player who entered', async () => {
    const [first, second, third, buyer] = stables;
    if (!first || !second || !third || !buyer) throw new Error('No stables');
    const entrants = [first, second, third];
    const creator = await anOldCreator();
    for (const { player } of stables) await leaveCoins(app, player, 1_000, 40);
    const id = await aShow(creator, { prize_amount: 401, ...inADay() });
    for (const { player, horse } of entrants) await entered(player, id, horse);
    await changeHorse(app.db, first.horse, {
      feedExpiresAt: null,
      sex: 'gelding',
      breedingCheckUntil: null,
    });
    await moveHorse(app.db, second.horse, buyer.player.id);
    await app.pass(DAY);
    const rows = await entriesOf(id);
    expect(rows.map(({ place, prize }) => [place, prize])).toEqual([
      [1, 190],
      [2, 95],
      [3, 57],
    ]);
    for (const { player, horse } of entrants) {
      const { prize, result } = rows.find(({ horseId }) => horseId === horse) ?? {};
      expect(await balance(player)).toEqual({ coins: 950 + (prize ?? 0), tradable: prize });
      const { body } = await player.call('GET /api/transactions', { query: { limit: '1' } });
      expect(body).toMatchObject([{ type: 'show_prize', amount: prize }]);
      expect(result?.owner).toBe(horse === second.horse ? buyer.player.id : player.id);
    }
    // The buyer's horse counts, but its prize goes to the seller.
    expect(await balance(buyer.player)).toEqual({ coins: 1_000, tradable: 40 });
    expect(rows[0]?.placeXp).toBeGreaterThan(0);
    const left = 1_000 - 50 - 401 + 41 + 3 * 50;
    expect(await balance(creator)).toEqual({ coins: left, tradable: left });
  });
});
