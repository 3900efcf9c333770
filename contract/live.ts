import { z } from 'zod';
import { call } from './call.ts';
import { ChatMessage } from './chat.ts';
import { Id, Instant, Whole } from './pieces.ts';

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
  'moderation',
  'mail',
  'chat',
  'chat_read',
  'album',
  'round',
  'moments',
] as const;

export type Topic = (typeof TOPICS)[number];

/**
 * Reply headers with changed topics and transaction ids, comma-separated. Live events carry the same ids, so browsers
 * refetch once per change.
 */
export const CHANGED_TOPICS = 'changed-topics';
export const CHANGE_IDS = 'change-ids';

/** Carries new values for chat only: others could leak or arrive out of order (decisions 10 and 47). */
export const LiveEvent = z.object({
  topics: z.array(z.enum(TOPICS)),
  /** Own transactions; omitted if the event reports anything else. */
  changes: z.array(z.string()).optional(),
  results: z.array(Id),
  /** Events may have been missed: everything is stale. */
  gap: z.boolean(),
  /** Set after a gap: the world time from which the events are complete. */
  at: Instant.optional(),
  /** Incomplete stream: poll until an event lacks this flag. */
  incomplete: z.literal(true).optional(),
  /** New or changed messages, as this player may see them. */
  chat: z.array(ChatMessage).optional(),
  /** Messages that nobody sees any more. */
  chatGone: z.array(Id).optional(),
  /** Players who are here. */
  online: Whole.optional(),
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
