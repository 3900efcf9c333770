import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EVERY_CALL } from '../../contract/contract.ts';
import type { Topic } from '../../contract/live.ts';
import { publish } from '../db/news.ts';
import { inTransaction } from '../db/transaction.ts';
import { accountDoings } from '../testing/account-doings.ts';
import { awayDirectory } from '../testing/database/directory.ts';
import { answer, aRequest, aStud, cover, makeFit } from '../testing/builders/breeding.ts';
import { readLive, type LiveReader } from '../testing/app/live-reader.ts';
import { cancel, twoDevices, waitingFor } from '../testing/builders/devices.ts';
import { block, mute, operatorOf, sayBirthYear, undo } from '../testing/builders/moderation.ts';
import { aWriter } from '../testing/builders/mail.ts';
import { aPicture, changePicture } from '../testing/builders/pictures.ts';
import { premiumDoings } from '../testing/premium-doings.ts';
import { aShow, makePremium } from '../testing/builders/player-shows.ts';
import {
  aFedHorse,
  aHorse,
  requestWhy,
  buyFeed,
  feedHorses,
  callVet,
  enterNext,
  leaveCoins,
  makeWinner,
  nextShowOfEach,
  nextShows,
  train,
  changeHorse,
  useMagic,
  wearCosmetic,
  turnOut,
  bringIn,
} from '../testing/builders/stable.ts';
import { horseOfGate } from '../testing/builders/gate.ts';
import { changePlan, doRound } from '../testing/builders/round.ts';
import { buyMaterial, buyMaterialsFor, buyTack, craft, equip, unequip } from '../testing/builders/tack.ts';
import {
  aListing,
  aRescueHorse,
  buyListing,
  buyRescue,
  sellHorse,
  sellTack,
} from '../testing/builders/trade.ts';
import {
  CACHED_READS,
  OTHER_DOINGS,
  readTopic,
  TOPICS,
  UNCACHED_READS,
  type CachedTopic,
} from '../testing/cached-reads.ts';
import { newsDoings } from '../testing/news-doings.ts';
import { writingDoings } from '../testing/writing-doings.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { Rewinder } from '../testing/database/rewinder.ts';

/* Every call's event must name every topic whose cached data changed. */

const app = await appForFile({ directory: awayDirectory('hill') });
let anna: TestPlayer;
let bert: TestPlayer;
let horse: string;
let stallion: string;
let bertsStallion: string;
let bridle: string;
let rewinder: Rewinder;
let reader: LiveReader;
/** What Anna's browsers cache before each call, and when it was read. */
let before: Map<CachedTopic, string>;
let readAt: Date | undefined;
beforeAll(async () => {
  bert = await aWriter(app);
  bertsStallion = await aStud(app, bert);
  await operatorOf(app);
  rewinder = await Rewinder.begin(app.database.pool.options.connectionString ?? '');
});
afterAll(() => rewinder.close());

const read = (topic: CachedTopic) => readTopic(anna, topic, [horse, stallion]);
const hasTimePassed = () => readAt?.getTime() !== app.clock.now().getTime();

/* Most of the time goes into reading, so all calls begin with one scene: what they change is rewound, except time. */
beforeEach(async () => {
  if (hasTimePassed()) {
    await setScene();
    readAt = app.clock.now();
    before = new Map();
    for (const topic of TOPICS) before.set(topic, await read(topic));
    await rewinder.keep();
  }
  reader = await readLive(app, anna);
  return async () => {
    reader.leave();
    if (!hasTimePassed()) await rewinder.rewind();
  };
});

async function setScene(): Promise<void> {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 20_000);
  horse = await aFedHorse(anna, { feed: 'monthly' });
  await makeFit(app, horse);
  stallion = await aStud(app, anna);
  bridle = await buyTack(anna, 'bridle');
  await equip(anna, stallion, bridle);
  await buyFeed(anna, 'monthly', 2);
  await anna.call('POST /api/inventory/buy-treats', { body: { treat_type: 'sugar', quantity: 2 } });
  await enterNext(anna, horse, 2);
  expect(await callVet(anna, await aHorse(anna), 'vet_shots')).toMatchObject({ status: 200 });
  await app.db
    .insertInto('news_readers')
    .values({ playerId: anna.id, readAt: new Date(0) })
    .execute();
}

const feeding = { feed_type: 'monthly' };
const params = () => ({ id: horse });
const useInsight = () => anna.call('POST /api/payments/use-free-insight', { body: { horseId: horse } });

