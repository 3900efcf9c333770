import type { Selectable } from 'kysely';
import { throughMonths } from '../../db/months/through-months.ts';
import { prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables/tables.ts';
import type { ShowRow } from '../show-queries.ts';
import { RING_COLUMNS, type RingHorse } from './ring-look.ts';
import type { StoredResult } from '../../../game/shows/running/stored-result.ts';

type Shows = Selectable<Tables['shows']>;
type Entries = Selectable<Tables['show_entries']>;

export type ShowWithResult = ShowRow &
  Pick<
    Shows,
    'seed' | 'entries_hash' | 'rules_version' | 'purse_index' | 'counts' | 'returned' | 'fees_kept'
  > & {
    readonly creator: string | null;
    readonly entered: number;
    readonly heats: number;
  };

/** Counts entries only while the show is open, by index. */
export const findShowWithResult = prepared<ShowWithResult, { id: string }>(
  'show_shown',
  `select show.id, show.kind, show.discipline, show.level, show.entry_fee, show.prize, show.runs_at, show.status,
     show.created_by, show.seed_hash, show.seed, show.entries_hash, show.rules_version, show.purse_index, show.counts,
     show.returned, show.fees_kept, creator.username as creator, coalesce(show.entered, entry.entered) as entered,
     coalesce(show.heats, 0) as heats
   from shows show
   left join players creator on creator.id = show.created_by
   cross join lateral (
     select count(*)::integer as entered from show_entries where show_id = show.id and show.entered is null and status <> 'scratched'
   ) entry
   where show.id = :id`,
);

export interface PlacingRow extends Pick<Entries, 'id' | 'horse_id' | 'entry_xp'>, RingHorse {
  readonly place: number;
  readonly field_size: number;
  readonly score: number;
  readonly prize: number;
  readonly place_xp: number;
  readonly result: StoredResult;
  readonly horse_name: string;
  readonly owner_id: string;
  readonly owner_username: string | null;
}

const RAN = '(select runs_at from shows where id = :showId)';

/** By place. Without `heat`: `ownerId`'s first, else the first. */
export const findHeat = throughMonths<
  PlacingRow,
  { showId: string; heat: number | null; ownerId: string | null; after: number; limit: number }
>(
  'show_heat',
  ({ showEntries, inMonthOf }) => `with started as materialized (
     select id, horse_id, entry_xp, place_xp, place, field_size, score, prize, result,
       (result->>'heat')::integer as heat, (result->>'owner')::uuid as owner_id
     from ${showEntries} where show_id = :showId and status = 'completed' and ${inMonthOf(RAN)}
   )
   select entry.id, entry.horse_id, entry.entry_xp, entry.place_xp, entry.place, entry.field_size, entry.score,
     entry.prize, entry.result, entry.owner_id, horse.name as horse_name, owner.username as owner_username, ${RING_COLUMNS}
   from started entry
   join horses horse on horse.id = entry.horse_id
   left join players owner on owner.id = entry.owner_id
   where entry.heat = coalesce(:heat, (select min(heat) from started where owner_id = :ownerId), 1) and entry.place > :after
   order by entry.place limit :limit`,
);

export interface EntrantRow
  extends
    Pick<
      Entries,
      'id' | 'horse_id' | 'entropy' | 'entered_at' | 'place' | 'field_size' | 'score' | 'prize' | 'result'
    >,
    RingHorse {
  readonly horse_name: string;
  readonly owner_id: string;
  readonly owner_username: string | null;
}

/** By horse id; after the run with that day's owner. */
export const findEntrants = throughMonths<
  EntrantRow,
  { showId: string; after: string | null; limit: number }
>(
  'show_entered',
  ({
    showEntries,
    inMonthOf,
  }) => `select entry.*, horse.name as horse_name, coalesce(entry.owner_then, horse.owner_id) as owner_id,
     owner.username as owner_username, ${RING_COLUMNS}
   from (
     select id, horse_id, entropy, entered_at, place, field_size, score, prize, result,
       (result->>'owner')::uuid as owner_then
     from ${showEntries} where show_id = :showId and status <> 'scratched' and (:after::uuid is null or horse_id > :after)
       and ${inMonthOf(RAN)}
     order by horse_id limit :limit
   ) entry
   join horses horse on horse.id = entry.horse_id
   left join players owner on owner.id = coalesce(entry.owner_then, horse.owner_id)
   order by entry.horse_id`,
);
