import { unconfirm } from '../../testing/builders/accounts.ts';
import { becomeHouseStable, becomePlayer } from '../../testing/builders/house-stables.ts';
import { NOWHERE } from '../../testing/bad-values.ts';
import { aListing, aTackListing, buyListing, sellHorse, soldToYoung } from '../../testing/builders/trade.ts';
import { anna, newcomer, type RefusalCases } from '../../testing/refusal-case.ts';

const LISTING = 'GET /api/marketplace/listings/:id';
const BUY = 'POST /api/marketplace/buy';
const FASTER = 'Ines was faster. You paid nothing.';
const GONE = 'This is not for sale any more. You paid nothing.';
const BOUGHT = 'You have bought this already, and paid once.';

const listed = (price = 500) =>
  newcomer
    .level(10)
    .coins(20_000)
    .with(async ({ by }) => ({ seller: by, price, listing: await aListing(by, price) }));

const soldToInes = listed()
  .byNewcomer()
  .coins(20_000)
  .after(({ app, by }) =>
    app.db.updateTable('players').set({ username: 'Ines' }).where('id', '=', by.id).execute(),
  )
  .after(({ by, listing }) => buyListing(by, listing, 500));

const reading = ({ listing }: { readonly listing: string }) => ({ params: { id: listing } });
const buying = ({ listing, price = 500 }: { readonly listing: string; readonly price?: number }) => ({
  body: { listingId: listing, price },
});

export const MARKETPLACE_REFUSALS: RefusalCases = {
  [`${LISTING} 409 SOLD`]: [FASTER, soldToInes.byAnna().sends(reading)],
  [`${LISTING} 409 ALREADY_BOUGHT`]: [BOUGHT, soldToInes.sends(reading)],
  [`${LISTING} 409 NOT_FOR_SALE`]: [GONE, anna.sends(reading({ listing: NOWHERE }))],
  [`${BUY} 409 SOLD`]: [FASTER, soldToInes.byAnna().sends(buying)],
  [`${BUY} 409 ALREADY_BOUGHT`]: [BOUGHT, soldToInes.sends(buying)],
  [`${BUY} 409 NOT_FOR_SALE`]: [
    GONE,
    listed()
      .after(({ seller, listing }) => seller.call('DELETE /api/market/listings/:id', reading({ listing })))
      .byAnna()
      .sends(buying),
  ],
  [`${BUY} 409 OWN_LISTING`]: ['This is yours already.', listed().sends(buying)],
  [`${BUY} 409 HOUSE_HORSE_WAITS`]: [
    'House stables sell a player one horse in # days. You can buy the next one in # days.',
    listed(400)
      .with(async ({ seller }) => ({ first: await aListing(seller, 400) }))
      .byNewcomer()
      .coins(20_000)
      .after(({ by, first }) => buyListing(by, first, 400))
      .after(({ app, seller }) => becomeHouseStable(app, seller))
      .mend(({ app, seller }) => becomePlayer(app, seller))
      .sends(buying),
  ],
  [`${BUY} 409 PRICE_CHANGED`]: [
    'The price is 4,900 coins now. You paid nothing.',
    listed()
      .after(({ seller, listing }) =>
        seller.call('PATCH /api/market/listings/:id', { ...reading({ listing }), body: { price: 4900 } }),
      )
      .byAnna()
      .sends(buying),
  ],
  [`${BUY} 409 NOT_ENOUGH_COINS`]: [
    'You need 500 coins; you have 499.',
    listed().byNewcomer().coins(499).sends(buying),
  ],
  [`${BUY} 409 NOT_ENOUGH_TRADABLE_COINS`]: [
    'Bound coins pay players up to 1,800 here, and 10 of your coins are tradable. Prizes and what players pay you are tradable.',
    newcomer
      .coins(20_000)
      .horse({ breedId: 'friesian' })
      .with(async ({ by, horse }) => {
        const { body } = await sellHorse(by, horse, 3000);
        return { listing: body.listing?.id ?? '', price: 3000 };
      })
      .byNewcomer()
      .coins(20_000, 10)
      .level(10)
      .sends(buying),
  ],
  [`${BUY} 409 UNDERPRICED`]: [
    'The seller is below level 10 and asks # coins less than a fair #. That counts as paid to you, and would pass what such a seller, or all of them together, may pay one player in 30 days. A price of # would be fair.',
    newcomer
      .coins(20_000)
      .with(async ({ by }) => ({ listing: await aListing(by, 100), price: 100 }))
      .byNewcomer()
      .coins(20_000)
      .sends(buying),
  ],
  [`${BUY} 403 EMAIL_NOT_CONFIRMED`]: [
    'Please confirm your email before you pay other players: we have mailed you a link. Your Account page sends a new one.',
    listed(100)
      .byNewcomer()
      .coins(20_000)
      .after(({ app, by }) => unconfirm(app, by))
      .sends(buying),
  ],
  [`${BUY} 409 PAIR_LIMIT`]: [
    'Below level 10 you may pay one player at most 500 coins in 30 days; it would be more with the 0 so far.',
    listed(4900).byNewcomer().coins(20_000, 20_000).sends(buying),
  ],
  [`${BUY} 409 RECEIVER_LIMIT`]: [
    'All players below level 10 together may pay one player at most 2,000 coins in 30 days, and this player has had them. Reach level 10, or choose another.',
    newcomer
      .coins(20_000)
      .after(({ app, by }) => soldToYoung(app, by, 1900))
      .with(({ by }) => ({ seller: by }))
      .byNewcomer()
      .coins(1000, 1000)
      .after(async ({ by, seller }) => buyListing(by, await aTackListing(seller, 1), 1))
      .with(async ({ seller }) => ({ listing: await aListing(seller, 100), price: 100 }))
      .sends(buying),
  ],
};
