import type { FastifyInstance, FastifyRequest } from 'fastify';

const CALLS = '/api/';

/**
 * The router decodes addresses: `/%61pi/x` and `http://host/api/x` reach `/api/x`. So the route decides; the address
 * only if no route matches.
 */
export function isCall({ url, routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith(CALLS) === true || url.startsWith(CALLS);
}

/** A hook is twice as fast as the plugin. */
export const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self'; " +
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** Subdomains may not be ours. */
const TLS_HEADERS = { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000' } as const;

/** Browsers ignore Strict-Transport-Security on plain HTTP. */
function securityHeadersFor({ protocol }: FastifyRequest): Readonly<Record<string, string>> {
  return protocol === 'https' ? TLS_HEADERS : SECURITY_HEADERS;
}

export function setHeadersOn(http: FastifyInstance): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeadersFor(request)).header('x-request-id', request.id);
    if (isCall(request)) reply.header('cache-control', 'no-store');
  });
}
