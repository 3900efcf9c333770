import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COMMON_REFUSALS, OUR_FAULT } from '../../../contract/call.ts';
import { isUnstorableText } from '../../db/sql-state.ts';
import { isOutage, isUnavailable, OutcomeUnknown } from '../../db/unavailable.ts';
import { whoAsked } from '../operating/observe.ts';
import { fillSentence, sendRefusal } from './refusal-reply.ts';
import { SECURITY_HEADERS } from '../headers.ts';

/** What the framework refuses before a handler is reached, in our words. */
const FRAMEWORK_REFUSALS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['INVALID_INPUT', 'That request could not be read.'],
  413: ['TOO_LARGE', 'That is too large.'],
  412: ['PRECONDITION_FAILED', 'That file has changed since.'],
  415: ['INVALID_INPUT', 'Requests with a body are sent as JSON.'],
  416: ['RANGE_NOT_SATISFIABLE', 'That file has no such part.'],
};

/** Paths that lead out of a folder of static files, or to nothing in it. */
const NOTHING_THERE: ReadonlySet<number | undefined> = new Set([403, 404]);

type FrameworkError = FastifyError & { readonly headers?: Record<string, string> };

/** After an outage: long enough for a restart, short enough for a player to wait. */
const RETRY_AFTER_S = 5;

/** The error that a limit throws. */
export class TooManyRequests extends Error {
  readonly statusCode = 429;
  readonly seconds: number;

  constructor(seconds: number) {
    super('Too many requests');
    this.seconds = seconds;
  }
}

/** "40 seconds", "5 minutes". */
function inWords(seconds: number): string {
  const [count, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * Whatever no handler answered: unknown addresses, unreadable requests, and our own mistakes, which are logged
 * with the request's id and told as ours.
 */
export function handleErrorsOn(http: FastifyInstance): void {
  http.setErrorHandler((error: FrameworkError, request, reply) => {
    if (error instanceof TooManyRequests) {
      reply.header('retry-after', error.seconds);
      return sendRefusal(reply, 'TOO_MANY_REQUESTS', COMMON_REFUSALS.TOO_MANY_REQUESTS, {
        wait: inWords(error.seconds),
      });
    }
    if (isUnstorableText(error)) {
      return sendRefusal(reply, 'INVALID_INPUT', COMMON_REFUSALS.INVALID_INPUT, {
        problem: 'That text has characters in it that cannot be kept.',
      });
    }
    // The log has a line a second of an outage, not one for every call.
    if (isUnavailable(error)) {
      if (!isOutage(error))
        request.log.warn({ err: error, ...whoAsked(request) }, 'statement timed out');
      const code = error instanceof OutcomeUnknown ? 'OUTCOME_UNKNOWN' : 'UNAVAILABLE';
      return sendRefusal(reply.header('retry-after', RETRY_AFTER_S), code, COMMON_REFUSALS[code]);
    }
    if (NOTHING_THERE.has(error.statusCode)) return nothingThere(request, reply);
    const known = FRAMEWORK_REFUSALS[error.statusCode ?? 500];
    if (known) {
      // Such as the range that would do.
      reply.headers(error.headers ?? {});
      return reply.code(error.statusCode ?? 400).send({ code: known[0], message: known[1] });
    }
    request.log.error({ err: error, ...whoAsked(request) }, 'unexpected error');
    const message = fillSentence(OUR_FAULT.message, { requestId: request.id });
    return reply.code(500).send({ code: OUR_FAULT.code, message });
  });

  http.setNotFoundHandler(nothingThere);

  // Clients may post an empty body and still call it JSON.
  http.removeContentTypeParser(['application/json', 'text/plain']);
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void http.getDefaultJsonParser('error', 'error')(request, String(body), done);
  });
}

const nothingThere = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({ code: 'NOT_FOUND', message: `There is nothing at ${request.url.split('?')[0]}.` });

/** Addresses that the framework cannot even route, such as `/api/%zz`: no hook sees them. */
export function refuseUnroutable(_: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
  void nothingThere(request, reply);
}
