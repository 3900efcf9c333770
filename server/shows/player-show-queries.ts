import { throughMonths } from '../db/months/through-months.ts';
import { prepared, type RowOf } from '../db/prepared.ts';

export type PlayerShowRow = RowOf<typeof findOpenPlayerShows>;

const COLUMNS = `show.id, show.kind, show.discipline, show.level, show.entry_fee, show.prize, show.runs_at, show.status,
  show.created_by, show.seed_hash, show.returned, show.fee_cut, creator.username as creator`;

/** Escrow holds the prize and equal fees. */
const ENTERED = `(escrow.coins - show.prize) / show.entry_fee`;

export const insertPlayerShow = prepared(
  'player_show_insert',
  `with show as (
    insert into shows (id, kind, discipline, level, entry_fee, prize, runs_at, created_by, created_at, invites_house, seed_hash)
    values (:id, 'player', :discipline, :level, :entryFee, :prize, :runsAt, :createdBy, :now, :invitesHouse, :seedHash) returning *
  )
  select ${COLUMNS}, 0 as entries from show join players creator on creator.id = show.created_by`,
);

/** By date, then id. At most one page per discipline and level, by index. */
export const findOpenPlayerShows = prepared(
  'player_shows_open',
  `select ${COLUMNS}, ${ENTERED} as entries
   from (
     select found.* from unnest(:disciplines::text[]) wanted (discipline)
     cross join generate_series(:fromLevel::integer, :toLevel::integer) wanted_level
     cross join lateral (
       select * from shows
       where kind = 'player' and status = 'open' and shows.discipline = wanted.discipline and shows.level = wanted_level
         and (runs_at, id) > (:after, :afterId::uuid) and id <> all(:not::uuid[])
       order by runs_at, id limit :limit
     ) found
     order by found.runs_at, found.id limit :limit
   ) show
   join players creator on creator.id = show.created_by
   join ledger_accounts escrow on escrow.id = show.id
   order by show.runs_at, show.id`,
);

export const countOpenPlayerShows = prepared(
  'player_shows_open_count',
  `select count(*)::integer as count from shows
   where kind = 'player' and status = 'open' and discipline = any(:disciplines::text[]) and level between :fromLevel and :toLevel
     and runs_at > :now and id <> all(:not::uuid[])`,
);

export const countOwnOpenShows = prepared(
  'player_shows_own_open_count',
  `select count(*)::integer as count from shows
   where created_by = :playerId and status = 'open' and discipline = any(:disciplines::text[]) and level between :fromLevel and :toLevel
     and runs_at > :now and id <> all(:not::uuid[])`,
);

export const findOwnOpenShows = prepared(
  'player_shows_own_open',
  `select ${COLUMNS}, ${ENTERED} as entries
   from shows show
   join players creator on creator.id = show.created_by
   join ledger_accounts escrow on escrow.id = show.id
   where show.created_by = :playerId and show.status = 'open' and show.discipline = any(:disciplines::text[])
     and show.level between :fromLevel and :toLevel and (show.runs_at, show.id) > (:after, :afterId::uuid) and show.id <> all(:not::uuid[])
   order by show.runs_at, show.id offset :offset limit :limit`,
);

/** Latest first. Each entry stores the field size. */
export const findOwnCompletedShows = throughMonths(
  'player_shows_own_completed',
  ({ showEntries, inMonthOf }) => `select ${COLUMNS},
     coalesce((select field_size from ${showEntries}
       where show_id = show.id and status = 'completed' and ${inMonthOf('show.runs_at')} limit 1), 0) as entries
   from shows show join players creator on creator.id = show.created_by
   where show.created_by = :playerId and show.status = 'completed' and show.discipline = any(:disciplines::text[])
     and show.level between :fromLevel and :toLevel and (show.runs_at, show.id) < (:before, :beforeId::uuid)
   order by show.runs_at desc, show.id desc offset :offset limit :limit`,
);

export const findOthersShows = prepared(
  'player_shows_of_others',
  `select id, entry_fee from shows where id = any(:ids::uuid[]) and kind = 'player' and created_by <> :playerId`,
);
