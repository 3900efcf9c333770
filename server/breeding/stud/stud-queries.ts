import { sql, type Selectable } from 'kysely';
import type { NextDue } from '../../clock/due-work.ts';
import { prepared } from '../../db/prepared.ts';
import type { StudRequestState } from '../../db/breeding-tables.ts';
import type { Tables } from '../../db/tables.ts';

export type StudRow = Selectable<Tables['studs']>;
export type RequestRow = Selectable<Tables['stud_requests']>;
export type CoverRow = Selectable<Tables['covers']>;

const STUD_COLUMNS = `stallion_id, player_id, fee, note, own_breed_only, placed_at`;

export const findStud = prepared<StudRow, { stallionId: string }>(
  'stud_find',
  `select ${STUD_COLUMNS} from studs where stallion_id = :stallionId`,
);

/** Who was placed before keeps the day. */
export const upsertStud = prepared<
  StudRow,
  { stallionId: string; playerId: string; fee: number; note: string; ownBreedOnly: boolean; now: Date }
>(
  'stud_place',
  `insert into studs (stallion_id, player_id, fee, note, own_breed_only, placed_at) values (:stallionId, :playerId, :fee, :note, :ownBreedOnly, :now)
   on conflict (stallion_id) do update set player_id = excluded.player_id, fee = excluded.fee, note = excluded.note,
     own_breed_only = excluded.own_breed_only
   returning ${STUD_COLUMNS}`,
);

/** Those that stood at stud and do no more. */
export const deleteStuds = prepared<{ stallion_id: string }, { stallionIds: readonly string[] }>(
  'studs_end',
  `delete from studs where stallion_id = any(:stallionIds::uuid[]) returning stallion_id`,
);

const REQUEST_COLUMNS = `id, stallion_id, mare_id, from_id, to_id, fee, fee_tradable, entropy, note, requested_at,
  expires_at, status, answered_at`;
const REQUEST = `select ${REQUEST_COLUMNS} from stud_requests`;

/** No row where the mare waits for an answer already. */
export const insertRequest = prepared<
  RequestRow,
  {
    id: string;
    stallionId: string;
    mareId: string;
    fromId: string;
    toId: string;
    fee: number;
    feeTradable: number;
    entropy: string;
    note: string;
    now: Date;
    expiresAt: Date;
  }
>(
  'stud_request_insert',
  `insert into stud_requests (id, stallion_id, mare_id, from_id, to_id, fee, fee_tradable, entropy, note, requested_at,
     expires_at)
   values (:id, :stallionId, :mareId, :fromId, :toId, :fee, :feeTradable, :entropy, :note, :now, :expiresAt)
   on conflict (mare_id) where status = 'open' do nothing
   returning ${REQUEST_COLUMNS}`,
);

export const findRequest = prepared<RequestRow, { id: string }>(
  'stud_request_find',
  `${REQUEST} where id = :id`,
);

/** Its horses must be locked before. */
export const lockRequest = prepared<RequestRow, { id: string }>(
  'stud_request_lock',
  `${REQUEST} where id = :id for update`,
);

/** Open requests for these stallions or of these mares. The horses must be locked before. */
export const lockOpenRequestsOf = prepared<RequestRow, { horseIds: readonly string[] }>(
  'stud_requests_of_horses_lock',
  `${REQUEST} where status = 'open' and (stallion_id = any(:horseIds::uuid[]) or mare_id = any(:horseIds::uuid[]))
   order by id for update`,
);

/** Horses of this player that stand at stud, or that an open request is about. */
export const findHorsesInBreeding = prepared<{ id: string }, { playerId: string }>(
  'horses_in_breeding',
  `select stallion_id as id from studs where player_id = :playerId
   union select mare_id from stud_requests where from_id = :playerId and status = 'open'
   union select stallion_id from stud_requests where to_id = :playerId and status = 'open'`,
);

export const countOpenRequestsOf = prepared<{ count: number }, { horseId: string }>(
  'stud_requests_count',
  `select count(*) as count from stud_requests where status = 'open' and (stallion_id = :horseId or mare_id = :horseId)`,
);

export const answerRequests = prepared<
  never,
  { ids: readonly string[]; status: StudRequestState; now: Date }
>(
  'stud_requests_answer',
  `update stud_requests set status = :status, answered_at = :now where id = any(:ids::uuid[]) and status = 'open'`,
);

export const findDueRequests = prepared<{ id: string }, { now: Date; limit: number }>(
  'stud_requests_due',
  `select id from stud_requests where status = 'open' and expires_at <= :now order by expires_at, id limit :limit`,
);

/** Those of them that are still open and due. One that somebody is just answering is passed over. */
export const lockDueRequests = prepared<RequestRow, { ids: readonly string[]; now: Date }>(
  'stud_requests_due_lock',
  `${REQUEST} where id = any(:ids::uuid[]) and status = 'open' and expires_at <= :now order by id for update skip locked`,
);

export const nextExpiry: NextDue = sql`
  select expires_at from stud_requests where status = 'open' order by expires_at limit 1`;

export const insertCover = prepared<
  never,
  {
    id: string;
    mareId: string;
    stallionId: string;
    playerId: string;
    requestId: string | null;
    now: Date;
    foalsAt: Date;
    nth: number;
    seedHash: string;
    entropy: string;
    inbreeding: number;
    restsUntil: Date;
  }
>(
  'cover_insert',
  `with mare as (
     update horses set covers = :nth, foals_at = :foalsAt, rests_until = :restsUntil where id = :mareId
   )
   insert into covers (id, mare_id, stallion_id, player_id, request_id, covered_at, foals_at, nth, seed_hash, entropy,
     inbreeding)
   values (:id, :mareId, :stallionId, :playerId, :requestId, :now, :foalsAt, :nth, :seedHash, :entropy, :inbreeding)`,
);

const COVER = `select id, mare_id, stallion_id, player_id, request_id, covered_at, foals_at, nth, seed_hash, entropy,
  inbreeding, foal_id, foal_rules from covers`;

/** The cover whose foal this mare carries. */
export const findCoverInFoal = prepared<CoverRow & { stallion_name: string }, { mareId: string }>(
  'cover_in_foal',
  `select cover.*, stallion.name as stallion_name from (${COVER} where mare_id = :mareId and foal_id is null) cover
   join horses stallion on stallion.id = cover.stallion_id`,
);

export const findCoverOfFoal = prepared<CoverRow, { foalId: string }>(
  'cover_of_foal',
  `${COVER} where foal_id = :foalId`,
);

export const findDueCovers = prepared<CoverRow, { now: Date; limit: number }>(
  'covers_due',
  `${COVER} where foal_id is null and foals_at <= :now order by foals_at, id limit :limit`,
);

/** The cover, if its foal is not born yet. Its horses must be locked before. */
export const lockUnborn = prepared<CoverRow, { id: string }>(
  'cover_unborn_lock',
  `${COVER} where id = :id and foal_id is null for update`,
);

export const bearFoal = prepared<never, { coverId: string; foalId: string; rules: number; mareId: string }>(
  'cover_foaled',
  `with mare as (update horses set foals_at = null where id = :mareId)
   update covers set foal_id = :foalId, foal_rules = :rules where id = :coverId`,
);

export const nextFoaling: NextDue = sql`
  select foals_at from covers where foal_id is null order by foals_at limit 1`;
