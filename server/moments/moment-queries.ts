import type { ClassLevel } from '../../game/shows/classes.ts';
import type { Grade } from '../../game/shows/grades.ts';
import type { TackQualities } from '../../game/shows/running/scoring.ts';
import { throughMonths } from '../db/months/through-months.ts';
import { prepared, type RowOf } from '../db/prepared.ts';

const NOTHING = '00000000-0000-0000-0000-000000000000';

/** A newcomer's moments count from registration. */
export const findSeen = prepared(
  'moments_seen',
  `select coalesce(seen.births_at, player.created_at) as births_at, coalesce(seen.births_id, '${NOTHING}') as births_id,
     coalesce(seen.starts_at, player.created_at) as starts_at, coalesce(seen.starts_id, '${NOTHING}') as starts_id,
     coalesce(seen.classes_at, player.created_at) as classes_at, coalesce(seen.classes_id, '${NOTHING}') as classes_id,
     coalesce(seen.grown_at, player.created_at) as grown_at, coalesce(seen.grown_id, '${NOTHING}') as grown_id,
     coalesce(seen.level, 1) as level_seen, player.level
   from players player left join moments_seen seen on seen.player_id = player.id where player.id = :playerId`,
);

export type BirthRow = RowOf<typeof findBirths>;

/** Foals that their breeder still owns and has not named. */
export const findBirths = prepared(
  'moments_births',
  `select id, created_at as at, sire_id, dam_id, (count(*) over ())::integer as all_found from horses
   where breeder_id = :playerId and owner_id = :playerId and dam_id is not null
     and (created_at, id) > (:since, :sinceId::uuid) and name like 'Foal of %'
   order by created_at desc, id desc limit :limit`,
).as<{ sireId: string }>();

export const findSlots = prepared(
  'moments_slots',
  `select horse_id, part, key from album_slots
   where player_id = :playerId and part = 'colour' and horse_id = any(:horseIds::uuid[]) order by key`,
);

/** `tack` was worn in this start. */
export type StartRow = RowOf<(typeof findStarts)['recent']>;

const BEFORE = (showEntries: string, of: string) =>
  `from ${showEntries} earlier join shows on shows.id = earlier.show_id
   where ${of} and earlier.status = 'completed' and earlier.place = 1 and shows.kind = 'house'
     and (earlier.runs_at, earlier.id) < (entry.runs_at, entry.id)`;

/** Wins count in house shows only: friends can arrange others. The condition on places matches the index. */
export const findStarts = throughMonths(
  'moments_starts',
  ({
    showEntries,
    fromMonthOf,
  }) => `select id, at, show_id, horse_id, kind, discipline, level, grade, place, field_size, score, prize, xp, first_of,
     promoted_to, promotion_prize, record_over, tack, all_found, (select count(*) from ${showEntries} earlier
       where earlier.horse_id = great.horse_id and earlier.status = 'completed'
         and (earlier.runs_at, earlier.id) <= (great.at, great.id))::integer as starts
   from (
     select entry.id, entry.runs_at as at, entry.show_id, entry.horse_id, show.kind, entry.discipline, entry.level, entry.grade,
       entry.place, entry.field_size, entry.score, entry.prize, entry.entry_xp + entry.place_xp as xp,
       case when not won.is_first then null
         when exists (select ${BEFORE(showEntries, 'earlier.player_id = entry.player_id')}) then 'horse' else 'player' end as first_of,
       entry.result->>'promotedTo' as promoted_to,
       coalesce((entry.result->>'promotionPrize')::integer, 0) as promotion_prize,
       (entry.result->>'recordOver')::integer as record_over, entry.result->'tack' as tack,
       (count(*) over ())::integer as all_found
     from ${showEntries} entry
     join shows show on show.id = entry.show_id
     join horses horse on horse.id = entry.horse_id and horse.owner_id = entry.player_id
     cross join lateral (select entry.place = 1 and show.kind = 'house' and not exists (
       select ${BEFORE(showEntries, 'earlier.horse_id = entry.horse_id')}) as is_first) won
     where entry.player_id = :playerId and entry.status = 'completed'
       and (entry.place = 1 or (entry.result->>'promotedTo') is not null or (entry.result->>'recordOver') is not null)
       and (entry.runs_at, entry.id) > (:since, :sinceId::uuid) and ${fromMonthOf('(select :since::timestamptz)')}
       and (won.is_first or (entry.result->>'promotedTo') is not null or (entry.result->>'recordOver') is not null)
     order by entry.runs_at desc, entry.id desc limit :limit
   ) great order by great.at desc, great.id desc`,
).as<{
  place: number;
  fieldSize: number;
  score: number;
  prize: number;
  xp: number;
  promotedTo: Grade | null;
  firstOf: 'horse' | 'player' | null;
  tack: TackQualities;
}>();

