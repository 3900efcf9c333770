import type { Grade } from '../../game/shows/grades.ts';
import { throughMonths } from '../db/months/through-months.ts';
import { prepared, type RowOf } from '../db/prepared.ts';

export type DisciplineRow = RowOf<typeof findDisciplines>;

export const findDisciplines = prepared(
  'trophies_disciplines',
  `select discipline, shows, wins, seconds, thirds, rosettes, best_score from horse_disciplines
   where horse_id = :horseId order by shows desc, discipline`,
);

export type ScoredRow = RowOf<(typeof findWins)['recent']>;

const BORN = '(select created_at from horses where id = :horseId)';

const SCORED = `entry.id, entry.show_id, entry.discipline, entry.level, entry.grade, entry.runs_at, entry.score, entry.place`;

export const findWins = throughMonths(
  'trophies_wins',
  ({
    showEntries,
    fromMonthOf,
  }) => `select ${SCORED} from ${showEntries} entry join shows on shows.id = entry.show_id
   where entry.horse_id = :horseId and entry.status = 'completed' and entry.place = 1 and shows.kind = 'house'
     and not entry.veteran and ${fromMonthOf(BORN)}
   order by entry.runs_at desc, entry.id desc limit :limit`,
).as<{ score: number; place: number }>();

/** Newest first. */
export const findScores = throughMonths(
  'trophies_scores',
  ({
    showEntries,
    fromMonthOf,
  }) => `select ${SCORED} from ${showEntries} entry join shows on shows.id = entry.show_id
   where entry.horse_id = :horseId and entry.status = 'completed' and shows.counts and not entry.veteran
     and ${fromMonthOf(BORN)}
   order by entry.runs_at desc, entry.id desc limit :limit`,
).as<{ score: number; place: number }>();

/** The start that first reached the best score of each discipline. */
export const findBests = throughMonths(
  'trophies_bests',
  ({ showEntries, fromMonthOf }) => `select ${SCORED} from horse_disciplines best
   cross join lateral (
     select entry.* from ${showEntries} entry join shows on shows.id = entry.show_id
     where entry.horse_id = best.horse_id and entry.discipline = best.discipline and entry.status = 'completed'
       and entry.score = best.best_score and shows.counts and not entry.veteran
       and ${fromMonthOf(BORN)}
     order by entry.runs_at, entry.id limit 1
   ) entry
   where best.horse_id = :horseId order by entry.score desc, entry.id`,
).as<{ score: number; place: number }>();

export const findCups = throughMonths(
  'trophies_cups',
  ({
    showEntries,
    fromMonthOf,
  }) => `select show_id, runs_at, level, result->>'promotedTo' as grade from ${showEntries}
   where horse_id = :horseId and status = 'completed' and (result->>'promotedTo') is not null
     and ${fromMonthOf(BORN)}
   order by runs_at desc, id desc limit :limit`,
).as<{ grade: Grade }>();
