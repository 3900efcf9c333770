import { sql } from 'kysely';
import { openHouseShows } from '../../game/shows/house-shows.ts';
import { findSecret } from '../../server/clock/world.ts';
import type { Db } from '../../server/db/connection.ts';
import { aShow } from '../../world/builders.ts';
import { insertRows } from '../../world/rows.ts';
import { MINUTE_MS } from './due-entries.ts';
import { settlePlayers, type BenchPlayer } from './stables.ts';

const HORSES_EACH = 10;
const COINS_EACH = 2_000;
/** Minutes after the world's creation. */
const RUNS_FROM = 100;

export interface LargeShow {
  readonly id: string;
  /** Minutes after the world's creation. */
  readonly runsAt: number;
  readonly entrants: readonly BenchPlayer[];
}

/** A house show of the lowest class with this many entries, in all grades. The entries cost nothing. */
export async function foundLargeShow(db: Db, now: Date, entries: number): Promise<LargeShow> {
  const players = Math.ceil(entries / HORSES_EACH);
  const entrants = await settlePlayers(db, { now, players, horsesEach: HORSES_EACH, coins: COINS_EACH });
  const run = openHouseShows(now, { level: 1 }).find(
    ({ runsAt }) => runsAt.getTime() > now.getTime() + RUNS_FROM * MINUTE_MS,
  );
  if (!run) throw new Error('No show is open for so long');
  const show = aShow({ secret: await findSecret(db), run });
  await db.transaction().execute(async (tx) => {
    await insertRows(tx, 'shows', [show]);
    await sql`update horses set level = 1 + abs(hashtext(id::text)) % 4, class_level = 1, grade_points = 0,
        grade = (array['bronze', 'silver', 'gold'])[1 + abs(hashtext(name)) % 3], best_class = 1,
        best_grade = (array['bronze', 'silver', 'gold'])[1 + abs(hashtext(name)) % 3], shows_entered = 1
      where owner_id = any(${entrants.map(({ id }) => id)}::uuid[])`.execute(tx);
    await sql`insert into show_entries (id, show_id, horse_id, player_id, discipline, level, runs_at, fee, fee_tradable,
        grade, entropy, entered_at, entry_xp)
      select gen_random_uuid(), show.id, horse.id, horse.owner_id, show.discipline, show.level, show.runs_at, 0, 0,
        horse.grade, md5(horse.id::text), ${now}::timestamptz, 0
      from horses horse join shows show on show.id = ${show.id}
      where owner_id = any(${entrants.map(({ id }) => id)}::uuid[]) order by horse.id limit ${entries}`.execute(
      tx,
    );
    await sql`update players set active_entries = entered.entries
      from (select player_id, count(*) as entries from show_entries where show_id = ${show.id} group by 1) entered
      where id = player_id`.execute(tx);
  });
  return { id: show.id, runsAt: (run.runsAt.getTime() - now.getTime()) / MINUTE_MS, entrants };
}
