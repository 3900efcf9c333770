import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { REAL_MS_PER_GAME_YEAR } from '../../game/game-time.ts';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { TEN_THOUSAND } from '../../game/shows/running/ten-thousand.ts';
import type { Prepared } from '../db/prepared.ts';
import { aMare, aStallion, cover, DAY_SECONDS } from '../testing/builders/breeding.ts';
import { everyPage } from '../testing/app/requests.ts';
import { indexedPlan } from '../testing/database/plan.ts';
import { aFedHorse, changeHorse, enterNext, leaveCoins } from '../testing/builders/stable.ts';
import { appForFile, type TestInput, type TestPlayer } from '../testing/app/test-app.ts';
import {
  breeders,
  champions,
  horsesByLevel,
  horsesOfSeason,
  playersByLevel,
  playersOfSeason,
} from './ranking-queries.ts';

const LISTS = ['players', 'horses', 'breeders', 'show-winners'] as const;
type List = (typeof LISTS)[number];

const app = await appForFile();
let players: TestPlayer[];
let horses: string[];
beforeAll(async () => {
  players = [];
  horses = [];
  for (let number = 0; number < 5; number++) {
    const player = await app.newPlayer();
    players.push(player);
    horses.push(await aFedHorse(player, { feed: 'annually' }));
  }
  for (const [index, horse] of horses.entries())
    await enterNext(players[index] as TestPlayer, horse, index === 0 ? 5 : 3);
  // Guarantees a winner.
  await changeHorse(app.db, horses[0] ?? '', { skill: DISCIPLINES.map(() => 10_000 * TEN_THOUSAND) });
  await app.pass(5 * 3600);
});

const list = async <L extends List>(of: L, query: Record<string, string> = {}) =>
  (await app.call(`GET /api/leaderboards/${of}`, { query } as TestInput<`GET /api/leaderboards/${L}`>)).body;
const setLevel = (index: number, level: number, xp: number) =>
  app.db
    .updateTable('players')
    .set({ level, xp })
    .where('id', '=', players[index]?.id ?? '')
    .execute();

describe('lists by level', () => {
  test('rank by level, then XP, then creation time; a division has only its levels', async () => {
    for (const [index, level, xp] of [
      [0, 4, 5],
      [1, 12, 0],
      [2, 12, 40],
      [3, 12, 0],
      [4, 80, 7],
    ] as const) {
      await setLevel(index, level, xp);
      await changeHorse(app.db, horses[index] ?? '', { level, xp });
    }
    const order = [4, 2, 1, 3, 0];
    const ids = order.map((index) => players[index]?.id);
    const ranked = await list('players');
    expect(ranked.map(({ id, rank }) => [rank, id])).toEqual(ids.map((id, index) => [index + 1, id]));
    expect((await list('horses')).map(({ id }) => id)).toEqual(order.map((index) => horses[index]));
    const within = async (division: string) =>
      (await list('players', { division })).map(({ level, rank }) => [rank, level]);
    expect(await within('novice')).toEqual([[1, 4]]);
    expect(await within('intermediate')).toEqual([
      [1, 12],
      [2, 12],
      [3, 12],
    ]);
    expect(await within('advanced')).toEqual([]);
    expect(await within('champion')).toEqual([[1, 80]]);
    // Cursor from a row above the division.
    const above = { division: 'intermediate', after: `1_80_7_${ids[0]}` };
    expect((await list('players', above)).map(({ id }) => id)).toEqual(ids.slice(1, 4));
  });

  test('show public data of a player and the results of shows', async () => {
    const of = (await list('players')).find(({ id }) => id === players[0]?.id);
    const { body: me } = (await players[0]?.call('GET /api/auth/me')) ?? { body: undefined };
    const { body: entries } = (await players[0]?.call('GET /api/shows/my-entries')) ?? { body: [] };
    expect(of).toEqual({
      rank: 5,
      id: players[0]?.id,
      username: players[0]?.username,
      profilePictureUrl: null,
      guild: 'rider',
      level: 4,
      xp: 5,
      coins: me?.coins,
      totalShows: 5,
      totalWins: entries.filter(({ placement }) => placement === 1).length,
      totalEarnings: entries.reduce((sum, { earnings }) => sum + (earnings ?? 0), 0),
    });
  });
});

describe('lists of a season', () => {
  test('rank players by prize money and horses by the XP of its shows', async () => {
    const [ofPlayers, ofHorses] = [
      await list('players', { when: 'season' }),
      await list('horses', { when: 'season' }),
    ];
    expect(ofPlayers.map(({ totalEarnings }) => totalEarnings)).toEqual(
      ofPlayers.map(({ totalEarnings }) => totalEarnings).toSorted((one, other) => other - one),
    );
    expect(ofPlayers).toHaveLength(5);
    expect(ofHorses[0]).toMatchObject({ id: horses[0], totalShows: 5, ownerId: players[0]?.id });
    expect(ofHorses[0]?.xpGained).toBeGreaterThan(ofHorses[1]?.xpGained ?? Infinity);
    expect(await list('horses', { when: 'season', division: 'novice' })).toEqual(ofHorses);
    expect(await list('horses', { when: 'season', division: 'advanced' })).toEqual([]);
  });
});

