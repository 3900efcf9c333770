import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EVERY_CALL } from '../contract/contract.ts';
import { answer, aRequest, aStud, cover, makeFit } from './testing/builders/breeding.ts';
import { aShow, makePremium } from './testing/builders/player-shows.ts';
import { expectLocks } from './testing/recorded-locks.ts';
import * as stable from './testing/builders/stable.ts';
import { roundOf } from './testing/builders/round.ts';
import { buyMaterialsFor, buyTack, craft, equip, unequip } from './testing/builders/tack.ts';
import { appForFile, type TestPlayer } from './testing/app/test-app.ts';
import { accountLockCases, OTHER_ACCOUNT_CALLS } from './testing/account-lock-cases.ts';
import { deviceLockCases, OTHER_DEVICE_CALLS } from './testing/device-lock-cases.ts';
import { moderationLockCases, OTHER_MODERATION_CALLS } from './testing/moderation-lock-cases.ts';
import { OTHER_PREMIUM_CALLS, premiumLockCases } from './testing/premium-lock-cases.ts';
import { aSellableHorse, sellHorse } from './testing/builders/trade.ts';
import { OTHER_TRADE_CALLS, tradeLockCases } from './testing/trade-lock-cases.ts';

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
  await stable.withoutGifts(app, anna);
  horse = await stable.aFedHorse(anna, { feed: 'monthly' });
  await makeFit(app, horse);
  stallion = await aStud(app, anna);
  await stable.buyFeed(anna, 'monthly', 2);
  await stable.buyTreats(anna, 'sugar', 2);
});

const testHealth = () => anna.call('POST /api/horses/:id/health-test', { params: { id: horse } });
/** Prepares, then returns the action to record. */
type UseCase = () => Promise<() => Promise<unknown>>;

const once =
  (act: () => Promise<unknown>): UseCase =>
  async () =>
    act;

const use = (item: 'feed' | 'treat', type: string) =>
  anna.call(`POST /api/horses/:id/use-${item}`, { params: { id: horse }, body: { [`${item}_type`]: type } });

const both = () => [stallion, horse];
const train = () => stable.train(anna, horse);
const whistle = () => stable.useMagic(anna, horse);
const withBoth = (
  route: `POST /api/${'horses/request-vet' | 'horses/turn-out' | 'horses/bring-in' | 'train'}`,
  body = {},
): UseCase => once(() => anna.call(route, { body: { ...body, horseIds: both() } }));
const moveIn = () => anna.call('PUT /api/horses/:id/box', { params: { id: horse }, body: { inBox: true } });

function answering(how: 'accept' | 'decline' | 'withdraw'): readonly [order: string, useCase: UseCase] {
  const useCase = async () => {
    const request = await aRequest(anna, horse, bertsStallion);
    return () => answer(how === 'withdraw' ? anna : bert, request, how);
  };
  return ['horses, stud_requests, ledger_accounts, ledger_totals', useCase];
}

