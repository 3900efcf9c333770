import { z } from 'zod';
import { TASK_KINDS } from '../game/today/tasks.ts';
import { call } from './call.ts';
import { Coins, DisciplineName, Id, Instant, Sex, Whole } from './pieces.ts';

export const frame = call({
  method: 'GET',
  path: '/api/frame',
  access: 'player',
  summary: "What stands on every page: the operator's notice, and what needs doing in the stable now",
  reply: z.object({
    notice: z.string().nullable(),
    /** Most urgent first, each with its page. */
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
    /** End of the last visit; on the first, registration. */
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

const Named = z.object({ id: Id, name: z.string() });

export const bredSinceLastVisit = call({
  method: 'GET',
  path: '/api/breeding/since-last-visit',
  access: 'player',
  summary: 'Foals that you bred, and what came of your requests for studs, since you were here last',
  reply: z.object({
    foals: Whole,
    /** The latest of them, newest first. */
    latestFoals: z.array(z.object({ ...Named.shape, gender: Sex, mareName: z.string(), bornAt: Instant })),
    /** Requests that ended, without own withdrawals. */
    answers: Whole,
    /** The latest of them, newest first. */
    latestAnswers: z.array(
      z.object({
        id: Id,
        status: z.enum(['accepted', 'declined', 'expired', 'void']),
        /** Paid if accepted, else returned. */
        fee: Coins,
        answeredAt: Instant,
        mare: Named,
        stallion: Named,
      }),
    ),
  }),
  refusals: {},
});
