import { prepared } from '../../db/prepared.ts';

/** No row if it was requested before. */
export const insertDeletion = prepared(
  'account_deletion_insert',
  `insert into account_deletions (player_id, requested_at, deletes_at, next_at, payments_at)
   values (:playerId, :now, :deletesAt, :deletesAt, :now) on conflict do nothing returning player_id`,
);

/** With the realm where the player signs in; null if that is here. */
export const findDeletion = prepared(
  'account_deletion_find',
  `select deletes_at, home_name from account_deletions
   left join realm_accounts on account_id = player_id where player_id = :playerId`,
);

/** No row if none was requested, or it has begun. */
export const deleteDeletion = prepared(
  'account_deletion_cancel',
  `delete from account_deletions where player_id = :playerId and erased_at is null returning player_id`,
);

export const findWhetherPremium = prepared(
  'account_deletion_premium',
  `select premium_until > :now as is_premium from players where id = :playerId`,
);

/** Schedules another notice to the payment provider, even while one is under way. */
export const scheduleEndPayments = prepared(
  'account_deletion_end_payments',
  `update account_deletions set payments_at = :now
   where player_id = :playerId and not :isOver::boolean and (:renews::boolean or erased_at is not null)`,
);
