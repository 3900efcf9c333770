import { NOWHERE } from '../testing/bad-values.ts';
import { changeHorse, aHorse, leaveCoins } from '../testing/builders/stable.ts';
import { aSellableHorse, aRescueHorse, buyRescue, sellHorse, sellTack } from '../testing/builders/trade.ts';
import { buyTack, equip, undress, wornBy } from '../testing/builders/tack.ts';
import type { RefusalCases, RefusalScene } from '../testing/refusal-case.ts';

async function aSeller({ app }: RefusalScene) {
  const by = await app.newPlayer();
  await leaveCoins(app, by, 20_000);
  return by;
}

export const TRADE_REFUSALS: RefusalCases = {
  'POST /api/market/sell-horse 404 HORSE_NOT_FOUND': async ({ anna }) => ({
    by: anna,
    sent: { body: { horseId: NOWHERE } },
  }),
  'POST /api/market/sell-horse 403 NOT_YOUR_HORSE': async ({ anna, bertsHorse }) => ({
    by: anna,
    sent: { body: { horseId: bertsHorse } },
  }),
  'POST /api/market/sell-horse 409 HORSE_LOCKED': [
    'Iris is locked against sale. Unlock Iris first.',
    async (scene) => {
      const by = await aSeller(scene);
      const horseId = await aSellableHorse(scene.app, by, 'Iris');
      await by.call('PUT /api/horses/:id/locked', { params: { id: horseId }, body: { locked: true } });
      return { by, sent: { body: { horseId } } };
    },
  ],
  'POST /api/market/sell-horse 409 LEVEL_TOO_LOW': [
    'Iris is level 1. The market takes horses from level 5.',
    async (scene) => {
      const by = await aSeller(scene);
      return { by, sent: { body: { horseId: await aHorse(by, { name: 'Iris' }) } } };
    },
  ],
  'POST /api/market/sell-horse 409 GIFT_FOAL': [
    'Iris was bred with a free check or registration. The market never takes such a horse.',
    async (scene) => {
      const by = await aSeller(scene);
      const horseId = await aSellableHorse(scene.app, by, 'Iris');
      await changeHorse(scene.app.db, horseId, { giftFoal: true });
      return { by, sent: { body: { horseId } } };
    },
  ],
  'POST /api/market/sell-horse 409 ALREADY_FOR_SALE': [
    'Iris is for sale already.',
    async (scene) => {
      const by = await aSeller(scene);
      const horseId = await aHorse(by, { name: 'Iris' });
      await sellHorse(by, horseId, 3000);
      return { by, sent: { body: { horseId, price: 2000 } } };
    },
  ],
  'POST /api/market/sell-tack 404 TACK_NOT_FOUND': async ({ anna }) => ({
    by: anna,
    sent: { body: { tackId: NOWHERE, price: 5 } },
  }),
  'POST /api/market/sell-tack 403 NOT_YOUR_TACK': async (scene) => {
    const tackId = await buyTack(await aSeller(scene), 'bridle');
    return { by: scene.anna, sent: { body: { tackId, price: 5 } } };
  },
  'POST /api/market/sell-tack 409 STARTER_TACK': async (scene) => {
    const by = await aSeller(scene);
    const { saddle } = await wornBy(by, await aHorse(by));
    return { by, sent: { body: { tackId: saddle, price: 5 } } };
  },
  'POST /api/market/sell-tack 409 TACK_WORN': [
    'Iris wears this bridle. Take it off first.',
    async (scene) => {
      const by = await aSeller(scene);
      const tackId = await buyTack(by, 'bridle');
      const horse = await aHorse(by, { name: 'Iris' });
      await undress(by, horse);
      await equip(by, horse, tackId);
      return { by, sent: { body: { tackId, price: 5 } } };
    },
  ],
  'POST /api/market/sell-tack 409 ALREADY_FOR_SALE': async (scene) => {
    const by = await aSeller(scene);
    const tackId = await buyTack(by, 'horseshoes');
    await sellTack(by, tackId);
    return { by, sent: { body: { tackId, price: 5 } } };
  },
  'POST /api/horses/:id/equip-tack/:tackId 409 TACK_FOR_SALE': [
    'Your saddle is for sale. Take it off sale first.',
    async (scene) => {
      const by = await aSeller(scene);
      const tackId = await buyTack(by, 'saddle');
      await sellTack(by, tackId);
      const id = await aHorse(by);
      await undress(by, id);
      return { by, sent: { params: { id, tackId } } };
    },
  ],
  'POST /api/market/sell-inventory 409 NOT_ENOUGH_ITEMS': [
    'You can’t sell 3 sugar: you have 0.',
    async (scene) => ({ by: await aSeller(scene), sent: { body: { itemType: 'sugar', quantity: 3 } } }),
  ],
  'PATCH /api/market/listings/:id 404 LISTING_NOT_FOUND': async ({ anna }) => ({
    by: anna,
    sent: { params: { id: NOWHERE }, body: { price: 5 } },
  }),
  'DELETE /api/market/listings/:id 404 LISTING_NOT_FOUND': async ({ anna }) => ({
    by: anna,
    sent: { params: { id: NOWHERE } },
  }),
  'PUT /api/horses/:id/locked 404 HORSE_NOT_FOUND': async ({ anna }) => ({
    by: anna,
    sent: { params: { id: NOWHERE }, body: { locked: true } },
  }),
  'PUT /api/horses/:id/locked 403 NOT_YOUR_HORSE': async ({ anna, bertsHorse }) => ({
    by: anna,
    sent: { params: { id: bertsHorse }, body: { locked: true } },
  }),
  'POST /api/market/buy-rescue-horse 404 HORSE_NOT_FOUND': async ({ anna }) => ({
    by: anna,
    sent: { body: { horseId: NOWHERE } },
  }),
  'POST /api/market/buy-rescue-horse 409 RESCUE_GONE': [
    'Someone was faster: Iris has a home already. You paid nothing.',
    async (scene) => {
      const horseId = await aRescueHorse(scene.app, await aSeller(scene), 'Iris');
      await buyRescue(await aSeller(scene), horseId);
      return { by: scene.anna, sent: { body: { horseId } } };
    },
  ],
  'POST /api/market/buy-rescue-horse 409 NOT_ENOUGH_COINS': [
    'You need 1,000 coins to buy Iris; you have 999.',
    async (scene) => {
      const horseId = await aRescueHorse(scene.app, await aSeller(scene), 'Iris');
      const by = await aSeller(scene);
      await leaveCoins(scene.app, by, 999);
      return { by, sent: { body: { horseId } } };
    },
  ],
};
