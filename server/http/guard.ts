import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { TooManyRequests } from './errors.ts';
import { securityHeadersFor } from './security-headers.ts';

export async function guardOn(
  http: FastifyInstance,
  { rateLimit: limited }: { readonly rateLimit: boolean },
): Promise<void> {
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeadersFor(request)).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  if (!limited) return;
  await http.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_, { ttl }) => new TooManyRequests(Math.ceil(ttl / 1000)),
  });
}
