import { prepared } from '../../db/prepared.ts';
import { SELECT_SHOW, SHOW_COLUMNS } from '../show-queries.ts';

/** Clocks differ: a show may have begun to run before its time here. */
const LOCK_OPEN = `${SELECT_SHOW} where id = :id and status = 'open' and rules_version is null and runs_at > :now for share`;

/** Locks an open show, shared with entrants; its run waits. Skips due shows, which requests could otherwise delay. */
export const lockOpenShow = prepared('show_lock_open', LOCK_OPEN);

/** The first entry inserts the row of a house or Meadow show. On conflict, waits for the concurrent insert. */
export const lockOrInsertHouseShow = prepared(
  'show_lock_or_insert',
  `with locked as (${LOCK_OPEN}), made as (
    insert into shows (id, kind, discipline, level, entry_fee, prize, runs_at, seed_hash)
    select :id, :kind, :discipline, :level, :entryFee, :prize, :runsAt, :seedHash where not exists (select from locked)
    on conflict (id) do update set id = excluded.id where shows.status = 'open' and shows.rules_version is null and shows.runs_at > :now
    returning ${SHOW_COLUMNS}
  )
  select ${SHOW_COLUMNS} from locked union all select ${SHOW_COLUMNS} from made`,
);

/**
 * Skips shows being entered. The row of a house or Meadow show is committed only with an entry, so one without is of this transaction,
 * and nobody else enters it while the statement runs.
 */
export const deleteUnentered = prepared(
  'shows_delete_unentered',
  `delete from shows where id in (
     select id from shows where id = any(:ids::uuid[]) and kind <> 'player' and status = 'open'
       and not exists (select from show_entries where show_id = shows.id) for update skip locked)`,
);

/**
 * Also updates horse and player, both locked. No row if the horse is in the show; the caller then refuses, which
 * undoes the rest.
 */
export const insertEntry = prepared(
  'entry_insert',
  `with horse as (
    update horses
    set level = :horseLevel, xp = :horseXp, class_level = :classLevel, grade = :horseGrade, grade_points = :gradePoints,
      prizeless_starts = :prizelessStarts, best_class = :bestClass, best_grade = :bestGrade, put_back = :putBack, happiness = :happiness, happiness_at = :happinessAt,
      next_entry_calm = :nextEntryCalm, skill = :skill, starts_day = :startsDay, starts_today = :startsToday, shows_entered = :showsEntered,
      worked_at = greatest(worked_at, :runsAt::timestamptz)
    where id = :horseId
  ), player as (
    update players
    set level = :playerLevel, xp = :playerXp, house_starts_day = :houseStartsDay, house_starts = :houseStarts, meadow_starts = :meadowStarts,
      active_entries = :activeEntries
    where id = :playerId
  )
  insert into show_entries
    (id, show_id, horse_id, player_id, discipline, level, runs_at, fee, fee_tradable, creator_id, grade, veteran, entropy, entered_at,
     entry_xp)
  values (:id, :showId, :horseId, :playerId, :discipline, :level, :runsAt, :fee, :feeTradable, :creatorId, :grade, :veteran, :entropy, :now, :entryXp)
  on conflict (show_id, horse_id) do nothing
  returning id`,
);
