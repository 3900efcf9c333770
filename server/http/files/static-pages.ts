import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Hashed files are cached forever; unknown addresses get `page`, by default index.html. */
export async function servePagesOn(http: FastifyInstance, dir: string, page?: string): Promise<void> {
  // One route for all: a route for each of some thousand files would take a third of a second of every start.
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = new Set(paths.map((path) => relative(dir, path).replaceAll(sep, '/')));
  await http.register(fastifyStatic, {
    root: dir,
    serve: false,
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
  http.get<{ Params: { '*': string } }>(
    '/*',
    { schema: { hide: true }, errorHandler },
    async (request, reply) => {
      const path = request.params['*'];
      if (files.has(path)) return reply.sendFile(path);
      if (/^(?:api|assets|portraits|uploads)\//.test(path)) return reply.callNotFound();
      if (page === undefined) return reply.sendFile('index.html');
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
    },
  );

  /** A client that disconnects during a download is no error. */
  function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
    else http.errorHandler(error, request, reply);
  }
}
