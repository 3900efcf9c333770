import type { FastifyRequest } from 'fastify';
import { batch } from '../../contract/batch.ts';
import { answerWith } from './call/reply.ts';
import { anyHandler, type Request } from './call/request.ts';
import { routeOn, type Server } from './call/route.ts';

/** Needed for sign-in and rate limits. */
const FORWARDED = ['authorization', 'x-forwarded-for'] as const;

/** Decision 33. Sends each read through the whole server, so limits, sign-in and metrics apply. */
export function serveBatchOn(server: Server): void {
  const read = async ({ headers, raw }: FastifyRequest, url: string) => {
    const forwarded = FORWARDED.flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name]]],
    );
    const {
      statusCode,
      headers: answered,
      payload,
    } = await server.http.inject({
      url,
      headers: Object.fromEntries(forwarded) as Record<string, string>,
      ...(raw.socket.remoteAddress !== undefined && { remoteAddress: raw.socket.remoteAddress }),
    });
    return { status: statusCode, next: nextIn(answered.link), body: JSON.parse(payload) as unknown };
  };
  const handler = anyHandler((request: FastifyRequest, { query }: Request<typeof batch>) =>
    Promise.all(query.get.map((address) => read(request, address))),
  );

  routeOn(server, batch, {}, async (received, request, reply) =>
    answerWith(batch, request, reply, await handler.handle(request, received.request())),
  );
}

/** Parses `</api/transactions?before=0198…>; rel="next"`. */
function nextIn(link: unknown): string | null {
  return typeof link === 'string' ? (/<([^>]*)>/.exec(link)?.[1] ?? null) : null;
}
