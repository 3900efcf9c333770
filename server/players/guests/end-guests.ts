import { lockAccountIfAny } from '../../accounts/accounts.ts';
import { deleteAtOnce } from '../../accounts/deletion/request-deletion.ts';
import type { Job } from '../../clock/jobs.ts';
import type { Tx } from '../../db/connection.ts';
import { inTransaction, JOB_LIMIT } from '../../db/transaction.ts';
import { findGuestsWhoLeft, lockGuestWhoLeft, nextGuestToLeave } from './guest-queries.ts';

const BATCH = 20;

/** Requests the deletion of guests who did not come back (decision 139). */
export const guestsJob: Job = {
  name: 'guests who left',
  nextDue: () => nextGuestToLeave,
  async doSome(db, { now }) {
    const left = await findGuestsWhoLeft.rows(db, { now, limit: BATCH });
    for (const { id } of left) await inTransaction(db, (tx) => endGuest(tx, now, id), JOB_LIMIT);
    return left.length;
  },
};

/** Not if the guest came back, entered a show or kept everything since. */
export async function endGuest(tx: Tx, now: Date, playerId: string): Promise<void> {
  if (!(await lockAccountIfAny(tx, playerId))) return;
  if (await lockGuestWhoLeft.first(tx, { playerId, now })) await deleteAtOnce(tx, now, playerId);
}
