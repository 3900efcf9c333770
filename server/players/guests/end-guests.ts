import { deleteAtOnce } from '../../accounts/deletion/request-deletion.ts';
import type { Job } from '../../clock/jobs.ts';
import { inTransaction, JOB_LIMIT } from '../../db/transaction.ts';
import { findGuestsWhoLeft, nextGuestToLeave } from './guest-queries.ts';

const BATCH = 20;

/** Requests the deletion of guests who did not come back (decision 139). */
export const guestsJob: Job = {
  name: 'guests who left',
  nextDue: () => nextGuestToLeave,
  async doSome(db, { now }) {
    const left = await findGuestsWhoLeft.rows(db, { now, limit: BATCH });
    for (const { id } of left) await inTransaction(db, (tx) => deleteAtOnce(tx, now, id), JOB_LIMIT);
    return left.length;
  },
};
