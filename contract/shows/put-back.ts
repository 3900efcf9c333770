import { z } from 'zod';
import { PRIZELESS_TO_PUT_BACK } from '../../game/shows/grades.ts';
import { call } from '../call.ts';
import { GradeName, OfId, OWN_HORSE } from '../pieces.ts';

export const putBack = call({
  method: 'POST',
  path: '/api/horses/:id/put-back',
  access: 'player',
  summary: 'Put a horse back one grade that wins no prizes any more',
  params: OfId,
  reply: z.object({ grade: GradeName }),
  refusals: {
    ...OWN_HORSE,
    NOT_TO_PUT_BACK: [
      409,
      `{name} can move down a grade after ${PRIZELESS_TO_PUT_BACK} starts in a row without a prize, but not below Bronze.`,
    ],
  },
});
