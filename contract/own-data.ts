import { z } from 'zod';
import { call } from './call.ts';
import { Instant } from './pieces.ts';

export const exportOwnData = call({
  method: 'GET',
  path: '/api/account/export',
  access: 'player',
  summary: 'Everything that the game keeps about you',
  reply: z.object({
    at: Instant,
    /** Rows by kind: "horses", "letters received". */
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  refusals: {},
});
