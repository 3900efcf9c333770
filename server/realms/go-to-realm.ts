import { createHash, randomBytes } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { readEmail } from '../accounts/email/confirm-email.ts';
import { readRealmAccount, refuseElsewhere } from '../accounts/homes/homes.ts';
import type { Db } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import type { Directory, DirectoryAway } from './directory.ts';
import { findAccountOf, findRealms, insertAccount, insertHandover, saveStable } from './directory-queries.ts';
import { insertRealmAccount } from './realm-account-queries.ts';

const HANDOVER_SECONDS = 60;

export const hashOf = (token: string) => createHash('sha256').update(token).digest();
export const drawToken = () => randomBytes(32).toString('base64url');

export interface RealmOptions {
  readonly db: Db;
  readonly directory: Directory;
}

type GoRefusal =
  | DirectoryAway
  | Refusal<'EMAIL_NOT_CONFIRMED' | 'REALM_CLOSED' | 'REALM_HERE' | 'REALM_NOT_FOUND' | 'SIGNS_IN_ELSEWHERE'>;

/** The address contains a token in its fragment, which browsers do not send. */
export async function goToRealm(
  options: RealmOptions,
  playerId: string,
  slug: string,
): Promise<{ readonly address: string } | GoRefusal> {
  const { db, directory } = options;
  const elsewhere = await refuseElsewhere(db, playerId);
  if (elsewhere) return elsewhere;
  if (slug === directory.realm) return refuse('REALM_HERE');
  const { username, email, emailConfirmedAt: confirmedAt } = await readEmail(db, playerId);
  if (confirmedAt === null) return refuse('EMAIL_NOT_CONFIRMED');
  const accountId = await directoryIdOf(options, playerId);
  if (isRefusal(accountId)) return accountId;
  const token = drawToken();
  return directory.query(async (there) => {
    const realm = (await findRealms.rows(there, { accountId })).find((row) => row.slug === slug);
    if (!realm) return refuse('REALM_NOT_FOUND');
    if (!realm.isOpen && realm.username === null) return refuse('REALM_CLOSED', { realm: realm.name });
    await insertAccount.run(there, { accountId, realm: directory.realm, playerId });
    await saveStable.run(there, { accountId, realm: directory.realm, playerId, username });
    const tokenHash = hashOf(token);
    await insertHandover.run(there, {
      tokenHash,
      accountId,
      toRealm: slug,
      email,
      seconds: HANDOVER_SECONDS,
    });
    return { address: `${realm.address}/arrive#${token}` };
  });
}

/** Stored here first, so that the id stays the same however often the directory fails. */
async function directoryIdOf(
  { db, directory }: RealmOptions,
  accountId: string,
): Promise<string | DirectoryAway> {
  const before = await readRealmAccount(db, accountId);
  if (before) return before.directoryId;
  // The directory knows more than a world that was restored to a time before the player first went.
  const known = await directory.query((there) =>
    findAccountOf.first(there, { realm: directory.realm, playerId: accountId }),
  );
  if (isRefusal(known)) return known;
  const since = new Date();
  const directoryId = known?.id ?? newId(since);
  await insertRealmAccount.run(db, { accountId, directoryId, homeName: null, homeAddress: null, since });
  const row = await readRealmAccount(db, accountId);
  if (!row) throw new Error(`No account ${accountId}`);
  return row.directoryId;
}
