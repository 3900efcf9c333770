import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { MOST_WAITING } from '../../game/devices/devices.ts';
import { findHorse } from '../horses/horse-queries.ts';
import { appForFile, appForTest, type TestPlayer } from '../testing/app/test-app.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import {
  cancel,
  codeFor,
  enterCode,
  newDeviceOf,
  signIn,
  signOut,
  twoDevices,
  waitingFor,
} from '../testing/builders/devices.ts';
import { buyFeed, changeHorse, leaveCoins } from '../testing/builders/stable.ts';
import { aSellableHorse, sellHorse } from '../testing/builders/trade.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

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

const ownerOf = async (horse: string) => (await findHorse.first(app.db, { id: horse }))?.ownerId;
const isSold = async () => (await ownerOf(juniper)) !== anna.id;
const inSeconds = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000).toISOString();

describe('a sale from a new device', () => {
  test('waits a day, is seen on the known one, and is then done', async () => {
    const reply = await sellHorse(fresh, juniper);
    const sentence = 'Sell Juniper to the market for 800 coins';
    const waitingUntil = inSeconds(DAY);
    expect(reply).toMatchObject({ status: 202, body: { sentence, waitingUntil } });
    expect(await waitingFor(known)).toMatchObject([
      {
        sentence,
        deviceName: 'Safari on an iPhone',
        isFromThis: false,
        runsAt: waitingUntil,
        status: 'waiting',
      },
    ]);
    expect((await known.call('GET /api/shell')).body.newDevice).toMatchObject({ waiting: 1 });
    expect((await fresh.call('GET /api/shell')).body).toMatchObject({ newDevice: null, waitingHere: 1 });
    await app.pass(DAY - 1);
    expect(await isSold()).toBe(false);
    await app.pass(1);
    expect(await isSold()).toBe(true);
    expect(await waitingFor(known)).toEqual([]);
    expect(await waitingFor(known, 'ended')).toMatchObject([{ sentence, status: 'done', reason: null }]);
  });

  test('is sold at once from a known one, and from a session before devices were stored', async () => {
    expect(await sellHorse(known, juniper)).toMatchObject({ status: 200 });
    expect(await isSold()).toBe(true);
    expect(await sellHorse(anna, await aSellableHorse(app, anna))).toMatchObject({ status: 200 });
  });

  test('is refused at once, without waiting, if it is impossible now', async () => {
    await changeHorse(app.db, juniper, { level: 4 });
    expect(await sellHorse(fresh, juniper)).toMatchObject({ status: 409, body: { code: 'LEVEL_TOO_LOW' } });
    const bert = await app.newPlayer();
    const stranger = await aSellableHorse(app, bert);
    expect(await sellHorse(fresh, stranger)).toMatchObject({ status: 403, body: { code: 'NOT_YOUR_HORSE' } });
    expect(await sellHorse(fresh, juniper, -5)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
    expect(await waitingFor(known)).toEqual([]);
  });

  test('says why if it has become impossible when due, and nothing is lost', async () => {
    await sellHorse(fresh, juniper);
    await known.call('PUT /api/horses/:id/locked', { params: { id: juniper }, body: { locked: true } });
    await app.pass(DAY);
    expect(await isSold()).toBe(false);
    expect(await waitingFor(known, 'ended')).toMatchObject([
      { status: 'refused', reason: 'Juniper is locked against sale. Unlock Juniper first.' },
    ]);
  });

  test('sent twice waits once', async () => {
    const first = await sellHorse(fresh, juniper);
    await app.pass(HOUR);
    const answers = await atOnce(5, () => sellHorse(fresh, juniper));
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => first.body));
    expect(await waitingFor(known)).toHaveLength(1);
  });

  test('is one of at most fifty', async () => {
    const sale = (index: number) => sellHorse(fresh, juniper, index + 1);
    const answers = await atOnce(MOST_WAITING + 3, sale);
    expect(outcomes(answers)).toEqual({ '202': MOST_WAITING, TOO_MANY_WAITING: 3 });
    expect(await waitingFor(known)).toHaveLength(MOST_WAITING);
  });
});

