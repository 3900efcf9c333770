import { sql } from 'kysely';
import type { NextDue } from '../clock/jobs.ts';
import { prepared, type RowOf } from '../db/prepared.ts';
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
   select id, horse_id, :playerId, :service, price, :requestedAt, :completesAt
   from unnest(:ids::uuid[], :horseIds::uuid[], :prices::integer[]) as given (id, horse_id, price)`,
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

export interface VetRequestFilter {
  readonly playerId: string;
  readonly horseId?: string | undefined;
  readonly status?: 'pending' | 'completed' | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

export async function findVetRequests(
  db: Db,
  { playerId, horseId, status, before, limit }: VetRequestFilter,
): Promise<VetRequestRow[]> {
  let query = db.selectFrom('vet_requests').selectAll().where('playerId', '=', playerId);
  if (horseId) query = query.where('horseId', '=', horseId);
  if (status) query = query.where('status', '=', status);
  if (before) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
