import { z } from 'zod';
import { call } from '../call.ts';
import { Whole } from '../pieces.ts';
import { Tack, TackChoice } from './tack.ts';

export const craftTack = call({
  method: 'POST',
  path: '/api/tack/craft',
  access: 'player',
  summary: 'Finish a piece of tack; sent when the time of its recipe is over',
  body: z.object({ tack_type: TackChoice }).transform(({ tack_type }) => ({ type: tack_type })),
  reply: z.object({
    message: z.string(),
    tack: Tack,
    /** Points of craft skill. */
    skillIncrease: z.number(),
    newSkill: z.number(),
    /** Player XP. */
    xpGained: Whole,
    craftsLeftToday: Whole,
  }),
  refusals: {
    NOT_ENOUGH_MATERIALS: [409, 'You lack {missing} to make {one}.'],
    CRAFT_UNFINISHED: [409, 'One piece at a time: this one needs {seconds} more seconds.'],
    CRAFTS_SPENT: [409, 'You have made {most} pieces today. The next can be made from midnight UTC.'],
  },
});
