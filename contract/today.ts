import { z } from 'zod';
import { TASK_KINDS } from '../game/today/needs.ts';
import { call } from './call.ts';
import { Coins, Id, Instant, Whole } from './pieces.ts';

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
    /** When the account is deleted; null unless its player asked for it. */
    deletesAt: Instant.nullable(),
    /** The realm where the account stays, and only the stable here is deleted; null if the account is. */
    accountStaysAt: z.string().nullable(),
    /** Counted to 100. */
    unreadNews: Whole,
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
