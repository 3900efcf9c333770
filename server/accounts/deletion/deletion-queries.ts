import { prepared } from '../../db/prepared.ts';

/** No row if it was asked for before. */
export const insertDeletion = prepared<
  { player_id: string },
  { playerId: string; now: Date; deletesAt: Date }
>(
  'account_deletion_insert',
  `insert into account_deletions (player_id, asked_at, deletes_at, next_at, payments_at)
   values (:playerId, :now, :deletesAt, :deletesAt, :now) on conflict do nothing returning player_id`,
);

export const findDeletion = prepared<{ deletes_at: Date }, { playerId: string }>(
  'account_deletion_find',
  'select deletes_at from account_deletions where player_id = :playerId',
);

/** No row if nobody asked, or it has begun. */
export const deleteDeletion = prepared<{ player_id: string }, { playerId: string }>(
  'account_deletion_keep',
  'delete from account_deletions where player_id = :playerId and erased_at is null returning player_id',
);
