import { NOWHERE } from '../testing/bad-values.ts';
import { anna, newcomer, type RefusalCases } from '../testing/refusal-case.ts';

const COLLECT = 'POST /api/first-steps/:id/collect';

const aStep = (id: string) => ({ params: { id } });

export const FIRST_STEP_REFUSALS: RefusalCases = {
  [`${COLLECT} 409 STEP_NOT_DONE`]: [
    'Into the ring is not done yet: 0 of 5.',
    newcomer.sends(aStep('five_starts')),
  ],
  [`${COLLECT} 409 STEP_COLLECTED`]: [
    'You have collected the reward for A horse of your own already.',
    anna.after(({ by }) => by.call(COLLECT, aStep('first_horse'))).sends(aStep('first_horse')),
  ],
  'POST /api/first-steps/score-sheet 404 NO_RESULT': anna.sends({ body: { entryId: NOWHERE } }),
  [`${COLLECT} 409 STEPS_SKIPPED`]: newcomer
    .after(({ by }) => by.call('POST /api/first-steps/skip'))
    .sends(aStep('first_horse')),
};
