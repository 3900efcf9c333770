import { prepared, type RowOf } from '../db/prepared.ts';

export const insertAccount = prepared(
  'account_insert',
  `insert into accounts (id, email, email_key, password_hash, created_at)
   values (:id, :email, :emailKey, :passwordHash, :createdAt)`,
);

export type KeysRow = RowOf<typeof findConfirmedKeys>;

/** The account that confirmed the address. */
export const findConfirmedKeys = prepared(
  'account_keys_confirmed',
  `select id, password_hash from accounts where email_key = :emailKey and email_confirmed_at is not null`,
);

/** The first and the newest account that gave the address without confirming it. May be the same. */
export const findUnconfirmedKeys = prepared(
  'account_keys_unconfirmed',
  `(select id, password_hash from accounts where email_key = :emailKey and email_confirmed_at is null
    order by id limit 1)
   union
   (select id, password_hash from accounts where email_key = :emailKey and email_confirmed_at is null
    order by id desc limit 1)
   order by id`,
);

export const findPasswordHash = prepared(
  'account_password',
  `select password_hash from accounts where id = :accountId`,
);

export const updatePassword = prepared(
  'account_password_update',
  `update accounts set password_hash = :passwordHash where id = :accountId`,
);

export const findOwner = prepared(
  'account_owner',
  `select username, email, email_confirmed_at from accounts join players on players.id = accounts.id
   where accounts.id = :accountId`,
);

export const findIsConfirmed = prepared(
  'account_is_confirmed',
  `select email_confirmed_at is not null as is_confirmed from accounts where id = :accountId`,
);

export const insertSession = prepared(
  'session_insert',
  `insert into sessions (token_hash, account_id, device_id, created_at, used_at, expires_at)
   values (:tokenHash, :accountId, :deviceId, :createdAt, :createdAt, :expiresAt)`,
);

export const findSessionByHash = prepared(
  'session_find',
  `select session.account_id, session.device_id, session.used_at, session.expires_at, suspension.since as suspended_since,
     suspension.until as suspended_until, suspension.why as suspended_why,
     exists (select from guests where id = session.account_id) as is_guest
   from sessions session left join suspensions suspension on suspension.account_id = session.account_id
   where session.token_hash = :hash and session.expires_at > :wallNow and session.used_at > :usedAfter`,
);

/** Excludes suspended accounts. */
export const findOpenSessions = prepared(
  'sessions_open',
  `select token_hash from sessions where token_hash = any(:hashes::bytea[]) and expires_at > :wallNow
     and not exists (select from suspensions where account_id = sessions.account_id)`,
);

export const findSessionsOf = prepared(
  'sessions_of_account',
  `select token_hash from sessions where account_id = :accountId`,
);

export const markSessionUsed = prepared(
  'session_used',
  `update sessions set used_at = :wallNow where token_hash = :hash and used_at < :usedBefore`,
);

export const deleteExpiredSessions = prepared(
  'sessions_delete_expired',
  `delete from sessions where account_id = :accountId and (expires_at <= :wallNow or used_at <= :usedAfter)`,
);

/** Deletes all if `except` is null. */
export const deleteOtherSessions = prepared(
  'sessions_delete_others',
  `delete from sessions where account_id = :accountId and token_hash is distinct from :except::bytea
   returning token_hash`,
);

export const deleteSessionsBefore = prepared(
  'sessions_delete_before',
  `delete from sessions where account_id = :accountId and created_at < :before returning token_hash`,
);

export const deleteSession = prepared('session_delete', `delete from sessions where token_hash = :tokenHash`);

export const deleteSessionsOfDevice = prepared(
  'sessions_of_device_delete',
  `delete from sessions where device_id = :deviceId returning token_hash`,
);

export const lockAccountRow = prepared(
  'account_lock',
  `select id from accounts where id = :id for no key update`,
);

export const findSuspensionRow = prepared(
  'suspension_find',
  `select until, why, since from suspensions where account_id = :accountId`,
);

export const upsertSuspension = prepared(
  'suspension_upsert',
  `insert into suspensions (account_id, until, why, since) values (:accountId, :until, :why, :since)
   on conflict (account_id) do update set until = excluded.until, why = excluded.why, since = excluded.since`,
);

export const deleteSuspension = prepared(
  'suspension_delete',
  `delete from suspensions where account_id = :accountId`,
);

export const deleteEndedSuspension = prepared(
  'suspension_end',
  `delete from suspensions where account_id = :accountId and until <= :now`,
);

/** No row if it was answered before. */
export const updateBirthYear = prepared(
  'account_birth_year_update',
  `update accounts set birth_year = :birthYear where id = :accountId and birth_year is null returning id`,
);

/** No row if nobody confirmed it. */
export const findConfirmedEmailKey = prepared(
  'account_email_key',
  `select email_key from accounts where id = :accountId and email_confirmed_at is not null`,
);
