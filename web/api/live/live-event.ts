import type { Reply } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/contract.ts';

export type LiveEvent = Reply<Calls['GET /api/live']>;
export type Topic = LiveEvent['topics'][number];

/** A change on the server, as replies and events report it. */
export interface Change {
  readonly topics: readonly Topic[];
  /** Its transactions; none if the report does not name all of them. */
  readonly ids: readonly string[];
}
