import { type CallShape } from '../../../contract/call.ts';
import { isRefusal, type Refusal } from '../../../game/refusal.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { newsOf, type Bulletin } from '../../db/news.ts';
import { transact, Undone } from '../../db/transaction.ts';
import {
  claimKey,
  storeAnswer,
  storeUnclaimed,
  keyedCall,
  type KeyedCall,
} from '../idempotency/answer-once.ts';
import { readRequest } from '../read-request.ts';
import { WaitingAnswer, type WaitingCalls, type Wish } from '../waiting-calls.ts';
import type { Received } from './receive.ts';
import { answerWith, refuseInput } from './reply.ts';
import type { AnyHandler } from './request.ts';
import { routeOn, type ServeOptions, type Server } from './route.ts';

export function serveChange(
  server: Server,
  call: CallShape,
  handler: AnyHandler<Tx>,
  options: ServeOptions,
): void {
  const { db, waiting } = server.serveWith;
  const act = call.waits ? actUnlessWaiting(db, call, handler, waiting) : actOnce(db, call, handler);
  routeOn(server, call, options, async (received, request, reply) => {
    const keyed = keyedCall(call, received, request.headers);
    if (isRefusal(keyed)) return refuseInput(reply, keyed);
    const { answer, bulletin } = await act(received, keyed);
    const news = received.player && bulletin.get(received.player.id);
    return answerWith(call, request, reply, answer, news);
  });
}

interface Changed {
  readonly answer: unknown;
  readonly bulletin: Bulletin;
}

type Act = (received: Received, keyed: KeyedCall | undefined) => Promise<Changed>;

const actOnce =
  (db: Db, call: CallShape, handler: AnyHandler<Tx>): Act =>
  (received, keyed) =>
    changeOnce(db, call, keyed, (tx) => handler.handle(tx, received.request()));

/**
 * The transaction of a call. Its first statement claims the key, its last stores the answer; a refusal, which changes
 * nothing, is stored afterwards.
 */
async function changeOnce(
  db: Db,
  call: CallShape,
  keyed: KeyedCall | undefined,
  work: (tx: Tx) => Promise<unknown>,
): Promise<Changed> {
  let isOurs = true;
  const { result, bulletin } = await transact(
    db,
    async (tx) => {
      const first = keyed && (await claimKey(tx, keyed));
      isOurs = first === undefined;
      if (first) return first;
      const answer = await work(tx);
      if (keyed && !isRefusal(answer) && !(answer instanceof Undone))
        await storeAnswer(tx, call, keyed, { answer, news: newsOf(tx).get(keyed.accountId) });
      return answer;
    },
    { isOfCall: true },
  );
  if (!keyed || !isOurs || !isRefusal(result)) return { answer: result, bulletin };
  return { answer: (await storeUnclaimed(db, call, keyed, result)) ?? result, bulletin };
}

/** Registers the call with `waiting`, which decides whether it waits (decision 44). */
function actUnlessWaiting(
  db: Db,
  call: CallShape,
  handler: AnyHandler<Tx>,
  waiting: WaitingCalls | undefined,
): Act {
  const route = `${call.method} ${call.path}`;
  if (!waiting) throw new Error(`Nothing stores ${route} waiting`);
  waiting.add(route, {
    shape: call,
    async perform(tx, sent, by) {
      const input = readRequest(call, sent);
      return isRefusal(input)
        ? input
        : handler.handle(tx, { ...input, ...by, network: '', browser: undefined });
    },
  });
  return async (received, keyed) => {
    const { now, input, sent, player } = received;
    if (!player) throw new Error(`Nobody is signed in for ${route}`);
    const tried = await changeOnce(db, call, keyed, async (tx) => {
      const decided = await waiting.decide(tx, route, { player, now, input, sent });
      if (isRefusal(decided)) return decided;
      const answer = await handler.handle(tx, received.request());
      // Rehearsed: what would be refused now is refused at once.
      return decided === undefined || isRefusal(answer) ? answer : new Undone(decided);
    });
    if (!(tried.answer instanceof Undone)) return tried;
    const wish: Wish = tried.answer.result;
    return changeOnce(db, call, keyed, async (tx): Promise<WaitingAnswer | Refusal> => {
      const stored = await waiting.store(tx, now, wish);
      return isRefusal(stored) ? stored : new WaitingAnswer(stored);
    });
  };
}
