import { beforeEach, describe, expect, test } from 'vitest';
import { MATERIAL_ROWS, MATERIALS } from '../../game/tack/materials.ts';
import { TACK, TACK_TYPES } from '../../game/tack/tack.ts';
import { inTransaction } from '../db/transaction.ts';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { NO_COUNTS, BAD_TEXTS } from '../testing/bad-values.ts';
import { everyPage } from '../testing/app/requests.ts';
import { aFedHorse, aHorse, coinsOf, enterNext, leaveCoins } from '../testing/builders/stable.ts';
import { buyMaterial, buyTack, equip, undress, unequip, wearStoreSet } from '../testing/builders/tack.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { wholeDatabase } from '../testing/database/whole-database.ts';
import { leaveTack } from './worn-tack.ts';

let anna: TestPlayer;
const app = await appForFile();
beforeEach(async () => {
  anna = await app.newPlayer();
  await leaveCoins(app, anna, 20_000);
});

const tackOf = async (player: TestPlayer) => (await player.call('GET /api/tack/my-tack')).body;
const wornBy = async (id: string) =>
  (await anna.call('GET /api/horses/:id', { params: { id } })).body.equippedTack;

describe('the store', () => {
  test.each(TACK_TYPES)('sells %s of 35%%', async (tack_type) => {
    const { body } = await anna.call('POST /api/tack/buy-store', { body: { tack_type } });
    const { buy, one } = TACK[tack_type];
    const piece = {
      id: body.tack.id,
      type: tack_type,
      quality: 35,
      ownerId: anna.id,
      makerId: null,
      makerUsername: null,
      starter: false,
      equippedToHorseId: null,
      equippedToHorseName: null,
      forSale: false,
      price: null,
      listingId: null,
    };
    const coins = 20_000 - buy;
    expect(body).toEqual({ message: `You bought ${one}.`, tack: piece, cost: buy, coins });
    expect(await tackOf(anna)).toEqual([piece]);
    expect((await anna.call('GET /api/tack')).body).toEqual([piece]);
    const { body: ledger } = await anna.call('GET /api/transactions', { query: { limit: '1' } });
    const description = `Bought ${one} from the store`;
    expect(ledger).toMatchObject([{ type: 'tack_purchase', amount: -buy, balance: coins, description }]);
  });

  test('sells materials at the price of the guild', async () => {
    const maker = await app.newPlayer('equilibrium');
    for (const [player, prices] of [
      [anna, MATERIALS.map((type) => MATERIAL_ROWS[type].buy)],
      [maker, [145, 145, 129, 17, 40]],
    ] as const) {
      await leaveCoins(app, player, 20_000);
      for (const [index, material_type] of MATERIALS.entries()) {
        const price = prices[index] ?? 0;
        const before = await coinsOf(player);
        const sent = { body: { material_type, quantity: 3 } };
        const { body } = await player.call('POST /api/materials/buy', sent);
        const { label } = MATERIAL_ROWS[material_type];
        const paid = { cost: 3 * price, coins: before - 3 * price };
        expect(body).toEqual({
          message: `You bought 3 ${label.toLowerCase()}.`,
          type: material_type,
          quantity: 3,
          ...paid,
        });
      }
      const { body: owned } = await player.call('GET /api/materials');
      expect(owned).toEqual(MATERIALS.map((type) => ({ type, quantity: 3 })));
      const { body: ledger } = await player.call('GET /api/transactions', { query: { limit: '1' } });
      expect(ledger).toMatchObject([{ type: 'material_purchase', description: 'Bought 3 Glue' }]);
    }
  });

  test('sells nothing else, and no odd quantities', async () => {
    const before = await wholeDatabase(app.db);
    for (const word of BAD_TEXTS) {
      expect(await anna.call('POST /api/tack/buy-store', { body: { tack_type: word } })).toMatchObject({
        status: 400,
        body: { message: 'Please select horseshoes, a saddle or a bridle' },
      });
      const sent = { body: { material_type: word, quantity: 1 } };
      expect(await anna.call('POST /api/materials/buy', sent)).toMatchObject({
        status: 400,
        body: { message: 'Please select a material' },
      });
    }
    for (const quantity of [...NO_COUNTS, 100]) {
      const sent = { body: { material_type: 'wood', quantity } };
      expect((await anna.call('POST /api/materials/buy', sent)).status).toBe(400);
    }
    expect(await wholeDatabase(app.db)).toEqual(before);
  });
});

