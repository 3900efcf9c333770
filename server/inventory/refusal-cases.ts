import { newcomer, type RefusalCases } from '../testing/refusal-case.ts';

export const INVENTORY_REFUSALS: RefusalCases = {
  'POST /api/inventory/buy-feed 409 NOT_ENOUGH_COINS': [
    'You need 2,500 coins to buy 1 Biennial feed; you have 2,499.',
    newcomer.coins(2499).sends({ body: { feed_type: 'biennially', quantity: 1 } }),
  ],
  'POST /api/inventory/buy-treats 409 NOT_ENOUGH_COINS': [
    'You need 60 coins to buy 3 Sugar; you have 0.',
    newcomer.coins(0).sends({ body: { treat_type: 'sugar', quantity: 3 } }),
  ],
};
