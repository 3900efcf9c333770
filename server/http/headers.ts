import type { FastifyInstance } from 'fastify';
import { isCall } from './is-call.ts';
import { securityHeadersFor } from './security-headers.ts';

/** Puts the constant headers on every answer. */
export function guardOn(http: FastifyInstance): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeadersFor(request)).header('x-request-id', request.id);
    if (isCall(request)) reply.header('cache-control', 'no-store');
  });
}
