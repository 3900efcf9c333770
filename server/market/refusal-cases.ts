import { NOWHERE } from '../testing/bad-values.ts';
import { anna, newcomer, type RefusalCases } from '../testing/refusal-case.ts';

const purchase = (storeHorseId: string | undefined) => ({
  body: { storeHorseId, horseName: 'Late', gender: 'mare', discipline: 'racing' },
});

export const MARKET_REFUSALS: RefusalCases = {
  'GET /api/store/horses 404 BREED_NOT_FOUND': anna.sends({ query: { breedId: 'constructor' } }),
  'POST /api/store/purchase 409 OFFER_GONE': anna.sends(purchase(NOWHERE)),
  'POST /api/store/purchase 409 NOT_ENOUGH_COINS': [
    'You need # coins to buy this horse; you have 1,199.',
    newcomer.coins(1199).sends(async ({ by }) => {
      const { body } = await by.call('GET /api/store/horses', { query: { breedId: 'hanoverian' } });
      return purchase(body.tiers[0]?.horses[0]?.storeHorseId);
    }),
  ],
};
