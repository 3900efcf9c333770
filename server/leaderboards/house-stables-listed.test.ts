import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUSE_SIGNS } from '../../game/house-stables/house-names.ts';
import { FEW_PLAYERS } from '../../game/leaderboards/leaderboards.ts';
import { findSecret } from '../clock/world.ts';
import { inTransaction } from '../db/transaction.ts';
import { recount } from './count-standings.ts';
import { foundHouseStables } from '../founding/house-stables/found-house-stables.ts';
import { everyPage } from '../testing/app/requests.ts';
import { aHorse } from '../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

const LISTS = ['players', 'horses', 'breeders', 'show-winners'] as const;
type List = (typeof LISTS)[number];
const FILTERS: readonly Record<string, string>[] = [{}, { when: 'season' }, { division: 'novice' }];
const HOUSES: ReadonlySet<string> = new Set(Object.keys(HOUSE_SIGNS));

const app = await appForFile();
const players: TestPlayer[] = [];
beforeAll(async () => {
  await inTransaction(app.db, async (tx) => foundHouseStables(tx, app.clock.now(), await findSecret(tx), 2));
  for (let number = 0; number < 6; number++) {
    const player = await app.newPlayer();
    await aHorse(player);
    await aHorse(player);
    players.push(player);
  }
  for (const table of ['players', 'horses'])
    await sql`create table ${sql.table(`true_${table}`)} as select id, level, xp from ${sql.table(table)}`.execute(
      app.db,
    );
});

/** The books are audited at the end. */
afterAll(async () => {
  for (const table of ['players', 'horses']) {
    const earned = sql.table(`true_${table}`);
    await sql`update ${sql.table(table)} t set level = earned.level, xp = earned.xp
      from ${earned} earned where earned.id = t.id`.execute(app.db);
    await sql`drop table ${earned}`.execute(app.db);
  }
  await sql`delete from players where username like 'Rider %'`.execute(app.db);
  await inTransaction(app.db, recount);
});

const list = async (of: List, query: Record<string, string>) =>
  (await app.call(`GET /api/leaderboards/${of}`, { query })).body;
const ownerOf = (row: object): string =>
  'username' in row ? String(row.username) : 'ownerUsername' in row ? String(row.ownerUsername) : '';

/** Figures so small that many are equal, other ones for each `draw`. */
async function drawFigures(draw: number): Promise<void> {
  const number = (id: string, what: string, most: number) =>
    sql.raw(`abs(hashtext(${id}::text || '${what}${draw}')) % ${most}`);
  for (const table of ['players', 'horses'])
    await sql`update ${sql.table(table)} set level = 1 + ${number('id', 'level', 4)}, xp = ${number('id', 'xp', 3)}`.execute(
      app.db,
    );
  const standing = sql.raw('(values (0, 0), (0, 1), (1, 0), (1, 1)) standing (season, division)');
  await sql`truncate horse_standings, player_standings, breeder_standings, breeders`.execute(app.db);
  await sql`insert into horse_standings (season, division, horse_id, shows, wins, earnings, xp)
    select season, division, id, 5, ${number('id', 'wins', 4)}, ${number('id', 'coins', 3)}, ${number('id', 'xp', 3)}
    from horses, ${standing}`.execute(app.db);
  await sql`insert into player_standings (season, division, player_id, shows, wins, earnings)
    select season, division, id, 5, ${number('id', 'wins', 4)}, ${number('id', 'coins', 3)} from players, ${standing}`.execute(
    app.db,
  );
  await sql`insert into breeders (player_id, foals, foal_levels) select id, 2, 4 from players`.execute(
    app.db,
  );
  await sql`insert into breeder_standings (season, division, player_id, bred, wins)
    select season, division, id, ${number('id', 'bred', 3)}, ${number('id', 'wins', 3)} from players, ${standing}`.execute(
    app.db,
  );
}

test.each([1, 2, 3, 4, 5])(
  'ranks are equal with and without house stables, on every page, drawing %i',
  async (draw) => {
    await drawFigures(draw);
    for (const of of LISTS)
      for (const filters of FILTERS) {
        const shown = await list(of, { ...filters, houses: 'shown', limit: '100' });
        const hidden = await list(of, { ...filters, houses: 'hidden', limit: '100' });
        const ofPlayers = shown.filter((row) => !HOUSES.has(ownerOf(row)));
        expect(hidden).toEqual(ofPlayers);
        expect(ofPlayers.map(({ rank }) => rank)).toEqual(ofPlayers.map((_, index) => index + 1));
        const ofHouses = shown.filter((row) => HOUSES.has(ownerOf(row)));
        expect(ofHouses.length).toBeGreaterThan(0);
        expect(ofHouses.every(({ rank }) => rank === null)).toBe(true);
        const query = new URLSearchParams({ ...filters, houses: 'shown', limit: '7' });
        const path = `/api/leaderboards/${of}` as const;
        const pages = await everyPage(
          app,
          players[0] as TestPlayer,
          `GET ${path}`,
          `${path}?${query.toString()}`,
        );
        expect(pages.flat()).toEqual(shown);
      }
  },
);

test('lists show house stables until enough players were here in the last seven days', async () => {
  const usual = async () => (await app.call('GET /api/leaderboards/house-stables')).body;
  const listed = async () =>
    (await list('players', { limit: '100' })).some((row) => HOUSES.has(ownerOf(row)));
  expect(await usual()).toEqual({ stables: 2, houses: 'shown' });
  expect(await listed()).toBe(true);
  await sql`insert into players (id, username, username_key, guild, last_seen_at, created_at)
    select gen_random_uuid(), 'Rider ' || number, 'rider' || number, 'rider', ${app.clock.now()}, ${app.clock.now()}
    from generate_series(1, ${FEW_PLAYERS - players.length}::integer) number`.execute(app.db);
  expect(await usual()).toEqual({ stables: 2, houses: 'hidden' });
  expect(await listed()).toBe(false);
  await sql`update players set last_seen_at = ${app.clock.now()}::timestamptz - interval '8 days'
    where username like 'Rider %'`.execute(app.db);
  expect(await usual()).toEqual({ stables: 2, houses: 'shown' });
});
