import type { Selectable } from 'kysely';
import type { Discipline } from '../../game/shows/disciplines.ts';
import type { Grade } from '../../game/shows/grades.ts';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables/tables.ts';

export type DisciplineRow = Omit<Selectable<Tables['horse_disciplines']>, 'horse_id'>;

export const findDisciplines = prepared<DisciplineRow, { horseId: string }>(
  'trophies_disciplines',
  `select discipline, shows, wins, seconds, thirds, rosettes, best_score from horse_disciplines
   where horse_id = :horseId order by shows desc, discipline`,
);

export interface ScoredRow {
  readonly id: string;
  readonly show_id: string;
  readonly discipline: Discipline;
  readonly level: number;
  readonly grade: Grade | null;
  readonly runs_at: Date;
  readonly score: number;
  readonly place: number;
}

const SCORED = `entry.id, entry.show_id, entry.discipline, entry.level, entry.grade, entry.runs_at, entry.score, entry.place`;

export const findWins = prepared<ScoredRow, { horseId: string; limit: number }>(
  'trophies_wins',
  `select ${SCORED} from show_entries entry join shows on shows.id = entry.show_id
   where entry.horse_id = :horseId and entry.status = 'completed' and entry.place = 1 and shows.kind = 'house'
   order by entry.runs_at desc, entry.id desc limit :limit`,
);

/** Newest first. */
export const findScores = prepared<ScoredRow, { horseId: string; limit: number }>(
  'trophies_scores',
  `select ${SCORED} from show_entries entry join shows on shows.id = entry.show_id
   where entry.horse_id = :horseId and entry.status = 'completed' and shows.counts
   order by entry.runs_at desc, entry.id desc limit :limit`,
);

/** The start that first reached the best score of each discipline. */
export const findBests = prepared<ScoredRow, { horseId: string }>(
  'trophies_bests',
  `select ${SCORED} from horse_disciplines best
   cross join lateral (
     select entry.* from show_entries entry join shows on shows.id = entry.show_id
     where entry.horse_id = best.horse_id and entry.discipline = best.discipline and entry.status = 'completed'
       and entry.score = best.best_score and shows.counts
     order by entry.runs_at, entry.id limit 1
   ) entry
   where best.horse_id = :horseId order by entry.score desc, entry.id`,
);

export interface CupRow {
  readonly show_id: string;
  readonly runs_at: Date;
  readonly level: number;
  readonly grade: Grade;
}

export const findCups = prepared<CupRow, { horseId: string; limit: number }>(
  'trophies_cups',
  `select show_id, runs_at, level, result->>'promotedTo' as grade from show_entries
   where horse_id = :horseId and status = 'completed' and (result->>'promotedTo') is not null
   order by runs_at desc, id desc limit :limit`,
);

export const findHorse = prepared<{ id: string }, { id: string }>(
  'trophies_horse',
  `select id from horses where id = :id`,
);
