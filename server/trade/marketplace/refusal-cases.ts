import { unconfirm } from '../../testing/builders/accounts.ts';
import { NOWHERE } from '../../testing/bad-values.ts';
import { aHorse, leaveCoins } from '../../testing/builders/stable.ts';
import { aListing, aTackListing, buyListing, sellHorse, soldToYoung } from '../../testing/builders/trade.ts';
import type { TestPlayer } from '../../testing/app/test-app.ts';
import type { RefusalCases, RefusalScene } from '../../testing/refusal-case.ts';

async function aPlayer({ app }: RefusalScene, coins = 20_000, tradable = 0): Promise<TestPlayer> {
  const player = await app.newPlayer();
  await leaveCoins(app, player, coins, tradable);
  return player;
}

async function soldToInes(scene: RefusalScene): Promise<{ ines: TestPlayer; id: string }> {
  const ines = await aPlayer(scene);
  await scene.app.db.updateTable('players').set({ username: 'Ines' }).where('id', '=', ines.id).execute();
  const id = await aListing(await aPlayer(scene), 500);
  await buyListing(ines, id, 500);
  return { ines, id };
}

const LISTING = 'GET /api/marketplace/listings/:id';
const BUY = 'POST /api/marketplace/buy';
const FASTER = 'Ines was faster. You paid nothing.';
const GONE = 'This is not for sale any more. You paid nothing.';
const BOUGHT = 'You have bought this already, and paid once.';

const buying = (listingId: string, price = 500) => ({ body: { listingId, price } });

export const MARKETPLACE_REFUSALS: RefusalCases = {
  [`${LISTING} 409 SOLD`]: [
    FASTER,
    async (scene) => ({ by: scene.anna, sent: { params: { id: (await soldToInes(scene)).id } } }),
  ],
  [`${LISTING} 409 ALREADY_BOUGHT`]: [
    BOUGHT,
    async (scene) => {
      const { ines, id } = await soldToInes(scene);
      return { by: ines, sent: { params: { id } } };
    },
  ],
  [`${LISTING} 409 NOT_FOR_SALE`]: [
    GONE,
    async ({ anna }) => ({ by: anna, sent: { params: { id: NOWHERE } } }),
  ],
  [`${BUY} 409 SOLD`]: [
    FASTER,
    async (scene) => ({ by: scene.anna, sent: buying((await soldToInes(scene)).id) }),
  ],
  [`${BUY} 409 ALREADY_BOUGHT`]: [
    BOUGHT,
    async (scene) => {
      const { ines, id } = await soldToInes(scene);
      return { by: ines, sent: buying(id) };
    },
  ],
  [`${BUY} 409 NOT_FOR_SALE`]: [
    GONE,
    async (scene) => {
      const seller = await aPlayer(scene);
      const id = await aListing(seller, 500);
      await seller.call('DELETE /api/market/listings/:id', { params: { id } });
      return { by: scene.anna, sent: buying(id) };
    },
  ],
  [`${BUY} 409 OWN_LISTING`]: [
    'This is yours already.',
    async (scene) => {
      const by = await aPlayer(scene);
      return { by, sent: buying(await aListing(by, 500)) };
    },
  ],
  [`${BUY} 409 PRICE_CHANGED`]: [
    'The price is 4,900 coins now. You paid nothing.',
    async (scene) => {
      const seller = await aPlayer(scene);
      const id = await aListing(seller, 500);
      await seller.call('PATCH /api/market/listings/:id', { params: { id }, body: { price: 4900 } });
      return { by: scene.anna, sent: buying(id) };
    },
  ],
  [`${BUY} 409 NOT_ENOUGH_COINS`]: [
    'You need 500 coins; you have 499.',
    async (scene) => ({
      by: await aPlayer(scene, 499),
      sent: buying(await aListing(await aPlayer(scene), 500)),
    }),
  ],
  [`${BUY} 409 NOT_ENOUGH_TRADABLE_COINS`]: [
    'Bound coins pay players up to 1,800 here, and 10 of your coins are tradable. Prizes and what players pay you are tradable.',
    async (scene) => {
      const by = await aPlayer(scene, 20_000, 10);
      await scene.app.db.updateTable('players').set({ level: 10 }).where('id', '=', by.id).execute();
      const seller = await aPlayer(scene);
      const horse = await aHorse(seller, { breedId: 'friesian' });
      const { body } = await sellHorse(seller, horse, 3000);
      return { by, sent: buying(body.listing?.id ?? '', 3000) };
    },
  ],
  [`${BUY} 403 EMAIL_NOT_CONFIRMED`]: [
    'Please confirm your email before you pay other players: we have mailed you a link. Your Account page sends a new one.',
    async (scene) => {
      const by = await aPlayer(scene);
      await unconfirm(scene.app, by);
      return { by, sent: buying(await aListing(await aPlayer(scene), 100), 100) };
    },
  ],
  [`${BUY} 409 PAIR_LIMIT`]: [
    'Below level 10 you may pay one player at most 500 coins in 30 days; it would be more with the 0 so far.',
    async (scene) => ({
      by: await aPlayer(scene, 20_000, 20_000),
      sent: buying(await aListing(await aPlayer(scene), 4900), 4900),
    }),
  ],
  [`${BUY} 409 RECEIVER_LIMIT`]: [
    'All players below level 10 together may pay one player at most 2,000 coins in 30 days, and this player has had them. Reach level 10, or choose another.',
    async (scene) => {
      const [by, seller] = [await aPlayer(scene, 1000, 1000), await aPlayer(scene)];
      await soldToYoung(scene.app, seller, 1900);
      await buyListing(by, await aTackListing(seller, 1), 1);
      return { by, sent: buying(await aListing(seller, 100), 100) };
    },
  ],
};
