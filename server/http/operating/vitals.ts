import type { Logger } from 'pino';
import { Counter, Histogram, type Registry } from '@prometheus-io/client';
import { sendVitals } from '../../../contract/vitals.ts';
import { MINUTE } from '../../../game/game-time.ts';
import type { Serve } from '../serve.ts';

/** One or two a visit; a school plays behind one address. */
const PER_MINUTE = { perMinute: 120 } as const;

/** Lines of the log about errors in browsers. The counter counts all. */
const LINES_PER_MINUTE = 30;

/** Labels of the counter; any other name is counted as `other`. */
const ERROR_NAMES: ReadonlySet<string> = new Set([
  'AbortError',
  'AggregateError',
  'CallRefused',
  'DataCloneError',
  'Error',
  'EvalError',
  'IndexSizeError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
]);

/** Figures of players' browsers: counted in `/metrics`, stored nowhere (decision 124). */
export function vitalsRoutes(serve: Serve, metrics: Registry, log: Logger): void {
  const { observe, ratings, errors } = vitalsOn(metrics);
  const mayLog = lineLimit();
  serve.read(
    sendVitals,
    async (_db, { body, browser: { refusesTracking, requestId }, now }) => {
      if (refusesTracking) return { counted: false };
      for (const { metric, value, rating, page, navigation } of body.figures) {
        observe[metric](page, value);
        ratings.inc({ metric, rating, navigation });
      }
      for (const { name, page, location } of body.errors) {
        const error = ERROR_NAMES.has(name) ? name : 'other';
        errors.inc({ error, page });
        if (mayLog(now)) log.warn({ requestId, error, page, location }, 'an error in a browser');
      }
      return { counted: true };
    },
    PER_MINUTE,
  );
}

/** Buckets include the bounds between good, middling and poor. */
function vitalsOn(metrics: Registry) {
  const ofPage = { labelNames: ['page'] as const, registers: [metrics] };
  const lcp = new Histogram({
    name: 'page_lcp_seconds',
    help: 'Time until the largest part of a page was painted, in players’ browsers',
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    ...ofPage,
  });
  const inp = new Histogram({
    name: 'page_inp_seconds',
    help: 'Time from a press to the next paint, nearly the longest of a visit, in players’ browsers',
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    ...ofPage,
  });
  const cls = new Histogram({
    name: 'page_cls',
    help: 'How far a page moved by itself, as a share of the window, in players’ browsers',
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    ...ofPage,
  });
  return {
    observe: {
      LCP: (page: string, ms: number) => lcp.observe({ page }, ms / 1000),
      INP: (page: string, ms: number) => inp.observe({ page }, ms / 1000),
      CLS: (page: string, share: number) => cls.observe({ page }, share),
    },
    ratings: new Counter({
      name: 'page_ratings_total',
      help: 'Figures of players’ browsers, by how good they are and how the page was reached',
      labelNames: ['metric', 'rating', 'navigation'],
      registers: [metrics],
    }),
    errors: new Counter({
      name: 'page_errors_total',
      help: 'Errors of scripts in players’ browsers, each once a visit',
      labelNames: ['error', 'page'],
      registers: [metrics],
    }),
  };
}

function lineLimit(): (now: Date) => boolean {
  let minute = 0;
  let lines = 0;
  return (now) => {
    const current = Math.floor(now.getTime() / MINUTE);
    if (current !== minute) [minute, lines] = [current, 0];
    lines += 1;
    return lines <= LINES_PER_MINUTE;
  };
}
