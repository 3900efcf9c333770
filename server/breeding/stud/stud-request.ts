import type { Job } from '../../clock/jobs.ts';
import type { StudRequestState } from '../../db/column-types.ts';
import type { Tx } from '../../db/connection.ts';
import { publish } from '../../db/news.ts';
import { JOB_LIMIT, inTransaction } from '../../db/transaction.ts';
import { handOver, lockBalances, post, type Journal } from '../../ledger/ledger.ts';
import {
  answerRequests,
  findDueRequests,
  lockDueRequests,
  nextExpiry,
  type RequestRow,
} from './stud-queries.ts';

/** Both players' lists and both horses' pages show the request. */
export function publishToBothSides(tx: Tx, { fromId, toId }: RequestRow): void {
  for (const player of [fromId, toId]) publish(tx, player, { topics: ['studs', 'horses'] });
}

const REFUND_TEXT: Readonly<Partial<Record<StudRequestState, string>>> = {
  not_taken: 'Stud fee returned: the mare did not take',
  declined: 'Stud fee returned: the request was declined',
  withdrawn: 'Stud fee returned: you withdrew the request',
  expired: 'Stud fee returned: nobody answered in time',
  void: 'Stud fee returned: the request could not stand',
};

/** Refunds coins as they were taken: bound or tradable. The requests must be locked. */
export async function returnRequests(
  tx: Tx,
  now: Date,
  requests: readonly RequestRow[],
  status: Exclude<StudRequestState, 'open' | 'accepted'>,
): Promise<void> {
  if (requests.length === 0) return;
  const paid = requests.filter(({ fee }) => fee > 0);
  await lockBalances(tx, [...new Set(paid.flatMap(({ id, fromId }) => [id, fromId]))]);
  await post(
    tx,
    now,
    paid.map((request) => refundOf(request, REFUND_TEXT[status] ?? status)),
  );
  await answerRequests.run(tx, { ids: requests.map(({ id }) => id), status, now });
  for (const request of requests) publishToBothSides(tx, request);
}

function refundOf({ id, fromId, fee, feeTradable }: RequestRow, description: string): Journal {
  return {
    kind: 'breeding',
    description,
    lines: handOver(id, fromId, { coins: fee, tradable: feeTradable }),
  };
}

const BATCH = 100;

export const expireRequestsJob: Job = {
  name: 'stud requests',
  nextDue: () => nextExpiry,
  doSome: (db, { now }) =>
    inTransaction(
      db,
      async (tx) => {
        const due = await findDueRequests.rows(tx, { now, limit: BATCH });
        if (due.length === 0) return 0;
        const requests = await lockDueRequests.rows(tx, { ids: due.map(({ id }) => id), now });
        await returnRequests(tx, now, requests, 'expired');
        return requests.length;
      },
      JOB_LIMIT,
    ),
};
