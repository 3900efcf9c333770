import { z } from 'zod';
import { TASK_KINDS } from '../game/today/needs.ts';
import { call } from './call.ts';
import { Coins, Id, Instant, Whole } from './pieces.ts';

const Named = z.object({ id: Id, name: z.string() });

export const shell = call({
  method: 'GET',
  path: '/api/shell',
  access: 'player',
  summary: "For every page: the operator's notice, and what needs doing in the stable now",
  reply: z.object({
    notice: z.string().nullable(),
    /** On a known device: the newest other new device that the player has not confirmed. */
    newDevice: z.object({ id: Id, name: z.string(), since: Instant, waiting: Whole }).nullable(),
    /** Calls that wait from this new device. */
    waitingHere: Whole,
    /** When the account is deleted; null if no deletion was requested. */
    deletesAt: Instant.nullable(),
    /** The realm where the account stays when only the stable here is deleted; null if the account goes too. */
    accountStaysAt: z.string().nullable(),
    /** Counts up to 100. */
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
