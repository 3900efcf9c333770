import { sql } from 'kysely';
import { HOUSE_STUD_COVERS } from '../../../game/breeding/house-stud.ts';
import type { NextDue } from '../../clock/jobs.ts';
import { prepared, preparedLike, type RowOf } from '../../db/prepared.ts';
import type { Db } from '../../db/connection.ts';

export type StudRow = RowOf<typeof findStud>;
export type RequestRow = RowOf<typeof findRequest>;

const STUD_COLUMNS = `stallion_id, player_id, fee, note, own_breed_only, placed_at,
  (select house_stable is not null from players where id = player_id) as of_house`;

export const findStud = prepared(
  'stud_find',
  `select ${STUD_COLUMNS} from studs where stallion_id = :stallionId`,
);

/** New terms keep `placed_at`. */
export const upsertStud = prepared(
  'stud_upsert',
  `insert into studs (stallion_id, player_id, fee, note, own_breed_only, placed_at) values (:stallionId, :playerId, :fee, :note, :ownBreedOnly, :now)
   on conflict (stallion_id) do update set player_id = excluded.player_id, fee = excluded.fee, note = excluded.note,
     own_breed_only = excluded.own_breed_only
   returning ${STUD_COLUMNS}`,
);

export const findStuds = prepared(
  'studs_find',
  `select ${STUD_COLUMNS} from studs where stallion_id = any(:stallionIds::uuid[])`,
);

export const deleteStuds = prepared(
  'studs_end',
  `delete from studs where stallion_id = any(:stallionIds::uuid[]) returning stallion_id`,
);

const REQUEST_COLUMNS = `id, stallion_id, mare_id, from_id, to_id, fee, fee_tradable, entropy, note, requested_at,
  expires_at, status, answered_at`;
const REQUEST = `select ${REQUEST_COLUMNS} from stud_requests`;

/** No row if the mare has an open request. */
export const insertRequest = prepared(
  'stud_request_insert',
  `insert into stud_requests (id, stallion_id, mare_id, from_id, to_id, fee, fee_tradable, entropy, note, requested_at,
     expires_at)
   values (:id, :stallionId, :mareId, :fromId, :toId, :fee, :feeTradable, :entropy, :note, :now, :expiresAt)
   on conflict (mare_id) where status = 'open' do nothing
   returning ${REQUEST_COLUMNS}`,
);

/** For house stables, which answer at once. */
export const insertAnswered = prepared(
  'stud_request_answered',
  `insert into stud_requests (id, stallion_id, mare_id, from_id, to_id, fee, fee_tradable, entropy, note, requested_at,
     expires_at, status, answered_at)
   values (:id, :stallionId, :mareId, :fromId, :toId, :fee, :feeTradable, :entropy, '', :now, :now, :status, :now)
   returning ${REQUEST_COLUMNS}`,
);

/** When the stallion's sixth last cover was. Mares of the gate take no place from those of players. */
export const findSixthLast = prepared(
  'covers_sixth_last',
  `select covered_at from covers where stallion_id = :stallionId and not of_gate
   order by id desc offset ${HOUSE_STUD_COVERS - 1} limit 1`,
);

export const findRequest = prepared('stud_request_find', `${REQUEST} where id = :id`);

/** Lock its horses first. */
export const lockRequest = prepared('stud_request_lock', `${REQUEST} where id = :id for update`);

/** Lock the horses first. */
export const lockOpenRequestsOf = prepared(
  'stud_requests_of_horses_lock',
  `${REQUEST} where status = 'open' and (stallion_id = any(:horseIds::uuid[]) or mare_id = any(:horseIds::uuid[]))
   order by id for update`,
);

export const findHorsesInBreeding = prepared(
  'horses_in_breeding',
  `select stallion_id as id from studs where player_id = :playerId
   union select mare_id from stud_requests where from_id = :playerId and status = 'open'
   union select stallion_id from stud_requests where to_id = :playerId and status = 'open'`,
);

export const countOpenRequestsOf = prepared(
  'stud_requests_count',
  `select count(*) as count from stud_requests where status = 'open' and (stallion_id = :horseId or mare_id = :horseId)`,
);

export const answerRequests = prepared(
  'stud_requests_answer',
  `update stud_requests set status = :status, answered_at = :now where id = any(:ids::uuid[]) and status = 'open'`,
);

export const findDueRequests = prepared(
  'stud_requests_due',
  `select id from stud_requests where status = 'open' and expires_at <= :now order by expires_at, id limit :limit`,
);

/** Skips requests being answered. */
export const lockDueRequests = prepared(
  'stud_requests_due_lock',
  `${REQUEST} where id = any(:ids::uuid[]) and status = 'open' and expires_at <= :now order by id for update skip locked`,
);

export const nextExpiry: NextDue = sql`
  select expires_at from stud_requests where status = 'open' order by expires_at limit 1`;

export interface RequestSearch {
  readonly playerId: string;
  readonly box: 'received' | 'sent';
  readonly status: 'open' | 'answered';
  readonly horseId: string | undefined;
  readonly before: string | undefined;
  readonly limit: number;
}

const OF_BOX = {
  received: { player: 'to_id = :playerId', horse: 'stallion_id = :horseId' },
  sent: { player: 'from_id = :playerId', horse: 'mare_id = :horseId' },
} as const;

const requestsIn = ({ box, status, horseId, before }: Omit<RequestSearch, 'playerId' | 'limit'>) => {
  const { player, horse } = OF_BOX[box];
  const conditions = [
    player,
    status === 'open' ? "status = 'open'" : "status <> 'open'",
    ...(horseId === undefined ? [] : [horse]),
    ...(before === undefined ? [] : ['id < :before']),
  ];
  return `select ${REQUEST_COLUMNS.replace(' note,', " case when hidden_from(:playerId, from_id) then '' else note end as note,")}
   from stud_requests where ${conditions.join(' and ')} order by id desc limit :limit`;
};

const findByAll = prepared(
  'stud_requests',
  requestsIn({ box: 'received', status: 'open', horseId: '', before: '' }),
);

export function findRequests(db: Db, search: RequestSearch): Promise<RequestRow[]> {
  const { box, status, horseId, before } = search;
  const filters = [...(horseId === undefined ? [] : ['horse']), ...(before === undefined ? [] : ['before'])];
  const name = ['stud_requests', box, status, ...filters].join('_');
  return preparedLike(findByAll, name, requestsIn(search)).rows(db, search);
}
