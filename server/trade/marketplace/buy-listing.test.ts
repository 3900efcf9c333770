import { describe, expect, test } from 'vitest';
import { DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { storePriceOf } from '../../../game/trade/sale-prices.ts';
import { atOnce, outcomes } from '../../testing/at-once.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { expectBooksToBalance } from '../../testing/database/audit.ts';
import { aHorse, coinsOf, leaveCoins } from '../../testing/builders/stable.ts';
import {
  aListing,
  aRescueHorse,
  aTackListing,
  buyListing,
  buyRescue,
  sellHorse,
} from '../../testing/builders/trade.ts';

const app = await appForFile();

async function aPlayer(coins = 20_000, tradable = 0): Promise<TestPlayer> {
  const player = await app.newPlayer();
  await leaveCoins(app, player, coins, tradable);
  return player;
}
async function aVeteran(coins = 50_000): Promise<TestPlayer> {
  const player = await aPlayer(coins, coins);
  await app.db.updateTable('players').set({ level: 10 }).where('id', '=', player.id).execute();
  return player;
}
const purse = async (player: TestPlayer) => {
  const { body } = await player.call('GET /api/user');
  return { coins: body.coins, tradable: body.tradableCoins };
};

describe('a purchase', () => {
  test('moves the horse, and 95% of the price as tradable coins', async () => {
    const [anna, bert] = [await aPlayer(1000), await aVeteran(10_000)];
    await leaveCoins(app, anna, 20_000);
    const horse = await aHorse(anna, { name: 'Iris' });
    await leaveCoins(app, anna, 1000);
    const { body } = await sellHorse(anna, horse, 3001);
    const bought = await buyListing(bert, body.listing?.id ?? '', 3001);
    expect(bought.body).toEqual({
      message: 'You bought Iris.',
      horseId: horse,
      tackId: null,
      price: 3001,
      coins: 6999,
    });
    expect(await purse(anna)).toEqual({ coins: 3850, tradable: 2850 });
    expect(await purse(bert)).toEqual({ coins: 6999, tradable: 6999 });
    const own = await bert.call('GET /api/horses/:id', { params: { id: horse } });
    expect(own.body).toMatchObject({ ownerId: bert.id, forSale: false });
    const history = await bert.call('GET /api/horses/:id/history', {
      params: { id: horse },
      query: { of: 'owners' },
    });
    expect(history.body[0]).toMatchObject({
      kind: 'sold',
      details: 'Sold to a new owner for 3,001 coins',
      relatedUsername: bert.username,
    });
    for (const [player, amount] of [
      [anna, 2850],
      [bert, -3001],
    ] as const) {
      const { body: ledger } = await player.call('GET /api/transactions');
      expect(ledger[0]).toMatchObject({
        type: 'market_sale',
        amount,
        description: 'Sale of the horse Iris; the house keeps 5%',
      });
    }
  });

  test('moves a piece of tack', async () => {
    const [anna, bert] = [await aPlayer(), await aVeteran()];
    const id = await aTackListing(anna, 900);
    const bought = await buyListing(bert, id, 900);
    expect(bought.body).toMatchObject({ message: 'You bought a saddle.', horseId: null, coins: 49_100 });
    const { body: own } = await bert.call('GET /api/tack');
    expect(own).toMatchObject([{ id: bought.body.tackId, ownerId: bert.id, forSale: false }]);
    expect((await anna.call('GET /api/tack')).body).toEqual([]);
  });

  test('takes a newcomer’s bound coins up to the game’s price, once per seller', async () => {
    const [anna, bert] = [await aPlayer(), await aPlayer(5000)];
    const [first, second] = [await aListing(anna, 1200), await aListing(anna, 100)];
    expect((await buyListing(bert, first, 1200)).status).toBe(200);
    expect((await buyListing(bert, second, 100)).body.code).toBe('PAIR_LIMIT');
    expect(await purse(bert)).toEqual({ coins: 3800, tradable: 0 });
  });

  test('of a rescue horse takes bound coins up to the price of one, whoever sold it since', async () => {
    const [anna, bert, carla, dora] = [
      await aVeteran(),
      await app.newPlayer(),
      await aVeteran(),
      await app.newPlayer(),
    ];
    const horse = await aRescueHorse(app, carla);
    expect(await buyRescue(anna, horse)).toMatchObject({ status: 200 });
    const dear = (await sellHorse(anna, horse, 1001)).body.listing?.id ?? '';
    const refused = await buyListing(bert, dear, 1001);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PAIR_LIMIT' } });
    expect(await buyListing(carla, dear, 1001)).toMatchObject({ status: 200 });
    const fair = (await sellHorse(carla, horse, 1000)).body.listing?.id ?? '';
    expect(await buyListing(dora, fair, 1000)).toMatchObject({ status: 200 });
  });

  test('of a newcomer that is free of the payer’s limit counts for the receiver’s', async () => {
    const anna = await aVeteran();
    const buyers = await Promise.all(Array.from({ length: 8 }, () => app.newPlayer()));
    const listings: string[] = [];
    for (const _ of buyers) listings.push(await aTackListing(anna, 900));
    const replies = await Promise.all(
      buyers.map((buyer, index) => buyListing(buyer, listings[index] ?? '', 900)),
    );
    const bought = replies.filter(({ status }) => status === 200);
    expect(bought).toHaveLength(2);
    const codes = replies.filter(({ status }) => status !== 200).map(({ body }) => body);
    expect(codes.map((body) => ('code' in body ? body.code : ''))).toEqual(codes.map(() => 'RECEIVER_LIMIT'));
  });

  test('of one coin goes to the house', async () => {
    const [anna, bert] = [await aVeteran(), await aVeteran()];
    const id = await aListing(anna, 1);
    await leaveCoins(app, anna, 5);
    expect((await buyListing(bert, id, 1)).status).toBe(200);
    expect(await coinsOf(anna)).toBe(5);
  });

  test('below a fair price counts as paid by a new seller to the buyer, whoever that is', async () => {
    const [anna, bert, carla] = [await aPlayer(), await aVeteran(), await aVeteran()];
    // The game asks 1,000 coins for a rescue horse, and the market pays 800 for any.
    const offer = async (price: number) => {
      const horse = await aRescueHorse(app, anna);
      await buyRescue(anna, horse);
      await app.db
        .updateTable('horses')
        .set({ aptitude: DISCIPLINES.map(() => 400_000) })
        .where('id', '=', horse)
        .execute();
      return (await sellHorse(anna, horse, price)).body.listing?.id ?? '';
    };
    const bargain = await offer(299);
    expect((await buyListing(bert, bargain, 299)).body).toMatchObject({
      code: 'UNDERPRICED',
      message: expect.stringContaining('asks 501 coins less than a fair 800'),
    });
    expect(await buyListing(bert, await offer(300), 300)).toMatchObject({ status: 200 });
    const dearer = await offer(799);
    expect((await buyListing(bert, dearer, 799)).body).toMatchObject({ code: 'UNDERPRICED' });
    expect(await buyListing(bert, await offer(800), 800)).toMatchObject({ status: 200 });
    expect(await buyListing(carla, dearer, 799)).toMatchObject({ status: 200 });
    await app.db.updateTable('players').set({ level: 10 }).where('id', '=', anna.id).execute();
    expect(await buyListing(bert, bargain, 299)).toMatchObject({ status: 200 });
  });

  test('has a fair price that the owner and readers of the listing see', async () => {
    const anna = await aPlayer();
    const rescued = await aRescueHorse(app, anna);
    await buyRescue(anna, rescued);
    const store = await aHorse(anna, { breedId: 'hanoverian' });
    for (const [id, fairPrice] of [
      [rescued, 1000],
      [store, storePriceOf('hanoverian')],
    ] as const) {
      const aptitude = DISCIPLINES.map(() => 900_000);
      await app.db.updateTable('horses').set({ aptitude }).where('id', '=', id).execute();
      expect((await anna.call('GET /api/horses/:id', { params: { id } })).body).toMatchObject({ fairPrice });
      const listing = (await sellHorse(anna, id, fairPrice)).body.listing?.id ?? '';
      const { body } = await anna.call('GET /api/marketplace/listings/:id', { params: { id: listing } });
      expect(body.horse).toMatchObject({ fairPrice });
    }
    const { body } = await anna.call('GET /api/horses');
    expect(body.find(({ id }) => id === rescued)).toMatchObject({ fairPrice: 1000 });
  });

  test('of a rescue horse does not pass the market', async () => {
    await aRescueHorse(app, await aPlayer());
    const { body } = await (await aPlayer()).call('GET /api/market/rescue-horses', { query: { limit: '1' } });
    const answer = await buyListing(await aVeteran(), body[0]?.listingId ?? '', 1000);
    expect(answer.body.code).toBe('NOT_FOR_SALE');
  });
});

describe('at once', () => {
  test.each(['horse', 'tack'])(
    'forty buyers of one %s: one has it, the seller is paid once',
    async (kind) => {
      const anna = await aVeteran();
      const id = await (kind === 'horse' ? aListing(anna, 500) : aTackListing(anna, 500));
      await leaveCoins(app, anna, 0);
      const buyers = await Promise.all(Array.from({ length: 40 }, () => app.newPlayer()));
      const answers = await atOnce(40, (index) => buyListing(buyers[index] as TestPlayer, id, 500));
      expect(outcomes(answers)).toEqual({ ok: 1, SOLD: 39 });
      const winner = buyers[answers.findIndex(({ status }) => status === 200)];
      for (const { status, body } of answers)
        if (status !== 200) expect(body.message).toBe(`${winner?.username} was faster. You paid nothing.`);
      const coins = await Promise.all(buyers.map(coinsOf));
      expect(coins.toSorted((a, b) => a - b)).toEqual([4500, ...Array<number>(39).fill(5000)]);
      expect(await purse(anna)).toEqual({ coins: 475, tradable: 475 });
    },
  );

  test('forty concurrent calls of one buyer pay once', async () => {
    const id = await aListing(await aVeteran(), 500);
    const bert = await app.newPlayer();
    expect(outcomes(await atOnce(40, () => buyListing(bert, id, 500)))).toEqual({
      ok: 1,
      ALREADY_BOUGHT: 39,
    });
    expect(await coinsOf(bert)).toBe(4500);
  });

  test('horses that many new sellers give away count together for one buyer', async () => {
    const bert = await aVeteran();
    const sellers = await Promise.all(Array.from({ length: 8 }, () => aPlayer()));
    await app.db
      .updateTable('players')
      .set({ level: 9 })
      .where(
        'id',
        'in',
        sellers.map(({ id }) => id),
      )
      .execute();
    const listings: string[] = [];
    for (const seller of sellers) listings.push(await aListing(seller, 1));
    const answers = await atOnce(8, (index) => buyListing(bert, listings[index] ?? '', 1));
    const { ok = 0, UNDERPRICED: refused } = outcomes(answers);
    // Each leaves at least 799 of the 2,000 coins.
    expect(ok).toBeGreaterThan(0);
    expect(ok).toBeLessThanOrEqual(2);
    expect(refused).toBe(8 - ok);
  });

  test('with a change of price, buys at the price seen or not at all', async () => {
    for (let round = 0; round < 8; round++) {
      const [anna, bert] = [await aVeteran(), await aVeteran(10_000)];
      const id = await (round % 2 === 0 ? aListing(anna, 500) : aTackListing(anna, 500));
      const [bought, changed] = await Promise.all([
        buyListing(bert, id, 500),
        anna.call('PATCH /api/market/listings/:id', { params: { id }, body: { price: 4000 } }),
      ]);
      if (bought.status === 200) expect(await coinsOf(bert)).toBe(9500);
      else {
        expect(bought.body).toMatchObject({ code: 'PRICE_CHANGED' });
        expect(bought.body.message).toBe('The price is 4,000 coins now. You paid nothing.');
        expect(changed.status).toBe(200);
        expect(await coinsOf(bert)).toBe(10_000);
      }
    }
  });

  test('with a withdrawal, sells or ends the listing, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const [anna, bert] = [await aVeteran(), await aVeteran(10_000)];
      const id = await (round % 2 === 0 ? aListing(anna, 500) : aTackListing(anna, 500));
      const [bought, ended] = await Promise.all([
        buyListing(bert, id, 500),
        anna.call('DELETE /api/market/listings/:id', { params: { id } }),
      ]);
      expect(outcomes([bought, ended])).toMatchObject({ ok: 1 });
      expect(await coinsOf(bert)).toBe(bought.status === 200 ? 9500 : 10_000);
      if (bought.status !== 200) expect(bought.body.code).toBe('NOT_FOR_SALE');
    }
  });

  test('two players who buy from each other do not deadlock', async () => {
    const [anna, bert] = [await aVeteran(), await aVeteran()];
    for (let round = 0; round < 4; round++) {
      const [hers, his] = [await aListing(anna, 500), await aTackListing(bert, 500)];
      const both = await Promise.all([buyListing(bert, hers, 500), buyListing(anna, his, 500)]);
      expect(outcomes(both)).toEqual({ ok: 2 });
    }
  });

  test('the books balance afterwards', () => expectBooksToBalance(app.db, app.clock.now()));
});
