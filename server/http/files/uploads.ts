import type { FastifyInstance } from 'fastify';

/** Named after a hash of the content, so never changed. */
const NAME = /^[0-9a-f]{64}-\d+\.webp$/;

export function serveUploadsOn(
  http: FastifyInstance,
  read: (file: string) => Promise<Buffer | undefined>,
): void {
  http.get<{ Params: { file: string } }>(
    '/uploads/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const bytes = NAME.test(file) ? await read(file) : undefined;
      if (!bytes) return reply.callNotFound();
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(bytes);
    },
  );
}
