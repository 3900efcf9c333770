import type { FastifyRequest } from 'fastify';

const CALLS = '/api/';

/**
 * Whether a request is a call and not a page. The router decodes addresses, so `/%61pi/x` and `http://host/api/x` reach
 * the same route as `/api/x`: the route decides. The address decides where no route of a call matches.
 */
export function isCall({ url, routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith(CALLS) === true || url.startsWith(CALLS);
}
