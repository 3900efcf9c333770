import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where a visitor comes from. */
export interface Browser {
  readonly userAgent: string;
  /** By `DNT` or Global Privacy Control. */
  readonly refusesTracking: boolean;
  /** The id of this request in the log. */
  readonly requestId: string;
  readCookie(name: string): string | undefined;
  /** For as long as browsers store any cookie. Scripts cannot read it; only calls below `path` send it. */
  setCookie(name: string, value: string, path: string): void;
}

/** Browsers take a cookie of such a name over TLS only. */
const SECURE = '__Secure-';

const LONGEST_SECONDS = 400 * 24 * 3600;

export function browserOf(request: FastifyRequest, reply: FastifyReply): Browser {
  return {
    userAgent: request.headers['user-agent'] ?? '',
    refusesTracking: request.headers.dnt === '1' || request.headers['sec-gpc'] === '1',
    requestId: request.id,
    readCookie(name) {
      const cookies = parseCookie(request.headers.cookie ?? '');
      return cookies[`${SECURE}${name}`] ?? cookies[name];
    },
    setCookie(name, value, path) {
      const isSecure = request.protocol === 'https';
      const cookie = stringifySetCookie({
        name: isSecure ? `${SECURE}${name}` : name,
        value,
        path,
        maxAge: LONGEST_SECONDS,
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
      });
      reply.header('set-cookie', cookie);
    },
  };
}
