import { z } from 'zod';
import type { TokenScope } from '../game/accounts/access-tokens.ts';
import type { Refusal } from '../game/refusal.ts';

/** Refusal details fill placeholders such as `{needs}`. */
export type Sentence = readonly [status: 400 | 401 | 403 | 404 | 409 | 429 | 503, sentence: string];

export interface CallShape {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: 'visitor' | 'player';
  /** The scope that an access token needs for this call. Undefined: tokens are refused. */
  readonly scope?: TokenScope;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  /** The `Link` header has the next page. */
  readonly paged?: true;
  /** Server-sent events. */
  readonly stream?: true;
  /** The reply is a file of comma-separated values. */
  readonly sheet?: true;
  readonly file?: { readonly mostBytes: number };
  readonly onlyWithDevClock?: true;
  /** Sells, gives away or may pay players: a call from a device new to the account waits (`Waits`, decision 44). */
  readonly waits?: true;
  /** The reply contains a key of the account or an address that works as one, so it is never stored (decision 68). */
  readonly secret?: true;
  readonly refusals: Readonly<Record<string, Sentence>>;
}

export function call<const C extends CallShape>(shape: C): C {
  return shape;
}

type ParsedPart<S> = S extends z.ZodType ? z.output<S> : undefined;
type WirePart<S> = S extends z.ZodType ? z.input<S> : undefined;

export interface CallInput<C extends CallShape> {
  readonly params: ParsedPart<C['params']>;
  readonly query: ParsedPart<C['query']>;
  readonly body: ParsedPart<C['body']>;
}

export type Reply<C extends CallShape> = z.output<C['reply']>;

export interface Page<List> {
  readonly items: List;
  readonly next: Readonly<Record<string, string>> | null;
}

/** Times are shown in UTC. */
export type Cell = string | number | boolean | Date | null;

/** Rows come page by page, as the reader takes them. */
export interface Sheet {
  readonly head: readonly string[];
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>;
}

type Granted<C extends CallShape> = C['sheet'] extends true
  ? Sheet
  : C['paged'] extends true
    ? Page<z.input<C['reply']>>
    : z.input<C['reply']>;

export type Answer<C extends CallShape> =
  | Granted<C>
  | Refusal<keyof C['refusals'] & string>
  // The session may have ended.
  | (C['access'] extends 'player' ? Refusal<'NOT_SIGNED_IN'> : never);

export type RouteOf<C extends CallShape> = `${C['method']} ${C['path']}`;

export type WireInput<C extends CallShape> = {
  [Part in 'params' | 'query' | 'body' as C[Part] extends z.ZodType ? Part : never]: WirePart<C[Part]>;
};

/** Reply with status 202 to a call that waits. */
export const Waits = z.object({
  message: z.string(),
  /** "Sell Juniper to the market". */
  sentence: z.string(),
  waitingUntil: z.iso.datetime(),
});

export const WAITING_REFUSALS = {
  TOO_MANY_WAITING: [
    409,
    'This device is new to your stable, and {most} things wait already. Cancel one, or wait until they are done.',
  ],
} as const satisfies Record<string, Sentence>;

/** For writes with an Idempotency-Key. */
export const KEY_REFUSALS = {
  KEY_REUSED: [409, 'That Idempotency-Key belongs to another request. Please use a new one.'],
  NO_ANSWER_STORED: [
    409,
    'We got this twice and cannot repeat our first answer. Look whether it happened before you try again.',
  ],
} as const satisfies Record<string, Sentence>;

/** Keys belong to accounts, so visitors' calls ignore them. */
export const takesKey = ({ method, access }: CallShape): boolean => method !== 'GET' && access === 'player';

export const COMMON_REFUSALS = {
  INVALID_INPUT: [400, '{problem}'],
  NOT_SIGNED_IN: [401, 'Please log in first.'],
  SUSPENDED: [403, 'This account is suspended {until}. The reason: {why}'],
  KEEP_FIRST: [
    403,
    'Guests cannot do that yet. Choose a name and a password first: everything you have stays yours.',
  ],
  TOKEN_TOO_NARROW: [403, 'Access tokens cannot do this, or this one was made without the scope for it.'],
  CROSS_SITE: [403, 'Only pages of this game may ask for that.'],
  TOO_MANY_REQUESTS: [429, 'That was too often. Please try again in {wait}.'],
  UNAVAILABLE: [
    503,
    'The stable is taking a short break. Nothing was changed. Please try again in a moment.',
  ],
  OUTCOME_UNKNOWN: [
    503,
    'The connection broke while this was being saved. Check if it happened before you try again.',
  ],
} as const satisfies Record<string, Sentence>;

export const OUR_FAULT = {
  code: 'INTERNAL_ERROR',
  message:
    'Something went wrong on our side. Nothing was lost. If it happens again, tell us this number: {requestId}.',
} as const;
