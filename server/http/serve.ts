import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  COMMON_REFUSALS,
  type Answer,
  type Asked,
  type CallShape,
  type Page,
  type Sentence,
} from '../../contract/call.ts';
import { CHANGE_IDS, CHANGED_TOPICS } from '../../contract/live.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import type { Moment } from '../clock/moment.ts';
import { collectCommits } from '../db/transaction.ts';
import { MOST_CHANGES, type News } from '../db/news.ts';
import { callSchema } from './call-schema.ts';
import type { CallLimits } from './limits/limit-calls.ts';
import { sendRefusal } from './refusing/refusal-reply.ts';
import type { PlayerSession } from './player-session.ts';
import { networkOf } from './limits/visitor-address.ts';

export type Request<C extends CallShape> = Asked<C> &
  Moment & {
    readonly player: C['access'] extends 'player' ? PlayerSession : undefined;
    /** Rate-limit key of the caller. */
    readonly network: string;
  };

export interface ServeOptions {
  /** Per account, and five times as much per network, which a school may share. Without sign-in: per network. */
  readonly perMinute?: number;
}

export type Serve = <C extends CallShape>(
  call: C,
  handle: (request: Request<C>) => Promise<Answer<C>>,
  options?: ServeOptions,
) => void;

export interface ServeWith {
  readonly moment: () => Moment;
  readonly signIn: (authorization: string | undefined) => Promise<PlayerSession | undefined>;
  readonly limits?: CallLimits | undefined;
}

/** Validates, signs in and sends refusals. Drops fields outside the contract. */
export function serveOn(app: FastifyInstance, serveWith: ServeWith): Serve {
  return (call, handle, options = {}) => {
    app.route({
      method: call.method,
      url: call.path,
      schema: callSchema(call),
      config: configOf(call, options),
      handler: async (request, reply) => {
        const asked = await receive(call, request, reply, serveWith);
        if (!asked) return reply;
        if (call.method === 'GET') return answerWith(call, request, reply, await handle(asked));
        const { result, bulletin } = await collectCommits(() => handle(asked));
        if (asked.player) nameChanges(reply, bulletin.get(asked.player.id));
        return answerWith(call, request, reply, result);
      },
    });
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
): FastifyReply {
  if (isRefusal(answer)) {
    const sentence: Sentence | undefined = call.refusals[answer.refused];
    if (!sentence) throw new Error(`${call.method} ${call.path} has no sentence for ${answer.refused}`);
    return sendRefusal(reply, answer.refused, sentence, answer.details);
  }
  return call.paged ? sendPage(request, reply, answer as Page<unknown>) : reply.send(answer);
}

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
  if (player && request.playerId === null) {
    request.playerId = player.id;
    limits?.countAccount(request, player.id);
  }
  const asked = readRequest(call, request);
  if (isRefusal(asked)) {
    sendRefusal(reply, asked.refused, COMMON_REFUSALS.INVALID_INPUT, asked.details);
    return undefined;
  }
  // The checks above make this safe; the compiler cannot follow the generic call.
  const { params, query, body } = asked;
  const network = networkOf(request.ip);
  return { params, query, body, now: at.now, rng: at.rng, player, network } as unknown as Request<C>;
}

function readRequest(call: CallShape, request: FastifyRequest) {
  const parts = { params: request.params, query: request.query, body: request.body ?? {} };
  const read: Partial<Record<keyof typeof parts, unknown>> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const result = schema.safeParse(parts[part]);
    if (!result.success) return refuse('INVALID_INPUT', { problem: problemOf(result.error) });
    read[part] = result.data;
  }
  return read;
}

/** Prefixes the field's name if the sentence lacks it. */
function problemOf(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'That request could not be read.';
  // "received NaN" describes our parsing, not the player's input.
  const own = issue.message.replace(/, received .*$/, '');
  return /^(?:Invalid|Unrecognized|Too (?:big|small|many|few)|Expected)/.test(own) && issue.path.length > 0
    ? `${issue.path.join('.')}: ${own}`
    : own;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { items, next }: Page<unknown>) {
  if (next) {
    const [path, asked] = request.url.split('?');
    const query = new URLSearchParams(asked);
    for (const [name, value] of Object.entries(next)) query.set(name, value);
    reply.header('link', `<${path}?${query.toString()}>; rel="next"`);
  }
  return reply.send(items);
}
