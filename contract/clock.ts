import { z } from 'zod';
import { SEASONS } from '../game/game-time.ts';
import { call } from './call.ts';
import { Instant, Whole } from './pieces.ts';

export const gameDate = call({
  method: 'GET',
  path: '/api/game/date',
  access: 'visitor',
  summary: 'The date in the world',
  reply: z.object({
    dateString: z.string(),
    season: z.enum(SEASONS),
    now: Instant,
    nextDayAt: Instant,
    /** Day 1 of Year 1: any instant has a date. */
    foundedAt: Instant,
  }),
  refusals: {},
});

export const moveClock = call({
  method: 'POST',
  path: '/api/dev/clock',
  access: 'visitor',
  summary: 'Move world time forward and run what fell due',
  onlyWithDevClock: true,
  body: z.object({ advanceSeconds: z.int().min(0).max(315_360_000) }),
  reply: z.object({ now: Instant, piecesDone: Whole }),
  refusals: {},
});
