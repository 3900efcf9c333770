import type { Guild } from '../../game/guild-work/guilds.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { findAccountByEmail, findEmailKey, insertAccount, lockAccountRow } from './account-queries.ts';
import { passwordMatches } from './passwords.ts';

export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly guild: Guild;
}

export type RegistrationRefusal = Refusal<
  'USERNAME_TAKEN' | 'USERNAME_LOOKS_TAKEN' | 'USERNAME_RESERVED' | 'UNKIND_WORDS' | 'EMAIL_TAKEN'
>;

interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
}

export const emailKey = (email: string) => email.normalize('NFKC').toLowerCase();

export async function createAccount(
  tx: Tx,
  account: NewAccount,
): Promise<Refusal<'EMAIL_TAKEN'> | undefined> {
  const made = await insertAccount(tx, {
    ...account,
    emailKey: emailKey(account.email),
    createdAt: new Date(),
  });
  return made ? undefined : refuse('EMAIL_TAKEN');
}

export async function readEmailKey(db: Db, accountId: string): Promise<string> {
  const account = await findEmailKey.first(db, { accountId });
  if (!account) throw new Error(`No account ${accountId}`);
  return account.email_key;
}

/** Taken first by everything that changes an account's devices, what waits from them, or what it may do. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  if (!(await lockAccountRow.first(tx, { id: accountId }))) throw new Error(`No account ${accountId}`);
}

/** Neither refusal nor timing reveals whether email or password was wrong. */
export async function findAccount(
  db: Db,
  email: string,
  password: string,
): Promise<string | Refusal<'WRONG_CREDENTIALS'>> {
  const account = await findAccountByEmail(db, emailKey(email));
  const matches = await passwordMatches(password, account?.password_hash);
  return account && matches ? account.id : refuse('WRONG_CREDENTIALS');
}
