import type { Selectable } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { Db } from '../db/transaction.ts';

export type EntryRow = Selectable<Tables['show_entries']>;

/**
 * One statement for an entry and what it does to horse and player, both of which must be locked. No row comes back
 * if the horse is entered already; the caller then refuses, which undoes the rest.
 */
export const insertEntry = prepared<
  { id: string },
  [
    id: string,
    showId: string,
    horseId: string,
    playerId: string,
    discipline: string,
    level: number,
    runsAt: Date,
    fee: number,
    feeTradable: number,
    creatorId: string | null,
    entropy: string,
    now: Date,
    entryXp: number,
    horseLevel: number,
    horseXp: number,
    form: number,
    classLevel: number,
    happiness: number,
    happinessAt: Date,
    nextEntryCalm: boolean,
    skill: number[],
    startsDay: string | null,
    startsToday: number,
    showsEntered: number,
    playerLevel: number,
    playerXp: number,
    houseStartsDay: string | null,
    houseStarts: number,
    activeEntries: number,
  ]
>(
  'entry_insert',
  `with horse as (
    update horses
    set level = $14, xp = $15, form = $16, class_level = $17, happiness = $18, happiness_at = $19,
      next_entry_calm = $20, skill = $21, starts_day = $22, starts_today = $23, shows_entered = $24
    where id = $3
  ), player as (
    update players
    set level = $25, xp = $26, house_starts_day = $27, house_starts = $28, active_entries = $29
    where id = $4
  )
  insert into show_entries
    (id, show_id, horse_id, player_id, discipline, level, runs_at, fee, fee_tradable, creator_id, entropy, entered_at,
     entry_xp)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  on conflict (show_id, horse_id) do nothing
  returning id`,
);

export const countStarters = prepared<{ show_id: string; count: number }, [showIds: readonly string[]]>(
  'entries_count',
  `select show_id, count(*) as count from show_entries
   where show_id = any($1::uuid[]) and status = 'pending' group by show_id`,
);

/** Pending entries of these shows. */
export const findStarters = prepared<EntryRow, [showIds: readonly string[]]>(
  'entries_of_shows',
  `select id, show_id, horse_id, player_id, discipline, level, runs_at, status, fee, fee_tradable, creator_id,
     entropy, entered_at, entry_xp, place_xp, place, field_size, score, prize, result
   from show_entries where show_id = any($1::uuid[]) and status = 'pending' order by id`,
);

export const completeEntries = prepared<
  never,
  [
    ids: string[],
    places: number[],
    fieldSizes: number[],
    scores: number[],
    prizes: number[],
    placeXps: number[],
    results: string[],
  ]
>(
  'entries_complete',
  `update show_entries entry
   set status = 'completed', place = done.place, field_size = done.field_size, score = done.score, prize = done.prize,
     place_xp = done.place_xp, result = done.result
   from unnest($1::uuid[], $2::integer[], $3::integer[], $4::integer[], $5::integer[], $6::integer[], $7::jsonb[])
     as done (id, place, field_size, score, prize, place_xp, result)
   where entry.id = done.id`,
);

/** In one statement, so that the numbers belong together while entries come and run. */
export const findShowStats = prepared<
  { shows_entered: number; earnings: number; pending: number },
  [horseId: string]
>(
  'entries_stats',
  `select shows_entered, earnings,
     (select count(*)::integer from show_entries where horse_id = horses.id and status = 'pending') as pending
   from horses where id = $1`,
);

export interface EntryFilter {
  readonly horseId?: string;
  readonly playerId?: string;
  readonly ids?: readonly string[] | undefined;
  readonly status?: 'pending' | 'completed' | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function findEntries(db: Db, { horseId, playerId, ids, status, before, limit }: EntryFilter) {
  let query = db.selectFrom('show_entries').selectAll();
  if (horseId) query = query.where('horse_id', '=', horseId);
  if (playerId) query = query.where('player_id', '=', playerId);
  if (ids) query = query.where('id', 'in', ids);
  if (status) query = query.where('status', '=', status);
  if (before) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
