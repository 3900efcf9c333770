import { describe, expect, test } from 'vitest';
import { HEALTH_LOCI } from '../../../game/horses/genetics/loci.ts';
import { atOnce, outcomes } from '../../testing/at-once.ts';
import { aMare, aStallion, carry, covering } from '../../testing/builders/breeding.ts';
import { aHorse, leaveCoins, moveHorse } from '../../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';

const app = await appForFile();

const NONE = Object.fromEntries(HEALTH_LOCI.map((locus) => [locus, 0]));
const HIDDEN = { copies: null, testedAt: null, published: false };

async function aCarrier(): Promise<{ anna: TestPlayer; horse: string }> {
  const anna = await app.newPlayer();
  const horse = await aHorse(anna);
  await carry(app, horse, { gbed: 'Gb', pssm1: 'Ps' });
  await leaveCoins(app, anna, 1000);
  return { anna, horse };
}

const healthFor = async (by: TestPlayer, id: string) =>
  (await by.call('GET /api/horses/:id/health', { params: { id } })).body;
const test150 = (by: TestPlayer, id: string) =>
  by.call('POST /api/horses/:id/health-test', { params: { id } });
const publish = (by: TestPlayer, id: string) =>
  by.call('POST /api/horses/:id/health-published', { params: { id } });

test('a test costs 150 coins, tells eight genes, and is done once', async () => {
  const { anna, horse } = await aCarrier();
  expect(await healthFor(anna, horse)).toEqual({ horseId: horse, ...HIDDEN });
  const tested = await test150(anna, horse);
  const copies = { ...NONE, gbed: 1, pssm1: 1 };
  expect(tested).toMatchObject({ status: 200, body: { copies, published: false, coins: 850 } });
  expect(await healthFor(anna, horse)).toMatchObject({ copies, testedAt: app.clock.now().toISOString() });
  const { body: transactions } = await anna.call('GET /api/transactions');
  expect(transactions[0]).toMatchObject({
    type: 'vet',
    amount: -150,
    description: 'Health test for Juniper',
  });
  expect(await test150(anna, horse)).toMatchObject({
    status: 409,
    body: { code: 'HEALTH_TESTED', message: 'Juniper has been tested already. One test counts for life.' },
  });
});

test('concurrent tests are paid once', async () => {
  const { anna, horse } = await aCarrier();
  const answers = await atOnce(8, () => test150(anna, horse));
  expect(outcomes(answers)).toEqual({ ok: 1, HEALTH_TESTED: 7 });
  expect((await anna.call('GET /api/auth/me')).body.coins).toBe(850);
});

test('a foal of any age can be tested, others’ horses cannot', async () => {
  const { anna, horse } = await aCarrier();
  const bert = await app.newPlayer();
  expect((await test150(bert, horse)).body.code).toBe('NOT_YOUR_HORSE');
  expect((await publish(bert, horse)).body.code).toBe('NOT_YOUR_HORSE');
  expect((await publish(anna, horse)).body.code).toBe('HEALTH_UNTESTED');
});

describe('a result', () => {
  test('is the owner’s until it is published, for good', async () => {
    const { anna, horse } = await aCarrier();
    const bert = await app.newPlayer();
    await test150(anna, horse);
    expect(await healthFor(bert, horse)).toEqual({ horseId: horse, ...HIDDEN });
    expect(await publish(anna, horse)).toMatchObject({ status: 200, body: { published: true } });
    expect(await publish(anna, horse)).toMatchObject({ status: 200, body: { published: true } });
    expect(await healthFor(bert, horse)).toMatchObject({ published: true, copies: { gbed: 1 } });
  });

  test('goes with the horse', async () => {
    const { anna, horse } = await aCarrier();
    const bert = await app.newPlayer();
    await test150(anna, horse);
    await moveHorse(app.db, horse, bert.id);
    expect(await healthFor(anna, horse)).toEqual({ horseId: horse, ...HIDDEN });
    expect(await healthFor(bert, horse)).toMatchObject({ copies: { gbed: 1 } });
    expect((await test150(bert, horse)).body.code).toBe('HEALTH_TESTED');
  });
});

test('the page before a cover says what both tests share, as far as the player knows them', async () => {
  const [by, owner] = [await app.newPlayer(), await app.newPlayer()];
  await leaveCoins(app, by, 5000);
  await leaveCoins(app, owner, 5000);
  const [mare, stallion] = [await aMare(app, by), await aStallion(app, owner)];
  for (const id of [mare, stallion]) await carry(app, id, { herda: 'Hr' });
  await owner.call('PUT /api/horses/:id/stud', { params: { id: stallion }, body: { fee: 10 } });
  const query = covering({ by, mare, stallion }).body;
  const ahead = async () => (await by.call('GET /api/breeding/preview', { query })).body.health;
  expect(await ahead()).toEqual({ notTaken: null, carrier: null });
  await test150(by, mare);
  expect(await ahead()).toEqual({ notTaken: null, carrier: 'mare' });
  await test150(owner, stallion);
  expect(await ahead()).toEqual({ notTaken: null, carrier: 'mare' });
  await publish(owner, stallion);
  expect(await ahead()).toEqual({ notTaken: 0.25, carrier: null });
});