describe('what waits is cancelled', () => {
  const waitingId = async () => (await waitingFor(known))[0]?.id;

  test('by a known device at once; the day of the new device begins again', async () => {
    await sellHorse(fresh, juniper);
    await app.pass(20 * HOUR);
    expect(await cancel(known, await waitingId())).toMatchObject({
      status: 200,
      body: { message: 'Cancelled: Sell Juniper to the market for 800 coins.' },
    });
    expect((await newDeviceOf(known)).knownAt).toBe(inSeconds(DAY));
    await app.pass(DAY - 1);
    expect(await isSold()).toBe(false);
    expect((await sellHorse(fresh, juniper)).status).toBe(202);
  });

  test('by the new device itself, whose day goes on', async () => {
    await sellHorse(fresh, juniper);
    const { knownAt } = await newDeviceOf(known);
    await app.pass(HOUR);
    expect(await cancel(fresh, await waitingId())).toMatchObject({ status: 200 });
    expect((await newDeviceOf(known)).knownAt).toBe(knownAt);
  });

  test('not by another new device, nor by another account', async () => {
    await sellHorse(fresh, juniper);
    const id = await waitingId();
    const { player: other } = await signIn(app, anna);
    expect(await waitingFor(other)).toEqual([]);
    for (const player of [other, await app.newPlayer()])
      expect(await cancel(player, id)).toMatchObject({ status: 404, body: { code: 'CALL_NOT_FOUND' } });
    expect(await waitingFor(known)).toHaveLength(1);
  });

  test('once', async () => {
    await sellHorse(fresh, juniper);
    const id = await waitingId();
    expect(outcomes(await atOnce(5, () => cancel(known, id)))).toEqual({ ok: 1, CALL_ENDED: 4 });
  });

  test('with all else, and the device is signed out', async () => {
    await sellHorse(fresh, juniper);
    await sellHorse(fresh, juniper, 3000);
    const { id, waiting } = await newDeviceOf(known);
    expect(waiting).toBe(2);
    await signOut(known, id);
    expect(await fresh.call('GET /api/auth/me')).toMatchObject({ status: 401 });
    await app.pass(DAY);
    expect(await isSold()).toBe(false);
    expect((await waitingFor(known, 'ended')).map(({ status }) => status)).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  test('or runs, never both, when cancelled at the time it is due', async () => {
    for (let index = 0; index < 5; index++) {
      const horse = await aSellableHorse(app, anna);
      const { fresh: device } = await twoDevices(app, anna);
      await sellHorse(device, horse);
      const [call] = await waitingFor(known);
      await app.pass(DAY - 1);
      const [cancelled] = await Promise.all([cancel(known, call?.id), app.pass(1)]);
      const [ended] = await waitingFor(known, 'ended');
      expect(ended?.status).toBe(cancelled.status === 200 ? 'cancelled' : 'done');
      expect((await ownerOf(horse)) === anna.id).toBe(cancelled.status === 200);
    }
  });
});

describe('the code', () => {
  test('lets what waits run now, and all else at once', async () => {
    await sellHorse(fresh, juniper);
    expect(await enterCode(fresh, await codeFor(known))).toMatchObject({ status: 200 });
    await app.pass(0);
    expect(await isSold()).toBe(true);
    expect(await sellHorse(fresh, await aSellableHorse(app, anna))).toMatchObject({ status: 200 });
  });
});

test('two processes and a cancellation: each thing is done once or cancelled', async () => {
  const second = await appForTest({ database: app.database });
  await buyFeed(anna, 'monthly', 8);
  const sell = (quantity: number) =>
    fresh.call('POST /api/market/sell-inventory', { body: { itemType: 'monthly', quantity } });
  await fc.assert(
    fc.asyncProperty(fc.subarray([1, 2, 3], { minLength: 1 }), fc.nat(2), async (quantities, cancelled) => {
      await buyFeed(anna, 'monthly', 6);
      const before = await feedOf();
      for (const quantity of quantities) await sell(quantity);
      const waiting = await waitingFor(known);
      await app.pass(DAY - 1);
      const third = waiting[cancelled % waiting.length];
      await Promise.all([app.pass(1), second.pass(0), cancel(known, third?.id), second.pass(0)]);
      const ended = (await waitingFor(known, 'ended')).slice(0, waiting.length);
      const done = ended.filter(({ status }) => status === 'done').map(({ sentence }) => sentence);
      const sold = done.reduce((sum, sentence) => sum + Number(/Sell (\d)/.exec(sentence)?.[1]), 0);
      expect(ended.every(({ status }) => status === 'done' || status === 'cancelled')).toBe(true);
      expect(await feedOf()).toBe(before - sold);
      ({ player: fresh } = await signIn(app, anna));
    }),
    { numRuns: 6 },
  );
});

async function feedOf(): Promise<number> {
  const { body } = await anna.call('GET /api/inventory/feed');
  return body.find(({ feedType }) => feedType === 'monthly')?.quantity ?? 0;
}
