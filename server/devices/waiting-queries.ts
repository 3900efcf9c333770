import { sql } from 'kysely';
import type { NextDue } from '../clock/jobs.ts';
import { prepared, type RowOf } from '../db/prepared.ts';

export type WaitingCallRow = RowOf<typeof insertWaitingCall>;

const COLUMNS = `id, account_id, device_id, device_name, route, input, sentence, requested_at, runs_at, state, ended_at,
  reason`;

/** No row if the same waits already. */
export const insertWaitingCall = prepared(
  'waiting_call_insert',
  `insert into waiting_calls (id, account_id, device_id, device_name, route, input, sentence, requested_at, runs_at)
   values (:id, :accountId, :deviceId, :deviceName, :route, :input::jsonb, :sentence, :now, :runsAt)
   on conflict (account_id, route, md5(input::text)) where state = 'waiting' do nothing
   returning ${COLUMNS}`,
);

export const findSameCall = prepared(
  'waiting_call_same',
  `select ${COLUMNS} from waiting_calls
   where account_id = :accountId and route = :route and md5(input::text) = md5(:input::jsonb::text)
     and state = 'waiting'`,
);

export const countWaiting = prepared(
  'waiting_calls_count',
  `select count(*)::integer as count from waiting_calls where account_id = :accountId and state = 'waiting'`,
);

export const countRequestedSince = prepared(
  'waiting_calls_requested',
  `select count(*)::integer as count from waiting_calls where account_id = :accountId and requested_at > :since`,
);

/** False if another process or a cancellation was faster. */
export const endWaitingCall = prepared(
  'waiting_call_end',
  `update waiting_calls set state = :state, reason = :reason, ended_at = :now where id = :id and state = 'waiting'`,
);

export const cancelCall = prepared(
  'waiting_call_cancel',
  `update waiting_calls set state = 'cancelled', ended_at = :now where id = :id and state = 'waiting'
   returning ${COLUMNS}`,
);

/** In the order of ids, as others lock them. */
export const cancelCallsOfDevice = prepared(
  'waiting_calls_cancel',
  `with waiting as (
     select id from waiting_calls where device_id = :deviceId and state = 'waiting' order by id for update)
   update waiting_calls call set state = 'cancelled', ended_at = :now
   from waiting where call.id = waiting.id returning call.id`,
);

/** In the order of ids, as others lock them. */
export const cancelCallsOfAccount = prepared(
  'waiting_calls_cancel_all',
  `with waiting as (
     select id from waiting_calls where account_id = :accountId and state = 'waiting' order by id for update)
   update waiting_calls call set state = 'cancelled', ended_at = :now
   from waiting where call.id = waiting.id returning call.id`,
);

export const runCallsOfDevice = prepared(
  'waiting_calls_hasten',
  `with waiting as (
     select id from waiting_calls where device_id = :deviceId and state = 'waiting' order by id for update)
   update waiting_calls call set runs_at = :now from waiting where call.id = waiting.id`,
);

export const findCall = prepared(
  'waiting_call_find',
  `select ${COLUMNS} from waiting_calls where id = :id and account_id = :accountId`,
);

export const deleteEndedCalls = prepared(
  'waiting_calls_delete_ended',
  `delete from waiting_calls where account_id = :accountId and ended_at < :before`,
);

/** Newest first. `deviceId` narrows to one device. */
export const findCalls = prepared(
  'waiting_calls_list',
  `select ${COLUMNS} from waiting_calls
   where account_id = :accountId and (state = 'waiting') = :waiting
     and (:deviceId::uuid is null or device_id = :deviceId) and (:before::uuid is null or id < :before)
   order by id desc limit :limit`,
);

export const findDueCalls = prepared(
  'waiting_calls_due',
  `select ${COLUMNS} from waiting_calls where state = 'waiting' and runs_at <= :now order by runs_at, id
   limit :limit`,
);

export const nextDueCall: NextDue = sql<Date | null>`select min(runs_at) from waiting_calls where state = 'waiting'`;
