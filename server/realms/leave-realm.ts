import { isRefusal, refuse } from '../../game/refusal.ts';
import { requestDeletion } from '../accounts/deletion/request-deletion.ts';
import { readEmail } from '../accounts/email/confirm-email.ts';
import { lockAccountIfAny } from '../accounts/accounts.ts';
import { findHome, readRealmAccount, type RefuseStablesElsewhere } from '../accounts/homes/homes.ts';
import type { Db, Tx } from '../db/connection.ts';
import type { PlayerSession } from '../http/player-session.ts';
import type { Directory } from './directory.ts';
import { findStablesElsewhere } from './directory-queries.ts';

/** Where no password is stored, typing the username prevents deleting a stable by accident. */
export async function leaveRealm(tx: Tx, now: Date, player: PlayerSession, username: string) {
  if (!(await lockAccountIfAny(tx, player.id))) return refuse('NOT_SIGNED_IN');
  if (!(await findHome(tx, player.id))) return refuse('SIGNS_IN_HERE');
  if ((await readEmail(tx, player.id)).username !== username) return refuse('NOT_YOUR_USERNAME');
  const requested = await requestDeletion(tx, now, player, undefined);
  if (!isRefusal(requested)) return requested;
  if (requested.refused !== 'DELETION_REQUESTED')
    throw new Error('An account that arrived has no two-factor');
  return refuse('DELETION_REQUESTED', requested.details);
}

/** An account that is gone cannot get into its stables in other realms. */
export function stablesElsewhere(db: Db, directory: Directory | undefined): RefuseStablesElsewhere {
  return async (playerId) => {
    const own = directory && (await readRealmAccount(db, playerId));
    if (!directory || !own || own.homeName !== null) return undefined;
    return directory.query(async (there) => {
      const ownStable = { accountId: own.directoryId, realm: directory.realm };
      const stables = await findStablesElsewhere.rows(there, ownStable);
      if (stables.length === 0) return undefined;
      return refuse('STABLES_ELSEWHERE', { realms: stables.map(({ name }) => name).join(', ') });
    });
  };
}
