import type { Answer, CallInput, CallShape } from '../../../contract/call.ts';
import type { Context } from '../../clock/context.ts';
import type { Browser } from '../browser.ts';
import type { PlayerSession } from '../player-session.ts';
import type { Input } from '../read-request.ts';

/** Waiting calls run without a session. */
type PlayerOf<C extends CallShape> = C['waits'] extends true
  ? Pick<PlayerSession, 'id'>
  : C['access'] extends 'player'
    ? PlayerSession
    : undefined;

export type Request<C extends CallShape> = CallInput<C> &
  Context & {
    readonly player: PlayerOf<C>;
    /** Unknown to a call that waited. */
    readonly browser: C['waits'] extends true ? Browser | undefined : Browser;
    /** Rate-limit key of the caller. */
    readonly network: string;
  };

/** Answers a call on a database or a transaction. */
export type Handle<On, C extends CallShape> = (on: On, request: Request<C>) => Promise<Answer<C>>;

/** A request before the compiler knows its call. */
export interface AnyRequest extends Input, Context {
  readonly player: Pick<PlayerSession, 'id'> | undefined;
  readonly browser: Browser | undefined;
  readonly network: string;
}

/** A handler of a call that the compiler does not know. */
export interface AnyHandler<On> {
  handle(on: On, request: AnyRequest): Promise<unknown>;
}

/**
 * Cast: `receive` makes requests of the types of their call, which the compiler cannot follow through a generic call.
 */
export const anyHandler = <On, C extends CallShape>(
  handle: (on: On, request: Request<C>) => Promise<unknown>,
): AnyHandler<On> => ({ handle });
