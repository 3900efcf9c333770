import { expect, test } from 'vitest';
import { utcDay } from '../../game/economy/economy.ts';
import { inTransaction } from '../db/transaction.ts';
import { atOnce } from '../testing/at-once.ts';
import { aMare, answer, aRequest, aStud, DAY_SECONDS } from '../testing/builders/breeding.ts';
import { leaveCoins } from '../testing/builders/stable.ts';
import { appForFile, appForTest, type TestApp, type TestPlayer } from '../testing/app/test-app.ts';

const app = await appForFile();

/** Passes the lifetime of the cached answer. */
const economy = async (world = app) => {
  await world.pass(10);
  return (await world.call('GET /api/economy')).body;
};

const coinsByKind = async ({ db }: TestApp) => {
  const sums = await db
    .selectFrom('ledger_accounts')
    .select(['kind', (eb) => eb.fn.sum<string>('coins').as('coins')])
    .groupBy('kind')
    .execute();
  const of = (kind: string) => Number(sums.find((row) => row.kind === kind)?.coins ?? 0);
  return { purses: of('purse'), escrow: of('escrow') };
};

const sumOf = (lines: readonly { coins: number }[]) => lines.reduce((sum, { coins }) => sum + coins, 0);

test('a new world has made and taken nothing', async () => {
  const { today, yesterday, month, wealth } = await economy();
  for (const period of [today, yesterday, month])
    expect(period).toMatchObject({ sources: [], sinks: [], made: 0, taken: 0, purses: 0, escrow: 0 });
  expect(today.trades.map(({ count, coins }) => [count, coins])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(wealth).toMatchObject({ players: 0, tenths: [] });
  expect([today.from, yesterday.to, month.to]).toEqual([
    utcDay(app.clock.now()),
    utcDay(app.clock.now(), 1),
    utcDay(app.clock.now()),
  ]);
});

test('sources less sinks are the coins in purses and escrow', async () => {
  const before = await coinsByKind(app);
  const { today: earlier } = await economy();
  const [breeder, owner] = [await app.newPlayer(), await app.newPlayer()];
  const mare = await aMare(app, breeder);
  const [first, second] = [await aStud(app, owner), await aStud(app, owner)];
  await leaveCoins(app, breeder, 2_000, 1_000);
  await breeder.call('POST /api/goldsmith/salary');
  expect(
    await breeder.call('POST /api/inventory/buy-treats', { body: { treat_type: 'sugar', quantity: 2 } }),
  ).toMatchObject({ status: 200 });
  await aRequest(breeder, await aMare(app, breeder), second);
  await answer(owner, await aRequest(breeder, mare, first), 'accept');
  const after = await coinsByKind(app);
  const { today } = await economy();
  expect(today.purses - earlier.purses).toBe(after.purses - before.purses);
  expect(today.escrow - earlier.escrow).toBe(200);
  expect(after.escrow - before.escrow).toBe(200);
  expect(today.made - today.taken).toBe(today.purses + today.escrow);
  expect([sumOf(today.sources), sumOf(today.sinks)]).toEqual([today.made, today.taken]);
  expect(today.sources.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Goldsmith salary', 'Coins to begin with']),
  );
  expect(today.sinks).toContainEqual({ label: 'House’s 5% of trades and shows', coins: 10 });
  expect(today.trades).toContainEqual({ label: 'Stud fees', count: 1, coins: 200 });
});

test('a day is a UTC day, and thirty of them are shown', async () => {
  const { today } = await economy();
  await app.pass(DAY_SECONDS);
  const next = await economy();
  expect(next.yesterday).toEqual(today);
  expect(next.today).toMatchObject({ made: 0, taken: 0 });
  expect(next.month.made).toBe(today.made);
  await app.pass(28 * DAY_SECONDS);
  expect((await economy()).month.trades).toEqual(today.trades);
  await app.pass(DAY_SECONDS);
  expect((await economy()).month.trades.map(({ count }) => count)).toEqual([0, 0, 0]);
});

test('an answer is cached for ten seconds', async () => {
  const { today } = await economy();
  await app.newPlayer();
  await app.pass(9);
  expect((await app.call('GET /api/economy')).body.today).toEqual(today);
  await app.pass(1);
  expect((await app.call('GET /api/economy')).body.today.made).toBe(today.made + 5_000);
});

test('wealth of active players is counted at most once an hour', async () => {
  const world = await appForTest();
  const away = await atOnce(3, () => world.newPlayer());
  for (const player of away) await leaveCoins(world, player, 900_000);
  await world.pass(15 * DAY_SECONDS);
  const players: TestPlayer[] = await atOnce(9, () => world.newPlayer());
  for (const [index, player] of players.entries()) await leaveCoins(world, player, index);
  expect((await economy(world)).wealth).toMatchObject({ players: 9, tenths: [] });

  for (let index = 9; index < 23; index++) {
    const player = await world.newPlayer();
    await leaveCoins(world, player, index);
  }
  expect((await economy(world)).wealth?.players).toBe(9);
  await world.pass(3_600);
  const answers = await atOnce(5, () => world.call('GET /api/economy'));
  for (const { body } of answers) {
    expect(body.wealth).toMatchObject({ players: 23, countedAt: world.clock.now().toISOString() });
  }
  const tenths = answers[0]?.body.wealth?.tenths ?? [];
  expect(tenths).toEqual([
    22 + 21 + 20,
    19 + 18 + 17,
    16 + 15 + 14,
    13 + 12,
    11 + 10,
    9 + 8,
    7 + 6,
    5 + 4,
    3 + 2,
    1,
  ]);
  expect(await world.db.selectFrom('wealth').selectAll().execute()).toHaveLength(1);
});

test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'while another process counts the wealth, the last count is shown',
  async () => {
    const { wealth } = await economy();
    await app.pass(3_600);
    await inTransaction(app.db, async (tx) => {
      await tx.selectFrom('wealth').select('players').forUpdate().execute();
      expect((await app.call('GET /api/economy')).body.wealth).toEqual(wealth);
    });
    expect((await economy()).wealth?.countedAt).toBe(app.clock.now().toISOString());
  },
);
