import buildSerialiser from 'fast-json-stringify';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { setHeadersOn } from './headers.ts';
import { trackConnectionsOn } from './operating/wind-down.ts';
import { packAnswersOn } from './pack-answers.ts';
import { pageScripts } from './page-scripts.ts';
import { handleErrorsOn, refuseUnroutable } from './refusing/errors.ts';
import { refuseUnreadable } from './refusing/unreadable.ts';

/** Prevents slow clients from delaying a shutdown. */
const REQUEST_TIMEOUT_MS = 30_000;

interface HttpOptions {
  readonly log: Logger;
  readonly settings: Pick<Settings, 'adFrameUrl' | 'stripe' | 'trustProxy'>;
  /** Folder of the built pages; undefined if this server serves none. */
  readonly pagesDir?: string | undefined;
}

/** A server without routes. `connections` end in time when it closes. */
export function openHttp({ log, settings, pagesDir }: HttpOptions): {
  readonly http: FastifyInstance;
  readonly connections: ReturnType<typeof trackConnectionsOn>;
} {
  const loggerInstance: FastifyBaseLogger = log;
  const http = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: refuseUnreadable,
    genReqId: () => crypto.randomUUID(),
    bodyLimit: 64 * 1024,
    // Trusts the nearest proxy only: clients can forge earlier entries.
    trustProxy: settings.trustProxy ? (_: string, hop: number) => hop === 0 : false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // While closing, open connections still get answers.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    // zod validates in `serve`; these schemas document calls and shape replies.
    ajv: { customOptions: { strict: false } },
  });
  http.setValidatorCompiler(() => () => true);
  http.setSerializerCompiler(compileOnFirstUse);
  const connections = trackConnectionsOn(http);
  handleErrorsOn(http);
  setHeadersOn(http, settings, pageScripts(pagesDir));
  packAnswersOn(http);
  return { http, connections };
}

type Serialise = ReturnType<FastifySerializerCompiler<object>>;

const compiled = new WeakMap<object, Serialise>();

/**
 * Compiles a schema when it first shapes a reply, for all servers of the process. Most of the 1,700 schemas belong to
 * refusals that are never sent, and compiling them all takes as long as the rest of the start.
 */
const compileOnFirstUse: FastifySerializerCompiler<object> = ({ schema }) => {
  return (reply) => {
    let serialise = compiled.get(schema);
    if (!serialise) {
      serialise = buildSerialiser(schema);
      compiled.set(schema, serialise);
    }
    return serialise(reply);
  };
};
