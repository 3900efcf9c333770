import type { z } from 'zod';
import type { Db } from '../../db/connection.ts';
import { readHorseSummaries } from '../../horses/views/horse-summaries.ts';
import type { RequestRow } from './stud-queries.ts';
import type { StudRequest } from '../../../contract/breeding/stud.ts';

type RequestView = z.input<typeof StudRequest>;

export async function requestViews(
  db: Db,
  now: Date,
  requests: readonly RequestRow[],
): Promise<RequestView[]> {
  const summaries = await readHorseSummaries(
    db,
    now,
    requests.flatMap(({ mareId, stallionId }) => [mareId, stallionId]),
  );
  return requests.map((request) => {
    const mare = summaries.get(request.mareId);
    const stallion = summaries.get(request.stallionId);
    if (!mare || !stallion) throw new Error(`A horse of request ${request.id} is missing`);
    return {
      id: request.id,
      status: request.status,
      fee: request.fee,
      note: request.note,
      requestedAt: request.requestedAt.toISOString(),
      expiresAt: request.expiresAt.toISOString(),
      answeredAt: request.answeredAt?.toISOString() ?? null,
      mare,
      stallion,
    };
  });
}

export async function requestView(db: Db, now: Date, request: RequestRow): Promise<RequestView> {
  const [view] = await requestViews(db, now, [request]);
  if (!view) throw new Error('One request has one view');
  return view;
}
