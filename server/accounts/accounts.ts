import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { findAccountByEmail, insertAccount } from './account-queries.ts';
import { passwordMatches } from './credentials.ts';

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** Emails that differ only in case are one email. */
export const emailKey = (email: string) => email.normalize('NFKC').toLowerCase();

/** One account per address, whatever its case. */
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

/** The account with this email and password. Does not tell, nor betray by its time, which of the two was wrong. */
export async function findAccount(
  db: Db,
  email: string,
  password: string,
): Promise<string | Refusal<'WRONG_CREDENTIALS'>> {
  const account = await findAccountByEmail(db, emailKey(email));
  const matches = await passwordMatches(password, account?.password_hash);
  return account && matches ? account.id : refuse('WRONG_CREDENTIALS');
}
