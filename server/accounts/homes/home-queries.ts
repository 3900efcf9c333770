import { prepared, type RowOf } from '../../db/prepared.ts';

/** Home is null if the player signs in here. */
export type RealmAccountRow = RowOf<typeof findRealmAccount>;

export const findRealmAccount = prepared(
  'realm_account_find',
  `select account_id, directory_id, home_name, home_address from realm_accounts where account_id = :accountId`,
);

/** Nothing if the player never went to another realm, or signs in elsewhere. */
export const insertEnded = prepared(
  'directory_notice_ended',
  `insert into directory_notices (id, kind, directory_id, at, next_at)
   select :id, 'ended', directory_id, :wallNow, '-infinity' from realm_accounts
   where account_id = :accountId and home_name is null`,
);

export const insertGone = prepared(
  'directory_notice_gone',
  `insert into directory_notices (id, kind, directory_id, at, next_at)
   select :id, case when home_name is null then 'erased' else 'left' end, directory_id, :wallNow, '-infinity'
   from realm_accounts where account_id = :accountId`,
);
