import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where a visitor comes from. */
export interface Browser {
  readonly userAgent: string;
  readCookie(name: string): string | undefined;
  /** For as long as browsers keep any cookie. Scripts cannot read it; only calls below `path` send it. */
  keepCookie(name: string, value: string, path: string): void;
}

const LONGEST_SECONDS = 400 * 24 * 3600;

export function browserOf(request: FastifyRequest, reply: FastifyReply): Browser {
  return {
    userAgent: request.headers['user-agent'] ?? '',
    readCookie: (name) => parseCookie(request.headers.cookie ?? '')[name],
    keepCookie(name, value, path) {
      const cookie = stringifySetCookie({
        name,
        value,
        path,
        maxAge: LONGEST_SECONDS,
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
      });
      reply.header('set-cookie', cookie);
    },
  };
}
