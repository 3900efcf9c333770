import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { appForFile, appForTest, type TestPlayer } from '../testing/app/test-app.ts';
import {
  aMare,
  aStallion,
  cover,
  DAY_SECONDS,
  studPair,
  studRequestInput,
} from '../testing/builders/breeding.ts';
import { block, sayBirthYear, suspend } from '../testing/builders/moderation.ts';
import { aWriter, sendLetter } from '../testing/builders/mail.ts';
import { aFedHorse, aHorse, leaveCoins, nextShows } from '../testing/builders/stable.ts';
import { aListing, buyListing } from '../testing/builders/trade.ts';
import { startPushService, type TestBrowser } from '../testing/push/push-service.ts';

const service = await startPushService();
afterAll(() => service.close());
const push = { services: [service.host], agentOptions: service.agentOptions, retryMs: [10, 10] };
const app = await appForFile({ push });

const turnOn = (player: TestPlayer, browser: TestBrowser) =>
  player.call('PUT /api/push', { body: browser.address });
const devicesOf = async (player: TestPlayer) => (await player.call('GET /api/push')).body.devices;

async function onDevice(player: TestPlayer): Promise<TestBrowser> {
  const browser = service.newBrowser();
  expect(await turnOn(player, browser)).toMatchObject({ status: 200 });
  // What happened until the press is no news for the device.
  await app.pass(1);
  return browser;
}

/** However long `work` takes, the program finds out only afterwards what to send. */
const atOneInstant = (work: () => Promise<unknown>) =>
  inTransaction(app.db, async (tx) => {
    await sql`lock table push_subscriptions in access exclusive mode`.execute(tx);
    await work();
  });

const expectTitles = (browser: TestBrowser) => expect.poll(() => browser.titles());

