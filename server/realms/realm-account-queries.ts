import { prepared } from '../db/prepared.ts';

export const findByDirectoryId = prepared(
  'realm_account_by_directory',
  `select account_id from realm_accounts where directory_id = :directoryId`,
);

/** No row if there is one. */
export const insertRealmAccount = prepared(
  'realm_account_insert',
  `insert into realm_accounts (account_id, directory_id, home_name, home_address, since)
   values (:accountId, :directoryId, :homeName, :homeAddress, :since)
   on conflict do nothing returning account_id`,
);

export const updateHome = prepared(
  'realm_account_home',
  `update realm_accounts set home_name = :homeName, home_address = :homeAddress
   where account_id = :accountId and (home_name, home_address) is distinct from (:homeName, :homeAddress)`,
);
