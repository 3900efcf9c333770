import type { CallShape } from '../../../contract/call.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { isLostRace, isUnavailable, OutcomeUnknown } from '../../db/errors.ts';
import { noteCommits } from '../../db/transaction.ts';
import {
  claimKey,
  findAnswer,
  storeAnswer,
  storeUnclaimed,
  keyedCall,
  type KeyRefusal,
  type KeyedCall,
  type Repeated,
} from '../idempotency/answer-once.ts';
import type { Received } from './receive.ts';
import { answerWith, refuseInput } from './reply.ts';
import type { AnyHandler } from './request.ts';
import { routeOn, type ServeOptions, type Server } from './route.ts';

export interface StepsOptions extends ServeOptions {
  /** What the call does, one after the other. Each transaction is one `inTransaction`. */
  readonly steps: readonly [string, ...string[]];
}

export function serveSteps(
  server: Server,
  call: CallShape,
  { steps, ...options }: StepsOptions,
  handler: AnyHandler<Db>,
): void {
  const { db } = server.serveWith;
  routeOn(server, call, options, async (received, request, reply) => {
    const keyed = keyedCall(call, received, request.headers);
    if (isRefusal(keyed)) return refuseInput(reply, keyed);
    const known = keyed && (await findAnswer(db, keyed));
    if (known) return answerWith(call, request, reply, known);
    const { answer, news } = await act({ db, call, steps, handler }, received, keyed);
    return answerWith(call, request, reply, answer, news);
  });
}

/** A repeat of the call was faster. */
class Claimed extends Error {
  readonly first: Repeated | KeyRefusal;

  constructor(first: Repeated | KeyRefusal) {
    super('The key is taken');
    this.first = first;
  }
}

interface Acting extends Pick<StepsOptions, 'steps'> {
  readonly db: Db;
  readonly call: CallShape;
  readonly handler: AnyHandler<Db>;
}

/**
 * The first transaction claims the key, and the answer is stored after the last. If the call breaks off in between, a
 * repeat learns that it cannot have the answer.
 */
async function act({ db, call, steps, handler }: Acting, received: Received, keyed: KeyedCall | undefined) {
  const own = noteCommits(
    db,
    keyed &&
      (async (tx) => {
        const first = await claimKey(tx, keyed);
        if (first) throw new Claimed(first);
      }),
  );
  const newsOfPlayer = () => received.player && own.commits.bulletin.get(received.player.id);
  try {
    const answer = await handler.handle(own.db, received.request());
    const news = newsOfPlayer();
    if (!keyed) return { answer, news };
    if (own.commits.hasCommitted) {
      await storeAnswer(db, call, keyed, { answer, news });
      return { answer, news };
    }
    return { answer: (await storeUnclaimed(db, call, keyed, answer)) ?? answer, news };
  } catch (cause) {
    if (cause instanceof Claimed) return { answer: cause.first, news: undefined };
    if (!own.commits.hasCommitted || !(isUnavailable(cause) || isLostRace(cause))) throw cause;
    throw new OutcomeUnknown(`The database was lost within these steps: ${steps.join(', ')}`, { cause });
  }
}
