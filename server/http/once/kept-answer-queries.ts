import { sql } from 'kysely';
import type { NextDue } from '../../clock/due-work.ts';
import { prepared } from '../../db/prepared.ts';

export interface KeptAnswerRow {
  readonly requestHash: Buffer;
  /** Null until the call has ended, or if its answer is not kept. */
  readonly status: number | null;
  readonly body: string | null;
  readonly topics: readonly string[];
}

export const findKeptAnswer = prepared(
  'kept_answer_find',
  `select request_hash, status, body, topics from kept_answers
   where account_id = :accountId and key_hash = :keyHash and asked_at > :after`,
);

/** No row if the key is taken. On conflict, waits for the concurrent insert. Replaces a row that is too old. */
export const claimKeptAnswer = prepared(
  'kept_answer_claim',
  `insert into kept_answers as kept (account_id, key_hash, request_hash, status, body, topics, asked_at)
   values (:accountId, :keyHash, :requestHash, :status, :body, :topics::text[], :now)
   on conflict (account_id, key_hash) do update
     set request_hash = excluded.request_hash, status = excluded.status, body = excluded.body,
       topics = excluded.topics, asked_at = excluded.asked_at
     where kept.asked_at <= :after
   returning account_id`,
);

export const updateKeptAnswer = prepared(
  'kept_answer_update',
  `update kept_answers set status = :status, body = :body, topics = :topics::text[]
   where account_id = :accountId and key_hash = :keyHash`,
);

export const deleteOldAnswers = prepared(
  'kept_answers_delete_old',
  `delete from kept_answers where (account_id, key_hash) in (
     select account_id, key_hash from kept_answers where asked_at <= :until order by asked_at limit :limit
     for update skip locked)
   returning asked_at`,
);

/** Old answers are due at the next full hour, so that many go together. */
export const nextOldAnswers: NextDue = sql<Date | null>`
  select date_trunc('hour', min(asked_at)) + interval '25 hours' from kept_answers`;
