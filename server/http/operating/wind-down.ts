import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whom an open connection waits for. `nobody`: it is idle between two requests. */
type WaitsFor = 'nobody' | 'client' | 'server';

/**
 * How long a connection may wait while the server stops, in milliseconds. An idle one stays open for a request that
 * its client has just sent. A client gets a few seconds to send the rest of a request or to read an answer.
 */
const PATIENCE_MS: Readonly<Record<WaitsFor, number>> = { nobody: 1_000, client: 5_000, server: 30_000 };

const LOOK_EVERY_MS = 50;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  /** More than one only where a client sends requests without waiting for answers. */
  readonly exchanges: Set<Exchange>;
  /** `socket.bytesRead` after the last exchange: more means that the next request has begun to arrive. */
  bytesBefore: number;
  waitsFor: WaitsFor;
  /** When the wait began, by `performance.now()`. */
  since: number;
}

export interface Connections {
  /** Calls `close`, which stops listening, and resolves once no connection is left. Call it once. */
  windDown(close: () => PromiseLike<unknown>): Promise<void>;
}

/**
 * Keeps the connections of a server, to close them without cutting an answer off. Node's `server.close()` waits for
 * ever for a silent client, and destroys a connection whose answer is still being sent. Register it before any hook
 * that answers.
 */
export function keepConnectionsOn(http: FastifyInstance): Connections {
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
    // An injected request has no connection, and one that was cut meanwhile would never be forgotten.
    if (socket.destroyed || !('bytesRead' in socket)) return;
    const connection = connectionOf(socket);
    const exchange = { request, response };
    connection.exchanges.add(exchange);
    response.once('close', () => {
      connection.exchanges.delete(exchange);
      connection.bytesBefore = socket.bytesRead;
    });
  });

  const look = () => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const waitsFor = whomItWaitsFor(socket, connection);
      if (waitsFor !== connection.waitsFor) Object.assign(connection, { waitsFor, since: now });
      else if (now - connection.since > PATIENCE_MS[waitsFor]) socket.destroy();
    }
  };

  return {
    async windDown(close) {
      // Called by Node when it stops listening. Idle connections are closed by `look`, a moment later.
      server.closeIdleConnections = () => {};
      for (const [socket, connection] of connections) {
        Object.assign(connection, { waitsFor: whomItWaitsFor(socket, connection), since: performance.now() });
        // Fastify sets it on answers to later requests.
        for (const { response } of connection.exchanges)
          if (!response.headersSent) response.setHeader('connection', 'close');
      }
      let isClosed = false;
      const closed = Promise.resolve(close()).finally(() => {
        isClosed = true;
      });
      const emptied = (async () => {
        while (!isClosed || connections.size > 0) {
          await wait(LOOK_EVERY_MS);
          look();
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
