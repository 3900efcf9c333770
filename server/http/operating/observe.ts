import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { Clock } from '../../clock/clock.ts';
import { pendingMigrations } from '../../db/migrations/migrate.ts';
import type { Db } from '../../db/connection.ts';
import { DatabaseUnavailable, isUnavailable } from '../../db/errors.ts';
import { shortenAddress } from '../limits/visitor-address.ts';

/** Must be shorter than a query's time limit. */
const READY_WITHIN_MS = 3_000;

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const tooLate = wait(milliseconds, undefined, { ref: false }).then(() => {
    throw new DatabaseUnavailable('No answer in time');
  });
  return Promise.race([work, tooLate]);
}

/** Polled, so logged at level debug. */
const OPERATORS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/readyz/proxy', '/metrics']);

declare module 'fastify' {
  interface FastifyRequest {
    playerId: string | null;
  }
}

/** Uses the route pattern: addresses may contain upload tokens. */
export function callerOf({ method, routeOptions, playerId, ip }: FastifyRequest) {
  const { url: route = 'none' } = routeOptions;
  return { method, route, player: playerId ?? undefined, address: shortenAddress(ip) };
}

interface ObserveOptions {
  readonly db: Db;
  readonly clock: Pick<Clock, 'status'>;
  readonly isLeaving: () => boolean;
  /** Why pictures are not available; the game is ready without them. */
  readonly pictures: () => string | undefined;
}

export function observeOn(
  http: FastifyInstance,
  { db, clock, isLeaving, pictures }: ObserveOptions,
): Registry {
  http.decorateRequest('playerId', null);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  const apart: Gauge = new Gauge({
    name: 'clock_apart_seconds',
    help: 'The clock of the database minus that of this machine; 0 up to 2 s',
    registers: [registry],
    collect: () => apart.set(clock.status().apartBy / 1000),
  });

  http.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none', config } = request.routeOptions;
    // A stream's duration says nothing about speed.
    if (!config.stream)
      seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const level = OPERATORS.has(route) ? 'debug' : 'info';
    request.log[level](
      { ...callerOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request completed',
    );
  });

  const hidden = { schema: { hide: true } };
  http.get('/healthz', hidden, async () => ({ status: 'up' }));
  // Without the database: while it fails over, calls wait for it rather than be refused by the proxy. HAProxy takes
  // 404 for a drain (`disable-on-404`), and 503 for a failure, which cuts connections.
  http.get('/readyz/proxy', hidden, async (_, reply) => {
    if (isLeaving()) return reply.code(404).send({ status: 'leaving' });
    const { isReady, notice } = clock.status();
    return isReady ? { status: 'ready' } : reply.code(503).send({ status: notice });
  });
  http.get('/readyz', hidden, async (request, reply) => {
    if (isLeaving()) return reply.code(503).send({ status: 'leaving' });
    try {
      const pending = await within(READY_WITHIN_MS, pendingMigrations(db));
      if (pending.length > 0)
        return await reply.code(503).send({ status: 'migrations are pending', pending });
      const { isReady, notice } = clock.status();
      if (!isReady) return await reply.code(503).send({ status: notice });
      const picturesAway = pictures();
      return {
        status: 'ready',
        ...(notice !== undefined && { clock: notice }),
        ...(picturesAway !== undefined && { pictures: picturesAway }),
      };
    } catch (error) {
      if (!isUnavailable(error)) request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
  return registry;
}
