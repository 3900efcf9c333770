import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** `nobody`: idle between requests. */
type WaitsFor = 'nobody' | 'client' | 'server';

/** Maximum wait while stopping, in milliseconds. Idle connections stay open for requests under way. */
const PATIENCE_MS = { nobody: 1_000, client: 5_000, server: 30_000 };

const POLL_MS = 50;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  /** More than one only with pipelining. */
  readonly exchanges: Set<Exchange>;
  /** `socket.bytesRead` after the last exchange; growth means that a request has begun. */
  bytesBefore: number;
  waitsFor: WaitsFor;
  /** By `performance.now()`. */
  since: number;
}

export interface Connections {
  /** Call once. `close` must stop listening. */
  windDown(close: () => PromiseLike<unknown>): Promise<void>;
}

/**
 * Never cuts off an answer. Node's `server.close()` waits forever for silent clients and destroys unfinished answers.
 * Register before any hook that answers.
 */
export function trackConnectionsOn(
  http: FastifyInstance,
  patience: Readonly<Record<WaitsFor, number>> = PATIENCE_MS,
): Connections {
  const { server } = http;
  const connections = new Map<Socket, Connection>();

  const connectionOf = (socket: Socket): Connection => {
    const known = connections.get(socket);
    if (known) return known;
    const since = performance.now();
    const connection: Connection = { exchanges: new Set(), bytesBefore: 0, waitsFor: 'nobody', since };
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    return connection;
  };
  server.on('connection', connectionOf);

  http.addHook('onRequest', async ({ raw: request }, { raw: response }) => {
    const { socket } = request;
    // Injected requests have no connection; a destroyed socket would never be removed.
    if (socket.destroyed || !('bytesRead' in socket)) return;
    const connection = connectionOf(socket);
    const exchange = { request, response };
    connection.exchanges.add(exchange);
    response.once('close', () => {
      connection.exchanges.delete(exchange);
      connection.bytesBefore = socket.bytesRead;
    });
  });

  const closeIdle = () => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const waitsFor = whomItWaitsFor(socket, connection);
      if (waitsFor !== connection.waitsFor) Object.assign(connection, { waitsFor, since: now });
      else if (now - connection.since > patience[waitsFor]) socket.destroy();
    }
  };

  return {
    async windDown(close) {
      // Node calls this on stopping; `closeIdle` closes them instead.
      server.closeIdleConnections = () => {};
      for (const [socket, connection] of connections) {
        Object.assign(connection, { waitsFor: whomItWaitsFor(socket, connection), since: performance.now() });
        for (const { response } of connection.exchanges)
          if (!response.headersSent) response.setHeader('connection', 'close');
      }
      let isClosed = false;
      const closed = Promise.resolve(close()).finally(() => {
        isClosed = true;
      });
      const emptied = (async () => {
        while (!isClosed || connections.size > 0) {
          await wait(POLL_MS);
          closeIdle();
        }
      })();
      await Promise.all([closed, emptied]);
    },
  };
}

function whomItWaitsFor({ bytesRead }: Socket, { exchanges, bytesBefore }: Connection): WaitsFor {
  for (const { request, response } of exchanges)
    if (request.complete && !response.headersSent) return 'server';
  return exchanges.size > 0 || bytesRead > bytesBefore ? 'client' : 'nobody';
}
