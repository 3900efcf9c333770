import { NOWHERE } from '../testing/bad-values.ts';
import { leaveCoins } from '../testing/builders/stable.ts';
import type { RefusalCases } from '../testing/refusal-case.ts';

const purchase = (storeHorseId: string | undefined) => ({
  body: { storeHorseId, horseName: 'Late', gender: 'mare', discipline: 'racing' },
});

export const MARKET_REFUSALS: RefusalCases = {
  'GET /api/store/horses 404 BREED_NOT_FOUND': async ({ anna }) => ({
    by: anna,
    sent: { query: { breedId: 'constructor' } },
  }),
  'POST /api/store/purchase 409 OFFER_GONE': async ({ anna }) => ({ by: anna, sent: purchase(NOWHERE) }),
  'POST /api/store/purchase 409 NOT_ENOUGH_COINS': [
    'You need # coins to buy this horse; you have 1,199.',
    async ({ app }) => {
      const by = await app.newPlayer();
      await leaveCoins(app, by, 1199);
      const { body } = await by.call('GET /api/store/horses', { query: { breedId: 'hanoverian' } });
      return { by, sent: purchase(body.tiers[0]?.horses[0]?.storeHorseId) };
    },
  ],
};
