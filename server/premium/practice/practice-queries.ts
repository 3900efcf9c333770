import { sql } from 'kysely';
import type { NextDue } from '../../clock/jobs.ts';
import { prepared, type RowOf } from '../../db/prepared.ts';

export type ObjectRow = RowOf<typeof findObject>;

const OBJECT = 'id, kind, parent, body, due_at';

export const findObject = prepared(
  'practice_object',
  `select ${OBJECT} from practice_objects where id = :id`,
);

export const lockObject = prepared(
  'practice_object_lock',
  `select ${OBJECT} from practice_objects where id = :id for update`,
);

/** No row if it is done, or another process does it. */
export const takeDueObject = prepared(
  'practice_object_take',
  `select ${OBJECT} from practice_objects where id = :id and due_at <= :now for update skip locked`,
);

export const findObjectsOf = prepared(
  'practice_objects_of',
  `select ${OBJECT} from practice_objects where parent = :parent and kind = :kind order by id desc limit :limit`,
);

export const saveObject = prepared(
  'practice_object_save',
  `insert into practice_objects (id, kind, parent, body, due_at) values (:id, :kind, :parent, :body::jsonb, :dueAt)
   on conflict (id) do update set body = excluded.body, due_at = excluded.due_at`,
);

export const findDueObjects = prepared(
  'practice_objects_due',
  `select id from practice_objects where due_at <= :now order by due_at, id limit :limit`,
);

export const postponeObject = prepared(
  'practice_object_postpone',
  `update practice_objects set due_at = :dueAt where id = :id`,
);

export const nextDueObject: NextDue = sql<Date | null>`select min(due_at) from practice_objects`;

/** Waits for a request with this key that is under way. */
export const beginRequest = prepared(
  'practice_request_begin',
  `insert into practice_requests (key, status, answer) values (:key, 0, '{}') on conflict do nothing returning key`,
);

export const findRequest = prepared(
  'practice_request',
  `select status, answer from practice_requests where key = :key`,
);

export const endRequest = prepared(
  'practice_request_end',
  `update practice_requests set status = :status, answer = :answer::jsonb where key = :key`,
);
