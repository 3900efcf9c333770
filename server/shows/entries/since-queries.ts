import type { Discipline } from '../../../game/shows/disciplines.ts';
import { prepared } from '../../db/prepared.ts';

export interface ResultRow {
  readonly id: string;
  readonly show_id: string;
  readonly horse_id: string;
  readonly horse_name: string;
  readonly discipline: Discipline;
  readonly level: number;
  readonly runs_at: Date;
  readonly place: number;
  readonly field_size: number;
  readonly prize: number;
  readonly xp: number;
  /** Of all that are asked for, not only of those that came back. */
  readonly starts: number;
  readonly wins: number;
  readonly paid: number;
  readonly coins: number;
}

/** A player's results since an instant: the newest of them, each with the sums over all. */
export const findResultsSince = prepared<ResultRow, { playerId: string; since: Date; limit: number }>(
  'results_since',
  `select entry.id, entry.show_id, entry.horse_id, horse.name as horse_name, entry.discipline, entry.level,
     entry.runs_at, entry.place, entry.field_size, entry.prize, entry.entry_xp + entry.place_xp as xp,
     entry.starts::integer, entry.wins::integer, entry.paid::integer, entry.coins
   from (
     select *, count(*) over () as starts, count(*) filter (where place = 1) over () as wins,
       count(*) filter (where prize > 0) over () as paid, sum(prize) over () as coins
     from show_entries where player_id = :playerId and status = 'completed' and runs_at > :since
     order by runs_at desc, id desc limit :limit
   ) entry join horses horse on horse.id = entry.horse_id
   order by entry.runs_at desc, entry.id desc`,
);
