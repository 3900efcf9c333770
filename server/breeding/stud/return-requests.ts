import type { StudRequestState } from '../../db/breeding-tables.ts';
import type { Tx } from '../../db/connection.ts';
import { handOver, lockPurses, post, type Journal } from '../../ledger/ledger.ts';
import { answerRequests, type RequestRow } from './stud-queries.ts';
import { tellBothSides } from '../tell-both-sides.ts';

const WORDS: Readonly<Partial<Record<StudRequestState, string>>> = {
  declined: 'Stud fee returned: the request was declined',
  withdrawn: 'Stud fee returned: you withdrew the request',
  expired: 'Stud fee returned: nobody answered in time',
  void: 'Stud fee returned: the request could not stand',
};

/** Ends open requests otherwise than by a cover: each fee goes back as it was taken. The requests must be locked. */
export async function returnRequests(
  tx: Tx,
  now: Date,
  requests: readonly RequestRow[],
  status: Exclude<StudRequestState, 'open' | 'accepted'>,
): Promise<void> {
  if (requests.length === 0) return;
  const paid = requests.filter(({ fee }) => fee > 0);
  await lockPurses(tx, [...new Set(paid.flatMap(({ id, from_id }) => [id, from_id]))]);
  await post(
    tx,
    now,
    paid.map((request) => returned(request, WORDS[status] ?? status)),
  );
  await answerRequests.run(tx, { ids: requests.map(({ id }) => id), status, now });
  for (const request of requests) tellBothSides(tx, request);
}

function returned({ id, from_id, fee, fee_tradable }: RequestRow, description: string): Journal {
  return {
    kind: 'breeding',
    description,
    lines: handOver(id, from_id, { coins: fee, tradable: fee_tradable }),
  };
}
