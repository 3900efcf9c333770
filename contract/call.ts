import type { z } from 'zod';
import type { Refusal } from '../game/refusal.ts';

/**
 * A status and the sentence a player reads. `{needs}` is filled from the refusal's details.
 */
export type Sentence = readonly [status: 400 | 401 | 403 | 404 | 409 | 429 | 503, sentence: string];

/** One promise between browser and server. Everything about a call is said once, here. */
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
  /** The reply is one page of a list; the address of the next stands in the `Link` header. */
  readonly paged?: true;
  /** The answer is a stream of server-sent events, each of the shape of `reply`. */
  readonly stream?: true;
  /** What is sent is a file as it is, of at most so many bytes. */
  readonly file?: { readonly mostBytes: number };
  /** Served only where the clock may be moved. */
  readonly onlyWithDevClock?: true;
  readonly refusals: Readonly<Record<string, Sentence>>;
}

export function call<const C extends CallShape>(shape: C): C {
  return shape;
}

type Read<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler gets: the wire's spellings are gone. */
export interface Asked<C extends CallShape> {
  readonly params: Read<C['params']>;
  readonly query: Read<C['query']>;
  readonly body: Read<C['body']>;
}

export type Reply<C extends CallShape> = z.output<C['reply']>;

/** One page, and what the next page's address adds to the query. */
export interface Page<List> {
  readonly items: List;
  readonly next: Readonly<Record<string, string>> | null;
}

/** What a handler answers. A refusal that the contract does not name does not compile. */
export type Answer<C extends CallShape> =
  | (C['paged'] extends true ? Page<z.input<C['reply']>> : z.input<C['reply']>)
  | Refusal<keyof C['refusals'] & string>;

/** How the browser names a call: `'POST /api/shows/:id/enter'`. */
export type RouteOf<C extends CallShape> = `${C['method']} ${C['path']}`;

/** What the browser sends with it. */
export type Input<C extends CallShape> = {
  [Part in 'params' | 'query' | 'body' as C[Part] extends z.ZodType ? Part : never]: Sent<C[Part]>;
};

/** What every call may be refused with, whatever it is. */
export const COMMON_REFUSALS = {
  INVALID_INPUT: [400, '{problem}'],
  NOT_SIGNED_IN: [401, 'Please log in first.'],
  TOO_MANY_REQUESTS: [429, 'That was too often. Please try again in {wait}.'],
  /** The database cannot be asked just now. Nothing was changed. */
  UNAVAILABLE: [
    503,
    'The stable is taking a short break. Nothing was changed. Please try again in a moment.',
  ],
  /** The database was lost while it saved something: whether it did is not known. */
  OUTCOME_UNKNOWN: [
    503,
    'The connection broke while this was being saved. Check if it happened before you try again.',
  ],
} as const satisfies Record<string, Sentence>;

/** An unexpected error: ours, never the player's. */
export const OUR_FAULT = {
  code: 'INTERNAL_ERROR',
  message:
    'Something went wrong on our side. Nothing was lost. If it happens again, tell us this number: {requestId}.',
} as const;
