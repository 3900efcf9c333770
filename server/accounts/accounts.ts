import { asciiEmail } from '../../game/accounts/email.ts';
import type { Guild } from '../../game/guild-work/guilds.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import {
  findConfirmedEmailKey,
  findConfirmedKeys,
  findIsConfirmed,
  findPasswordHash,
  findUnconfirmedKeys,
  insertAccount,
  lockAccountRow,
  type KeysRow,
} from './account-queries.ts';
import { passwordMatches } from './passwords.ts';

export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly guild: Guild;
}

export type RegistrationRefusal = Refusal<
  'USERNAME_TAKEN' | 'USERNAME_TOO_SIMILAR' | 'USERNAME_RESERVED' | 'UNKIND_WORDS'
>;

interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** One for both spellings of an international domain. */
export const emailKey = (email: string) => asciiEmail(email.normalize('NFKC')).toLowerCase();

/** Its address is not confirmed, so other accounts may have it too. */
export async function createAccount(tx: Tx, account: NewAccount): Promise<void> {
  await insertAccount.run(tx, { ...account, emailKey: emailKey(account.email), createdAt: new Date() });
}

/** Undefined if its owner has not confirmed it: anybody can give any address. */
export async function readConfirmedEmailKey(db: Db, accountId: string): Promise<string | undefined> {
  return (await findConfirmedEmailKey.first(db, { accountId }))?.emailKey;
}

export type EmailNotConfirmed = Refusal<'EMAIL_NOT_CONFIRMED'>;

/** Many accounts are quickly opened, many mailboxes are not (docs/rules/trade.md#unconfirmed-accounts). */
export async function refuseUnconfirmed(db: Db, accountId: string): Promise<EmailNotConfirmed | undefined> {
  const isConfirmed = (await findIsConfirmed.first(db, { accountId }))?.isConfirmed === true;
  return isConfirmed ? undefined : refuse('EMAIL_NOT_CONFIRMED');
}

/** Taken first by everything that changes an account's devices, what waits from them, or what it may do. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  if (!(await lockAccountIfAny(tx, accountId))) throw new Error(`No account ${accountId}`);
}

/** False if it was deleted. */
export async function lockAccountIfAny(tx: Tx, accountId: string): Promise<boolean> {
  return (await lockAccountRow.first(tx, { id: accountId })) !== undefined;
}

export interface SignInKeys extends KeysRow {
  /** False if the address may be another account's: then this sign-in must not clear the wrong guesses. */
  readonly ownsAddress: boolean;
}

/**
 * Neither refusal nor timing reveals whether email or password was wrong, or how many accounts gave the address: it
 * always checks three passwords, of the account that confirmed it, and of the first and the newest that did not
 * (decision 89).
 */
export async function findAccount(
  db: Db,
  email: string,
  password: string,
): Promise<SignInKeys | Refusal<'WRONG_CREDENTIALS'>> {
  const key = { emailKey: emailKey(email) };
  const owner = await findConfirmedKeys.first(db, key);
  const [first, newest] = await findUnconfirmedKeys.rows(db, key);
  const candidates = [owner, first, newest];
  const matches = await Promise.all(
    candidates.map((candidate) => passwordMatches(password, candidate?.passwordHash)),
  );
  const found = candidates.find((_, index) => matches[index]);
  if (!found) return refuse('WRONG_CREDENTIALS');
  return { ...found, ownsAddress: owner ? found === owner : newest === undefined };
}

/** False if it was changed since it was checked. The account must be locked. */
export async function isStillPassword(tx: Tx, { id, passwordHash: checked }: KeysRow): Promise<boolean> {
  return (await findPasswordHash.first(tx, { accountId: id }))?.passwordHash === checked;
}
