import { z } from 'zod';
import { TASK_KINDS } from '../game/today/needs.ts';
import { call } from './call.ts';
import { Coins, DisciplineName, Id, Instant, Sex, Whole } from './pieces.ts';

const Named = z.object({ id: Id, name: z.string() });

export const frame = call({
  method: 'GET',
  path: '/api/frame',
  access: 'player',
  summary: "For every page: the operator's notice, and what needs doing in the stable now",
  reply: z.object({
    notice: z.string().nullable(),
    /** On a known device: the newest other device that is new and that the player has not said to be theirs. */
    newDevice: z.object({ id: Id, name: z.string(), since: Instant, waiting: Whole }).nullable(),
    /** What waits from this device, which is new. */
    waitingHere: Whole,
    unreadLetters: Whole,
    tasks: z.array(
      z.object({
        kind: z.enum(TASK_KINDS),
        count: Whole,
        horse: Named.nullable(),
        /** Set for salaries only. */
        coins: Coins.nullable(),
      }),
    ),
  }),
  refusals: {},
});

export const sinceLastVisit = call({
  method: 'GET',
  path: '/api/shows/since-last-visit',
  access: 'player',
  summary: 'How your horses have been placed since you were here last',
  reply: z.object({
    /** Last visit's end, or registration. */
    since: Instant,
    firstVisit: z.boolean(),
    starts: Whole,
    wins: Whole,
    paid: Whole,
    coins: Coins,
    /** Newest first. */
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

export const bredSinceLastVisit = call({
  method: 'GET',
  path: '/api/breeding/since-last-visit',
  access: 'player',
  summary: 'Foals that you bred, and what came of your requests for studs, since you were here last',
  reply: z.object({
    foals: Whole,
    /** Newest first. */
    latestFoals: z.array(z.object({ ...Named.shape, gender: Sex, mareName: z.string(), bornAt: Instant })),
    /** Except own withdrawals. */
    answers: Whole,
    /** Newest first. */
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