const WISHES: readonly Record<string, string>[] = [{}, { when: 'season' }, { division: 'novice' }];

describe('champions and breeders', () => {
  test('rank horses by wins, and exclude those without', async () => {
    const { rows } = await sql<{ horseId: string; wins: number; earnings: number }>`
      select horse_id, count(*) filter (where place = 1)::integer as wins, sum(prize)::integer as earnings
      from show_entries where status = 'completed' group by 1`.execute(app.db);
    const won = rows
      .filter(({ wins }) => wins > 0)
      .toSorted((a, b) => b.wins - a.wins || b.earnings - a.earnings);
    for (const query of WISHES) {
      const champions = await list('show-winners', query);
      expect(champions.map(({ id, totalWins, totalEarnings }) => [id, totalWins, totalEarnings])).toEqual(
        won.map(({ horseId, wins, earnings }) => [horseId, wins, earnings]),
      );
    }
    expect(await list('show-winners', { division: 'champion' })).toEqual([]);
  });

  test('rank breeders by wins of their foals, over all or in a division', async () => {
    const [anna, bert] = players as [TestPlayer, TestPlayer];
    for (const player of [anna, bert]) {
      await leaveCoins(app, player, 20_000);
      await cover(player, await aMare(app, player), await aStallion(app, player));
    }
    await app.pass(3 * DAY_SECONDS);
    const bred = await list('breeders');
    expect(bred.map(({ id, rank, total_bred }) => [rank, id, total_bred])).toEqual([
      [1, anna.id, 1],
      [2, bert.id, 1],
    ]);
    expect(bred[0]).toMatchObject({
      avg_offspring_level: 1,
      total_offspring_wins: 0,
      profile_picture_url: null,
    });
    expect(await list('breeders', { division: 'novice' })).toEqual([]);

    await sql`insert into breeder_standings (season, division, player_id, wins) values (0, 1, ${bert.id}, 2)`.execute(
      app.db,
    );
    expect(await list('breeders', { division: 'novice' })).toMatchObject([
      { id: bert.id, total_bred: 1, total_offspring_wins: 2 },
    ]);
    await sql`delete from breeder_standings where division = 1`.execute(app.db);
  });
});

describe('pages', () => {
  const cases = LISTS.flatMap((of) => ['ever', 'season'].map((when) => [of, when] as const));
  test.each(cases)('of %s, %s, list each row once and continue the ranks', async (of, when) => {
    const whole = await list(of, { when });
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.map(({ rank }) => rank)).toEqual(whole.map((_, index) => index + 1));
    const pages = await everyPage(
      app,
      players[0] as TestPlayer,
      `GET /api/leaderboards/${of}`,
      `/api/leaderboards/${of}?when=${when}&limit=1`,
    );
    expect(pages.flat()).toEqual(whole);
  });

  test.each<Record<string, string>>([
    { after: 'here' },
    { after: '1_2_3_4' },
    { when: 'always' },
    { division: 'pony' },
    { limit: '0' },
  ])('refuse %j', async (query) => {
    const answer = await app.call('GET /api/leaderboards/horses', { query });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });
});

/** Each query must use its index, so that page cost does not grow with the world. */
const INDEXES: readonly [index: string, query: Pick<Prepared<unknown, object>, 'sql' | 'parameterNames'>][] =
  [
    ['players_by_level', playersByLevel],
    ['player_standings_by_earnings', playersOfSeason],
    ['horses_by_level', horsesByLevel],
    ['horse_standings_by_xp', horsesOfSeason],
    ['horse_standings_by_wins', champions],
    ['breeder_standings_by_wins', breeders],
  ];
const PAGE_START: Readonly<Record<string, string>> = {
  houses: 'true',
  first: '100',
  second: '100',
  id: `'00000000-0000-0000-0000-000000000000'`,
  lowestLevel: '1',
  season: '1',
  division: '1',
  limit: '51',
};
test.each(INDEXES)('%s is used by its list, without sorting', async (index, query) => {
  const plan = await indexedPlan(app.db, query, PAGE_START);
  expect(plan).toContain(index);
  expect(plan.slice(0, plan.indexOf(index))).toContain('Limit');
  expect(plan.slice(plan.indexOf('Limit'))).not.toContain('Sort');
});

test('a new season begins with empty lists; all-time lists continue', async () => {
  const ever = await list('show-winners');
  await app.pass(REAL_MS_PER_GAME_YEAR / 1000);
  for (const of of LISTS) expect(await list(of, { when: 'season' })).toEqual([]);
  expect(await list('show-winners')).toEqual(
    ever.map((row) => expect.objectContaining({ id: row.id, rank: row.rank })),
  );
});
