import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallShape } from '../../../contract/call.ts';
import type { Db } from '../../db/connection.ts';
import type { Replica } from '../../db/replica/replica.ts';
import { callSchema } from '../call-schema.ts';
import type { WaitingCalls } from '../waiting-calls.ts';
import { receive, type Received, type ReceiveWith } from './receive.ts';

export interface ServeOptions {
  /** Per account, and five times as much per network, which a school may share. Without sign-in: per network. */
  readonly perMinute?: number;
}

export interface ServeWith extends ReceiveWith {
  readonly db: Db;
  readonly replica?: Replica | undefined;
  readonly waiting?: WaitingCalls;
}

/** Where calls are served, and with what. */
export interface Server {
  readonly http: FastifyInstance;
  readonly serveWith: ServeWith;
}

export function configOf({ access }: CallShape, { perMinute }: ServeOptions) {
  return { access, ...(perMinute !== undefined && { perMinute }) };
}

/** Validates, signs in, counts and sends refusals; then `answer` answers. Drops fields outside the contract. */
export function routeOn(
  { http, serveWith }: Server,
  call: CallShape,
  options: ServeOptions,
  answer: (received: Received, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  http.route({
    method: call.method,
    url: call.path,
    schema: callSchema(call),
    config: configOf(call, options),
    handler: async (request, reply) => {
      const received = await receive(call, request, reply, serveWith);
      return received ? answer(received, request, reply) : reply;
    },
  });
}
