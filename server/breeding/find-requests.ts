import type { Db } from '../db/connection.ts';
import type { RequestRow } from './stud/stud-queries.ts';

export interface RequestSearch {
  readonly playerId: string;
  readonly box: 'received' | 'sent';
  readonly status: 'open' | 'answered';
  readonly horseId: string | undefined;
  readonly before: string | undefined;
  readonly limit: number;
}

/** Requests of one player, newest first. */
export function findRequests(db: Db, search: RequestSearch): Promise<RequestRow[]> {
  const { playerId, box, status, horseId, before, limit } = search;
  let query = db
    .selectFrom('stud_requests')
    .selectAll()
    .where(box === 'received' ? 'to_id' : 'from_id', '=', playerId)
    .where('status', status === 'open' ? '=' : '<>', 'open');
  if (horseId) query = query.where(box === 'received' ? 'stallion_id' : 'mare_id', '=', horseId);
  if (before) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
