import type { Reply } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/contract.ts';

export type LiveEvent = Reply<Calls['GET /api/live']>;
export type Topic = LiveEvent['topics'][number];

export interface Change {
  readonly topics: readonly Topic[];
  /** Transactions; empty if some are unnamed. */
  readonly ids: readonly string[];
}
