import type { Reply } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/contract.ts';

export type LiveEvent = Reply<Calls['GET /api/live']>;
export type Topic = LiveEvent['topics'][number];

export interface Change {
  readonly topics: readonly Topic[];
  /** Transaction ids; empty if the report omits some. */
  readonly ids: readonly string[];
}
