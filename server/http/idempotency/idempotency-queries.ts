import { sql } from 'kysely';
import type { NextDue } from '../../clock/jobs.ts';
import { prepared, type RowOf } from '../../db/prepared.ts';

/** `status` is null until the call has ended, or if its answer is not stored. */
export type IdempotencyRow = RowOf<typeof findIdempotencyRecord>;

export const findIdempotencyRecord = prepared(
  'idempotency_record_find',
  `select request_hash, status, body, topics from idempotency_records
   where account_id = :accountId and key_hash = :keyHash and requested_at > :after`,
);

/** No row if the key is taken. On conflict, waits for the concurrent insert. Replaces a row that is too old. */
export const claimIdempotencyRecord = prepared(
  'idempotency_record_claim',
  `insert into idempotency_records as record (account_id, key_hash, request_hash, status, body, topics, requested_at)
   values (:accountId, :keyHash, :requestHash, :status, :body, :topics::text[], :now)
   on conflict (account_id, key_hash) do update
     set request_hash = excluded.request_hash, status = excluded.status, body = excluded.body,
       topics = excluded.topics, requested_at = excluded.requested_at
     where record.requested_at <= :after
   returning account_id`,
);

export const updateIdempotencyRecord = prepared(
  'idempotency_record_update',
  `update idempotency_records set status = :status, body = :body, topics = :topics::text[]
   where account_id = :accountId and key_hash = :keyHash`,
);

export const deleteOldIdempotencyRecords = prepared(
  'idempotency_records_delete_old',
  `delete from idempotency_records where (account_id, key_hash) in (
     select account_id, key_hash from idempotency_records where requested_at <= :until order by requested_at limit :limit
     for update skip locked)
   returning requested_at`,
);

/** Old answers are due at the next full hour, so that many go together. */
export const nextOldIdempotencyRecord: NextDue = sql<Date | null>`
  select date_trunc('hour', min(requested_at)) + interval '25 hours' from idempotency_records`;
