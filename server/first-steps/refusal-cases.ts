import { NOWHERE } from '../testing/bad-values.ts';
import type { RefusalCases } from '../testing/refusal-case.ts';

const aStep = (id: string) => ({ params: { id } });

export const FIRST_STEP_REFUSALS: RefusalCases = {
  'POST /api/first-steps/:id/collect 409 STEP_NOT_DONE': [
    'Into the ring is not done yet: 0 of 5.',
    async ({ app }) => ({ by: await app.newPlayer(), sent: aStep('five_starts') }),
  ],
  'POST /api/first-steps/:id/collect 409 STEP_COLLECTED': [
    'You have collected the reward for A horse of your own already.',
    async ({ anna }) => {
      await anna.call('POST /api/first-steps/:id/collect', aStep('first_horse'));
      return { by: anna, sent: aStep('first_horse') };
    },
  ],
  'POST /api/first-steps/score-sheet 404 NO_RESULT': ({ anna }) =>
    Promise.resolve({ by: anna, sent: { body: { entryId: NOWHERE } } }),
  'POST /api/first-steps/:id/collect 409 STEPS_SKIPPED': async ({ app }) => {
    const by = await app.newPlayer();
    await by.call('POST /api/first-steps/skip');
    return { by, sent: aStep('first_horse') };
  },
};