const CALLS: Readonly<Record<string, readonly [order: string, useCase: UseCase]>> = {
  ...premiumLockCases(() => ({ anna, horse })),
  ...tradeLockCases(() => ({ app, anna, bert, stallion })),
  ...accountLockCases(() => ({ app, anna })),
  ...deviceLockCases(() => ({ app, anna })),
  'POST /api/contact': [
    'contact_messages, contact_counts',
    once(() =>
      app.call('POST /api/contact', { body: { name: 'Ada', email: 'ada@example.org', message: 'Hello!' } }),
    ),
  ],
  ...moderationLockCases(() => ({ app, anna, bert, stallion })),
  'POST /api/shows/:id/enter': [
    'shows, horses, players, ledger_accounts, ledger_totals',
    async () => {
      const [show = ''] = await stable.nextShows(anna, horse, 1);
      return () => stable.enter(anna, show, horse);
    },
  ],
  'POST /api/shows/bulk-enter': [
    'shows, horses, players, ledger_accounts, ledger_totals',
    async () => {
      await makePremium(app, anna);
      const show_ids = (await stable.nextShows(anna, horse, 3)).toReversed();
      return () => anna.call('POST /api/shows/bulk-enter', { body: { horse_id: horse, show_ids } });
    },
  ],
  'POST /api/shows/enter-each': [
    'shows, horses, players, ledger_accounts, ledger_totals',
    async () => {
      const ids = [stallion, await stable.aFedHorse(anna), horse];
      const entries = await stable.nextShowOfEach(anna, ids);
      return () => anna.call('POST /api/shows/enter-each', { body: { entries: entries.toReversed() } });
    },
  ],
  'POST /api/shows/create': ['players, ledger_accounts, ledger_totals', once(() => aShow(anna))],
  'POST /api/breeding/cover': [
    'horses, stud_requests, players, ledger_accounts, ledger_totals',
    once(() => cover(anna, horse, stallion)),
  ],
  'POST /api/studs/:id/requests': [
    'horses, players, ledger_accounts, ledger_totals',
    once(() => aRequest(anna, horse, bertsStallion)),
  ],
  'POST /api/stud-requests/:id/accept': answering('accept'),
  'POST /api/stud-requests/:id/decline': answering('decline'),
  'POST /api/stud-requests/:id/withdraw': answering('withdraw'),
  'DELETE /api/horses/:id/stud': [
    'horses, stud_requests, ledger_accounts, ledger_totals',
    async () => {
      const mare = await stable.aFedHorse(bert);
      await makeFit(app, mare);
      await aRequest(bert, mare, stallion);
      return () => anna.call('DELETE /api/horses/:id/stud', { params: { id: stallion } });
    },
  ],
  'POST /api/horses/:id/request-vet': [
    'horses, ledger_accounts, ledger_totals',
    once(() => stable.callVet(anna, horse, 'checkup')),
  ],
  'POST /api/horses/:id/health-test': ['horses, ledger_accounts, ledger_totals', once(testHealth)],
  'POST /api/horses/request-vet': [
    'horses, ledger_accounts, ledger_totals',
    withBoth('POST /api/horses/request-vet', { service: 'checkup' }),
  ],
  'POST /api/train/:id': ['horses, players, ledger_accounts, ledger_totals', once(train)],
  'POST /api/train': [
    'horses, players, ledger_accounts, ledger_totals',
    withBoth('POST /api/train', { discipline: 'own' }),
  ],
  'POST /api/horses/:id/use-feed': ['horses, inventory', once(() => use('feed', 'monthly'))],
  'POST /api/horses/feed': [
    'horses, ledger_accounts, inventory, ledger_totals',
    async () => {
      const body = await stable.feedingOf(anna, both(), { days: 3 });
      return () => anna.call('POST /api/horses/feed', { body });
    },
  ],
  'POST /api/round': [
    'horses, ledger_accounts, inventory, ledger_totals',
    async () => {
      await stable.changeHorse(app.db, horse, { happiness: 600_000 });
      const treating = { horses: [{ id: horse, points: 4 }], price: 40 };
      const body = await roundOf(anna, both(), { treating });
      return () => anna.call('POST /api/round', { body });
    },
  ],
  'POST /api/horses/turn-out': ['horses', withBoth('POST /api/horses/turn-out')],
  'POST /api/horses/bring-in': ['horses', withBoth('POST /api/horses/bring-in')],
  'POST /api/horses/:id/use-treat': [
    'horses, inventory',
    async () => {
      await stable.changeHorse(app.db, horse, { happiness: 500_000 });
      return () => use('treat', 'sugar');
    },
  ],
  'POST /api/horses/:id/equip-tack/:tackId': [
    'horses, tack',
    async () => {
      const bridle = await buyTack(anna, 'bridle');
      return () => equip(anna, horse, bridle);
    },
  ],
  'POST /api/horses/:id/unequip-tack/:tackId': [
    'horses, tack',
    async () => {
      const bridle = await buyTack(anna, 'bridle');
      await equip(anna, horse, bridle);
      return () => unequip(anna, horse, bridle);
    },
  ],
  'POST /api/tack/craft': [
    'players, inventory',
    async () => {
      await buyMaterialsFor(anna, 'horseshoes');
      return () => craft(anna, 'horseshoes');
    },
  ],
  'POST /api/inventory/buy-feed': [
    'ledger_accounts, inventory, ledger_totals',
    once(() => stable.buyFeed(anna, 'monthly')),
  ],
  'POST /api/inventory/buy-treats': [
    'ledger_accounts, inventory, ledger_totals',
    once(() => stable.buyTreats(anna, 'sugar')),
  ],
  'POST /api/materials/buy': [
    'ledger_accounts, inventory, ledger_totals',
    once(() => anna.call('POST /api/materials/buy', { body: { material_type: 'glue', quantity: 1 } })),
  ],
  'POST /api/store/purchase': [
    'store_offers, ledger_accounts, ledger_totals',
    once(() => stable.aHorse(anna)),
  ],
  'POST /api/gate/take': [
    'players, ledger_accounts, inventory, ledger_totals',
    async () => {
      const [newcomer, { body: gate }] = [await app.newPlayer(), await app.call('GET /api/gate')];
      const body = { token: gate.token, nth: 0, horseName: 'Rowan' };
      return () => newcomer.call('POST /api/gate/take', { body });
    },
  ],
  'PUT /api/horses/:id/box': ['horses, players', once(moveIn)],
  'POST /api/stable/boxes': [
    'players, ledger_accounts, ledger_totals',
    once(() => anna.call('POST /api/stable/boxes', { body: { price: 1000 } })),
  ],
  'PUT /api/horses/:id/style': [
    'horses, ledger_accounts, ledger_totals',
    once(() => stable.wearCosmetic(anna, horse)),
  ],
  'POST /api/magic-shop/use': ['horses, ledger_accounts, ledger_totals', once(whistle)],
  'PUT /api/guild': [
    'horses, players, ledger_accounts, ledger_totals',
    once(() => anna.call('PUT /api/guild', { body: { guild: 'trainer' } })),
  ],
  'POST /api/goldsmith/salary': [
    'players, ledger_accounts, ledger_totals',
    once(() => anna.call('POST /api/goldsmith/salary')),
  ],
  'POST /api/first-steps/:id/collect': [
    'players, ledger_accounts, first_steps',
    once(() => anna.call('POST /api/first-steps/:id/collect', { params: { id: 'first_horse' } })),
  ],
  'POST /api/payments/use-free-insight': [
    'horses, players',
    once(() => anna.call('POST /api/payments/use-free-insight', { body: { horseId: horse } })),
  ],
};

