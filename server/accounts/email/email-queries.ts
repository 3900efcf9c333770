import { prepared, type RowOf } from '../../db/prepared.ts';

export type EmailRow = RowOf<typeof findEmail>;

export const findEmail = prepared(
  'account_email',
  `select username, email, email_key, email_confirmed_at from accounts join players on players.id = accounts.id
   where accounts.id = :accountId`,
);

export const findConfirmedOwner = prepared(
  'account_by_confirmed_email',
  `select accounts.id, username, email from accounts join players on players.id = accounts.id
   where email_key = :emailKey and email_confirmed_at is not null`,
);

/** Arbitrary class of advisory locks. */
const ADDRESS_LOCK = 730_152;

/** A separate statement, so that the next one sees who confirmed the address while it waited. */
export const lockAddress = prepared(
  'account_address_lock',
  `select pg_advisory_xact_lock(${ADDRESS_LOCK}, hashtext(:emailKey::text))`,
);

export const updateEmail = prepared(
  'account_email_update',
  `update accounts set email = :email, email_key = :emailKey, email_confirmed_at = :confirmedAt
   where id = :accountId`,
);
