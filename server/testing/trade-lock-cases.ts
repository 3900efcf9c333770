import { aRequest, aStud, makeFit } from './builders/breeding.ts';
import { aFedHorse, buyFeed, changeHorse, enterNext } from './builders/stable.ts';
import { buyTack, equip } from './builders/tack.ts';
import { aRescueHorse, buyListing, buyRescue, sellHorse } from './builders/trade.ts';
import type { TestApp, TestPlayer } from './app/test-app.ts';

interface Scene {
  readonly app: TestApp;
  readonly anna: TestPlayer;
  readonly bert: TestPlayer;
  /** Anna's. */
  readonly stallion: string;
}

type LockCase = readonly [order: string, useCase: () => Promise<() => Promise<unknown>>];

/** Expected table order by call. */
export const tradeLockCases = (scene: () => Scene): Readonly<Record<string, LockCase>> => ({
  // With a stud request, an entry, a piece of tack and a listing.
  'POST /api/market/sell-horse': [
    'shows, horses, stud_requests, players, ledger_accounts, show_entries, tack, ledger_totals',
    async () => {
      const { app, anna, bert, stallion } = scene();
      const mare = await aFedHorse(bert);
      await makeFit(app, mare);
      await aRequest(bert, mare, stallion);
      await equip(anna, stallion, await buyTack(anna, 'bridle'));
      await enterNext(anna, stallion, 2);
      await changeHorse(app.db, stallion, { level: 5 });
      await sellHorse(anna, stallion, 3000);
      return () => sellHorse(anna, stallion);
    },
  ],
  'POST /api/market/buy-rescue-horse': [
    'horses, stud_requests, ledger_accounts, tack, ledger_totals',
    async () => {
      const { app, anna, bert } = scene();
      const horse = await aRescueHorse(app, bert);
      return () => buyRescue(anna, horse);
    },
  ],
  'POST /api/marketplace/buy': [
    'horses, stud_requests, ledger_accounts, tack, ledger_totals',
    async () => {
      const { app, anna, bert } = scene();
      const stallion = await aStud(app, bert);
      await equip(bert, stallion, await buyTack(bert, 'bridle'));
      const mare = await aFedHorse(anna);
      await makeFit(app, mare);
      await aRequest(anna, mare, stallion);
      // The price is fair to nobody, which a grown stable may ask.
      await app.db.updateTable('players').set({ level: 10 }).where('id', '=', bert.id).execute();
      const { body } = await sellHorse(bert, stallion, 5);
      return () => buyListing(anna, body.listing?.id ?? '', 5);
    },
  ],
  'POST /api/market/sell-inventory': [
    'ledger_accounts, inventory, ledger_totals',
    async () => {
      const { anna } = scene();
      await buyFeed(anna, 'monthly');
      return () =>
        anna.call('POST /api/market/sell-inventory', { body: { itemType: 'monthly', quantity: 1 } });
    },
  ],
});

/** Calls that lock at most one table. */
export const OTHER_TRADE_CALLS = [
  'POST /api/market/sell-tack',
  'PATCH /api/market/listings/:id',
  'DELETE /api/market/listings/:id',
  'PUT /api/horses/:id/locked',
];
