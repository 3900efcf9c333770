import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_PLAN } from '../../game/round/round-plan.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aRoundPlayer, changePlan, roundAhead } from '../testing/builders/round.ts';
import { buyTack, wearStoreSet } from '../testing/builders/tack.ts';
import { sellTack } from '../testing/builders/trade.ts';
import { carry } from '../testing/builders/breeding.ts';
import { changeHorse, leaveCoins } from '../testing/builders/stable.ts';

let anna: TestPlayer;
let juniper: string;
let iris: string;
const app = await appForFile();
beforeEach(async () => {
  ({ anna, juniper, iris } = await aRoundPlayer(app));
});

describe('what a round would do', () => {
  test('is what the round does and costs', async () => {
    const { order, cost, salary, coinsAfter, shows } = await roundAhead(anna);
    expect(order).toMatchObject({ rounds: 0, collect: true, treating: null, vet: [] });
    expect(order.feeding).toEqual({
      horses: [{ id: iris, feedExpiresAt: null }],
      days: 3,
      price: 120,
    });
    expect(order.entries).toHaveLength(10);
    expect(new Set(order.entries.map((entry) => entry.showId))).toEqual(new Set(shows.map(({ id }) => id)));
    expect(order.training).toEqual([
      { horseId: juniper, discipline: 'dressage', sessions: 1 },
      { horseId: iris, discipline: 'racing', sessions: 1 },
    ]);
    const { status, body } = await anna.call('POST /api/round', { body: order });
    expect(status).toBe(200);
    expect(body.report).toMatchObject({ salary, coinsAfter, refusals: [] });
    expect(coinsAfter).toBe(2_000 + salary - cost);
    const seedHashOf = (id: string) => shows.find((show) => show.id === id)?.seedHash;
    for (const { showId, seedHash } of body.receipts) expect(seedHash).toBe(seedHashOf(showId));
    expect((await roundAhead(anna)).order).toMatchObject({
      rounds: 1,
      collect: false,
      feeding: null,
      entries: [],
      training: [],
    });
  });

  test('saves for missing tack, and suggests players’ listings that pay off', async () => {
    await changePlan(anna, DEFAULT_PLAN);
    const { saving, order, coinsAfter } = await roundAhead(anna);
    // Juniper came first and wears starter tack; Iris wears none.
    expect(saving).toEqual({
      horseId: iris,
      type: 'bridle',
      price: 735,
      saved: Math.min(735, coinsAfter - 240 - 300),
      better: false,
    });
    expect(order.entries.filter((entry) => entry.horseId === juniper).length).toBeLessThanOrEqual(2);
    await leaveCoins(app, anna, 10_000, 1_000);
    await wearStoreSet(anna, iris);
    const seller = await app.newPlayer();
    await leaveCoins(app, seller, 5_000);
    const saddle = await buyTack(seller, 'saddle');
    const better = { quality: 1_500_000, makerId: seller.id };
    await app.db.updateTable('tack').set(better).where('id', '=', saddle).execute();
    await sellTack(seller, saddle, 100);
    expect((await roundAhead(anna)).saving).toMatchObject({ type: 'saddle', price: 100, better: true });
    await changePlan(anna, {});
    expect((await roundAhead(anna)).saving).toBeNull();
  });

  test('counts what is in stock', async () => {
    await changePlan(anna, { starts: 1, trainsIn: null, feedDays: 1, treatedTo: 70 });
    const now = app.clock.now();
    const shown = { startsDay: now.toISOString().slice(0, 10), startsToday: 5 };
    await changeHorse(app.db, iris, { happiness: 635_000, happinessAt: now, ...shown });
    const partsOf = async () => {
      const { feeding, treating } = (await roundAhead(anna)).order;
      return [feeding?.price, treating?.price];
    };
    expect(await partsOf()).toEqual([40, 115]);
    await anna.call('POST /api/inventory/buy-feed', { body: { feed_type: 'monthly', quantity: 1 } });
    await anna.call('POST /api/inventory/buy-treats', { body: { treat_type: 'sugar', quantity: 1 } });
    expect(await partsOf()).toEqual([0, 95]);
  });

  test('feeds without hay and oil where the plan’s limit is too low for them', async () => {
    await carry(app, iris, { pssm1: 'Ps' });
    await anna.call('POST /api/horses/:id/health-test', { params: { id: iris } });
    await changePlan(anna, { starts: 0, trainsIn: null });
    const whyOf = ({ leftOut }: { leftOut: readonly { horseId: string; fed: string | null }[] }) =>
      leftOut.find(({ horseId }) => horseId === iris)?.fed;
    const full = (await roundAhead(anna)).order;
    expect([full.feeding?.price, whyOf(full)]).toEqual([132, null]);
    await changePlan(anna, { starts: 0, trainsIn: null, mostCoins: 131 });
    const { order } = await roundAhead(anna);
    expect([order.feeding?.price, whyOf(order)]).toEqual([120, 'limit']);
    const { body } = await anna.call('POST /api/round', { body: order });
    expect(body.report).toMatchObject({ fed: [{ horseId: iris }], feedCost: 120, refusals: [] });
    const { body: fed } = await anna.call('GET /api/horses/:id', { params: { id: iris } });
    expect(fed).toMatchObject({ happinessLimit: 90, feedLeftHours: 72 });
  });

  test('leaves out shows about to begin, and says when it may be another', async () => {
    const { shows, until } = await roundAhead(anna);
    const first = Math.min(...shows.map(({ scheduledDate }) => Date.parse(scheduledDate)));
    expect(Date.parse(until)).toBe(first - 30_000);
    await app.pass((Date.parse(until) - app.clock.now().getTime()) / 1000);
    const laterRound = await roundAhead(anna);
    expect(laterRound.order.entries).toHaveLength(10);
    for (const { scheduledDate } of laterRound.shows)
      expect(Date.parse(scheduledDate)).toBeGreaterThan(app.clock.now().getTime() + 30_000);
  });
});
