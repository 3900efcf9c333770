import { RECENT, throughMonths, type MonthTerms } from '../../db/months/through-months.ts';
import { prepared, type RowOf } from '../../db/prepared.ts';
import { RING_COLUMNS } from './ring-look.ts';

export type ShowWithResult = RowOf<typeof findShowWithResult>;

/** Counts entries only while the show is open, by index. */
export const findShowWithResult = prepared(
  'show_shown',
  `select show.id, show.kind, show.discipline, show.level, show.entry_fee, show.prize, show.runs_at, show.status,
     show.created_by, show.seed_hash, show.seed, show.entries_hash, show.rules_version, show.purse_index, show.counts,
     show.returned, show.fee_cut, show.invites_house, creator.username as creator, coalesce(show.entered, entry.entered) as entered,
     coalesce(show.heats, 0) as heats
   from shows show
   left join players creator on creator.id = show.created_by
   cross join lateral (
     select count(*)::integer as entered from show_entries where show_id = show.id and show.entered is null and status <> 'scratched'
   ) entry
   where show.id = :id`,
);

export type PlacingRow = RowOf<(typeof findHeat)['recent']>;

/** Nobody reads what a guest calls a horse. */
const HORSE_NAME = 'coalesce(owner.gate_name, horse.name) as horse_name';

const RAN = '(select runs_at from shows where id = :showId)';

/** By place. Without `heat`: `ownerId`'s first, else the first. Reads only that heat, by `show_entries_placed`. */
export const findHeat = throughMonths(
  'show_heat',
  ({
    showEntries,
    inMonthOf,
  }) => `select entry.id, entry.horse_id, entry.entry_xp, entry.place_xp, entry.place,
     entry.field_size, entry.score, entry.prize, entry.result, (entry.result->>'owner')::uuid as owner_id,
     ${HORSE_NAME}, owner.username as owner_username, ${RING_COLUMNS}
   from ${showEntries} entry
   join horses horse on horse.id = entry.horse_id
   left join players owner on owner.id = (entry.result->>'owner')::uuid
   where entry.show_id = :showId and entry.status = 'completed' and ${inMonthOf(RAN)}
     and (entry.result->>'heat')::integer = coalesce(:heat::integer, (
       select (own.result->>'heat')::integer from ${showEntries} own
       where own.show_id = :showId and own.status = 'completed' and (own.result->>'owner')::uuid = :ownerId
         and ${inMonthOf(RAN)}
       order by 1 limit 1
     ), 1)
     and entry.place > :after
   order by entry.place limit :limit`,
).as<{ fieldSize: number; score: number; prize: number; placeXp: number; ownerId: string }>();

export type EntrantRow = RowOf<(typeof findStarters)['recent']>;
/** By horse id, of a show that has run: with that day's owner. */
export const findStarters = throughMonths('show_started', entrants(''));

/** By horse id, of a show still to run. */
export const findEntrants = prepared('show_entered', entrants(`, ${RING_COLUMNS}`)(RECENT));

function entrants(columns: string): (terms: MonthTerms) => string {
  return ({
    showEntries,
    inMonthOf,
  }) => `select entry.*, ${HORSE_NAME}, coalesce(entry.owner_then, horse.owner_id) as owner_id,
     owner.username as owner_username${columns}
   from (
     select id, horse_id, entropy, entered_at, place, field_size, score, prize, result,
       (result->>'owner')::uuid as owner_then
     from ${showEntries} where show_id = :showId and status <> 'scratched' and (:after::uuid is null or horse_id > :after)
       and ${inMonthOf(RAN)}
     order by horse_id limit :limit
   ) entry
   join horses horse on horse.id = entry.horse_id
   left join players owner on owner.id = coalesce(entry.owner_then, horse.owner_id)
   order by entry.horse_id`;
}
