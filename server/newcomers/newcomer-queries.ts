import { prepared } from '../db/prepared.ts';

/** Adds to a row that nobody has locked, or to a new one, so that none waits. */
const ADDED = (players: string) => `
   insert into newcomer_days as counter (day, step, id, players)
   select (:now::timestamptz at time zone 'UTC')::date, step,
     coalesce((
       select id from newcomer_days free
       where free.day = (:now::timestamptz at time zone 'UTC')::date and free.step = counted.step
       order by id limit 1 for update skip locked
     ), gen_random_uuid()), players
   from (${players}) counted where players > 0
   on conflict (day, step, id) do update set players = counter.players + excluded.players`;

export const addNewcomer = prepared('newcomer_add', ADDED('select :step::text as step, 1 as players'));

/** Players who had no rosette before these starts. */
export const addFirstRosettes = prepared(
  'newcomer_rosettes',
  ADDED(`select 'rosette' as step, count(distinct entry.player_id)::integer as players from show_entries entry
     where entry.id = any(:entryIds::uuid[]) and entry.place <= :lastRosette and not exists (
       select from show_entries earlier where earlier.player_id = entry.player_id and earlier.status = 'completed'
         and earlier.place <= :lastRosette and earlier.id <> all(:entryIds::uuid[]))`),
);

export const findNewcomers = prepared(
  'newcomers',
  `select to_char(day, 'YYYY-MM-DD') as day, step, sum(players)::integer as players from newcomer_days
   where day >= :from::date group by day, step`,
).as<{ day: string; players: number }>();
