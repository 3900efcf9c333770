import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  COMMON_REFUSALS,
  takesKey,
  type Answer,
  type Asked,
  type CallShape,
  type Page,
  type Sheet,
} from '../../contract/call.ts';
import { CHANGE_IDS, CHANGED_TOPICS } from '../../contract/live.ts';
import type { TokenScope } from '../../game/accounts/access-tokens.ts';
import { isRefusal, type Refusal } from '../../game/refusal.ts';
import type { Moment } from '../clock/moment.ts';
import type { Db } from '../db/connection.ts';
import type { Replica } from '../db/replica/replica.ts';
import { collectCommits } from '../db/transaction.ts';
import { MOST_CHANGES, type News } from '../db/news.ts';
import { callSchema } from './call-schema.ts';
import type { CallLimits } from './limits/limit-calls.ts';
import {
  answerOnce,
  KEY_HEADER,
  readKey,
  Repeated,
  type KeyedCall,
  type SentAnswer,
} from './once/answer-once.ts';
import { refusalSent, sendRefusal, sentenceFor } from './refusing/refusal-reply.ts';
import { browserOf, type Browser } from './browser.ts';
import type { PlayerSession } from './player-session.ts';
import { suspensionWords } from './until-words.ts';
import { readRequest, type Sent } from './read-request.ts';
import { sendSheet } from './send-sheet.ts';
import { Acted, Held, type Asking, type WaitingCalls } from './waiting-calls.ts';
import { networkOf } from './limits/visitor-address.ts';

/** Waiting calls run without a session. */
type PlayerOf<C extends CallShape> = C['waits'] extends true
  ? Pick<PlayerSession, 'id'>
  : C['access'] extends 'player'
    ? PlayerSession
    : undefined;

export type Request<C extends CallShape> = Asked<C> &
  Moment & {
    readonly player: PlayerOf<C>;
    readonly browser: C['access'] extends 'visitor' ? Browser : undefined;
    /** Rate-limit key of the caller. */
    readonly network: string;
  };

export interface ServeOptions {
  /** Per account, and five times as much per network, which a school may share. Without sign-in: per network. */
  readonly perMinute?: number;
}

/** For sheets: they read whole lists, a page at a time. */
export const SHEET: ServeOptions = { perMinute: 6 };
export const ROWS_AT_ONCE = 500;

export type Serve = <C extends CallShape>(
  call: C,
  handle: (request: Request<C>) => Promise<Answer<C>>,
  options?: ServeOptions,
) => void;

export interface ServeWith {
  readonly moment: () => Moment;
  readonly signIn: (authorization: string | undefined) => Promise<PlayerSession | undefined>;
  readonly limits?: CallLimits | undefined;
  readonly waiting?: WaitingCalls;
  /** Lets a reading call use the replica. */
  readonly read?: Replica['read'] | undefined;
  /** Keeps answers to calls with an Idempotency-Key. */
  readonly answers?: Db;
}

/** Validates, signs in and sends refusals. Drops fields outside the contract. */
export function serveOn(app: FastifyInstance, serveWith: ServeWith): Serve {
  return (call, handle, options = {}) => {
    const hold = call.waits && holdWith(serveWith, call, handle);
    const read = (asked: Parameters<typeof handle>[0]) =>
      serveWith.read ? serveWith.read(asked.player?.id, () => handle(asked)) : handle(asked);
    app.route({
      method: call.method,
      url: call.path,
      schema: callSchema(call),
      config: configOf(call, options),
      handler: async (request, reply) => {
        const asked = await receive(call, request, reply, serveWith);
        if (!asked) return reply;
        if (call.method === 'GET') return answerWith(call, request, reply, await read(asked));
        const act = async () => (await hold?.(asked, request)) ?? handle(asked);
        const keyed = takesKey(call) ? keyOf(serveWith, call, asked, request) : undefined;
        if (isRefusal(keyed)) return refuseInput(reply, keyed);
        const { result, bulletin } = await collectCommits(() =>
          keyed ? answerOnce(keyed, act, (result) => sentOf(call, result)) : act(),
        );
        if (result instanceof Repeated) return sendAgain(reply, result);
        if (asked.player) nameChanges(reply, bulletin.get(asked.player.id));
        if (result instanceof Held) return reply.code(202).send(result.reply);
        return answerWith(call, request, reply, result);
      },
    });
  };
}

function keyOf<C extends CallShape>(
  { answers }: ServeWith,
  call: C,
  asked: Request<C>,
  { headers }: FastifyRequest,
): KeyedCall | Refusal<'INVALID_INPUT'> | undefined {
  const key = readKey(headers[KEY_HEADER]);
  if (key === undefined || isRefusal(key)) return key;
  const { player, now } = asked as unknown as Asking;
  return answers && { db: answers, call, key, accountId: player.id, asked, now };
}

