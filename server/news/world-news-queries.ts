import type { Sex } from '../../game/horses/age.ts';
import type { Traits } from '../../game/horses/coat/traits.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import type { Grade } from '../../game/shows/grades.ts';
import { throughMonths } from '../db/months/through-months.ts';
import type { RowOf } from '../db/prepared.ts';

export type WorldNewsRow = RowOf<(typeof findWorldNews)['recent']>;

const latest = (from: string, at: string, where: string) =>
  `from ${from} where ${where} order by ${at} desc, id desc limit :among`;

const isOpen = (player: string) => `not exists (select from closed_stables where player_id = ${player})`;

/**
 * Reads the last `among` of each kind by index, then leaves out what happened at closed stables or is there now.
 * Wins count in house shows only: friends can arrange others. Older wins may be archived.
 */
export const findWorldNews = throughMonths(
  'world_news',
  ({
    showEntries,
  }) => `select news.kind, news.id, news.at, news.horse_id, news.show_id, news.discipline, news.level, news.grade,
     stable.id as stable_id, stable.username, dam.name as dam_name,
     horse.name, horse.sex, horse.breed, horse.born_at, horse.genotype, horse.traits, horse.form, horse.mane_style
   from (
     select 'birth' as kind, id, created_at as at, id as horse_id, breeder_id as player_id, breeder_id as from_id,
       null::uuid as show_id, null as discipline, null::integer as level, null as grade
     from (select id, created_at, breeder_id ${latest('horses', 'created_at', 'dam_id is not null')}) born
     union all
     select case when won.is_first then 'first_win' else 'grade' end, great.id, great.runs_at, great.horse_id, great.player_id,
       great.player_id, great.show_id, great.discipline, great.level, great.promoted_to
     from (
       select id, runs_at, horse_id, player_id, show_id, discipline, level, place, result->>'promotedTo' as promoted_to
       ${latest(
         'show_entries',
         'runs_at',
         `status = 'completed' and (place = 1 or (result ->> 'promotedTo') is not null)`,
       )}
     ) great
     join shows show on show.id = great.show_id and show.kind = 'house'
     cross join lateral (select great.place = 1 and not exists (
       select from ${showEntries} earlier join shows on shows.id = earlier.show_id and shows.kind = 'house'
       where earlier.horse_id = great.horse_id and earlier.status = 'completed' and earlier.place = 1
         and (earlier.runs_at, earlier.id) < (great.runs_at, great.id)) as is_first) won
     where won.is_first or great.promoted_to is not null
     union all
     select 'sale', id, sold_at, horse_id, buyer_id, seller_id, null, null, null, null
     from (select id, sold_at, horse_id, buyer_id, seller_id ${latest('sales', 'sold_at', `kind = 'horse'`)}) sold
   ) news
   join horses horse on horse.id = news.horse_id
   left join horses dam on dam.id = horse.dam_id
   join players stable on stable.id = news.player_id
   where ${isOpen('news.player_id')} and ${isOpen('news.from_id')} and ${isOpen('horse.owner_id')}
   order by news.at desc, news.id desc limit :limit`,
).as<{
  kind: 'birth' | 'first_win' | 'grade' | 'sale';
  id: string;
  at: Date;
  horseId: string;
  discipline: Discipline | null;
  grade: Grade | null;
  sex: Sex;
  traits: Traits;
}>();
