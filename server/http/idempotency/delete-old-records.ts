import type { Job } from '../../clock/jobs.ts';
import { RETENTION_MS } from './answer-once.ts';
import { deleteOldIdempotencyRecords, nextOldIdempotencyRecord } from './idempotency-queries.ts';

const BATCH = 1_000;

export const deleteOldIdempotencyRecordsJob: Job = {
  name: 'idempotency records',
  nextDue: () => nextOldIdempotencyRecord,
  async doSome(db, { now }) {
    const until = new Date(now.getTime() - RETENTION_MS);
    return (await deleteOldIdempotencyRecords.rows(db, { until, limit: BATCH })).length;
  },
};
