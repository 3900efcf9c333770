import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Id } from '../../contract/pieces.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Portraits } from '../portraits/open-portraits.ts';
import { shareKey } from '../portraits/share-card.ts';
import { readCard } from '../records/read-card.ts';
import { shareAddress } from './find-heads.ts';
import { findClosedHorses } from './public-page-queries.ts';
import type { VisitOptions } from './serve-heads.ts';

const FILE = /^([\da-f-]{36})-([\da-f]{16})\.webp$/;
const IdInFile = z.string().pipe(Id);

const BUSY_SECONDS = 2;
/** By then caches no longer have a name that operators removed. */
const DAY_S = 86_400;

interface SharePictureOptions extends VisitOptions {
  readonly portraits: Pick<Portraits, 'sharePicture'>;
}

/**
 * `/portraits/h/{horse}-{card}.webp`: the horse with its name and backdrop, as they are now. The address of an older
 * name leads to today's picture, so that nobody can have the server draw any text.
 */
export function serveSharePicturesOn(
  http: FastifyInstance,
  { db, now, portraits, countVisit }: SharePictureOptions,
): void {
  http.get<{ Params: { file: string } }>(
    '/portraits/h/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      countVisit?.(request.ip, 'shared', 300);
      const [, id = '', key] = FILE.exec(request.params.file) ?? [];
      if (!IdInFile.safeParse(id).success) return reply.callNotFound();
      const [card, closed] = await Promise.all([
        readCard(db, now(), id),
        findClosedHorses.first(db, { ids: [id] }),
      ]);
      if (isRefusal(card) || closed !== undefined) return reply.callNotFound();
      if (key !== shareKey(card))
        return reply.header('cache-control', 'no-cache').redirect(shareAddress(card));
      const { name, nameplate, backdrop } = card;
      const bytes = await portraits.sharePicture(card.look, { name, nameplate, backdrop }, request.ip);
      if (bytes === undefined)
        return reply
          .code(503)
          .header('retry-after', BUSY_SECONDS)
          .send({ code: 'PORTRAITS_BUSY', message: 'Many horses are being painted. Please try again.' });
      return (
        reply
          .header('cache-control', `public, max-age=${DAY_S}`)
          // Pages of other sites show it beside a link.
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/webp')
          .send(bytes)
      );
    },
  );
}