describe('on a horse', () => {
  test('is worn until taken off, and shown everywhere', async () => {
    const horse = await aHorse(anna);
    const [horseshoes = '', saddle = '', bridle = ''] = await wearStoreSet(anna, horse);
    const worn = [
      { id: horseshoes, type: 'horseshoes', quality: 35 },
      { id: saddle, type: 'saddle', quality: 35 },
      { id: bridle, type: 'bridle', quality: 35 },
    ];
    expect(await wornBy(horse)).toEqual(worn);
    expect((await anna.call('GET /api/horses')).body[0]?.equippedTack).toEqual(worn);
    expect((await tackOf(anna)).map(({ equippedToHorseName }) => equippedToHorseName)).toEqual(
      Array(3).fill('Juniper'),
    );
    expect((await anna.call('GET /api/tack')).body).toEqual([]);

    const { body } = await unequip(anna, horse, saddle);
    expect(body).toMatchObject({
      message: 'The saddle hangs in the tack room again.',
      tack: { id: saddle, equippedToHorseId: null, equippedToHorseName: null },
    });
    expect((await wornBy(horse)).map(({ type }) => type)).toEqual(['horseshoes', 'bridle']);
    const seen = { shoes: 'plain', saddle: null, bridle: 'plain', colour: 'oak' };
    expect((await anna.call('GET /api/horses/:id', { params: { id: horse } })).body.look.tack).toEqual(seen);
    expect((await anna.call('GET /api/horses/:id/card', { params: { id: horse } })).body.look.tack).toEqual(
      seen,
    );
    expect((await anna.call('GET /api/tack')).body.map(({ id }) => id)).toEqual([saddle]);
    const other = await aHorse(anna, { name: 'Iris' });
    expect((await equip(anna, other, saddle)).body.message).toBe('Iris wears the saddle now.');
  });

  test('can be put on with an entry pending, and taken off once the show has run', async () => {
    const horse = await aFedHorse(anna);
    await undress(anna, horse);
    await enterNext(anna, horse, 1);
    const bridle = await buyTack(anna, 'bridle');
    expect((await equip(anna, horse, bridle)).status).toBe(200);
    expect((await unequip(anna, horse, bridle)).body.code).toBe('ENTRY_RUNNING');
    await app.pass(3600);
    expect((await unequip(anna, horse, bridle)).status).toBe(200);
  });

  test('stays with the seller when the horse is sold, even with an entry running', async () => {
    const horse = await aFedHorse(anna);
    await wearStoreSet(anna, horse);
    await enterNext(anna, horse, 1);
    await inTransaction(app.db, (tx) => leaveTack(tx, [{ id: horse, ownerId: anna.id }]));
    expect(await wornBy(horse)).toEqual([]);
    expect((await anna.call('GET /api/tack')).body).toHaveLength(3);
  });
});

describe('at once', () => {
  test('forty concurrent calls put each of two saddles on one horse', async () => {
    const horses = [await aHorse(anna), await aHorse(anna, { name: 'Iris' })];
    await undress(anna, horses[0] ?? '');
    const saddles = [await buyTack(anna, 'saddle'), await buyTack(anna, 'saddle')];
    const answers = await atOnce(40, (index) =>
      equip(anna, horses[index % 2] ?? '', saddles[(index >> 1) % 2] ?? ''),
    );
    const { ok, ...refused } = outcomes(answers);
    expect(ok).toBe(2);
    const codes = new Set(['ALREADY_WORN', 'WORN_BY_ANOTHER', 'TYPE_WORN']);
    expect(Object.keys(refused).every((code) => codes.has(code))).toBe(true);
    const worn = await Promise.all(horses.map(wornBy));
    expect(
      worn
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(saddles.toSorted());
  });

  test('tack comes off before a concurrent entry or stays on for it', async () => {
    const horse = await aFedHorse(anna);
    const [saddle = ''] = await wearStoreSet(anna, horse);
    const [taken] = await Promise.all([unequip(anna, horse, saddle), enterNext(anna, horse, 1)]);
    const stays = (await wornBy(horse)).some(({ id }) => id === saddle);
    expect(taken.body.code).toBe(stays ? 'ENTRY_RUNNING' : undefined);
  });

  test('concurrent purchases stop at the last coin', async () => {
    await leaveCoins(app, anna, 3000);
    const sent = { body: { tack_type: 'horseshoes' } };
    const answers = await atOnce(40, () => anna.call('POST /api/tack/buy-store', sent));
    expect(outcomes(answers)).toEqual({ ok: 3, NOT_ENOUGH_COINS: 37 });
    expect(await tackOf(anna)).toHaveLength(3);
    expect(await coinsOf(anna)).toBe(60);
  });
});

test('the tack room is read page by page', async () => {
  await buyMaterial(anna, 'thread', 1);
  const ids = [];
  for (let index = 0; index < 5; index++) ids.push(await buyTack(anna, 'bridle'));
  const pages = await everyPage<{ id: string }>(
    app,
    anna,
    'GET /api/tack/my-tack',
    '/api/tack/my-tack?limit=2',
  );
  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(pages.flat().map(({ id }) => id)).toEqual(ids);
});
