import type { Db, Tx } from '../db/connection.ts';
import type { Suspension } from '../http/player-session.ts';
import {
  deleteEndedSuspension,
  deleteSuspension,
  findSuspensionRow,
  upsertSuspension,
} from './account-queries.ts';

export const hasEnded = ({ until }: Suspension, now: Date) => until !== null && until <= now;

/** Undefined if not suspended. Ends a suspension whose time is over. */
export async function findSuspension(db: Db, accountId: string, now: Date): Promise<Suspension | undefined> {
  const suspension = await findSuspensionRow.first(db, { accountId });
  if (!suspension || !hasEnded(suspension, now)) return suspension;
  await endSuspension(db, accountId, now);
  return undefined;
}

/** Does nothing if it was renewed meanwhile. */
export async function endSuspension(db: Db, accountId: string, now: Date): Promise<void> {
  await deleteEndedSuspension.run(db, { accountId, now });
}

interface StoredSuspension extends Suspension {
  readonly since: Date;
}

/** Null lifts it. The account must be locked. */
export async function saveSuspension(
  tx: Tx,
  accountId: string,
  suspension: StoredSuspension | null,
): Promise<void> {
  if (suspension) await upsertSuspension.run(tx, { accountId, ...suspension });
  else await deleteSuspension.run(tx, { accountId });
}
