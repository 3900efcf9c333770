import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Hashed files are cached forever; unknown addresses get `page`, by default index.html. */
export async function servePagesOn(http: FastifyInstance, dir: string, page?: string): Promise<void> {
  await http.register(fastifyStatic, {
    root: dir,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  http.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, async (request, reply) => {
    if (/^(?:api|assets|portraits|uploads)\//.test(request.params['*'])) return reply.callNotFound();
    if (page === undefined) return reply.sendFile('index.html');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
