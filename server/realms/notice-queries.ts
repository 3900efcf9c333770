import { sql } from 'kysely';
import type { NextDue } from '../clock/jobs.ts';
import { prepared, type RowOf } from '../db/prepared.ts';

export type NoticeRow = RowOf<typeof lockNotice>;

/** Others are left to other processes. */
export const lockNotice = prepared(
  'directory_notice_lock',
  `select id, kind, directory_id, at from directory_notices where next_at <= :now
   order by next_at, id limit 1 for update skip locked`,
);

export const deleteNotice = prepared(
  'directory_notice_delete',
  'delete from directory_notices where id = :id',
);

/** Postpones all that are due, so that a directory that is away is called once. */
export const putOffNotices = prepared(
  'directory_notices_put_off',
  `update directory_notices set next_at = :nextAt where id in (
     select id from directory_notices where next_at <= :now order by id for update skip locked)`,
);

export const nextNotice: NextDue = sql<Date | null>`select min(next_at) from directory_notices`;