const DOINGS: Readonly<Record<string, () => Promise<unknown>>> = {
  'POST /api/inventory/buy-feed': () => buyFeed(anna, 'monthly'),
  'POST /api/inventory/buy-treats': () =>
    anna.call('POST /api/inventory/buy-treats', { body: { treat_type: 'sugar', quantity: 1 } }),
  'POST /api/materials/buy': () => buyMaterial(anna, 'glue', 1),
  'POST /api/tack/craft': async () => {
    await buyMaterialsFor(anna, 'horseshoes');
    await craft(anna, 'horseshoes');
  },
  'POST /api/tack/buy-store': () => buyTack(anna, 'bridle'),
  'POST /api/horses/:id/equip-tack/:tackId': async () => equip(anna, horse, await buyTack(anna, 'bridle')),
  'POST /api/horses/:id/unequip-tack/:tackId': async () => unequip(anna, stallion, bridle),
  'POST /api/horses/:id/use-feed': () =>
    anna.call('POST /api/horses/:id/use-feed', { params: params(), body: feeding }),
  'POST /api/horses/feed': () => feedHorses(anna, [horse]),
  'POST /api/horses/turn-out': () => turnOut(anna, [horse]),
  'POST /api/horses/bring-in': async () => {
    await changeHorse(app.db, horse, { grassFrom: app.clock.now() });
    return bringIn(anna, [horse]);
  },
  'POST /api/horses/:id/use-treat': () =>
    anna.call('POST /api/horses/:id/use-treat', { params: params(), body: { treat_type: 'sugar' } }),
  'POST /api/stable/boxes': () => anna.call('POST /api/stable/boxes', { body: { price: 1000 } }),
  'PUT /api/horses/:id/box': () =>
    anna.call('PUT /api/horses/:id/box', { params: params(), body: { inBox: true } }),
  'PUT /api/horses/:id/style': () => wearCosmetic(anna, horse),
  'POST /api/magic-shop/use': () => useMagic(anna, horse),
  'PATCH /api/horses/:id/name': () =>
    anna.call('PATCH /api/horses/:id/name', { params: params(), body: { name: 'Iris' } }),
  'POST /api/horses/:id/put-back': async () => {
    await changeHorse(app.db, horse, { grade: 'gold', prizelessStarts: 10 });
    return anna.call('POST /api/horses/:id/put-back', { params: params() });
  },
  'POST /api/horses/:id/request-vet': () => callVet(anna, horse, 'checkup'),
  'POST /api/horses/request-vet': () =>
    anna.call('POST /api/horses/request-vet', { body: { service: 'checkup', horseIds: [horse] } }),
  'PUT /api/guild': () => anna.call('PUT /api/guild', { body: { guild: 'trainer' } }),
  'POST /api/train/:id': () => train(anna, horse),
  'POST /api/train': () => anna.call('POST /api/train', { body: { discipline: 'own', horseIds: [horse] } }),
  'POST /api/payments/use-free-insight': () => useInsight(),
  'PUT /api/horses/:id/genes-published': async () => {
    await useInsight();
    await anna.call('PUT /api/horses/:id/genes-published', { params: params(), body: { published: true } });
  },
  'POST /api/store/purchase': () => aHorse(anna),
  'POST /api/gate/take': () => horseOfGate(app, anna),
  'POST /api/moments/seen': async () => {
    await makeWinner(app.db, horse);
    await enterNext(anna, horse, 1);
    await app.pass(3600);
    const { body } = await anna.call('GET /api/moments');
    await anna.call('POST /api/moments/seen', { body: { entryId: body.starts[0]?.entryId } });
  },
  'PUT /api/album/wish': () => anna.call('PUT /api/album/wish', { body: { colour: 'perlino' } }),
  'POST /api/goldsmith/salary': () => anna.call('POST /api/goldsmith/salary'),
  'POST /api/shows/:id/enter': () => enterNext(anna, horse, 1),
  'POST /api/shows/bulk-enter': async () => {
    const show_ids = await nextShows(anna, horse, 2);
    await makePremium(app, anna);
    await anna.call('POST /api/shows/bulk-enter', { body: { horse_id: horse, show_ids } });
  },
  'POST /api/shows/enter-each': async () => {
    const entries = await nextShowOfEach(anna, [horse]);
    await anna.call('POST /api/shows/enter-each', { body: { entries } });
  },
  'POST /api/shows/create': async () => {
    await leaveCoins(app, anna, 1_000, 1_000);
    await aShow(anna);
  },
  'POST /api/breeding/cover': () => cover(anna, horse, stallion),
  'PUT /api/horses/:id/stud': () =>
    anna.call('PUT /api/horses/:id/stud', { params: { id: stallion }, body: { fee: 5 } }),
  'DELETE /api/horses/:id/stud': () => anna.call('DELETE /api/horses/:id/stud', { params: { id: stallion } }),
  'POST /api/studs/:id/requests': () => aRequest(anna, horse, bertsStallion),
  'POST /api/stud-requests/:id/withdraw': async () =>
    answer(anna, await aRequest(anna, horse, bertsStallion), 'withdraw'),
  'POST /api/stud-requests/:id/accept': async () =>
    answer(bert, await aRequest(anna, horse, bertsStallion), 'accept'),
  'POST /api/stud-requests/:id/decline': async () =>
    answer(bert, await aRequest(anna, horse, bertsStallion), 'decline'),
  'POST /api/dev/clock': () => app.pass(3 * 3600),
  'POST /api/market/sell-horse': async () => {
    await changeHorse(app.db, horse, { level: 5 });
    await sellHorse(anna, horse);
  },
  'POST /api/market/buy-rescue-horse': async () => buyRescue(anna, await aRescueHorse(app, bert)),
  'POST /api/marketplace/buy': async () => buyListing(anna, await aListing(bert, 1500), 1500),
  'POST /api/market/sell-tack': async () => sellTack(anna, await buyTack(anna, 'saddle')),
  'POST /api/market/sell-inventory': () =>
    anna.call('POST /api/market/sell-inventory', { body: { itemType: 'sugar', quantity: 1 } }),
  'PATCH /api/market/listings/:id': async () => {
    const { body } = await sellHorse(anna, horse, 3000);
    const params = { id: body.listing?.id };
    await anna.call('PATCH /api/market/listings/:id', { params, body: { price: 2000 } });
  },
  'DELETE /api/market/listings/:id': async () => {
    const { body } = await sellHorse(anna, await aHorse(anna, { name: 'Iris' }), 3000);
    await anna.call('DELETE /api/market/listings/:id', { params: { id: body.listing?.id } });
  },
  'PUT /api/horses/:id/locked': () =>
    anna.call('PUT /api/horses/:id/locked', { params: params(), body: { locked: true } }),
  'PUT /api/moderation/birth-year': () => sayBirthYear(anna, 2000),
  'PUT /api/blocked-players/:id': () => block(anna, bert.id),
  'DELETE /api/blocked-players/:id': async () => {
    await block(anna, (await app.newPlayer()).id);
    await block(anna, bert.id);
    await anna.call('DELETE /api/blocked-players/:id', { params: { id: bert.id } });
  },
  'POST /api/admin/cases/:id/decide': () => mute(app, anna),
  'POST /api/admin/decisions/:id/undo': async () => undo(app, await mute(app, anna)),
  'PATCH /api/user/bio': () => anna.call('PATCH /api/user/bio', { body: { bio: 'A quiet yard.' } }),
  'PATCH /api/user/shop-name': () =>
    anna.call('PATCH /api/user/shop-name', { body: { shopName: 'Birchwater Yard' } }),
  'PUT /api/user/privacy': () => anna.call('PUT /api/user/privacy', { body: { isPrivate: true } }),
  'PUT /api/profile-picture': async () => changePicture(app, anna, await aPicture()),
  'POST /api/first-steps/:id/collect': () =>
    anna.call('POST /api/first-steps/:id/collect', { params: { id: 'first_horse' } }),
  'POST /api/first-steps/score-sheet': async () => {
    await app.pass(3600);
    expect(await requestWhy(anna)).toMatchObject({ status: 200 });
  },
  'POST /api/waiting-calls/:id/cancel': async () => {
    const { fresh } = await twoDevices(app, anna);
    await sellHorse(fresh, horse, 3000);
    const [call] = await waitingFor(anna);
    await cancel(anna, call?.id);
  },
  ...writingDoings(() => ({ anna, bert })),
  ...newsDoings(() => ({ anna, horse })),
  ...premiumDoings(() => ({ anna, horse })),
  ...accountDoings(() => ({ app, anna })),
  'POST /api/first-steps/lab': () => anna.call('POST /api/first-steps/lab'),
  'PUT /api/round/plan': () => changePlan(anna, { starts: 2 }),
  'POST /api/round': () => doRound(anna),
  'POST /api/first-steps/skip': () => anna.call('POST /api/first-steps/skip'),
};

