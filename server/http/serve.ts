import type { CallShape } from '../../contract/call.ts';
import type { Db, Tx } from '../db/connection.ts';
import { serveChange } from './call/change.ts';
import { serveRead, type ReadOptions } from './call/read.ts';
import { anyHandler, type Handle } from './call/request.ts';
import type { ServeOptions, Server, ServeWith } from './call/route.ts';
import { serveSteps, type StepsOptions } from './call/steps.ts';

export type { Server, ServeWith };

/** For sheets: they read whole lists, a page at a time. */
export const SHEET: ServeOptions = { perMinute: 6 };
export const ROWS_AT_ONCE = 500;

type ReadCall = CallShape & ({ readonly method: 'GET' } | { readonly access: 'visitor' });
type WritingCall = CallShape & { readonly method: Exclude<CallShape['method'], 'GET'> };
/** A call that can wait for a day must be one transaction, so it has no steps. */
type CallInSteps = WritingCall & { readonly waits?: never };

/** How a feature answers its calls. */
export interface Serve {
  /** Answers a read from `db`. */
  read<C extends ReadCall>(call: C, handle: Handle<Db, C>, options?: ReadOptions): void;

  /**
   * Answers within the transaction of the call, which stores the answer too. A refusal rolls it back. The handler runs
   * again if the transaction loses a race, so it has no effects but through `tx`; it never queries the database
   * otherwise, and leaves slow work to `steps`.
   */
  change<C extends WritingCall>(call: C, handle: Handle<Tx, C>, options?: ServeOptions): void;

  /** For effects outside the database, slow work, and changes that stay if the call is refused. */
  steps<C extends CallInSteps>(call: C, options: StepsOptions, handle: Handle<Db, C>): void;
}

export function serveOn(server: Server): Serve {
  return {
    read: (call, handle, options = {}) => serveRead(server, call, anyHandler(handle), options),
    change: (call, handle, options = {}) => serveChange(server, call, anyHandler(handle), options),
    steps: (call, options, handle) => serveSteps(server, call, options, anyHandler(handle)),
  };
}