/** Calls that lock at most one table. */
const OTHER_CALLS: readonly string[] = [
  'PUT /api/round/plan',
  'POST /api/news/read',
  'PUT /api/push',
  'DELETE /api/push/:id',
  'PUT /api/shows/:id/followed',
  'PUT /api/news/topics-off',
  'PUT /api/news/mails-foals',
  'POST /api/horses/:id/keepsakes',
  'DELETE /api/keepsakes/:id',
  'PUT /api/album/wish',
  'POST /api/moments/seen',
  'POST /api/tack/buy-store',
  'PATCH /api/horses/:id/name',
  'PATCH /api/user/shop-name',
  'POST /api/horses/:id/put-back',
  'PUT /api/horses/:id/genes-published',
  'POST /api/horses/:id/health-published',
  'PUT /api/horses/:id/stud',
  'PATCH /api/user/bio',
  'PUT /api/user/privacy',
  'POST /api/profile-picture/upload',
  'PUT /api/profile-picture/uploads/:id',
  'PUT /api/profile-picture',
  'POST /api/first-steps/score-sheet',
  'POST /api/first-steps/lab',
  'POST /api/guide/end',
  'POST /api/user/show-everything',
  'POST /api/first-steps/skip',
  'POST /api/genetics/describe',
  'POST /api/genetics/predict',
  'POST /api/vitals',
  'POST /api/messages',
  'PATCH /api/messages/:id/read',
  'DELETE /api/messages/:id',
  'POST /api/chat/messages',
  'POST /api/chat/mark-read',
  'POST /api/user/activity',
  'POST /api/dev/clock',
  ...OTHER_PREMIUM_CALLS,
  ...OTHER_ACCOUNT_CALLS,
  ...OTHER_DEVICE_CALLS,
  ...OTHER_MODERATION_CALLS,
  ...OTHER_TRADE_CALLS,
];

describe('locks are sent in order', () => {
  test.each(Object.entries(CALLS))('%s', async (_, [order, useCase]) => expectLocks(await useCase(), order));

  test('when a horse without entries is sold to the market', async () => {
    const sold = await aSellableHorse(app, anna);
    await expectLocks(
      () => sellHorse(anna, sold),
      'shows, horses, stud_requests, ledger_accounts, show_entries, tack, ledger_totals',
    );
  });

  test('in every changing call', () => {
    const changing = EVERY_CALL.filter(({ method }) => method !== 'GET');
    const routes = changing.map(({ method, path }) => `${method} ${path}`);
    expect([...Object.keys(CALLS), ...OTHER_CALLS].toSorted()).toEqual(routes.toSorted());
  });
});
