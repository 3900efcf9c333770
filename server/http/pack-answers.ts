import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { accepts } from './accepts.ts';
import { isCall } from './headers.ts';

/** A smaller answer fits into one packet anyway. */
const LEAST_CHARACTERS = 1_400;

/** About a sixth of the bytes; higher levels cost more time than the bytes that they save. */
const LEVEL = 3;

/**
 * Compresses the answers to calls: lists consist mostly of field names, and phones wait for them. Their lengths reveal
 * no secret: requests from other sites carry no token, and no answer has both a secret and texts of others. Compresses
 * synchronously, since handing an answer to another thread costs more.
 */
export function packAnswersOn(http: FastifyInstance): void {
  http.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < LEAST_CHARACTERS || !isCall(request)) {
      done(null, payload);
      return;
    }
    reply.header('vary', 'accept-encoding');
    if (!accepts(request.headers['accept-encoding'], 'gzip')) {
      done(null, payload);
      return;
    }
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    done(null, gzipSync(payload, { level: LEVEL }));
  });
}
