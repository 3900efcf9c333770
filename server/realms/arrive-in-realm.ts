import type { Guild } from '../../game/guild-work/guilds.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { lockAccountIfAny, type Registration, type RegistrationRefusal } from '../accounts/accounts.ts';
import { adoptEmail } from '../accounts/homes/homes.ts';
import { noPassword } from '../accounts/passwords.ts';
import { openOn, signedIn, type SigningIn } from '../accounts/signing-in.ts';
import { findSuspension } from '../accounts/suspensions.ts';
import type { Tx } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Browser } from '../http/browser.ts';
import { suspensionDetails } from '../http/format-until.ts';
import type { DirectoryAway } from './directory.ts';
import {
  findHandover,
  renewHandover,
  saveStable,
  takeHandover,
  type HandoverRow,
} from './directory-queries.ts';
import { drawToken, hashOf, type RealmOptions } from './go-to-realm.ts';
import { findByDirectoryId, insertRealmAccount, updateHome } from './realm-account-queries.ts';

const CHOOSING_SECONDS = 900;

export interface ArrivalOptions extends RealmOptions {
  readonly signingIn: SigningIn;
  readonly registerPlayer: (
    tx: Tx,
    now: Date,
    registration: Registration,
  ) => Promise<string | RegistrationRefusal>;
}

export interface Arrival {
  readonly token: string;
  readonly username: string | undefined;
  readonly guild: Guild;
  readonly now: Date;
  readonly browser: Browser;
}

type SignedIn = ReturnType<typeof signedIn>;
type Taken = DirectoryAway | Refusal<'HANDOVER_OVER'> | undefined;

/** Signs in, or starts a stable if there is none here; without a username it says that one is needed. */
export async function arriveInRealm(options: ArrivalOptions, arrival: Arrival) {
  const { db, directory } = options;
  const handover = { tokenHash: hashOf(arrival.token), realm: directory.realm };
  const found = await directory.query(
    async (there) => (await findHandover.first(there, handover)) ?? refuse('HANDOVER_OVER'),
  );
  if (isRefusal(found)) return found;
  const own = await findByDirectoryId.first(db, { directoryId: found.accountId });
  if (own) {
    const here = await returnToRealm(options, arrival, found, own.accountId);
    return isRefusal(here) ? here : { signedIn: here, starting: null };
  }
  if (!found.isOpen) return refuse('REALM_CLOSED', { realm: found.realmName });
  if (arrival.username !== undefined) {
    const here = await startStable(options, { ...arrival, username: arrival.username }, found);
    return isRefusal(here) ? here : { signedIn: here, starting: null };
  }
  const token = drawToken();
  const wish = { ...handover, newHash: hashOf(token), seconds: CHOOSING_SECONDS };
  const renewed = await directory.query(
    async (there) => (await renewHandover.first(there, wish)) ?? refuse('HANDOVER_OVER'),
  );
  return isRefusal(renewed) ? renewed : { signedIn: null, starting: { token, realm: found.realmName } };
}

async function returnToRealm(
  options: ArrivalOptions,
  { token, now, browser }: Arrival,
  found: HandoverRow,
  accountId: string,
): Promise<SignedIn | Exclude<Taken, undefined> | Refusal<'SUSPENDED'>> {
  const opened = await inTransaction(options.db, async (tx) => {
    if (!(await lockAccountIfAny(tx, accountId))) return refuse('HANDOVER_OVER');
    const suspension = await findSuspension(tx, accountId, now);
    if (suspension) return refuse('SUSPENDED', suspensionDetails(suspension));
    await updateHome.run(tx, { accountId, homeName: found.homeName, homeAddress: found.homeAddress });
    await adoptEmail(tx, accountId, found.email);
    const here = await openOn(options.signingIn, tx, now, accountId, browser);
    return (await take(options, token, found, here.user)) ?? here;
  });
  return isRefusal(opened) ? opened : signedIn(opened);
}

async function startStable(
  options: ArrivalOptions,
  { token, username, guild, now, browser }: Arrival & { readonly username: string },
  found: HandoverRow,
): Promise<SignedIn | Exclude<Taken, undefined> | RegistrationRefusal> {
  const passwordHash = await noPassword();
  const opened = await inTransaction(options.db, async (tx) => {
    const { email, accountId: directoryId, homeName, homeAddress } = found;
    const id = await options.registerPlayer(tx, now, { username, email, passwordHash, guild });
    if (isRefusal(id)) return id;
    const row = { accountId: id, directoryId, homeName, homeAddress, since: new Date() };
    // A concurrent request used another handover of the same account.
    if (!(await insertRealmAccount.first(tx, row))) return refuse('HANDOVER_OVER');
    await adoptEmail(tx, id, email);
    const here = await openOn(options.signingIn, tx, now, id, browser);
    return (await take(options, token, found, here.user)) ?? here;
  });
  return isRefusal(opened) ? opened : signedIn(opened);
}

/**
 * Runs last in the transaction: a concurrent second request gets nothing, and its transaction is undone. If the commit
 * fails, the token is lost, and the player goes again.
 */
function take(
  { directory }: RealmOptions,
  token: string,
  { accountId }: HandoverRow,
  { id: playerId, username }: { readonly id: string; readonly username: string },
): Promise<Taken> {
  return directory.query(async (there) => {
    const { realm } = directory;
    if (!(await takeHandover.first(there, { tokenHash: hashOf(token), realm })))
      return refuse('HANDOVER_OVER');
    await saveStable.run(there, { accountId, realm, playerId, username });
    return undefined;
  });
}
