import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUSE_STABLES } from '../../../game/house-stables/stables.ts';
import { auditBooks } from '../../audit/audit-books.ts';
import { seededChance } from '../../clock/context.ts';
import type { Database } from '../../db/open-database.ts';
import { foundWorld } from '../../found-world.ts';
import { failing } from '../../testing/database/audit.ts';
import { freshDatabase } from '../../testing/database/database.ts';
import { TEST_START } from '../../testing/app/test-app.ts';

let world: Database;
beforeAll(async () => {
  world = await freshDatabase();
  await foundWorld(world.db, seededChance(1), TEST_START, { rescues: 24, houseStables: 12 });
});
afterAll(() => world.close());

test('the audit finds nothing wrong, and replays every birth and show', async () => {
  expect(failing(await auditBooks(world.db, { replay: 'all' }))).toEqual([]);
});

const count = async (query: string) => {
  const { rows } = await sql.raw<{ count: string }>(`select (${query})::text as count`).execute(world.db);
  return Number(rows[0]?.count);
};

const OWNED = 'from horses join players on players.id = owner_id where house_stable is not null';
const STARTS = `'${TEST_START.toISOString()}'::timestamptz`;

const FIGURES: readonly [what: string, query: string, least: number, most?: number][] = [
  ['stables', 'select count(*) from players where house_stable is not null', 12, 12],
  ['other players', 'select count(*) from players where house_stable is null', 0, 0],
  ['horses', `select count(*) ${OWNED}`, 150, 200],
  [
    'horses of the smallest herd',
    `select min(n) from (select count(*) as n ${OWNED} group by owner_id) each_of`,
    12,
  ],
  [
    'horses of the largest herd, with the unborn',
    `select max(n) from (select count(*) + count(foals_at) as n ${OWNED} group by owner_id) each_of`,
    12,
    16,
  ],
  ['stables with a third generation', `select count(distinct owner_id) ${OWNED} and generation = 2`, 12, 12],
  ['completed starts', "select count(*) from show_history where status = 'completed'", 800],
  ['wins', 'select count(*) from show_history where place = 1', 80],
  ['stallions at stud', 'select count(*) from studs', 24, 24],
  ['horses for sale', "select count(*) from listings where kind = 'horse'", 24, 24],
  ['pieces of tack for sale', "select count(*) from listings where kind = 'tack'", 18, 18],
  ['sellers of tack', "select count(distinct seller_id) from listings where kind = 'tack'", 3, 3],
  [
    'foals born in seven minutes',
    `select count(*) from covers where foals_at between ${STARTS} and ${STARTS} + interval '7 minutes'`,
    1,
    1,
  ],
  [
    'foals born in a day',
    `select count(*) from covers where foals_at between ${STARTS} and ${STARTS} + interval '1 day'`,
    4,
    4,
  ],
  [
    'foals born in three days',
    `select count(*) from covers where foals_at between ${STARTS} and ${STARTS} + interval '3 days'`,
    12,
    12,
  ],
  ['closest relatives paired', 'select 10000 * max(inbreeding) from covers', 0, 625],
  ['days since the founding', `select extract(day from ${STARTS} - founded_at) from world`, 80, 81],
  ['the lowest price of a horse', "select min(price) from listings where kind = 'horse'", 1200],
  ['the lowest stud fee', 'select min(fee) from studs', 250, 250],
];

test.each(FIGURES)('%s', async (_what, query, least, most = Infinity) => {
  const found = await count(query);
  expect(found).toBeGreaterThanOrEqual(least);
  expect(found).toBeLessThanOrEqual(most);
});

test('each has the name of its row, and no horse has the name of another', async () => {
  const { rows } = await sql<{ username: string }>`
    select username from players where house_stable is not null order by house_stable`.execute(world.db);
  expect(rows.map(({ username }) => username)).toEqual(HOUSE_STABLES.map(({ name }) => name));
  expect(
    await count(`select count(*) from (select name ${OWNED} group by name having count(*) > 1) twice`),
  ).toBe(0);
});