describe('a notification', () => {
  test('comes encrypted for the browser alone, signed by the world, once for each device', async () => {
    const [anna, ben] = [await aWriter(app), await aWriter(app)];
    const [phone, laptop] = [await onDevice(ben), service.newBrowser()];
    // Another sign-in of the same player.
    const { body } = await app.call('POST /api/auth/login', {
      body: { email: ben.email, password: 'correct horse' },
    });
    await app.call('PUT /api/push', { body: laptop.address }, body.token);
    await app.pass(1);
    const id = await sendLetter(anna, ben, { subject: 'A secret', body: 'Nobody else may read this.' });
    await expectTitles(phone).toEqual([`${anna.username} wrote to you`]);
    await expectTitles(laptop).toEqual([`${anna.username} wrote to you`]);
    const [{ notice, headers, claims, publicKey } = {}] = phone.received;
    expect(notice).toEqual({
      title: `${anna.username} wrote to you`,
      text: '',
      href: `/mail?letter=${id}`,
      tag: `letter-${id}`,
    });
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(claims).toMatchObject({ aud: `https://${service.host}`, sub: 'mailto:operator@example.org' });
    expect(claims?.exp).toBeGreaterThan(Date.now() / 1000);
    expect(publicKey).toBe((await ben.call('GET /api/push')).body.publicKey);
    // Reading it commits again, and sends nothing.
    await ben.call('PATCH /api/messages/:id/read', { params: { id } });
    await sendLetter(anna, ben);
    await expectTitles(phone).toHaveLength(2);
  });

  test('announces a foal, a sale, a request and its answer, and the result of a show that one follows', async () => {
    const seller = await app.newPlayer();
    const sellers = await onDevice(seller);
    const buyer = await app.newPlayer();
    await leaveCoins(app, buyer, 20_000, 20_000);
    const listingId = await aListing(seller, 1_500);
    expect(await buyListing(buyer, listingId, 1_500)).toMatchObject({ status: 200 });
    await expectTitles(sellers).toEqual([expect.stringMatching(/ sold for 1,500 coins$/)]);

    const pair = await studPair(app);
    const [owners, askers] = [await onDevice(pair.owner), await onDevice(pair.by)];
    const { body } = await pair.by.call('POST /api/studs/:id/requests', studRequestInput(pair));
    await expectTitles(owners).toEqual([expect.stringMatching(/ asks for /)]);
    const params = { id: body.request.id };
    await app.pass(1);
    await pair.owner.call('POST /api/stud-requests/:id/decline', { params });
    await expectTitles(askers).toEqual([expect.stringMatching(/ was declined$/)]);

    const breeder = await app.newPlayer();
    await leaveCoins(app, breeder, 20_000);
    const mare = await aMare(app, breeder);
    await cover(breeder, mare, await aStallion(app, breeder));
    const breeders = await onDevice(breeder);
    await app.pass(3 * DAY_SECONDS);
    await expectTitles(breeders).toEqual([expect.stringMatching(/ has foaled: a (filly|colt)$/)]);

    const rider = await app.newPlayer();
    const [show = ''] = await nextShows(rider, await aFedHorse(rider), 1);
    const follower = await app.newPlayer();
    const followers = await onDevice(follower);
    const follow = { params: { id: show }, body: { followed: true } };
    expect(await follower.call('PUT /api/shows/:id/followed', follow)).toMatchObject({ status: 200 });
    const horse = await aFedHorse(rider);
    await rider.call('POST /api/shows/:id/enter', { params: { id: show }, body: { horse_id: horse } });
    const riders = await onDevice(rider);
    await app.pass(DAY_SECONDS);
    await expectTitles(followers).toEqual([expect.stringMatching(/: the show you follow has run$/)]);
    expect((await follower.call('GET /api/news')).body).toMatchObject([
      { topic: 'shows', href: `/shows/${show}`, text: expect.stringMatching(/ won\. 1 horse entered\.$/) },
    ]);
    // Own results are too many.
    expect(riders.titles()).toEqual([]);
  });

  test('of many letters at once is one', async () => {
    const [anna, ben] = [await aWriter(app), await aWriter(app)];
    await ben.call('GET /api/push');
    const browser = await onDevice(ben);
    await atOneInstant(() =>
      Promise.all(Array.from({ length: 6 }, (_, index) => sendLetter(anna, ben, { subject: `${index}` }))),
    );
    await expectTitles(browser).toEqual(['6 pieces of news']);
    expect(browser.received[0]?.notice).toMatchObject({ href: '/news', tag: 'news' });
  });

  test('does not come for what is turned off, from somebody blocked, before the year of birth, or while suspended', async () => {
    const [anna, ben, clara] = [await aWriter(app), await aWriter(app), await aWriter(app)];
    const child = await app.newPlayer();
    const browsers = [await onDevice(ben), await onDevice(child), await onDevice(clara)];
    const deaf = await aWriter(app);
    const off = await onDevice(deaf);
    await deaf.call('PUT /api/news/topics-off', { body: { topicsOff: ['letters'] } });
    const asleep = await aWriter(app);
    const suspended = await onDevice(asleep);
    await sendLetter(anna, child);
    await sendLetter(anna, deaf);
    // Sent together with a block: hidden before the notification.
    await atOneInstant(() => Promise.all([block(ben, anna.id), sendLetter(anna, ben)]));
    await suspend(app, asleep);
    await sendLetter(anna, clara);
    await expectTitles(browsers[2] ?? off).toHaveLength(1);
    expect([...browsers.slice(0, 2), off, suspended].flatMap((browser) => browser.titles())).toEqual([]);
    // Too young: no mail, no notices of mail.
    await sayBirthYear(child, app.clock.now().getUTCFullYear() - 10);
    expect((await child.call('GET /api/news')).body).toEqual([]);
  });

  test('is retried, and an expired subscription is removed', async () => {
    const [anna, ben] = [await aWriter(app), await aWriter(app)];
    const browser = await onDevice(ben);
    service.answerNext(503, 429);
    await sendLetter(anna, ben);
    await expectTitles(browser).toHaveLength(1);
    expect(await devicesOf(ben)).toHaveLength(1);
    service.answerNext(410);
    await sendLetter(anna, ben);
    await expect.poll(() => devicesOf(ben)).toEqual([]);
    // Counted just after the row is gone.
    await expect.poll(() => app.metrics()).toMatch(/push_messages_total\{outcome="expired"\} 1\n/);
  });
});

