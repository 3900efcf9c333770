import { leaveCoins } from '../testing/builders/stable.ts';
import type { TestPlayer } from '../testing/app/test-app.ts';
import type { RefusalCases, RefusalScene } from '../testing/refusal-case.ts';

async function aPlayerWith({ app }: RefusalScene, coins: number): Promise<TestPlayer> {
  const player = await app.newPlayer();
  await leaveCoins(app, player, coins);
  return player;
}

export const INVENTORY_REFUSALS: RefusalCases = {
  'POST /api/inventory/buy-feed 409 NOT_ENOUGH_COINS': [
    'You need 2,500 coins to buy 1 Biennial feed; you have 2,499.',
    async (scene) => ({
      by: await aPlayerWith(scene, 2499),
      sent: { body: { feed_type: 'biennially', quantity: 1 } },
    }),
  ],
  'POST /api/inventory/buy-treats 409 NOT_ENOUGH_COINS': [
    'You need 60 coins to buy 3 Sugar; you have 0.',
    async (scene) => ({
      by: await aPlayerWith(scene, 0),
      sent: { body: { treat_type: 'sugar', quantity: 3 } },
    }),
  ],
};
