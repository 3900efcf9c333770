import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditBooks } from '../server/audit/audit-books.ts';
import { seededChance } from '../server/clock/context.ts';
import type { Database } from '../server/db/open-database.ts';
import { foundWorld } from '../server/found-world.ts';
import { freshDatabase } from '../server/testing/database/database.ts';
import { TEST_START } from '../server/testing/app/test-app.ts';
import { seedWorld } from './seed-world.ts';

const PLAYERS = 30;
const HORSES = 300;

let world: Database;
beforeAll(async () => {
  world = await freshDatabase();
  await foundWorld(world.db, seededChance(1), TEST_START);
  await world.db
    .updateTable('world')
    .set({ secret: Buffer.alloc(32, 9) })
    .execute();
  await seedWorld(world.db, { players: PLAYERS, horses: HORSES, seed: 'e', now: TEST_START });
});
afterAll(() => world.close());

async function count(query: string): Promise<number> {
  const { rows } = await sql.raw<{ n: number }>(`select (${query})::float8 as n`).execute(world.db);
  return rows[0]?.n ?? Number.NaN;
}

test('the audit finds nothing, with every show and birth replayed', async () => {
  const { checks, ...report } = await auditBooks(world.db, { now: TEST_START, replay: 'all' });
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(report).toMatchObject({ ok: true, players: PLAYERS, horses: HORSES });
  expect(report.coins).toBe(-report.house);
});

const SEEDED = `timestamptz '${TEST_START.toISOString()}'`;

/**
 * What makes a world look lived in: at least (and at most) so much. Of what a player seldom does, one is enough; this seed
 * has it.
 */
const FIGURES: readonly [what: string, query: string, least: number, most?: number][] = [
  ['part of horses with both parents', `select count(sire_id)::float / count(*) from horses`, 0.15, 0.8],
  ['generations of bred horses', `select max(generation) from horses`, 3],
  ['horses of the third generation', `select count(*) from horses where generation >= 3`, 1],
  ['closely inbred foals', `select count(*) from horses where inbreeding > 0.1`, 0, 0],
  [
    'horses above level 8 that never started',
    `select count(*) from horses where level > 8 and shows_entered = 0`,
    0,
    0,
  ],
  ['part of horses that started', `select avg((shows_entered > 0)::integer) from horses`, 0.3],
  ['levels of horses', `select count(distinct level) from horses`, 8],
  ['horses in silver or gold', `select count(*) from horses where grade <> 'bronze'`, 3],
  [
    'part of old mares with foals',
    `select avg((covers > 0)::integer) from horses where sex = 'mare' and born_at < ${SEEDED} - interval '200 days'`,
    0.3,
  ],
  ['studs', `select count(*) from studs where fee > 0`, 5],
  ['fees of studs', `select count(distinct fee) from studs`, 4],
  ['covers by other players’ stallions', `select count(*) from stud_requests where status = 'accepted'`, 4],
  ['answers that were no', `select count(*) from stud_requests where status = 'declined'`, 1],
  ['mares in foal', `select count(*) from horses where foals_at is not null`, 2],
  ['horses for sale', `select count(*) from listings where kind = 'horse'`, 15],
  ['tack for sale', `select count(*) from listings where kind = 'tack'`, 5],
  ['prices of horses', `select count(distinct price) from listings where kind = 'horse'`, 10],
  ['horses sold', `select count(*) from sales where kind = 'horse'`, 8],
  [
    'weeks of the last twelve with sales',
    `select count(distinct floor(extract(epoch from ${SEEDED} - sold_at) / 604800))
     from sales where sold_at > ${SEEDED} - interval '84 days'`,
    8,
  ],
  [
    'horses with three owners',
    `select count(*) from (select from horse_events where kind in ('bought', 'born', 'sold', 'rescued')
     group by horse_id having count(*) > 2) chains`,
    1,
  ],
  ['horses with tack on', `select count(distinct horse_id) from tack`, 40],
  ['crafted pieces', `select count(*) from tack where maker_id is not null`, 5],
  ['published genes', `select count(*) from horses where genes_published`, 8],
  ['bios', `select count(distinct bio) from profiles where bio <> ''`, PLAYERS / 2],
  ['shops with a name', `select count(distinct shop_name) from profiles where shop_name <> ''`, PLAYERS / 4],
  [
    'part of players from level 5 on who have done or skipped the first steps',
    `select avg((cardinality(collected) >= 7 or skipped_at is not null)::integer)
     from players left join first_steps on player_id = id where level >= 5`,
    0.8,
  ],
  ['shows of players', `select count(*) from shows where kind = 'player'`, 5],
  ['starts in them', `select count(*) from show_entries where creator_id is not null`, 5],
  ['things bought in the magic shop', `select count(*) from horse_events where kind = 'magic'`, 1],
  ['horses with a nameplate bought for them', `select count(*) from horses where nameplates <> '{}'`, 3],
  ['horses whose tack has a colour', `select count(*) from horses where tack_colours <> '{}'`, 3],
  ['horses with a backdrop', `select count(*) from horses where backdrop is not null`, 1],
  [
    'horses that are known to need hay and oil',
    `select count(*) from horses where ration_until is not null`,
    1,
  ],
  [
    'horses that have had hay and oil',
    `select count(*) from horses join health_tests on horse_id = id where ration_until > tested_at + interval '2 days'`,
    1,
  ],
  ['horses on pasture', `select count(*) from horses where grass_from is not null`, 50],
  ['horses in a box of their own', `select count(*) from boxed_horses`, 5],
  ['guilds', `select count(distinct guild) from players`, 4, 4],
];

test.each(FIGURES)('%s', async (_what, query, least, most = Infinity) => {
  const found = await count(query);
  expect(found).toBeGreaterThanOrEqual(least);
  expect(found).toBeLessThanOrEqual(most);
});

test('names of horses seldom repeat', async () => {
  expect(
    await count(`select count(distinct name)::float / count(*) from horses where name not like 'Foal of %'`),
  ).toBeGreaterThan(0.97);
});

test('nobody drew more salaries than there were days', async () => {
  const { rows } = await sql`
    select id, created_at, coins_in, days from (
      select player.id, created_at, coins_in, (150 + 12 * level) as salary,
        2 + extract(epoch from ${TEST_START}::timestamptz - created_at) / 86400 as days
      from players player join ledger_totals on account_id = player.id and type = 'salary'
    ) paid where coins_in > days * salary`.execute(world.db);
  expect(rows).toEqual([]);
});
