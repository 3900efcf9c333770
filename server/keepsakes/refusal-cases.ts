import { MOST_KEEPSAKES } from '../../game/keepsakes/pastimes.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import { anna, newcomer, type RefusalCases } from '../testing/refusal-case.ts';

const KEEP = 'POST /api/horses/:id/keepsakes';
const body = { pastime: 'groom', place: 'yard' };

export const KEEPSAKE_REFUSALS: RefusalCases = {
  'GET /api/horses/:id/foal-book 404 HORSE_NOT_FOUND': anna.sends({ params: { id: NOWHERE } }),
  'GET /api/horses/:id/keepsakes 404 HORSE_NOT_FOUND': anna.sends({ params: { id: NOWHERE } }),
  'GET /api/public/keepsakes/:id 404 KEEPSAKE_NOT_FOUND': anna.sends({ params: { id: NOWHERE } }),
  'DELETE /api/keepsakes/:id 404 KEEPSAKE_NOT_FOUND': anna.sends({ params: { id: NOWHERE } }),
  [`${KEEP} 404 HORSE_NOT_FOUND`]: anna.sends({ params: { id: NOWHERE }, body }),
  [`${KEEP} 403 NOT_YOUR_HORSE`]: anna.sends(({ bertsHorse }) => ({ params: { id: bertsHorse }, body })),
  [`${KEEP} 409 TOO_YOUNG_FOR_PASTIME`]: [
    'Clover is too young for that: wait until 24 months.',
    newcomer.horse({ name: 'Clover', months: 23 }).sends(({ horse }) => ({
      params: { id: horse },
      body: { pastime: 'lunge', place: 'paddock' },
    })),
  ],
  [`${KEEP} 409 KEEPSAKES_FULL`]: [
    `You have ${MOST_KEEPSAKES} pictures of Clover. Take one out to make room.`,
    newcomer
      .horse({ name: 'Clover' })
      .after(async ({ by, horse }) => {
        for (let kept = 0; kept < MOST_KEEPSAKES; kept++)
          await by.call('POST /api/horses/:id/keepsakes', {
            params: { id: horse },
            body: { pastime: 'groom', place: 'yard' },
          });
      })
      .sends(({ horse }) => ({ params: { id: horse }, body })),
  ],
};
