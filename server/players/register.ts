import { START_BALANCE } from '../../game/ledger/coins.ts';
import { refuse } from '../../game/refusal.ts';
import { startingCraftSkill } from '../../game/tack/craft-quality.ts';
import { createAccount, type Registration, type RegistrationRefusal } from '../accounts/accounts.ts';
import type { Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { refuseWords } from '../moderation/word-filter.ts';
import { lockBalance, openBalance, post, withHouse } from '../ledger/ledger.ts';
import { insertPlayer } from './player-queries.ts';
import { findUsername } from './username-queries.ts';
import { isReservedUsername } from './reserved-usernames.ts';
import { isSameUsername, usernameKey } from './username-key.ts';

/** Opens player, account and balance with start coins. Returns the id. */
export async function registerPlayer(
  tx: Tx,
  now: Date,
  registration: Registration,
): Promise<string | RegistrationRefusal> {
  const { username } = registration;
  const refusal = await refuseUsername(tx, username);
  if (refusal) return refusal;
  return (await openPlayer(tx, now, registration)) ?? refuseTaken(tx, username);
}

/** Before a name is somebody's for the first time. */
export async function refuseUsername(tx: Tx, username: string): Promise<RegistrationRefusal | undefined> {
  if (isReservedUsername(username)) return refuse('USERNAME_RESERVED', { username });
  return refuseWords(tx, username);
}

export async function refuseTaken(tx: Tx, username: string): Promise<RegistrationRefusal> {
  const taken = await findUsername.first(tx, { usernameKey: usernameKey(username) });
  const isSame = taken === undefined || isSameUsername(taken.username, username);
  return refuse(isSame ? 'USERNAME_TAKEN' : 'USERNAME_TOO_SIMILAR', { username });
}

/** Undefined if the name was taken meanwhile. */
export async function openPlayer(
  tx: Tx,
  now: Date,
  { username, email, passwordHash, guild }: Registration,
): Promise<string | undefined> {
  const id = newId(now);
  const key = usernameKey(username);
  const craftSkill = startingCraftSkill(guild);
  const made = await insertPlayer.first(tx, { id, username, usernameKey: key, guild, craftSkill, now });
  if (!made) return undefined;
  await createAccount(tx, { id, email, passwordHash });
  await openBalance(tx, id);
  await post(tx, now, [withHouse(await lockBalance(tx, id), START_BALANCE, 'start', 'Coins to begin with')]);
  return id;
}
