import { sql } from 'kysely';
import type { NextDue } from '../clock/jobs.ts';
import { prepared, preparedLike, type RowOf } from '../db/prepared.ts';
import type { Db } from '../db/connection.ts';

export type VetRequestRow = RowOf<typeof lockPending>;

const COLUMNS = `id, horse_id, player_id, service, price, requested_at, completes_at, status`;
const REQUEST = `select ${COLUMNS} from vet_requests`;

/** The horses must be locked. */
export const findPendingOf = prepared(
  'vet_pending_of_horses',
  `select horse_id, completes_at from vet_requests where horse_id = any(:horseIds::uuid[]) and status = 'pending'`,
);

export const insertRequests = prepared(
  'vet_insert',
  `insert into vet_requests (id, horse_id, player_id, service, price, requested_at, completes_at)
   select id, horse_id, :playerId, :service, :price, :requestedAt, :completesAt from unnest(:ids::uuid[], :horseIds::uuid[]) as given (id, horse_id)`,
);

const DUE = `status = 'pending' and completes_at <= :now`;

/** Earliest first; skips locked rows. */
export const lockDueChecks = prepared(
  'vet_due_checks_lock',
  `${REQUEST} where ${DUE} and service <> 'gelding' order by completes_at, id limit :limit for update skip locked`,
);

export const findDueGeldings = prepared(
  'vet_due_geldings',
  `select id from vet_requests where ${DUE} and service = 'gelding' order by completes_at, id limit :limit`,
);

/** No row if done or locked by another process. */
export const lockPending = prepared(
  'vet_pending_lock',
  `${REQUEST} where id = :id and status = 'pending' for update skip locked`,
);

export const completeRequests = prepared(
  'vet_complete',
  `update vet_requests set status = 'completed' where id = any(:ids::uuid[])`,
);

export const nextCompletion: NextDue = sql`
  select completes_at from vet_requests where status = 'pending' order by completes_at limit 1`;

export interface VetRequestSearch {
  readonly playerId: string;
  readonly horseId?: string | undefined;
  readonly status?: 'pending' | 'completed' | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

const FILTERS = {
  horseId: 'horse_id = :horseId',
  status: 'status = :status',
  before: 'id < :before',
} as const;
type Filter = keyof typeof FILTERS;
const ALL_FILTERS = Object.keys(FILTERS) as Filter[];

const requestsBy = (filters: readonly Filter[]) =>
  `${REQUEST} where ${['player_id = :playerId', ...filters.map((filter) => FILTERS[filter])].join(' and ')}
   order by id desc limit :limit`;

const findByAll = prepared('vet_requests', requestsBy(ALL_FILTERS));

export function findVetRequests(db: Db, search: VetRequestSearch): Promise<VetRequestRow[]> {
  const filters = ALL_FILTERS.filter((filter) => search[filter] !== undefined);
  const name = ['vet_requests_of', ...filters].join('_');
  return preparedLike(findByAll, name, requestsBy(filters)).rows(db, search);
}