describe('a subscription', () => {
  test('is unique per browser, belongs to the last sign-in, and ends with the session', async () => {
    const [anna, ben] = [await app.newPlayer(), await app.newPlayer()];
    const browser = service.newBrowser();
    await Promise.all([turnOn(anna, browser), turnOn(anna, browser)]);
    const [device] = await devicesOf(anna);
    expect(await devicesOf(anna)).toEqual([
      {
        id: device?.id,
        name: 'A browser',
        since: expect.any(String),
        mark: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    await turnOn(ben, browser);
    expect([await devicesOf(anna), (await devicesOf(ben)).length]).toEqual([[], 1]);
    const renewed = service.newBrowser();
    await turnOn(ben, renewed);
    expect(await devicesOf(ben)).toHaveLength(1);
    await ben.call('POST /api/auth/logout');
    const left = await app.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('playerId', '=', ben.id)
      .execute();
    expect(left).toEqual([]);
  });

  test('of somebody else cannot be turned off', async () => {
    const [anna, ben] = [await app.newPlayer(), await app.newPlayer()];
    await turnOn(anna, service.newBrowser());
    const [device] = await devicesOf(anna);
    const params = { id: device?.id };
    expect(await ben.call('DELETE /api/push/:id', { params })).toMatchObject({
      status: 404,
      body: { code: 'NOT_SUBSCRIBED' },
    });
    expect(await anna.call('DELETE /api/push/:id', { params })).toMatchObject({ body: { devices: [] } });
    expect(await anna.call('DELETE /api/push/:id', { params })).toMatchObject({ status: 404 });
  });

  test.each([
    ['an address inside', { endpoint: 'https://127.0.0.1/send' }, 'PUSH_SERVICE_UNKNOWN'],
    ['plain HTTP', { endpoint: `http://${service.host}/send` }, 'PUSH_SERVICE_UNKNOWN'],
    ['a key that is no point', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }, 'NOT_A_PUSH_KEY'],
    ['a short key', { keys: { p256dh: 'A', auth: 'A' } }, 'INVALID_INPUT'],
    ['a number', { endpoint: 7 }, 'INVALID_INPUT'],
  ])('with %s is refused', async (_, wrong, code) => {
    const anna = await app.newPlayer();
    const body = { ...service.newBrowser().address, ...wrong };
    expect(await anna.call('PUT /api/push', { body })).toMatchObject({ status: 400, body: { code } });
    expect(await devicesOf(anna)).toEqual([]);
  });

  test('has the same keys over restarts and in all processes', async () => {
    const anna = await app.newPlayer();
    const other = await appForTest({ database: app.database, push });
    const { body } = await other.call('GET /api/push', {}, anna.token);
    expect(body.publicKey).toBe((await anna.call('GET /api/push')).body.publicKey);
  });
});

describe('following a show', () => {
  test('is possible until it runs, twice is once, and can be left', async () => {
    const anna = await app.newPlayer();
    const horse = await aHorse(anna);
    const [show = ''] = await nextShows(anna, horse, 1);
    const follow = (followed: boolean) =>
      anna.call('PUT /api/shows/:id/followed', { params: { id: show }, body: { followed } });
    const answers = await Promise.all([follow(true), follow(true)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const read = async () => (await anna.call('GET /api/shows/:id/followed', { params: { id: show } })).body;
    expect(await read()).toEqual({ followed: true });
    expect((await follow(false)).body).toEqual({ followed: false });
    await app.pass(DAY_SECONDS);
    expect(await follow(true)).toMatchObject({ status: 409, body: { code: 'SHOW_HAS_RUN' } });
    expect(await read()).toEqual({ followed: false });
  });
});