export type ClassRow = RowOf<typeof findClasses>;

/** Only horses that the player still owns count. */
export const findClasses = prepared(
  'moments_classes',
  `select event.id, event.at, event.horse_id, event.details, (count(*) over ())::integer as all_found
   from horse_events event join horses horse on horse.id = event.horse_id and horse.owner_id = event.player_id
   where event.player_id = :playerId and event.kind = 'class' and (event.at, event.id) > (:since, :sinceId::uuid)
   order by event.at desc, event.id desc limit :limit`,
).as<{ details: { readonly level: number; readonly opens: ClassLevel } }>();

export type GrownRow = RowOf<typeof findGrown>;

/** Foals that reached the age of the linear profile, and that the player still owns. */
export const findGrown = prepared(
  'moments_grown',
  `select event.id, event.at, event.horse_id, (count(*) over ())::integer as all_found
   from horse_events event join horses horse on horse.id = event.horse_id and horse.owner_id = event.player_id
   where event.player_id = :playerId and event.kind = 'grew' and (event.at, event.id) > (:since, :sinceId::uuid)
     and 'three' = any(string_to_array(event.details->>'pages', ','))
   order by event.at desc, event.id desc limit :limit`,
);

/** An event is of a class or of a grown foal. Never moves back. Changes nothing if the foal, the entry or the event is another player's. */
export const saveSeen = throughMonths(
  'moments_see',
  ({
    showEntries,
  }) => `insert into moments_seen as seen (player_id, births_at, births_id, starts_at, starts_id, classes_at, classes_id,
     grown_at, grown_id, level)
   select player.id, coalesce(foal.created_at, player.created_at), coalesce(foal.id, '${NOTHING}'),
     coalesce(entry.runs_at, player.created_at), coalesce(entry.id, '${NOTHING}'),
     coalesce(class.at, player.created_at), coalesce(class.id, '${NOTHING}'),
     coalesce(grown.at, player.created_at), coalesce(grown.id, '${NOTHING}'), least(player.level, :level::bigint)
   from players player
   left join horses foal on foal.id = :foalId and foal.breeder_id = player.id and foal.dam_id is not null
   left join ${showEntries} entry on entry.id = :entryId and entry.player_id = player.id and entry.status = 'completed'
   left join horse_events class on class.id = :eventId and class.player_id = player.id and class.kind = 'class'
   left join horse_events grown on grown.id = :eventId and grown.player_id = player.id and grown.kind = 'grew'
   where player.id = :playerId and (:foalId::uuid is null or foal.id is not null)
     and (:entryId::uuid is null or entry.id is not null) and (:eventId::uuid is null or class.id is not null or grown.id is not null)
   on conflict (player_id) do update set
     (births_at, births_id) = (select * from (values (seen.births_at, seen.births_id), (excluded.births_at, excluded.births_id))
       births (at, id) order by at desc, id desc limit 1),
     (starts_at, starts_id) = (select * from (values (seen.starts_at, seen.starts_id), (excluded.starts_at, excluded.starts_id))
       starts (at, id) order by at desc, id desc limit 1),
     (classes_at, classes_id) = (select * from (values (seen.classes_at, seen.classes_id), (excluded.classes_at, excluded.classes_id))
       classes (at, id) order by at desc, id desc limit 1),
     (grown_at, grown_id) = (select * from (values (seen.grown_at, seen.grown_id), (excluded.grown_at, excluded.grown_id))
       grown (at, id) order by at desc, id desc limit 1),
     level = greatest(seen.level, excluded.level)`,
);
