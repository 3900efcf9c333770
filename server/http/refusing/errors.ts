import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COMMON_REFUSALS, OUR_FAULT, type Sentence } from '../../../contract/call.ts';
import { fillSentence } from '../../../contract/refusal-message.ts';
import { isLostRace, isUnstorableText, isOutage, isUnavailable, OutcomeUnknown } from '../../db/errors.ts';
import { PictureStoreAway } from '../../picture-store/picture-store.ts';
import { callerOf } from '../operating/observe.ts';
import { sendRefusal } from './refusal-reply.ts';
import { SECURITY_HEADERS } from '../headers.ts';

/** Logged by the store. */
const PICTURES_AWAY: Sentence = [
  COMMON_REFUSALS.UNAVAILABLE[0],
  'Pictures cannot be stored or shown right now. Nothing was changed. Please try again in a moment.',
];

const FRAMEWORK_REFUSALS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['INVALID_INPUT', 'That request could not be read.'],
  413: ['TOO_LARGE', 'That is too large.'],
  412: ['PRECONDITION_FAILED', 'That file has changed since.'],
  415: ['INVALID_INPUT', 'Requests with a body are sent as JSON.'],
  416: ['RANGE_NOT_SATISFIABLE', 'That file has no such part.'],
};

/** Paths outside the static files, or missing files. */
const NOTHING_THERE: ReadonlySet<number | undefined> = new Set([403, 404]);

type FrameworkError = FastifyError & { readonly headers?: Record<string, string> };

/** During an outage: long enough for a restart, short enough for players. */
const RETRY_AFTER_S = 5;

export class TooManyRequests extends Error {
  readonly statusCode = 429;
  readonly seconds: number;

  constructor(seconds: number) {
    super('Too many requests');
    this.seconds = seconds;
  }
}

/** "40 seconds", "5 minutes". */
function formatWait(seconds: number): string {
  const [count, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Logs our own errors with the request id. */
export function handleErrorsOn(http: FastifyInstance): void {
  http.setErrorHandler((error: FrameworkError, request, reply) => {
    if (error instanceof TooManyRequests) {
      reply.header('retry-after', error.seconds);
      return sendRefusal(reply, 'TOO_MANY_REQUESTS', COMMON_REFUSALS.TOO_MANY_REQUESTS, {
        wait: formatWait(error.seconds),
      });
    }
    if (isUnstorableText(error)) {
      return sendRefusal(reply, 'INVALID_INPUT', COMMON_REFUSALS.INVALID_INPUT, {
        problem: 'That text has characters in it that cannot be stored.',
      });
    }
    // Outages are logged elsewhere.
    if (isUnavailable(error) || isLostRace(error)) {
      const why = isLostRace(error) ? 'lost every race' : 'statement timed out';
      if (!isOutage(error)) request.log.warn({ err: error, ...callerOf(request) }, why);
      // A failed read may be repeated, whatever else it noted.
      const isUnknown = error instanceof OutcomeUnknown && request.method !== 'GET';
      const code = isUnknown ? 'OUTCOME_UNKNOWN' : 'UNAVAILABLE';
      return sendRefusal(reply.header('retry-after', RETRY_AFTER_S), code, COMMON_REFUSALS[code]);
    }
    if (error instanceof PictureStoreAway)
      return sendRefusal(reply.header('retry-after', RETRY_AFTER_S), 'UNAVAILABLE', PICTURES_AWAY);
    if (NOTHING_THERE.has(error.statusCode)) return nothingThere(request, reply);
    const known = FRAMEWORK_REFUSALS[error.statusCode ?? 500];
    if (known) {
      reply.headers(error.headers ?? {});
      return reply.code(error.statusCode ?? 400).send({ code: known[0], message: known[1] });
    }
    request.log.error({ err: error, ...callerOf(request) }, 'unexpected error');
    const message = fillSentence(OUR_FAULT.message, { requestId: request.id });
    return reply.code(500).send({ code: OUR_FAULT.code, message });
  });

  http.setNotFoundHandler(nothingThere);

  // Allows an empty body with content type JSON.
  http.removeContentTypeParser(['application/json', 'text/plain']);
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void http.getDefaultJsonParser('error', 'error')(request, String(body), done);
  });
}

const nothingThere = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({ code: 'NOT_FOUND', message: `There is nothing at ${request.url.split('?')[0]}.` });

/** Answers unroutable addresses such as `/api/%zz`, for which no hook runs. */
export function refuseUnroutable(_: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
  reply.header('cache-control', 'no-store');
  void nothingThere(request, reply);
}
