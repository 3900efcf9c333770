import { describe, expect, test } from 'vitest';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

const app = await appForFile();
const anna = await app.newPlayer();

const collect = () => anna.call('POST /api/goldsmith/salary');
const readSalary = async () => (await anna.call('GET /api/goldsmith/salary')).body;

describe("the goldsmith's salary", () => {
  test('can be collected on the first day, once', async () => {
    const nextAt = '2030-05-02T00:00:00.000Z';
    expect(await readSalary()).toEqual({ amount: 162, collectable: true, nextAt });
    expect((await collect()).body).toEqual({
      message: 'You collected 162 coins.',
      amount: 162,
      coins: 5162,
      xpEarned: 50,
      nextAt,
    });
    expect(await readSalary()).toEqual({ amount: 162, collectable: false, nextAt });
    expect((await collect()).status).toBe(409);
  });

  test('is bound, earns XP, and stands in the ledger', async () => {
    expect((await anna.call('GET /api/user')).body).toMatchObject({
      coins: 5162,
      tradableCoins: 0,
      level: 1,
      xp: 50,
    });
    const { body: ledger } = await anna.call('GET /api/transactions');
    expect(ledger[0]).toMatchObject({ type: 'goldsmith', amount: 162, balance: 5162 });
  });

  test('comes again at midnight UTC, not a second before, and does not pile up', async () => {
    await app.pass(16 * 3600 - 61);
    expect((await collect()).status).toBe(409);
    await app.pass(1);
    expect((await collect()).body).toMatchObject({ coins: 5324, nextAt: '2030-05-03T00:00:00.000Z' });
    await app.pass(3 * 24 * 3600);
    expect((await collect()).status).toBe(200);
    expect((await collect()).status).toBe(409);
  });

  test('rises with the level', async () => {
    await app.db.updateTable('players').set({ level: 10, xp: 9990 }).where('id', '=', anna.id).execute();
    await app.pass(24 * 3600);
    expect(await readSalary()).toMatchObject({ amount: 270 });
    expect((await collect()).body.amount).toBe(270);
    expect((await anna.call('GET /api/user')).body).toMatchObject({
      level: 11,
      xp: 40,
      xpToNextLevel: 11_000,
    });
    expect(await readSalary()).toMatchObject({ amount: 282 });
  });
});

test('a player grows older by a game day each hour', async () => {
  const player = await app.newPlayer();
  await app.pass(3600 * 25);
  expect((await player.call('GET /api/auth/me')).body.gameAge).toBe(24 * 25);
});

describe('presence of a player', () => {
  const seen = async ({ id }: TestPlayer) =>
    app.db
      .selectFrom('players')
      .select(['lastSeenAt', 'awayFrom'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const after = (start: Date, seconds: number) => new Date(start.getTime() + seconds * 1000);

  test('is written every ten minutes, without other changes', async () => {
    const player = await app.newPlayer();
    const registered = await seen(player);
    await app.pass(600);
    await player.call('GET /api/auth/me');
    expect(await seen(player)).toEqual(registered);
    await app.pass(1);
    await player.call('GET /api/auth/me');
    expect(await seen(player)).toEqual({
      lastSeenAt: after(registered.lastSeenAt, 601),
      awayFrom: null,
    });
  });

  test('after an hour away begins a new visit; many requests at once begin one', async () => {
    const player = await app.newPlayer();
    const { lastSeenAt: left } = await seen(player);
    await app.pass(3600);
    await player.call('GET /api/auth/me');
    expect(await seen(player)).toEqual({ lastSeenAt: after(left, 3600), awayFrom: null });
    await app.pass(3601);
    await Promise.all(Array.from({ length: 20 }, () => player.call('GET /api/auth/me')));
    expect(await seen(player)).toEqual({
      lastSeenAt: after(left, 7201),
      awayFrom: after(left, 3600),
    });
  });
});
