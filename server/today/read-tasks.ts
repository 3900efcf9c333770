import { bankWith, MOST_BANKED } from '../../game/guild-work/training-bank.ts';
import { bornAtAge, RETIRED_FROM, SHOW_FROM, TRAIN_FROM } from '../../game/horses/age.ts';
import { nextUtcDay, utcDay } from '../../game/game-time.ts';
import { salary } from '../../game/players/salary.ts';
import { tasksOf, type HorsesConcerned, type Task } from '../../game/today/tasks.ts';
import type { Db } from '../db/connection.ts';
import { findStableNow } from './today-queries.ts';

/** What needs doing in a player's stable now, by one query. Throws if there is no such player. */
export async function readTasks(db: Db, playerId: string, now: Date): Promise<Task[]> {
  const today = utcDay(now);
  const row = await findStableNow.first(db, {
    playerId,
    now,
    today,
    endOfDay: nextUtcDay(now),
    oldest: bornAtAge(RETIRED_FROM, now),
    youngest: bornAtAge(SHOW_FROM, now),
    youngestToTrain: bornAtAge(TRAIN_FROM, now),
    full: bankWith(MOST_BANKED, now),
  });
  if (!row) throw new Error(`No player ${playerId}`);
  return tasksOf({
    hungry: concerned(row.hungry, row.hungry_id, row.hungry_name),
    untrained: concerned(row.untrained, row.untrained_id, row.untrained_name),
    rested: concerned(row.rested, row.rested_id, row.rested_name),
    showsToday: row.shows_today,
    studRequests: row.stud_requests,
    salary: row.salary_day === today ? undefined : salary(row.level),
  });
}

function concerned(count: number, id: string | null, name: string | null): HorsesConcerned {
  const only = count === 1 && id !== null && name !== null ? { id, name } : undefined;
  return { count, only };
}
