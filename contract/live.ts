import { z } from 'zod';
import { call } from './call.ts';
import { Id, Instant } from './pieces.ts';

/** What a browser keeps of its player's data: a change names the topics that it makes stale. */
export const TOPICS = [
  'user',
  'horses',
  'entries',
  'shows',
  'transactions',
  'salary',
  'inventory',
  'tack',
  'studs',
  'vet',
  'store',
] as const;

export type Topic = (typeof TOPICS)[number];

/**
 * Reply headers of every call that changed something for the player who sent it: the topics (`horses, user`), and the
 * ids of its transactions, which the live events of the same transactions carry as well. A browser thereby refetches
 * once for each change, whether the reply or the event comes first. Both are lists separated by commas.
 */
export const CHANGED_TOPICS = 'changed-topics';
export const CHANGE_IDS = 'change-ids';

/**
 * Says what has changed, never what it changed to: the browser fetches it by ordinary calls, so nothing can leak here
 * and nothing can arrive in the wrong order.
 */
export const LiveEvent = z.object({
  topics: z.array(z.enum(TOPICS)),
  /** Transactions of the player's own calls; only there if the event reports nothing else. */
  changes: z.array(z.string()).optional(),
  /** Entries whose show has run, to be told to the player. */
  results: z.array(Id),
  /** Events may have been missed: everything is stale. A stream begins so, unless nothing happened since `since`. */
  gap: z.boolean(),
  /** At present the stream does not report every change: the browser polls until an event comes without this. */
  incomplete: z.literal(true).optional(),
});

export const live = call({
  method: 'GET',
  path: '/api/live',
  access: 'player',
  summary: 'What changes of yours, as it happens: server-sent events',
  query: z.object({
    /** World time at which the browser's oldest data was read. */
    since: Instant.optional(),
  }),
  stream: true,
  reply: LiveEvent,
  refusals: {},
});
