import { isRefusal } from '../../game/refusal.ts';
import { readRealmAccount } from '../accounts/homes/homes.ts';
import type { Db } from '../db/connection.ts';
import type { Directory } from './directory.ts';
import { findStablesElsewhere } from './directory-queries.ts';

/** For the file of a player's own data. Without the directory it says what is missing. */
export type ReadOwnStables = (playerId: string) => Promise<Record<string, unknown>[]>;

const AWAY =
  'Your stables in other realms are missing: the list of realms could not be reached. Please download your data again later.';

export function ownStables(db: Db, directory: Directory | undefined): ReadOwnStables {
  return async (playerId) => {
    const own = directory && (await readRealmAccount(db, playerId));
    if (!directory || !own) return [];
    const ownStable = { accountId: own.directoryId, realm: directory.realm };
    const stables = await directory.query((there) => findStablesElsewhere.rows(there, ownStable));
    if (isRefusal(stables)) return [{ missing: AWAY }];
    return stables.map(({ name, address, username, foundedAt: since }) => ({
      realm: name,
      address,
      username,
      since: since.toISOString(),
    }));
  };
}
