import { prepared } from '../db/prepared.ts';
import type { Db, Tx } from '../db/connection.ts';

export interface NewAccountRow {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

/** False if the email is taken. */
export async function insertAccount(tx: Tx, account: NewAccountRow): Promise<boolean> {
  const made = await tx
    .insertInto('accounts')
    .values({
      id: account.id,
      email: account.email,
      email_key: account.emailKey,
      password_hash: account.passwordHash,
      created_at: account.createdAt,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function findAccountByEmail(db: Db, emailKey: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

export interface SessionRow {
  readonly tokenHash: Buffer;
  readonly accountId: string;
  readonly deviceId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertSession(
  db: Db,
  { tokenHash, accountId, deviceId, createdAt, expiresAt }: SessionRow,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      device_id: deviceId,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

interface SessionOfAccountRow {
  account_id: string;
  device_id: string | null;
  expires_at: Date;
  /** Null if not suspended. */
  suspended_since: Date | null;
  suspended_until: Date | null;
  suspended_why: string | null;
}

export const findSessionByHash = prepared<SessionOfAccountRow, { hash: Buffer; wallNow: Date }>(
  'session_find',
  `select session.account_id, session.device_id, session.expires_at, suspension.since as suspended_since,
     suspension.until as suspended_until, suspension.why as suspended_why
   from sessions session left join suspensions suspension on suspension.account_id = session.account_id
   where session.token_hash = :hash and session.expires_at > :wallNow`,
);

/** Without those of suspended accounts. */
export const findOpenSessions = prepared<
  { token_hash: Buffer },
  { hashes: readonly Buffer[]; wallNow: Date }
>(
  'sessions_open',
  `select token_hash from sessions where token_hash = any(:hashes::bytea[]) and expires_at > :wallNow
     and not exists (select from suspensions where account_id = sessions.account_id)`,
);

export const findSessionsOf = prepared<{ token_hash: Buffer }, { accountId: string }>(
  'sessions_of_account',
  `select token_hash from sessions where account_id = :accountId`,
);

export async function deleteExpiredSessions(db: Db, accountId: string, wallNow: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('expires_at', '<=', wallNow)
    .execute();
}

export async function deleteSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export const deleteSessionsOfDevice = prepared<{ token_hash: Buffer }, { deviceId: string }>(
  'sessions_of_device_delete',
  `delete from sessions where device_id = :deviceId returning token_hash`,
);

export const lockAccountRow = prepared<{ id: string }, { id: string }>(
  'account_lock',
  `select id from accounts where id = :id for no key update`,
);

interface SuspensionRow {
  until: Date | null;
  why: string;
  since: Date;
}

export const findSuspensionRow = prepared<SuspensionRow, { accountId: string }>(
  'suspension_find',
  `select until, why, since from suspensions where account_id = :accountId`,
);

export const upsertSuspension = prepared<never, SuspensionRow & { accountId: string }>(
  'suspension_upsert',
  `insert into suspensions (account_id, until, why, since) values (:accountId, :until, :why, :since)
   on conflict (account_id) do update set until = excluded.until, why = excluded.why, since = excluded.since`,
);

export const deleteSuspension = prepared<never, { accountId: string }>(
  'suspension_delete',
  `delete from suspensions where account_id = :accountId`,
);

export const deleteEndedSuspension = prepared<never, { accountId: string; now: Date }>(
  'suspension_end',
  `delete from suspensions where account_id = :accountId and until <= :now`,
);

export const findBirthYearRow = prepared<{ birth_year: number | null }, { accountId: string }>(
  'account_birth_year',
  `select birth_year from accounts where id = :accountId`,
);

/** No row if it was answered before. */
export const updateBirthYear = prepared<{ id: string }, { accountId: string; birthYear: number }>(
  'account_birth_year_update',
  `update accounts set birth_year = :birthYear where id = :accountId and birth_year is null returning id`,
);

export const findEmailKey = prepared<{ email_key: string }, { accountId: string }>(
  'account_email_key',
  `select email_key from accounts where id = :accountId`,
);
