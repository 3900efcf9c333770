import type { z } from 'zod';
import type { Refusal } from '../game/refusal.ts';

/** `{needs}` is filled from the refusal's details. */
export type Sentence = readonly [status: 400 | 401 | 403 | 404 | 409 | 429 | 503, sentence: string];

/** One call, for browser, server and documentation. */
export interface CallShape {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With `:name` for its parameters. */
  readonly path: `/api/${string}`;
  readonly access: 'visitor' | 'player';
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  /** The reply is one page of a list; the `Link` header has the next. */
  readonly paged?: true;
  /** A stream of server-sent events of the shape of `reply`. */
  readonly stream?: true;
  /** The body is a file. */
  readonly file?: { readonly mostBytes: number };
  readonly onlyWithDevClock?: true;
  readonly refusals: Readonly<Record<string, Sentence>>;
}

export function call<const C extends CallShape>(shape: C): C {
  return shape;
}

type ParsedPart<S> = S extends z.ZodType ? z.output<S> : undefined;
type WireInput<S> = S extends z.ZodType ? z.input<S> : undefined;

/** A call's input after parsing, for the handler. */
export interface Asked<C extends CallShape> {
  readonly params: ParsedPart<C['params']>;
  readonly query: ParsedPart<C['query']>;
  readonly body: ParsedPart<C['body']>;
}

export type Reply<C extends CallShape> = z.output<C['reply']>;

/** A page, and the query that leads to the next. */
export interface Page<List> {
  readonly items: List;
  readonly next: Readonly<Record<string, string>> | null;
}

/** What a handler returns. Refusals must be named in the contract. */
export type Answer<C extends CallShape> =
  | (C['paged'] extends true ? Page<z.input<C['reply']>> : z.input<C['reply']>)
  | Refusal<keyof C['refusals'] & string>;

/** `'POST /api/shows/:id/enter'`. */
export type RouteOf<C extends CallShape> = `${C['method']} ${C['path']}`;

/** A call's input as the browser sends it. */
export type Input<C extends CallShape> = {
  [Part in 'params' | 'query' | 'body' as C[Part] extends z.ZodType ? Part : never]: WireInput<C[Part]>;
};

/** Refusals of every call. */
export const COMMON_REFUSALS = {
  INVALID_INPUT: [400, '{problem}'],
  NOT_SIGNED_IN: [401, 'Please log in first.'],
  TOO_MANY_REQUESTS: [429, 'That was too often. Please try again in {wait}.'],
  /** The database is unavailable. Nothing was changed. */
  UNAVAILABLE: [
    503,
    'The stable is taking a short break. Nothing was changed. Please try again in a moment.',
  ],
  /** The connection was lost during a commit. */
  OUTCOME_UNKNOWN: [
    503,
    'The connection broke while this was being saved. Check if it happened before you try again.',
  ],
} as const satisfies Record<string, Sentence>;

/** An unexpected error. */
export const OUR_FAULT = {
  code: 'INTERNAL_ERROR',
  message:
    'Something went wrong on our side. Nothing was lost. If it happens again, tell us this number: {requestId}.',
} as const;
