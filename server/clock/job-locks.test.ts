import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aRequest, aStud, cover, makeFit } from '../testing/builders/breeding.ts';
import { leave, LEAVING } from '../testing/builders/deletion.ts';
import { twoDevices } from '../testing/builders/devices.ts';
import { aShow } from '../testing/builders/player-shows.ts';
import { expectLocks } from '../testing/recorded-locks.ts';
import * as stable from '../testing/builders/stable.ts';
import { buyMaterialsFor, craft, equip, undress } from '../testing/builders/tack.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

const app = await appForFile();
let anna: TestPlayer;
let bert: TestPlayer;
let horse: string;
let stallion: string;
let bertsStallion: string;
beforeAll(async () => {
  bert = await app.newPlayer();
  bertsStallion = await aStud(app, bert);
});
beforeEach(async () => {
  anna = await app.newPlayer();
  for (const player of [anna, bert]) await stable.leaveCoins(app, player, 20_000, 10_000);
  horse = await stable.aFedHorse(anna, { feed: 'monthly' });
  await makeFit(app, horse);
  await stable.makeWinner(app.db, horse);
  stallion = await aStud(app, anna);
});

/** Prepares, then returns the action to record. */
type UseCase = () => Promise<() => Promise<unknown>>;

/** Run by the clock call. */
const JOBS: Readonly<Record<string, readonly [order: string, useCase: UseCase]>> = {
  'a stud request expires': [
    'stud_requests, ledger_accounts, ledger_totals',
    async () => {
      await aRequest(anna, horse, bertsStallion);
      return () => app.pass(4 * 86_400);
    },
  ],
  'a sale from a new device is done': [
    'waiting_calls, ledger_accounts, inventory, ledger_totals',
    async () => {
      const { fresh } = await twoDevices(app, anna);
      await stable.buyFeed(anna, 'monthly');
      const body = { itemType: 'monthly', quantity: 1 };
      expect(await fresh.call('POST /api/market/sell-inventory', { body })).toMatchObject({ status: 202 });
      return () => app.pass(86_400);
    },
  ],
  'house shows run': [
    'shows, horses, players, ledger_accounts, show_entries, ledger_totals',
    async () => {
      await stable.enterNext(anna, horse, 5);
      return () => app.pass(3 * 3600);
    },
  ],
  'a show runs with worn tack': [
    'shows, horses, players, ledger_accounts, show_entries, tack, ledger_totals',
    async () => {
      // Tack of the store is worn out already.
      const maker = await app.newPlayer('manufacturer');
      await stable.leaveCoins(app, maker, 20_000);
      const shod = await stable.aFedHorse(maker);
      await buyMaterialsFor(maker, 'horseshoes');
      const { body } = await craft(maker, 'horseshoes');
      await undress(maker, shod);
      await equip(maker, shod, body.tack.id);
      await stable.makeWinner(app.db, shod);
      await stable.enterNext(maker, shod, 5);
      return () => app.pass(3 * 3600);
    },
  ],
  'a player show runs': [
    'shows, horses, players, ledger_accounts, show_entries, ledger_totals',
    async () => {
      await aShow(anna);
      const { body: own } = await anna.call('GET /api/shows', { query: { createdBy: 'me' } });
      expect(await stable.enter(anna, own[0]?.id ?? '', horse)).toMatchObject({ status: 200 });
      return () => app.pass(4 * 86_400);
    },
  ],
  'the vet examines a horse': [
    'vet_requests, horses',
    async () => {
      await stable.callVet(anna, horse, 'checkup');
      return () => app.pass(3600);
    },
  ],
  'the vet gelds a stallion at stud': [
    'vet_requests, horses, stud_requests, ledger_accounts, ledger_totals',
    async () => {
      const mare = await stable.aFedHorse(bert);
      await makeFit(app, mare);
      await aRequest(bert, mare, stallion);
      expect(await stable.callVet(anna, stallion, 'gelding')).toMatchObject({ status: 200 });
      return () => app.pass(3600);
    },
  ],
  'a person is erased': [
    'accounts, account_deletions, reports, horses, players',
    async () => {
      await leave(anna);
      return () => app.pass(LEAVING);
    },
  ],
  'what a deleted player leaves goes': [
    'accounts, account_deletions, shows, horses, stud_requests, players, ledger_accounts, show_entries, tack, ledger_totals',
    async () => {
      const mare = await stable.aFedHorse(bert);
      await makeFit(app, mare);
      await leave(anna);
      await app.pass(LEAVING - 60);
      await aRequest(bert, mare, stallion);
      await stable.enterNext(anna, await stable.aFedHorse(anna), 4);
      await app.pass(60);
      return () => app.pass(120);
    },
  ],
  'a foal is born': [
    'horses, covers, players, breeder_standings, breeders',
    async () => {
      await cover(anna, horse, stallion);
      return () => app.pass(30 * 86_400);
    },
  ],
  'a foal grows': [
    'horses, foal_books',
    async () => {
      await cover(anna, horse, stallion);
      await app.pass(3 * 86_400);
      return () => app.pass(3 * 86_400);
    },
  ],
};

describe('jobs lock rows in order', () => {
  test.each(Object.entries(JOBS))('%s', async (_, [order, useCase]) => expectLocks(await useCase(), order));
});
