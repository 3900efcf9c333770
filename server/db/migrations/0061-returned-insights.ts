import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A month that is paid back takes its free insight with it (decision 90): an unused one, else the newest that was used.
 * Until now they stayed, and the audit compares.
 */
const STATEMENTS = `
create temporary table insights_owed on commit drop as
select player.id, player.free_insights + coalesce(used.count, 0) - 1 - coalesce(paid.count, 0) as count,
  player.free_insights as unused
from players player
left join (select player_id, count(*) as count from genetic_insights where how = 'free' group by player_id) used
  on used.player_id = player.id
left join (select player_id, count(*) as count from payments where kind = 'premium' and state = 'paid'
  group by player_id) paid on paid.player_id = player.id
where exists (select from payments where player_id = player.id and kind = 'premium' and state <> 'paid');

update players set free_insights = free_insights - least(owed.unused, owed.count)
from insights_owed owed where owed.id = players.id and owed.count > 0;

delete from genetic_insights insight using (
  select one.player_id, one.horse_id,
    row_number() over (partition by one.player_id order by one.at desc, one.horse_id) as nth
  from genetic_insights one where one.how = 'free'
) newest, insights_owed owed
where insight.player_id = newest.player_id and insight.horse_id = newest.horse_id and owed.id = newest.player_id
  and newest.nth <= owed.count - owed.unused;
`;

export const returnedInsights: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(STATEMENTS).execute(db);
  },
};
