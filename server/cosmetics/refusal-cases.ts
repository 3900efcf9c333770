import { aFedHorse, changeHorse, leaveCoins, wearCosmetic } from '../testing/builders/stable.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import type { RefusalCases, RefusalScene } from '../testing/refusal-case.ts';

const NO_HORSE = '00000000-0000-4000-8000-000000000000';
const SLATE = { cosmetic: 'nameplate', item: 'slate', price: 800 } as const;

const newcomerWishes =
  (wish: object, { coins = 10_000, months = 80 } = {}) =>
  async ({ app }: RefusalScene) => {
    const by = await app.newPlayer();
    const id = await aFedHorse(by);
    await leaveCoins(app, by, coins);
    await changeHorse(app.db, id, { bornAt: bornAtAge(months, app.clock.now()) });
    return { by, sent: { params: { id }, body: { ...SLATE, ...wish } } };
  };

export const COSMETIC_REFUSALS: RefusalCases = {
  'PUT /api/horses/:id/style 404 HORSE_NOT_FOUND': async ({ anna }) => ({
    by: anna,
    sent: { params: { id: NO_HORSE }, body: SLATE },
  }),
  'PUT /api/horses/:id/style 403 NOT_YOUR_HORSE': async ({ anna, bertsHorse }) => ({
    by: anna,
    sent: { params: { id: bertsHorse }, body: SLATE },
  }),
  'PUT /api/horses/:id/style 409 ALREADY_WORN': [
    'Juniper wears this already. Nothing was bought.',
    async (scene) => {
      const request = await newcomerWishes({})(scene);
      await wearCosmetic(request.by, request.sent.params.id, SLATE);
      return request;
    },
  ],
  'PUT /api/horses/:id/style 409 HORSE_TOO_YOUNG': [
    'Juniper is 29 months old; tack is seen from 30 months.',
    newcomerWishes({ cosmetic: 'tack_colour', item: 'navy', price: 900 }, { months: 29 }),
  ],
  'PUT /api/horses/:id/style 409 COSMETIC_PRICE_CHANGED': [
    'Slate costs 800 coins for Juniper now. Nothing was bought.',
    newcomerWishes({ price: 0 }),
  ],
  'PUT /api/horses/:id/style 409 NOT_ENOUGH_COINS': [
    'Slate costs 800 coins; you have 799.',
    newcomerWishes({}, { coins: 799 }),
  ],
};
