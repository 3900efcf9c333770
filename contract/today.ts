import { z } from 'zod';
import { TASK_KINDS } from '../game/progress/tasks.ts';
import { call } from './call.ts';
import { Coins, DisciplineName, Id, Instant, Whole } from './pieces.ts';

export const frame = call({
  method: 'GET',
  path: '/api/frame',
  access: 'player',
  summary: "What stands on every page: the operator's notice, and what needs doing in the stable now",
  reply: z.object({
    notice: z.string().nullable(),
    /** The most urgent first; each with the page on which it is done. */
    tasks: z.array(z.object({ kind: z.enum(TASK_KINDS), words: z.string(), href: z.string(), count: Whole })),
  }),
  refusals: {},
});

export const sinceLastVisit = call({
  method: 'GET',
  path: '/api/shows/since-last-visit',
  access: 'player',
  summary: 'How your horses have been placed since you were here last',
  reply: z.object({
    /** When the last visit ended; on the first visit, when the account was opened. */
    since: Instant,
    firstVisit: z.boolean(),
    starts: Whole,
    wins: Whole,
    /** Starts that won coins. */
    paid: Whole,
    coins: Coins,
    /** The latest of them, newest first. */
    latest: z.array(
      z.object({
        entryId: Id,
        showId: Id,
        horseId: Id,
        horseName: z.string(),
        type: DisciplineName,
        level: Whole,
        placement: Whole,
        fieldSize: Whole,
        earnings: Coins,
        xpEarned: Whole,
        ranAt: Instant,
      }),
    ),
  }),
  refusals: {},
});
