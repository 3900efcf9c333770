import { beforeAll, describe, expect, test } from 'vitest';
import { everyPage } from '../testing/app/requests.ts';
import { aFedHorse, buyFeed, buyTreats, enterNext, makeWinner } from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

interface Transaction {
  readonly id: string;
  readonly type: string;
  readonly amount: number;
  readonly balance: number;
  readonly createdAt: string;
}

/** With entries of all these kinds. */
const app = await appForFile();
let anna: TestPlayer;
beforeAll(async () => {
  anna = await app.newPlayer();
  const horse = await aFedHorse(anna);
  await makeWinner(app.db, horse);
  await enterNext(anna, horse, 5);
  for (let index = 0; index < 12; index++) await buyTreats(anna, 'sugar', 2);
  await app.pass(12 * 3600);
  await anna.call('POST /api/goldsmith/salary');
  await buyFeed(anna, 'monthly');
});

const pagesOf = (limit: number, player = anna) =>
  everyPage<Transaction>(app, player, 'GET /api/transactions', `/api/transactions?limit=${limit}`);

describe('transactions', () => {
  test('come newest first, each with the balance after it', async () => {
    const [all = []] = await pagesOf(100);
    expect(all.length).toBeGreaterThan(20);
    const oldestFirst = all.toReversed();
    let balance = 0;
    for (const [index, entry] of oldestFirst.entries()) {
      balance += entry.amount;
      expect(entry.balance).toBe(balance);
      expect(entry.createdAt >= (oldestFirst[index - 1]?.createdAt ?? '')).toBe(true);
    }
    expect(balance).toBe((await anna.call('GET /api/user')).body.coins);
    const types = new Set(all.map(({ type }) => type));
    expect(types).toEqual(
      new Set(['start', 'market_purchase', 'feed', 'treats', 'show_entry', 'show_prize', 'goldsmith']),
    );
  });

  test.each([1, 2, 3, 7, 19])('come in pages of %i to the end, each once', async (limit) => {
    const [all = []] = await pagesOf(100);
    const pages = await pagesOf(limit);
    expect(pages.flat()).toEqual(all);
    expect(
      pages
        .map(({ length }) => length)
        .slice(0, -1)
        .every((length) => length === limit),
    ).toBe(true);
    expect(pages.at(-1)?.length).toBeGreaterThan(0);
  });

  test('a full last page has no next one', async () => {
    const [all = []] = await pagesOf(100);
    expect(await pagesOf(all.length)).toHaveLength(1);
  });

  test('are the player’s own, from any cursor', async () => {
    const bert = await app.newPlayer();
    const { body } = await bert.call('GET /api/transactions', { query: { before: '1000' } });
    expect(body).toHaveLength(1);
    expect(body.every(({ type }) => type === 'start')).toBe(true);
    expect((await pagesOf(5, bert)).flat()).toHaveLength(1);
  });
});

test('the summary adds them up by kind, and its net is the balance', async () => {
  const [all = []] = await pagesOf(100);
  const { body } = await anna.call('GET /api/transactions/summary');
  const summed = (sign: 1 | -1, ...types: string[]) =>
    all
      .filter(({ amount, type }) => Math.sign(amount) === sign && types.includes(type))
      .reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  expect(body.income).toEqual([
    { label: 'Goldsmith salary', amount: summed(1, 'goldsmith') },
    { label: 'Horse sales', amount: 0 },
    { label: 'Show prizes', amount: summed(1, 'show_prize') },
    { label: 'Tack sales', amount: 0 },
    { label: 'Other income', amount: 5000 },
  ]);
  expect(body.expenses).toEqual([
    { label: 'Breeding fees', amount: 0 },
    { label: 'Feed', amount: summed(-1, 'feed') },
    { label: 'Horse purchases', amount: summed(-1, 'market_purchase') },
    { label: 'Material purchases', amount: 0 },
    { label: 'Show creation', amount: 0 },
    { label: 'Show entries', amount: 125 },
    { label: 'Tack purchases', amount: 0 },
    { label: 'Vet', amount: 0 },
    { label: 'Other expenses', amount: summed(-1, 'treats') },
  ]);
  const { body: user } = await anna.call('GET /api/user');
  expect(body.netTotal).toBe(body.totalIncome - body.totalExpenses);
  expect(body).toMatchObject({
    netTotal: user.coins,
    currentBalance: user.coins,
    tradableCoins: user.tradableCoins,
  });
  expect(user.tradableCoins).toBe(summed(1, 'show_prize'));
});

test('the books have what the house paid and took', async () => {
  const { rows } = await app.database.pool.query<{ house: string; balances: string }>(`
    select (select sum(amount) from ledger_entries where account_id = '00000000-0000-0000-0000-000000000000') as house,
      (select sum(coins) from ledger_accounts) as balances`);
  expect(Number(rows[0]?.house)).toBe(-Number(rows[0]?.balances));
});

describe('the balance by day', () => {
  const balances = async (days: number, player = anna) =>
    (await player.call('GET /api/transactions/balance', { query: { days } })).body;

  test('ends with the coins of the player, a day each, oldest first', async () => {
    const listed = await balances(30);
    expect(listed.at(-1)?.balance).toBe((await anna.call('GET /api/user')).body.coins);
    const days = listed.map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].toSorted());
    const [all = []] = await pagesOf(100);
    for (const { day, balance } of listed) {
      expect(all.find(({ createdAt }) => createdAt.startsWith(day))?.balance).toBe(balance);
    }
  });

  test('covers the given days, starting with the balance before them', async () => {
    const before = await balances(1);
    await app.pass(3 * 24 * 3600);
    await anna.call('POST /api/goldsmith/salary');
    const today = await balances(1);
    expect(today).toHaveLength(2);
    expect(today[0]).toEqual(before.at(-1));
    expect((await balances(30)).length).toBeGreaterThanOrEqual(today.length);
  });

  test('of another player is separate', async () => {
    const newcomer = await app.newPlayer();
    expect(await balances(30, newcomer)).toHaveLength(1);
  });
});
