import { NOWHERE } from '../testing/bad-values.ts';
import { changeHorse } from '../testing/builders/stable.ts';
import { aSellableHorse, aRescueHorse, buyRescue, sellHorse, sellTack } from '../testing/builders/trade.ts';
import { buyTack, equip, undress, wornBy } from '../testing/builders/tack.ts';
import { anna, newcomer, type RefusalCases } from '../testing/refusal-case.ts';

const SELL_HORSE = 'POST /api/market/sell-horse';
const SELL_TACK = 'POST /api/market/sell-tack';
const RESCUE = 'POST /api/market/buy-rescue-horse';

const seller = newcomer.coins(20_000);
const ownerOfIris = seller.horse({ name: 'Iris' });
const withTack = (type: 'bridle' | 'horseshoes' | 'saddle') =>
  seller.with(async ({ by }) => ({ tack: await buyTack(by, type) }));

/** Iris waits at the market. */
const rescue = seller.with(async ({ app, by }) => ({ horse: await aRescueHorse(app, by, 'Iris') }));

const namingHorse = ({ horse }: { readonly horse: string }) => ({ body: { horseId: horse } });
const sellingTack = ({ tack }: { readonly tack: string | undefined }) => ({
  body: { tackId: tack, price: 5 },
});

export const TRADE_REFUSALS: RefusalCases = {
  [`${SELL_HORSE} 404 HORSE_NOT_FOUND`]: anna.sends(namingHorse({ horse: NOWHERE })),
  [`${SELL_HORSE} 403 NOT_YOUR_HORSE`]: anna.sends(({ bertsHorse }) => namingHorse({ horse: bertsHorse })),
  [`${SELL_HORSE} 409 HORSE_LOCKED`]: [
    'Iris is locked against sale. Unlock Iris first.',
    seller
      .with(async ({ app, by }) => ({ horse: await aSellableHorse(app, by, 'Iris') }))
      .after(({ by, horse }) =>
        by.call('PUT /api/horses/:id/locked', { params: { id: horse }, body: { locked: true } }),
      )
      .sends(namingHorse),
  ],
  [`${SELL_HORSE} 409 LEVEL_TOO_LOW`]: [
    'Iris is level 1. The market takes horses from level 5.',
    ownerOfIris.sends(namingHorse),
  ],
  [`${SELL_HORSE} 409 GIFT_FOAL`]: [
    'Iris was bred with a free check or registration. The market never takes such a horse.',
    ownerOfIris
      .after(({ app, horse }) => changeHorse(app.db, horse, { giftFoal: true }))
      .mend(({ app, horse }) => changeHorse(app.db, horse, { giftFoal: false }))
      .sends(namingHorse),
  ],
  [`${SELL_HORSE} 409 ALREADY_FOR_SALE`]: [
    'Iris is for sale already.',
    ownerOfIris
      .after(({ by, horse }) => sellHorse(by, horse, 3000))
      .sends(({ horse }) => ({ body: { horseId: horse, price: 2000 } })),
  ],
  [`${SELL_TACK} 404 TACK_NOT_FOUND`]: anna.sends(sellingTack({ tack: NOWHERE })),
  [`${SELL_TACK} 403 NOT_YOUR_TACK`]: withTack('bridle').byAnna().sends(sellingTack),
  [`${SELL_TACK} 409 STARTER_TACK`]: seller
    .horse()
    .with(async ({ by, horse }) => ({ tack: (await wornBy(by, horse)).saddle }))
    .sends(sellingTack),
  [`${SELL_TACK} 409 TACK_WORN`]: [
    'Iris wears this bridle. Take it off first.',
    withTack('bridle')
      .horse({ name: 'Iris' })
      .after(({ by, horse }) => undress(by, horse))
      .after(({ by, horse, tack }) => equip(by, horse, tack))
      .sends(sellingTack),
  ],
  [`${SELL_TACK} 409 ALREADY_FOR_SALE`]: withTack('horseshoes')
    .after(({ by, tack }) => sellTack(by, tack))
    .sends(sellingTack),
  'POST /api/horses/:id/equip-tack/:tackId 409 TACK_FOR_SALE': [
    'Your saddle is for sale. Take it off sale first.',
    withTack('saddle')
      .after(({ by, tack }) => sellTack(by, tack))
      .horse()
      .after(({ by, horse }) => undress(by, horse))
      .sends(({ horse, tack }) => ({ params: { id: horse, tackId: tack } })),
  ],
  'POST /api/market/sell-inventory 409 NOT_ENOUGH_ITEMS': [
    'You can’t sell 3 sugar: you have 0.',
    seller.sends({ body: { itemType: 'sugar', quantity: 3 } }),
  ],
  'PATCH /api/market/listings/:id 404 LISTING_NOT_FOUND': anna.sends({
    params: { id: NOWHERE },
    body: { price: 5 },
  }),
  'DELETE /api/market/listings/:id 404 LISTING_NOT_FOUND': anna.sends({ params: { id: NOWHERE } }),
  'PUT /api/horses/:id/locked 404 HORSE_NOT_FOUND': anna.sends({
    params: { id: NOWHERE },
    body: { locked: true },
  }),
  'PUT /api/horses/:id/locked 403 NOT_YOUR_HORSE': anna.sends(({ bertsHorse }) => ({
    params: { id: bertsHorse },
    body: { locked: true },
  })),
  [`${RESCUE} 404 HORSE_NOT_FOUND`]: anna.sends(namingHorse({ horse: NOWHERE })),
  [`${RESCUE} 409 RESCUE_GONE`]: [
    'Someone was faster: Iris has a home already. You paid nothing.',
    rescue
      .byNewcomer()
      .coins(20_000)
      .after(({ by, horse }) => buyRescue(by, horse))
      .byAnna()
      .sends(namingHorse),
  ],
  [`${RESCUE} 409 NOT_ENOUGH_COINS`]: [
    'You need 1,000 coins to buy Iris; you have 999.',
    rescue.byNewcomer().coins(999).sends(namingHorse),
  ],
};
