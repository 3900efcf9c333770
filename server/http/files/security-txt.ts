import type { FastifyInstance } from 'fastify';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';

/** A year at most (RFC 9116). */
const GOOD_FOR_MS = 180 * REAL_MS_PER_DAY;

/** Where to report a vulnerability. The sender of a request chooses its Host, so no address comes from it. */
export function serveSecurityTextOn(http: FastifyInstance, publicUrl: string): void {
  http.get('/.well-known/security.txt', { schema: { hide: true } }, async (_, reply) => {
    const lines = [
      `Contact: ${publicUrl}/contact`,
      `Expires: ${new Date(Date.now() + GOOD_FOR_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Policy: ${publicUrl}/terms#fair-play`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
