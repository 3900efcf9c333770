import { sql, type Selectable } from 'kysely';
import type { Discipline } from '../../game/shows/disciplines.ts';
import type { NextDue } from '../clock/due-work.ts';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables/tables.ts';
import type { Db, Tx } from '../db/connection.ts';

export type ShowRow = Pick<
  Selectable<Tables['shows']>,
  | 'id'
  | 'kind'
  | 'discipline'
  | 'level'
  | 'entry_fee'
  | 'prize'
  | 'runs_at'
  | 'status'
  | 'created_by'
  | 'seed_hash'
>;

const COLUMNS = `id, kind, discipline, level, entry_fee, prize, runs_at, status, created_by, seed_hash`;
const SHOW = `select ${COLUMNS} from shows`;
const HELD = `${SHOW} where id = :id and status = 'open' and runs_at > :now for share`;

/**
 * A show that can still be entered, shared with other entrants: whoever runs it waits for us. One whose time has come
 * is not held, or requests for it could keep it from running.
 */
export const holdOpenShow = prepared<ShowRow, { id: string; now: Date }>('show_hold', HELD);

/** The same of a house show, whose row is made with its first entry; whom another is just ahead of waits, and shares it. */
export const holdOrMakeHouseShow = prepared<
  ShowRow,
  {
    id: string;
    now: Date;
    discipline: Discipline;
    level: number;
    entryFee: number;
    prize: number;
    runsAt: Date;
    seedHash: string;
  }
>(
  'show_hold_or_make',
  `with held as (${HELD}), made as (
    insert into shows (id, kind, discipline, level, entry_fee, prize, runs_at, seed_hash)
    select :id, 'house', :discipline, :level, :entryFee, :prize, :runsAt, :seedHash where not exists (select from held)
    on conflict (id) do update set id = excluded.id where shows.status = 'open' and shows.runs_at > :now
    returning ${COLUMNS}
  )
  select ${COLUMNS} from held union all select ${COLUMNS} from made`,
);

/** House shows have no row unless somebody is in them. One that somebody else is just entering is left alone. */
export const deleteUnentered = prepared<never, { ids: readonly string[] }>(
  'shows_delete_unentered',
  `delete from shows where id in (
     select id from shows where id = any(:ids::uuid[]) and kind = 'house' and status = 'open'
       and not exists (select from show_entries where show_id = shows.id) for update skip locked)`,
);

export const findShow = prepared<ShowRow, { id: string }>('show_find', `${SHOW} where id = :id`);

const DUE = `${SHOW} where status = 'open' and runs_at <= :now and id <> all(:but::uuid[]) order by runs_at, id limit :limit`;

/** Shows that are due, earliest first, but these. */
export const findDueShows = prepared<ShowRow, { now: Date; but: readonly string[]; limit: number }>(
  'shows_due',
  DUE,
);

/** The same, locked; one that somebody is just entering waits for the next time. */
export const lockDueShows = prepared<ShowRow, { now: Date; but: readonly string[]; limit: number }>(
  'shows_due_lock',
  `${DUE} for update skip locked`,
);

export const lockShow = prepared<ShowRow, { id: string }>(
  'show_lock',
  `${SHOW} where id = :id and status = 'open' for update`,
);

/** Any number, the same in every process. */
const RUNNING_LOCK = 4_207_222;

/** Whether this transaction may run shows: one at a time does, so that they run in the order of their dates. */
export async function mayRunShows(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    may: boolean;
  }>`select pg_try_advisory_xact_lock(${RUNNING_LOCK}) as may`.execute(tx);
  return rows[0]?.may === true;
}

/** When the next show runs, without these. */
export const nextRun = (but: readonly string[]): NextDue =>
  sql`select runs_at from shows where status = 'open' and id <> all(${but}::uuid[]) order by runs_at limit 1`;

/** Shows that the horse is entered in and that have not run. */
export const findEntered = prepared<{ show_id: string }, { horseId: string }>(
  'shows_entered',
  `select show_id from show_entries where horse_id = :horseId and status = 'pending'`,
);

const purseIndex = prepared<{ purse_index: number }>('purse_index', `select purse_index from world`);

export async function findPurseIndex(db: Db): Promise<number> {
  const world = await purseIndex.first(db);
  if (!world) throw new Error('The world is not founded');
  return world.purse_index;
}

export const nextIndexing: NextDue = sql`select purse_index_due from world`;

export async function findPurseIndexDue(db: Db): Promise<Date> {
  return (await db.selectFrom('world').select('purse_index_due').executeTakeFirstOrThrow()).purse_index_due;
}

/** The index, locked, if it is still this one that is due. */
export async function lockPurseIndexDue(tx: Tx, due: Date): Promise<number | undefined> {
  const world = await tx
    .selectFrom('world')
    .select('purse_index')
    .where('purse_index_due', '=', due)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return world?.purse_index;
}

export async function updatePurseIndex(tx: Tx, index: number, nextDue: Date): Promise<void> {
  await tx.updateTable('world').set({ purse_index: index, purse_index_due: nextDue }).execute();
}

/** Closes shows for good, with what proves them. Arrays of one length. */
export const completeShows = prepared<
  never,
  {
    ids: string[];
    seeds: Buffer[];
    entriesHashes: string[];
    rulesVersions: number[];
    counts: boolean[];
    returned: (number | null)[];
    feesKept: number[];
    entered: number[];
    heats: number[];
    purseIndex: number;
  }
>(
  'shows_complete',
  `update shows
   set status = 'completed', seed = done.seed, entries_hash = done.entries_hash, rules_version = done.rules_version,
     counts = done.counts, returned = done.returned, fees_kept = done.fees_kept, entered = done.entered, heats = done.heats,
     purse_index = case kind when 'house' then :purseIndex::integer end
   from unnest(:ids::uuid[], :seeds::bytea[], :entriesHashes::text[], :rulesVersions::integer[], :counts::boolean[], :returned::integer[], :feesKept::bigint[],
     :entered::integer[], :heats::integer[])
     as done (id, seed, entries_hash, rules_version, counts, returned, fees_kept, entered, heats)
   where shows.id = done.id`,
);
