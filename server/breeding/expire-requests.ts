import type { DueWork } from '../clock/due-work.ts';
import { DUE_WORK, inTransaction } from '../db/transaction.ts';
import { findDueRequests, nextExpiry, lockDueRequests } from './stud/stud-queries.ts';
import { returnRequests } from './stud/return-requests.ts';

/** Requests of one transaction. */
const AT_ONCE = 100;

/** Requests that nobody answered in three days end, and their fees go back. */
export const expireRequestsWork: DueWork = {
  name: 'stud requests',
  nextDue: () => nextExpiry,
  doSome: (db, { now }) =>
    inTransaction(
      db,
      async (tx) => {
        const due = await findDueRequests.rows(tx, { now, limit: AT_ONCE });
        if (due.length === 0) return 0;
        const requests = await lockDueRequests.rows(tx, { ids: due.map(({ id }) => id), now });
        await returnRequests(tx, now, requests, 'expired');
        return requests.length;
      },
      DUE_WORK,
    ),
};
