import type { FastifyInstance, FastifyRequest } from 'fastify';
import { batch } from '../../contract/batch.ts';
import { callSchema } from './call-schema.ts';
import { answerWith, configOf, receive, type ServeWith } from './serve.ts';

/** Needed for sign-in and rate limits. */
const FORWARDED = ['authorization', 'x-forwarded-for'] as const;

/** Decision 33. Sends each read through the whole server, so limits, sign-in and metrics apply. */
export function serveBatchOn(http: FastifyInstance, serveWith: ServeWith): void {
  const read = async ({ headers, raw }: FastifyRequest, url: string) => {
    const forwarded = FORWARDED.flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name]]],
    );
    const {
      statusCode,
      headers: answered,
      payload,
    } = await http.inject({
      url,
      headers: Object.fromEntries(forwarded) as Record<string, string>,
      ...(raw.socket.remoteAddress !== undefined && { remoteAddress: raw.socket.remoteAddress }),
    });
    return { status: statusCode, next: nextIn(answered.link), body: JSON.parse(payload) as unknown };
  };

  http.route({
    method: batch.method,
    url: batch.path,
    schema: callSchema(batch),
    config: configOf(batch, {}),
    handler: async (request, reply) => {
      const asked = await receive(batch, request, reply, serveWith);
      if (!asked) return reply;
      const answers = await Promise.all(asked.query.get.map((address) => read(request, address)));
      return answerWith(batch, request, reply, answers);
    },
  });
}

/** Parses `</api/transactions?before=0198…>; rel="next"`. */
function nextIn(link: unknown): string | null {
  return typeof link === 'string' ? (/<([^>]*)>/.exec(link)?.[1] ?? null) : null;
}
