import { sql } from 'kysely';
import type { NextDue } from '../../clock/jobs.ts';
import { prepared, type RowOf } from '../../db/prepared.ts';

export type RecoveryRow = RowOf<typeof takeRecovery>;

export const insertRecovery = prepared(
  'recovery_insert',
  `insert into recovery_requests (id, forgot, email_key, requested_at) values (:id, :forgot, :emailKey, :now)`,
);

/** Takes one; others are left to other processes. */
export const takeRecovery = prepared(
  'recovery_take',
  `delete from recovery_requests where id = (
     select id from recovery_requests where requested_at <= :now order by requested_at, id limit 1 for update skip locked)
   returning id, forgot, email_key`,
);

export const nextRecovery: NextDue = sql<Date | null>`select min(requested_at) from recovery_requests`;

/** The account that confirmed the address; if none has, all that gave it, the first in front. */
export const findAddressHolders = prepared(
  'recovery_address_holders',
  `(select accounts.id, username, email from accounts join players on players.id = accounts.id
    where email_key = :emailKey and email_confirmed_at is not null)
   union all
   (select accounts.id, username, email from accounts join players on players.id = accounts.id
    where email_key = :emailKey and email_confirmed_at is null
      and not exists (select from accounts other where other.email_key = :emailKey
        and other.email_confirmed_at is not null)
    order by accounts.id limit :limit)`,
);
