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

export const findSessionByHash = prepared<
  { account_id: string; device_id: string | null; expires_at: Date },
  { hash: Buffer; wallNow: Date }
>(
  'session_find',
  `select account_id, device_id, expires_at from sessions where token_hash = :hash and expires_at > :wallNow`,
);

export const findOpenSessions = prepared<
  { token_hash: Buffer },
  { hashes: readonly Buffer[]; wallNow: Date }
>(
  'sessions_open',
  `select token_hash from sessions where token_hash = any(:hashes::bytea[]) and expires_at > :wallNow`,
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
