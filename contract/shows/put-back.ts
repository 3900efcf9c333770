import { z } from 'zod';
import { CLASS_LEVELS } from '../../game/shows/classes.ts';
import { PRIZELESS_TO_PUT_BACK } from '../../game/shows/grades.ts';
import { call } from '../call.ts';
import { GradeName, OfId, OWN_HORSE } from '../pieces.ts';

export const putBack = call({
  method: 'POST',
  path: '/api/horses/:id/put-back',
  access: 'player',
  summary:
    'Put a horse back that wins no prizes any more: one grade, or from bronze one class. Below its level’s class, one that is put back a class or out of gold starts as a veteran until it enters a higher class',
  params: OfId,
  reply: z.object({ classLevel: z.literal(CLASS_LEVELS), grade: GradeName }),
  refusals: {
    ...OWN_HORSE,
    NOT_TO_PUT_BACK: [
      409,
      `{name} can move down after ${PRIZELESS_TO_PUT_BACK} starts in a row without a prize, but not below the bronze field of class 1.`,
    ],
  },
});
