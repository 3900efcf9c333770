import { sql } from 'kysely';
import type { NextDue } from '../clock/jobs.ts';
import { prepared } from '../db/prepared.ts';

export const findDueDeletions = prepared(
  'account_deletions_due',
  `select player_id, erased_at from account_deletions where next_at <= :now order by next_at, player_id limit :limit`,
);

/** No row if another process works at it, or the player cancelled the deletion. */
export const lockDueDeletion = prepared(
  'account_deletion_lock',
  `select player_id, erased_at, payments_at, deletes_texts from account_deletions
   where player_id = :playerId and next_at <= :now for update skip locked`,
);

/** The provider is notified again: premium ends now. */
export const markErased = prepared(
  'account_deletion_erased',
  `update account_deletions set erased_at = :now, next_at = :nextAt, payments_at = :now, deletes_texts = :deletesTexts
   where player_id = :playerId`,
);

export const postponeDeletion = prepared(
  'account_deletion_postpone',
  'update account_deletions set next_at = :nextAt where player_id = :playerId',
);

/** The player sees the new day. */
export const putOffDeletion = prepared(
  'account_deletion_put_off',
  'update account_deletions set deletes_at = :day, next_at = :day where player_id = :playerId',
);

export const endDeletion = prepared(
  'account_deletion_end',
  'delete from account_deletions where player_id = :playerId',
);

export const nextDeletion: NextDue = sql<Date | null>`select min(next_at) from account_deletions`;

/** Claims one, so that other processes skip it while the provider is notified. */
export const claimPayments = prepared(
  'account_deletion_payments',
  `update account_deletions set payments_at = :retryAt where player_id = (
     select player_id from account_deletions where payments_at <= :now order by payments_at, player_id limit 1
     for update skip locked)
   returning player_id, erased_at`,
);

export const postponePayments = prepared(
  'account_deletion_payments_postpone',
  'update account_deletions set payments_at = :retryAt where payments_at <= :now',
);

/** Unless the account was erased meanwhile: then premium ends at once. */
export const markPaymentsEnded = prepared(
  'account_deletion_payments_ended',
  `update account_deletions set payments_at = null
   where player_id = :playerId and erased_at is not distinct from :erasedAt::timestamptz`,
);

export const nextPayments: NextDue = sql<Date | null>`
  select min(payments_at) from account_deletions where payments_at is not null`;

/** Also deletes everything that only the account has: sessions, devices, waiting calls, links and codes. */
export const deleteAccount = prepared(
  'account_delete',
  'delete from accounts where id = :accountId returning id',
);
