import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '@prometheus-io/client';

export interface MetricsSettings {
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  readonly metricsToken: string | undefined;
}

/** Only with a token and without a metrics port. */
export function serveMetricsOn(
  http: FastifyInstance,
  registry: Registry,
  { metricsPort, metricsToken }: MetricsSettings,
): void {
  if (metricsPort !== undefined || metricsToken === undefined) return;
  http.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isToken(request.headers.authorization, metricsToken))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ status: 'the token is missing or wrong' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

export async function openMetricsServer(
  registry: Registry,
  { metricsPort, metricsHost, metricsToken }: MetricsSettings,
): Promise<MetricsServer | undefined> {
  if (metricsPort === undefined) return undefined;
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
    } else if (metricsToken !== undefined && !isToken(request.headers.authorization, metricsToken)) {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    } else {
      void registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    }
  });
  server.listen(metricsPort, metricsHost);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : metricsPort,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Compares in constant time. */
function isToken(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}
