import { z } from 'zod';
import { call } from './call.ts';
import { Id, Instant } from './pieces.ts';

/** What a browser keeps of its player's, by what may change without the browser's doing. */
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
] as const;

export type Topic = (typeof TOPICS)[number];

/**
 * Says what has changed, never what it changed to: the browser reads it anew by ordinary calls, so that nothing can
 * leak here and nothing can come in the wrong order.
 */
export const LiveEvent = z.object({
  topics: z.array(z.enum(TOPICS)),
  /** Entries whose show has run, to be told to the player. */
  results: z.array(Id),
  /** Something may have been missed: everything is read anew. A stream begins so, unless nothing was since `since`. */
  gap: z.boolean(),
  /** At present not every change is told. The browser also asks by itself until an event comes without this. */
  incomplete: z.literal(true).optional(),
});

export const live = call({
  method: 'GET',
  path: '/api/live',
  access: 'player',
  summary: 'What changes of yours, as it happens: server-sent events',
  query: z.object({
    /** World time when whatever the browser has was read. */
    since: Instant.optional(),
  }),
  stream: true,
  reply: LiveEvent,
  refusals: {},
});
