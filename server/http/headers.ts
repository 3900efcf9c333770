import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COMMON_REFUSALS } from '../../contract/call.ts';
import { sendRefusal } from './refusing/refusal-reply.ts';
import type { Settings } from '../settings.ts';

const CALLS = '/api/';

/**
 * The router decodes addresses: `/%61pi/x` and `http://host/api/x` reach `/api/x`. So the route decides; the address
 * only if no route matches.
 */
export function isCall({ url, routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith(CALLS) === true || url.startsWith(CALLS);
}

interface Allowed {
  /** Stripe's card form runs in the page; its own frame asks for the number. */
  readonly hasStripe: boolean;
  readonly adFrameUrl: string | undefined;
  /** Hashes of the inline scripts that may run (`pageScripts`). */
  readonly scripts: readonly string[];
}

const STRIPE = {
  script: ' https://js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://hooks.stripe.com',
} as const;

/** A hook is twice as fast as the plugin. */
function securityHeaders({ hasStripe, adFrameUrl, scripts }: Allowed) {
  const { script, connect, frame } = hasStripe ? STRIPE : { script: '', connect: '', frame: '' };
  const frames = `${frame}${adFrameUrl === undefined ? '' : ` ${new URL(adFrameUrl).origin}`}`;
  return {
    'content-security-policy':
      `default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src ${["'self'", ...scripts].join(' ')}${script}; ` +
      `connect-src 'self'${connect}; ${frames && `frame-src 'self'${frames}; `}object-src 'none'; base-uri 'none'; ` +
      `form-action 'self'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  } as const;
}

/** For answers without forms and frames. */
export const SECURITY_HEADERS = securityHeaders({ hasStripe: false, adFrameUrl: undefined, scripts: [] });

/** Subdomains may not be ours. */
const TLS = { 'strict-transport-security': 'max-age=31536000' } as const;

export function setHeadersOn(
  http: FastifyInstance,
  { stripe, adFrameUrl }: Pick<Settings, 'adFrameUrl' | 'stripe'>,
  scripts: readonly string[],
): void {
  const plain = securityHeaders({ hasStripe: stripe !== undefined, adFrameUrl, scripts });
  const overTls = { ...plain, ...TLS };
  http.addHook('onRequest', async (request, reply) => {
    // Browsers ignore Strict-Transport-Security on plain HTTP.
    reply.headers(request.protocol === 'https' ? overTls : plain).header('x-request-id', request.id);
    // Files that may be cached say so themselves.
    reply.header('cache-control', 'no-store');
    if (hasSeveralHosts(request))
      return sendRefusal(reply, 'INVALID_INPUT', COMMON_REFUSALS.INVALID_INPUT, {
        problem: 'A request has one Host header.',
      });
    if (comesFromElsewhere(request)) return sendRefusal(reply, 'CROSS_SITE', COMMON_REFUSALS.CROSS_SITE);
    return undefined;
  });
}

/** Node uses the first, and a proxy may have decided by another. */
function hasSeveralHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}

const READ_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True if a page of another site makes a browser change something here. Signing in takes a header that such a page does
 * not have; this also covers what visitors may do. Programs send no such header.
 */
function comesFromElsewhere(request: FastifyRequest): boolean {
  return (
    request.headers['sec-fetch-site'] === 'cross-site' && !READ_METHODS.has(request.method) && isCall(request)
  );
}
