import type { FastifyInstance } from 'fastify';
import { lookNamed } from '../../art/paint/name/portrait-name.ts';
import type { Painters } from './painters.ts';
import type { PortraitCache } from './portrait-cache.ts';
import { paintingOf, type PortraitSize } from './sizes.ts';

const FILE = /^([0-9a-f]{6}-[0-9a-z]{1,58})-([smlx])\.webp$/;

const BUSY_SECONDS = 2;

interface PortraitOptions {
  readonly cache: Pick<PortraitCache, 'read'>;
  readonly painters: Painters;
  /** Throws if the visitor had too many painted. */
  readonly countPainting: (ip: string) => void;
}

/** `/portraits/{name}-{size}.webp`: painted once, then read from the picture store. */
export function servePortraitsOn(
  http: FastifyInstance,
  { cache, painters, countPainting }: PortraitOptions,
): void {
  http.get<{ Params: { file: string } }>(
    '/portraits/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const [file, name, size] = FILE.exec(request.params.file) ?? [];
      const named = name === undefined ? null : lookNamed(name);
      if (file === undefined || name === undefined || named === null) return reply.callNotFound();
      if (named.kind === 'renamed') return reply.redirect(`/portraits/${named.name}-${size}.webp`);
      const bytes = (await cache.read(file)) ?? (await paint(name, size as PortraitSize, request.ip));
      if (bytes === undefined)
        return reply
          .code(503)
          .header('retry-after', BUSY_SECONDS)
          .send({ code: 'PORTRAITS_BUSY', message: 'Many horses are being painted. Please try again.' });
      return (
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          // Pages of other sites show it beside a link.
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/webp')
          .send(bytes)
      );
    },
  );

  async function paint(name: string, size: PortraitSize, ip: string): Promise<Buffer | undefined> {
    countPainting(ip);
    const work = painters.paint({ name, painting: paintingOf(size) });
    if (work === undefined) return undefined;
    const wanted = (await work).find((file) => file.size === size);
    return wanted && Buffer.from(wanted.bytes);
  }
}
