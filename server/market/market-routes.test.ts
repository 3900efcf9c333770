import { describe, expect, test } from 'vitest';
import { BREEDS } from '../../game/horses/breeds.ts';
import { STORE_TIERS } from '../../game/horses/founder.ts';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { atOnce } from '../testing/at-once.ts';
import { BAD_TEXTS } from '../testing/bad-values.ts';
import { coinsOf, leaveCoins } from '../testing/builders/stable.ts';
import { everyPage } from '../testing/app/requests.ts';
import { appForFile } from '../testing/app/test-app.ts';

const app = await appForFile();
const anna = await app.newPlayer();

const storeOf = async (breedId: string) =>
  (await anna.call('GET /api/store/horses', { query: { breedId } })).body.tiers;
const buy = (storeHorseId: unknown, wishes: Record<string, unknown> = {}) =>
  anna.call('POST /api/store/purchase', {
    body: { storeHorseId, horseName: 'Iris', gender: 'mare', discipline: 'jumping', ...wishes },
  });

test('every breed is sold, for 1,200 to 1,900 plus the pattern’s price', async () => {
  const { body: breeds } = await anna.call('GET /api/store/breeds');
  expect(breeds.map(({ id }) => id)).toEqual(BREEDS.map(({ id }) => id));
  for (const { basePrice, heightHands, bredFor } of breeds) {
    expect(basePrice).toBeGreaterThanOrEqual(1200);
    expect(basePrice).toBeLessThanOrEqual(1900);
    expect(heightHands).toMatch(/^\d+\.\d–\d+\.\d$/);
    expect(bredFor.toSorted()).toEqual(DISCIPLINES.toSorted());
  }
  expect((await app.call('GET /api/breeds')).body).toEqual(
    breeds.map(({ id, name, heightHands, bredFor }) => ({ id, name, heightHands, bredFor })),
  );
});

test('a breed’s lowest price is that of its cheapest horse in the store', async () => {
  const { body: breeds } = await anna.call('GET /api/store/breeds');
  for (const { id, cheapestPrice } of breeds) {
    const prices = (await storeOf(id)).flatMap(({ horses }) => horses.map(({ totalPrice }) => totalPrice));
    expect(cheapestPrice, id).toBe(Math.min(...prices));
  }
  expect(breeds.find(({ id }) => id === 'norwegian_fjord')).toMatchObject({
    basePrice: 1410,
    cheapestPrice: 1710,
  });
});

describe('all horses of the store', () => {
  const PATH = '/api/store/offers';

  test('come cheapest first, each once', async () => {
    const pages = await everyPage<{ storeHorseId: string; totalPrice: number }>(
      app,
      anna,
      'GET /api/store/offers',
      `${PATH}?limit=100`,
    );
    const all = pages.flat();
    expect(new Set(all.map(({ storeHorseId }) => storeHorseId)).size).toBe(all.length);
    expect(all.map(({ totalPrice }) => totalPrice)).toEqual(
      all.map(({ totalPrice }) => totalPrice).toSorted((a, b) => a - b),
    );
    const tiers = await storeOf('arabian');
    expect(all.length).toBeGreaterThan(tiers.flatMap(({ horses }) => horses).length * 10);
  });

  test('are filtered by breed and coat, and say what each was born with', async () => {
    const query = { breed: 'arabian', tier: 'Plain' };
    const { body } = await anna.call('GET /api/store/offers', { query });
    const [plain] = await storeOf('arabian');
    expect(body.map(({ storeHorseId }) => storeHorseId).toSorted()).toEqual(
      plain?.horses.map(({ storeHorseId }) => storeHorseId).toSorted(),
    );
    const bert = await app.newPlayer();
    const bought = await bert.call('POST /api/store/purchase', {
      body: {
        storeHorseId: body[0]?.storeHorseId,
        horseName: 'Iris',
        gender: 'mare',
        discipline: 'jumping',
      },
    });
    const { body: card } = await bert.call('GET /api/horses/:id/card', {
      params: { id: bought.body.horse.id },
    });
    expect(body[0]?.aptitude).toEqual(card.aptitude);
    for (const wrong of [{ breed: 'unicorn' }, { tier: 'Golden' }, { after: '1' }])
      expect((await anna.call('GET /api/store/offers', { query: wrong })).status).toBe(400);
  });

  test('breeds and their prices are open to visitors, horses are not', async () => {
    expect((await app.call('GET /api/store/breeds')).status).toBe(200);
    expect((await app.call('GET /api/store/offers')).status).toBe(401);
  });
});

test.each(BREEDS.map(({ id }) => [id]))(
  '%s comes in tiers of up to four, priced by what shows',
  async (breedId) => {
    const breed = BREEDS.find(({ id }) => id === breedId);
    const tiers = await storeOf(breedId);
    expect(tiers.length).toBeGreaterThan(0);
    expect(
      STORE_TIERS.map(({ name }) => name).filter((name) => tiers.some((tier) => tier.name === name)),
    ).toEqual(tiers.map(({ name }) => name));
    for (const { name, horses } of tiers) {
      const adds = STORE_TIERS.find((tier) => tier.name === name)?.adds;
      // Rare coats are not always found.
      expect(horses.length).toBeGreaterThan(0);
      expect(horses.length).toBeLessThanOrEqual(4);
      for (const horse of horses) {
        expect(horse).toMatchObject({
          breedId,
          basePrice: breed?.basePrice,
          patternPrice: adds,
          genetics: null,
        });
        expect(horse.totalPrice).toBe(horse.basePrice + horse.patternPrice);
        expect(horse.ageInMonths).toBeGreaterThanOrEqual(36);
        expect(horse.ageInMonths).toBeLessThanOrEqual(120);
      }
    }
  },
);

