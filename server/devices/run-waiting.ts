import type { Logger } from 'pino';
import { fillSentence } from '../../contract/refusal-message.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Job } from '../clock/jobs.ts';
import type { Context } from '../clock/context.ts';
import { isOutage } from '../db/errors.ts';
import type { Db, Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import { inTransaction } from '../db/transaction.ts';
import { sentenceFor } from '../http/refusing/refusal-reply.ts';
import type { Sent } from '../http/read-request.ts';
import type { WaitingCall, WaitingCalls } from '../http/waiting-calls.ts';
import { endWaitingCall, findDueCalls, nextDueCall, type WaitingCallRow } from './waiting-queries.ts';
import { decideWaiting, storeWaitingCall, type WaitingOptions } from './waiting.ts';

const BATCH = 20;

export interface Waiting {
  readonly calls: WaitingCalls;
  readonly job: Job;
}

export function openWaiting(options: WaitingOptions & { readonly log: Logger }): Waiting {
  const { log } = options;
  const byRoute = new Map<string, WaitingCall>();
  return {
    calls: {
      add: (route, call) => void byRoute.set(route, call),
      decide: (tx, route, request) => decideWaiting(options, tx, route, request),
      async store(tx, now, wish) {
        const row = await storeWaitingCall(options, tx, now, wish);
        if (isRefusal(row)) return row;
        return {
          message: `This device is new to your stable, so this waits 24 hours: ${row.sentence}.`,
          sentence: row.sentence,
          waitingUntil: row.runsAt.toISOString(),
        };
      },
    },
    job: {
      name: 'waiting calls',
      nextDue: () => nextDueCall,
      async doSome(db, context) {
        const dueCalls = await findDueCalls.rows(db, { now: context.now, limit: BATCH });
        for (const row of dueCalls) await runCall({ db, context, log, call: byRoute.get(row.route) }, row);
        return dueCalls.length;
      },
    },
  };
}

interface Run {
  readonly db: Db;
  readonly context: Context;
  readonly log: Logger;
  /** Undefined if an update removed the call. */
  readonly call: WaitingCall | undefined;
}

/** Marks it as done in the transaction that does it, so it happens once or not at all. */
async function runCall({ db, context, log, call }: Run, row: WaitingCallRow): Promise<void> {
  const { id, accountId, input } = row;
  const { now } = context;
  const end = async (tx: Tx, state: 'done' | 'refused', reason: string | null) => {
    const ended = await endWaitingCall.run(tx, { id, state, reason, now });
    if (ended > 0) publish(tx, accountId, { topics: ['devices'] });
    return ended > 0;
  };
  const refuse = (reason: string) => inTransaction(db, (tx) => end(tx, 'refused', reason));

  if (!call) return void (await refuse('The game has changed, and this is no longer possible.'));
  try {
    const answer = await inTransaction(db, async (tx) => {
      // Cancelled, or run by another process, meanwhile.
      if (!(await end(tx, 'done', null))) return undefined;
      return call.perform(tx, input as Sent, { ...context, player: { id: accountId } });
    });
    if (!isRefusal(answer)) return;
    const [, sentence] = sentenceFor(call.shape, answer.refused);
    await refuse(fillSentence(sentence, answer.details));
  } catch (error) {
    if (isOutage(error)) throw error;
    log.error({ err: error, route: row.route, waitingCall: id }, 'a waiting call failed');
    await refuse('Something went wrong on our side. Nothing was changed.');
  }
}