function sentOf<C extends CallShape>(call: C, result: Held | Answer<C>): SentAnswer {
  if (result instanceof Held) return { status: 202, body: result.reply };
  return isRefusal(result) ? refusalSent(call, result) : { status: 200, body: result };
}

function sendAgain(reply: FastifyReply, { answer: { status, body }, topics }: Repeated): FastifyReply {
  if (topics.length > 0) reply.header(CHANGED_TOPICS, topics.join(', '));
  return reply.code(status).header('idempotent-replayed', 'true').send(body);
}

/** Registers the call, and returns what decides whether it waits. */
function holdWith<C extends CallShape>(
  { waiting }: ServeWith,
  shape: C,
  handle: (request: Request<C>) => Promise<Answer<C>>,
) {
  const route = `${shape.method} ${shape.path}`;
  if (!waiting) throw new Error(`Nothing keeps ${route} waiting`);
  waiting.add(route, {
    shape,
    async perform(sent, by) {
      const asked = readRequest(shape, sent);
      // The check makes this safe; the compiler cannot follow the generic call.
      return isRefusal(asked) ? asked : handle({ ...asked, ...by } as unknown as Request<C>);
    },
  });

  return async (asked: Request<C>, { params, query, body }: Sent): Promise<Held | Answer<C> | undefined> => {
    const { player, now, rng } = asked as unknown as Asking;
    const held = await waiting.hold(route, { player, now, rng, asked, sent: { params, query, body } });
    if (held instanceof Acted) return held.answer as Answer<C>;
    return held === undefined || isRefusal(held) ? held : new Held(held);
  };
}

/** Names what the call changed for its player (`contract/live.ts`). */
function nameChanges(reply: FastifyReply, news: News | undefined): void {
  const topics = [...(news?.topics ?? [])];
  if (topics.length === 0) return;
  reply.header(CHANGED_TOPICS, topics.join(', '));
  const ids = [...(news?.changes ?? [])].slice(0, MOST_CHANGES);
  if (ids.length > 0) reply.header(CHANGE_IDS, ids.join(', '));
}

export function configOf({ access }: CallShape, { perMinute }: ServeOptions) {
  return { access, ...(perMinute !== undefined && { perMinute }) };
}

export function answerWith<C extends CallShape>(
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer<C>,
): FastifyReply | Promise<FastifyReply> {
  if (isRefusal(answer))
    return sendRefusal(reply, answer.refused, sentenceFor(call, answer.refused), answer.details);
  if (call.sheet) return sendSheet(reply, answer as Sheet);
  return call.paged ? sendPage(request, reply, answer as Page<unknown>) : reply.send(answer);
}

const refuseInput = (reply: FastifyReply, { refused, details }: Refusal) =>
  sendRefusal(reply, refused, COMMON_REFUSALS.INVALID_INPUT, details);

/** Returns undefined after sending a refusal. */
export async function receive<C extends CallShape>(
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
  { moment, signIn, limits }: ServeWith,
): Promise<Request<C> | undefined> {
  const at = moment();
  reply.header('x-world-now', at.now.toISOString());
  const player = call.access === 'player' ? await signIn(request.headers.authorization) : undefined;
  if (call.access === 'player' && !player) {
    sendRefusal(reply, 'NOT_SIGNED_IN', COMMON_REFUSALS.NOT_SIGNED_IN);
    return undefined;
  }
  if (player?.suspension) {
    sendRefusal(reply, 'SUSPENDED', COMMON_REFUSALS.SUSPENDED, suspensionWords(player.suspension));
    return undefined;
  }
  if (player?.scopes && !isOpenTo(player.scopes, call)) {
    sendRefusal(reply, 'TOKEN_TOO_NARROW', COMMON_REFUSALS.TOKEN_TOO_NARROW);
    return undefined;
  }
  if (player && request.playerId === null) {
    request.playerId = player.id;
    limits?.countAccount(request, player.id);
  }
  const asked = readRequest(call, request);
  if (isRefusal(asked)) {
    refuseInput(reply, asked);
    return undefined;
  }
  // The checks above make this safe; the compiler cannot follow the generic call.
  const { params, query, body } = asked;
  const network = networkOf(request.ip);
  const browser = call.access === 'visitor' ? browserOf(request, reply) : undefined;
  return { params, query, body, ...at, player, network, browser } as unknown as Request<C>;
}

/** An access token reads what its scopes open: no change, stream or key of the account has a scope. */
function isOpenTo(scopes: readonly TokenScope[], { method, scope }: CallShape): boolean {
  return method === 'GET' && scope !== undefined && scopes.includes(scope);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { items, next }: Page<unknown>) {
  if (next) {
    // A request may name any host in its address.
    const [path, asked] = request.url.replace(/^\w+:\/\/[^/]*/, '').split('?');
    const query = new URLSearchParams(asked);
    for (const [name, value] of Object.entries(next)) query.set(name, value);
    reply.header('link', `<${path}?${query.toString()}>; rel="next"`);
  }
  return reply.send(items);
}
