import { z } from 'zod';
import { call } from './call.ts';
import { Id, Instant } from './pieces.ts';

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
  'devices',
  'news',
  'kindness',
  'mail',
  'album',
  'round',
] as const;

export type Topic = (typeof TOPICS)[number];

/**
 * Reply headers with changed topics and transaction ids, comma-separated. Live events carry the same ids, so browsers
 * refetch once per change.
 */
export const CHANGED_TOPICS = 'changed-topics';
export const CHANGE_IDS = 'change-ids';

/** Never contains new values: nothing leaks or arrives out of order. */
export const LiveEvent = z.object({
  topics: z.array(z.enum(TOPICS)),
  /** Own transactions; omitted if the event reports anything else. */
  changes: z.array(z.string()).optional(),
  results: z.array(Id),
  /** Events may have been missed: everything is stale. */
  gap: z.boolean(),
  /** Incomplete stream: poll until an event lacks this flag. */
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
