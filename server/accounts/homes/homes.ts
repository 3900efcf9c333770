import { refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { newId } from '../../db/new-id.ts';
import { emailKey } from '../accounts.ts';
import { findConfirmedOwner, lockAddress, updateEmail } from '../email/email-queries.ts';
import { findRealmAccount, insertEnded, insertGone, type RealmAccountRow } from './home-queries.ts';

/** Without the account at home, stables elsewhere could no longer be reached. */
export type RefuseStablesElsewhere = (
  playerId: string,
) => Promise<Refusal<'DIRECTORY_AWAY' | 'STABLES_ELSEWHERE'> | undefined>;

export interface Home {
  readonly name: string;
  readonly address: string;
}

/** Undefined if the player never went to another realm. */
export function readRealmAccount(db: Db, accountId: string): Promise<RealmAccountRow | undefined> {
  return findRealmAccount.first(db, { accountId });
}

/** Where the player signs in; undefined if that is here. */
export async function findHome(db: Db, accountId: string): Promise<Home | undefined> {
  const row = await findRealmAccount.first(db, { accountId });
  return row && row.homeName !== null && row.homeAddress !== null
    ? { name: row.homeName, address: row.homeAddress }
    : undefined;
}

/** Passwords, two-factor and the email are those of the home realm. */
export async function refuseElsewhere(
  db: Db,
  accountId: string,
): Promise<Refusal<'SIGNS_IN_ELSEWHERE'> | undefined> {
  const home = await findHome(db, accountId);
  return home && refuse('SIGNS_IN_ELSEWHERE', { home: home.name });
}

/** Its sessions in other realms end too, as soon as the directory hears of it. */
export async function noteEnded(tx: Tx, accountId: string): Promise<void> {
  const wallNow = new Date();
  await insertEnded.run(tx, { id: newId(wallNow), accountId, wallNow });
}

/** Call before deleting the account. */
export async function noteGone(tx: Tx, accountId: string): Promise<void> {
  const wallNow = new Date();
  await insertGone.run(tx, { id: newId(wallNow), accountId, wallNow });
}

/**
 * Takes over an address that the home realm confirmed. If another account confirmed it here, it stays theirs. The
 * account must be locked or new.
 */
export async function adoptEmail(tx: Tx, accountId: string, email: string): Promise<void> {
  const key = emailKey(email);
  await lockAddress.run(tx, { emailKey: key });
  const owner = await findConfirmedOwner.first(tx, { emailKey: key });
  const confirmedAt = owner === undefined || owner.id === accountId ? new Date() : null;
  await updateEmail.run(tx, { accountId, email, emailKey: key, confirmedAt });
}
