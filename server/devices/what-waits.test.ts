import { beforeEach, describe, expect, test } from 'vitest';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aStud, makeFit } from '../testing/builders/breeding.ts';
import { signIn, twoDevices, waitingFor } from '../testing/builders/devices.ts';
import { aShow } from '../testing/builders/player-shows.ts';
import { aFedHorse, buyFeed, enter, leaveCoins } from '../testing/builders/stable.ts';
import { buyTack } from '../testing/builders/tack.ts';
import { aSellableHorse, aTackListing, buyListing, sellHorse, sellTack } from '../testing/builders/trade.ts';

const DAY = 24 * 3600;

const app = await appForFile();
let anna: TestPlayer;
/** Anna on a known device. */
let known: TestPlayer;
/** Anna on a new device. */
let fresh: TestPlayer;
let juniper: string;
beforeEach(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 20_000, 10_000);
  ({ known, fresh } = await twoDevices(app, anna));
  juniper = await aSellableHorse(app, anna);
});

test('everything that sells, gives away or pays players waits; the rest does not', async () => {
  const bert = await app.newPlayer();
  const theirStallion = await aStud(app, bert, { fee: 100 });
  const mare = await aFedHorse(anna);
  await makeFit(app, mare);
  const stallion = await aStud(app, anna);
  const saddle = await buyTack(anna, 'saddle');
  await buyFeed(anna, 'monthly', 2);
  const { body } = await sellHorse(known, mare, 3000);
  const listing = { params: { id: body.listing?.id } };

  const waits = [
    await sellHorse(fresh, juniper),
    await sellHorse(fresh, juniper, 3000),
    await sellTack(fresh, saddle),
    await fresh.call('POST /api/market/sell-inventory', { body: { itemType: 'monthly', quantity: 2 } }),
    await fresh.call('PATCH /api/market/listings/:id', { ...listing, body: { price: 1 } }),
    await fresh.call('PUT /api/horses/:id/stud', { params: { id: stallion }, body: { fee: 0 } }),
    await fresh.call('POST /api/studs/:id/requests', {
      params: { id: theirStallion },
      body: { mareId: mare, fee: 100 },
    }),
    await fresh.call('POST /api/shows/create', {
      body: { show_type: 'dressage', min_level: 1, entry_fee: 50, prize_amount: 500 },
    }),
  ];
  expect(waits.map(({ status }) => status)).toEqual(waits.map(() => 202));
  expect((await waitingFor(known)).map(({ sentence }) => sentence).toReversed()).toMatchInlineSnapshot(`
    [
      "Sell Juniper to the market for 800 coins",
      "Put Juniper up for sale for 3,000 coins",
      "Put up for sale for 900 coins: Saddle of 35% quality",
      "Sell 2 monthly feed to the market for 32 coins",
      "Change the price to 1 coin: Juniper",
      "Offer Comet at stud for 0 coins",
      "Ask for Comet for your mare Juniper, for a stud fee of 100 coins",
      "Create a Dressage show, level 1, and put up a prize of 500 coins",
    ]
  `);

  await buyFeed(fresh, 'monthly');
  await buyTack(fresh, 'bridle');
  await aFedHorse(fresh);
  await app.pass(DAY);
  const ended = await waitingFor(known, 'ended');
  expect(ended.map(({ status, reason }) => reason ?? status)).toMatchInlineSnapshot(`
    [
      "Below level 10 prizes you put up and fees you pay one player are at most 500 coins in 30 days; it would be more with the 100 so far.",
      "done",
      "done",
      "done",
      "done",
      "done",
      "This horse does not exist in your stable.",
      "done",
    ]
  `);
});

describe('entering shows of others from a new device', () => {
  beforeEach(async () => {
    // Above the pair limit.
    await app.db.updateTable('players').set({ level: 10 }).where('id', '=', anna.id).execute();
  });
  const aShowFor = async (entryFee: number) => {
    const bert = await app.newPlayer('trainer');
    await leaveCoins(app, bert, 20_000, 20_000);
    await app.db.updateTable('players').set({ level: 10 }).where('id', '=', bert.id).execute();
    return aShow(bert, { entry_fee: entryFee, prize_amount: 2_000 });
  };
  const shows = (...fees: number[]) => Promise.all(fees.map(aShowFor));

  test('waits for a fee of more than 500 coins', async () => {
    const [show = ''] = await shows(501);
    expect(await enter(fresh, show, await aFedHorse(anna, { feed: 'monthly' }))).toMatchObject({
      status: 202,
      body: { sentence: 'Pay 501 coins to enter a show of another player' },
    });
  });

  test('does not wait for fees of 500 coins in a day', async () => {
    const [one = '', two = '', three = ''] = await shows(300, 200, 50);
    const horse = await aFedHorse(anna, { feed: 'monthly' });
    expect(await enter(fresh, one, horse)).toMatchObject({ status: 200 });
    expect(await enter(fresh, two, horse)).toMatchObject({ status: 200 });
    expect(await enter(fresh, three, horse)).toMatchObject({ status: 202 });
    expect(await enter(known, three, horse)).toMatchObject({ status: 200 });
  });

  test('waits when the sum of fees exceeds the limit: in turn, at once and in one call', async () => {
    const horses: string[] = [];
    while (horses.length < 6) horses.push(await aFedHorse(anna, { feed: 'monthly' }));
    const six = await shows(200, 200, 200, 200, 200, 200);
    const starts = horses.map((horse, index) => ({ horseId: horse, showId: six[index] ?? '' }));
    expect(await fresh.call('POST /api/shows/enter-each', { body: { entries: starts } })).toMatchObject({
      status: 202,
      body: { sentence: 'Pay 1,200 coins to enter shows of other players' },
    });
    const replies = await Promise.all(
      horses.map(async (horse, index) => enter((await signIn(app, anna)).player, six[index] ?? '', horse)),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 202, 202, 202, 202,
    ]);
  });

  test('counts what left the account in other ways', async () => {
    const seller = await app.newPlayer();
    await leaveCoins(app, seller, 20_000, 20_000);
    const listingId = await aTackListing(seller, 450);
    expect(await buyListing(known, listingId, 450)).toMatchObject({ status: 200 });
    const [small = '', large = ''] = await shows(50, 51);
    const horse = await aFedHorse(anna, { feed: 'monthly' });
    expect(await enter(fresh, large, horse)).toMatchObject({ status: 202 });
    expect(await enter(fresh, small, horse)).toMatchObject({ status: 200 });
  });

  test('forgets it after a day, when the device is known', async () => {
    const [one = ''] = await shows(500);
    const horse = await aFedHorse(anna, { feed: 'monthly' });
    expect(await enter(fresh, one, horse)).toMatchObject({ status: 200 });
    await app.pass(DAY);
    const newer = (await signIn(app, anna)).player;
    const [two = ''] = await shows(500);
    expect(await enter(newer, two, await aFedHorse(anna, { feed: 'monthly' }))).toMatchObject({
      status: 200,
    });
  });
});
