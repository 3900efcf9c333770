import type { Guild } from '../../game/guilds/guilds.ts';
import { START_PURSE } from '../../game/coins.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { createAccount } from '../accounts/accounts.ts';
import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/transaction.ts';
import { lockPurse, openPurse, post, withHouse } from '../ledger/ledger.ts';
import { insertPlayer } from './player-queries.ts';

export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly guild: Guild;
}

/** Names that differ only in case, spaces, hyphens or underscores are one name. */
export function usernameKey(username: string): string {
  return username
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '');
}

/** Opens the account, the player and the purse with the start coins. Returns the player's id. */
export async function registerPlayer(
  tx: Tx,
  now: Date,
  { username, email, passwordHash, guild }: Registration,
): Promise<string | Refusal<'USERNAME_TAKEN' | 'EMAIL_TAKEN'>> {
  const id = newId(now);
  const free = await insertPlayer(tx, { id, username, usernameKey: usernameKey(username), guild }, now);
  if (!free) return refuse('USERNAME_TAKEN', { username });
  const refusal = await createAccount(tx, { id, email, passwordHash });
  if (isRefusal(refusal)) return refusal;
  await openPurse(tx, id);
  await post(tx, now, [withHouse(await lockPurse(tx, id), START_PURSE, 'start', 'Coins to begin with')]);
  return id;
}
