import type { Selectable } from 'kysely';
import { prepared, type Prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables.ts';
import type { Db } from '../../db/connection.ts';

export type EntryRow = Selectable<Tables['show_entries']>;

const COLUMNS = `id, show_id, horse_id, player_id, discipline, level, runs_at, status, fee, fee_tradable, creator_id,
  entropy, entered_at, entry_xp, place_xp, place, field_size, score, prize, result`;

/**
 * One statement for an entry and what it does to horse and player, both of which must be locked. No row comes back
 * if the horse is entered already; the caller then refuses, which undoes the rest.
 */
export const insertEntry = prepared<
  { id: string },
  {
    id: string;
    showId: string;
    horseId: string;
    playerId: string;
    discipline: string;
    level: number;
    runsAt: Date;
    fee: number;
    feeTradable: number;
    creatorId: string | null;
    entropy: string;
    now: Date;
    entryXp: number;
    horseLevel: number;
    horseXp: number;
    form: number;
    classLevel: number;
    happiness: number;
    happinessAt: Date;
    nextEntryCalm: boolean;
    skill: number[];
    startsDay: string | null;
    startsToday: number;
    showsEntered: number;
    playerLevel: number;
    playerXp: number;
    houseStartsDay: string | null;
    houseStarts: number;
    activeEntries: number;
  }
>(
  'entry_insert',
  `with horse as (
    update horses
    set level = :horseLevel, xp = :horseXp, form = :form, class_level = :classLevel, happiness = :happiness, happiness_at = :happinessAt,
      next_entry_calm = :nextEntryCalm, skill = :skill, starts_day = :startsDay, starts_today = :startsToday, shows_entered = :showsEntered
    where id = :horseId
  ), player as (
    update players
    set level = :playerLevel, xp = :playerXp, house_starts_day = :houseStartsDay, house_starts = :houseStarts, active_entries = :activeEntries
    where id = :playerId
  )
  insert into show_entries
    (id, show_id, horse_id, player_id, discipline, level, runs_at, fee, fee_tradable, creator_id, entropy, entered_at,
     entry_xp)
  values (:id, :showId, :horseId, :playerId, :discipline, :level, :runsAt, :fee, :feeTradable, :creatorId, :entropy, :now, :entryXp)
  on conflict (show_id, horse_id) do nothing
  returning id`,
);

export const countStarters = prepared<{ show_id: string; count: number }, { showIds: readonly string[] }>(
  'entries_count',
  `select show_id, count(*) as count from show_entries
   where show_id = any(:showIds::uuid[]) and status = 'pending' group by show_id`,
);

/** Pending entries of these shows. */
export const findStarters = prepared<EntryRow, { showIds: readonly string[] }>(
  'entries_of_shows',
  `select ${COLUMNS} from show_entries where show_id = any(:showIds::uuid[]) and status = 'pending' order by id`,
);

export const completeEntries = prepared<
  never,
  {
    ids: string[];
    places: number[];
    fieldSizes: number[];
    scores: number[];
    prizes: number[];
    placeXps: number[];
    results: string[];
  }
>(
  'entries_complete',
  `update show_entries entry
   set status = 'completed', place = done.place, field_size = done.field_size, score = done.score, prize = done.prize,
     place_xp = done.place_xp, result = done.result
   from unnest(:ids::uuid[], :places::integer[], :fieldSizes::integer[], :scores::integer[], :prizes::integer[], :placeXps::integer[], :results::jsonb[])
     as done (id, place, field_size, score, prize, place_xp, result)
   where entry.id = done.id`,
);

/** In one statement, so that the numbers belong together while entries come and run. */
export const findShowStats = prepared<
  { shows_entered: number; earnings: number; pending: number },
  { horseId: string }
>(
  'entries_stats',
  `select shows_entered, earnings,
     (select count(*)::integer from show_entries where horse_id = horses.id and status = 'pending') as pending
   from horses where id = :horseId`,
);

export interface EntryFilter {
  readonly horseId?: string;
  readonly playerId?: string;
  readonly ids?: readonly string[] | undefined;
  readonly status?: 'pending' | 'completed' | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

type Condition = Exclude<keyof EntryFilter, 'limit' | 'status'>;

const CONDITIONS: Readonly<Record<Condition, string>> = {
  horseId: 'horse_id = :horseId',
  playerId: 'player_id = :playerId',
  ids: 'id = any(:ids::uuid[])',
  before: 'id < :before',
};
const ALL_CONDITIONS = Object.keys(CONDITIONS) as Condition[];

/** In the text of a statement, not beside it: what is pending has an index of its own. */
const OF_STATUS = { pending: "status = 'pending'", completed: "status = 'completed'" } as const;

const listings = new Map<string, Prepared<EntryRow, EntryFilter>>();

/** The listing with these conditions; each is prepared once. */
function listingBy(
  asked: readonly Condition[],
  status: EntryFilter['status'],
): Prepared<EntryRow, EntryFilter> {
  const name = [status ?? 'all', 'entries_by', ...asked].join('_');
  const before = listings.get(name);
  if (before) return before;
  const conditions = [
    ...asked.map((condition) => CONDITIONS[condition]),
    ...(status ? [OF_STATUS[status]] : []),
  ];
  const listing = prepared<EntryRow, EntryFilter>(
    name,
    `select ${COLUMNS} from show_entries where ${conditions.join(' and ')} order by id desc limit :limit`,
  );
  listings.set(name, listing);
  return listing;
}

/** Newest first, of a horse, a player or these ids at least. */
export async function findEntries(db: Db, filter: EntryFilter): Promise<EntryRow[]> {
  const asked = ALL_CONDITIONS.filter((condition) => filter[condition] !== undefined);
  return listingBy(asked, filter.status).rows(db, filter);
}