async function publishedTopics(): Promise<Set<Topic>> {
  const last = '00000000-0000-7000-8000-000000000000';
  await inTransaction(app.db, async (tx) => publish(tx, anna.id, { results: [last] }));
  const topics = new Set<Topic>();
  for (let event = await reader.next(); !event.results.includes(last); event = await reader.next()) {
    for (const topic of event.topics) topics.add(topic);
  }
  return topics;
}

test.each(Object.entries(DOINGS))('%s', async (_, act) => {
  await act();
  const topics = await publishedTopics();
  expect(topics.size).toBeGreaterThan(0);
  const untold = TOPICS.filter((topic) => topic !== 'any' && !topics.has(topic));
  const changed = [];
  for (const topic of untold) if ((await read(topic)) !== before.get(topic)) changed.push(topic);
  expect(changed).toEqual([]);
  // One published topic that changed is enough.
  for (const topic of ['any', ...topics] as const) if ((await read(topic)) !== before.get(topic)) return;
  expect.unreachable('nothing changed');
});

test('every call is covered', () => {
  const routes = (reads: boolean) =>
    EVERY_CALL.filter(
      ({ method, access }) => (method === 'GET') === reads && !(reads && access === 'visitor'),
    )
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted();
  expect([...Object.values(CACHED_READS).flat(), ...UNCACHED_READS].toSorted()).toEqual(routes(true));
  expect([...Object.keys(DOINGS), ...OTHER_DOINGS].toSorted()).toEqual(routes(false));
});