test('common tiers always have four offers', async () => {
  const [plain] = await storeOf('hanoverian');
  expect(plain).toMatchObject({ name: 'Plain' });
  expect(plain?.horses).toHaveLength(4);
});

describe('buying a horse', () => {
  test('takes the coins and gives the horse of the offer', async () => {
    const [tier] = await storeOf('friesian');
    const offer = tier?.horses[2];
    const { status, body } = await buy(offer?.storeHorseId, { horseName: '  Bram  ', gender: 'stallion' });
    expect(status).toBe(200);
    const coins = 5000 - (offer?.totalPrice ?? 0);
    expect(body).toMatchObject({ message: 'Bram is yours.', coins });
    expect(body.horse).toMatchObject({
      name: 'Bram',
      gender: 'stallion',
      discipline: 'jumping',
      breedId: 'friesian',
    });
    expect(body.horse).toMatchObject({
      color: offer?.colorName,
      description: offer?.description,
      look: offer?.look,
      ageInMonths: offer?.ageInMonths,
      maneColor: offer?.maneColor,
      legMarkings: offer?.legMarkings,
    });
    const { body: bought } = await anna.call('GET /api/horses/:id', { params: { id: body.horse.id } });
    const nobody = { sire: null, dam: null, siresSire: null, siresDam: null, damsSire: null, damsDam: null };
    const sale = { forSale: false, price: null, listingId: null };
    const { strengths } = bought;
    const { equippedTack, fairPrice } = bought;
    const tack = { shoes: 'plain', saddle: 'plain', bridle: 'plain', colour: 'oak' };
    const look = { ...body.horse.look, tack };
    expect(bought).toEqual({
      ...body.horse,
      look,
      pedigree: nobody,
      equippedTack,
      strengths,
      ...sale,
      fairPrice,
    });
    expect(await coinsOf(anna)).toBe(coins);
    const { body: ledger } = await anna.call('GET /api/transactions');
    expect(ledger[0]).toMatchObject({
      type: 'market_purchase',
      amount: coins - 5000,
      balance: coins,
      description: 'Bought the horse Bram, Friesian stallion, from the store',
    });
  });

  test('replaces the offer by one of its tier, and leaves the others', async () => {
    await leaveCoins(app, anna, 5000);
    const before = (await storeOf('hanoverian')).flatMap(({ horses }) => horses);
    const sold = before[0]?.storeHorseId;
    expect((await buy(sold)).status).toBe(200);
    const after = (await storeOf('hanoverian')).flatMap(({ horses }) => horses);
    const left = before.filter(({ storeHorseId }) => storeHorseId !== sold);
    expect(after).toHaveLength(before.length);
    expect(after).toEqual(expect.arrayContaining(left));
    expect(after.map(({ storeHorseId }) => storeHorseId)).not.toContain(sold);
    expect(await buy(sold)).toMatchObject({ status: 409, body: { code: 'OFFER_GONE' } });
  });

  test('stocks more of a tier that many buy, and the usual number once the rush is over', async () => {
    await leaveCoins(app, anna, 100_000);
    const plain = async () =>
      (await storeOf('morgan'))[0]?.horses.map(({ storeHorseId }) => storeHorseId) ?? [];
    const buyFirst = async (times: number) => {
      for (let index = 0; index < times; index++) expect((await buy((await plain())[0])).status).toBe(200);
    };
    for (const id of await plain()) expect((await buy(id)).status).toBe(200);
    expect(await plain()).toHaveLength(5);
    await buyFirst(3);
    expect(await plain()).toHaveLength(8);
    await app.pass(600);
    await buyFirst(3);
    expect(await plain()).toHaveLength(5);
    // Concurrently, each another offer: they must wait for each other to see what is left.
    const ids = await plain();
    const answers = await atOnce(5, (index) => buy(ids[index]));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await plain()).length).toBeGreaterThanOrEqual(4);
  });

  const COLOUR = 'Please select a horse color';
  const NAME = 'Please enter a name for your horse';
  test.each([
    ['storeHorseId', [undefined, null, '', 'first', 1, [], '0190a000'], COLOUR],
    ['horseName', [undefined, null, '', '   ', 5, {}], NAME],
    ['horseName', ['x'.repeat(51)], 'Horse name must be 50 characters or less'],
    ['horseName', ['I\u0007ris'], 'Horse name must not contain invisible characters'],
    ['discipline', BAD_TEXTS, 'Please select a discipline'],
    ['gender', ['filly', 'Mare', ...BAD_TEXTS], undefined],
  ])('with an invalid %s is refused: %j', async (field, values, message) => {
    const [tier] = await storeOf('morgan');
    const coins = await coinsOf(anna);
    for (const value of values) {
      const refused = await buy(tier?.horses[0]?.storeHorseId, { [field]: value });
      expect(refused, JSON.stringify(value)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
      if (message) expect(refused.body.message).toBe(message);
    }
    expect(await coinsOf(anna)).toBe(coins);
    expect(await storeOf('morgan')).toContainEqual(tier);
  });

  test('reports the missing colour first, then the name', async () => {
    const nothing = await anna.call('POST /api/store/purchase', { body: {} });
    expect(nothing.body.message).toBe(COLOUR);
  });
});

test.each(BAD_TEXTS.filter((value) => typeof value === 'string'))('there is no breed %j', async (breedId) => {
  expect(await anna.call('GET /api/store/horses', { query: { breedId } })).toMatchObject({ status: 404 });
});
