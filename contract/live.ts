import { z } from 'zod';
import { call } from './call.ts';
import { Id, Instant } from './pieces.ts';

/** Cached browser data; a change names the topics it invalidates. */
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
 * Headers of replies that changed the caller's data: changed topics (`horses, user`) and transaction ids,
 * comma-separated. Live events carry the same ids, so the browser refetches once per change.
 */
export const CHANGED_TOPICS = 'changed-topics';
export const CHANGE_IDS = 'change-ids';

/** Names what changed, never the new values: nothing leaks or arrives out of order. */
export const LiveEvent = z.object({
  topics: z.array(z.enum(TOPICS)),
  /** The player's own transactions; omitted if the event reports anything else. */
  changes: z.array(z.string()).optional(),
  /** Finished entries to announce. */
  results: z.array(Id),
  /**
   * Events may have been missed: everything is stale. First event of a stream, unless nothing happened since `since`.
   */
  gap: z.boolean(),
  /** The stream is incomplete: poll until an event comes without this flag. */
  incomplete: z.literal(true).optional(),
});

export const live = call({
  method: 'GET',
  path: '/api/live',
  access: 'player',
  summary: 'What changes of yours, as it happens: server-sent events',
  query: z.object({
    /** World time of the browser's oldest data. */
    since: Instant.optional(),
  }),
  stream: true,
  reply: LiveEvent,
  refusals: {},
});
