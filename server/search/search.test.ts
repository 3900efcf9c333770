import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bornAtAge } from '../../game/horses/age.ts';
import { canBeFound, fold, isFoundWithin } from '../../game/search/search-text.ts';
import { aHorse } from '../founding/played/builders.ts';
import { insertRows, type Row } from '../founding/played/row-queries.ts';
import { inTransaction } from '../db/transaction.ts';
import { everyPage } from '../testing/app/requests.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import { TEST_START } from '../testing/database/template.ts';
import { leaveCoins } from '../testing/builders/stable.ts';
import { buyTack, equip } from '../testing/builders/tack.ts';
import { aRescueHorse, sellHorse, sellTack } from '../testing/builders/trade.ts';

const app = await appForFile();
const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
await leaveCoins(app, anna, 50_000);
const aged = (months: number) => bornAtAge(months, TEST_START);

/** Letters whose small form every locale of a database knows, and that its version of Unicode has. */
const ALIKE_EVERYWHERE =
  /[\u0020-\u0130\u0132-\u017f\u0384-\u03ce\u0400-\u045f\u0590-\u06ff\u0900-\u097f\u1e00-\u1ef9\u1f00-\u1fff\u2000-\u206f\u3040-\u30ff\uac00-\ud7a3]/u;

type Query = Readonly<Record<string, string>>;
const found = (query: Query) => anna.call('GET /api/search/horses', { query });
const namesOf = async (query: Query) => (await found(query)).body.map(({ name }) => name);

async function addHorses(horses: readonly Row<'horses'>[]): Promise<void> {
  await inTransaction(app.db, (tx) => insertRows(tx, 'horses', horses));
}
async function removeHorses(pattern: string): Promise<void> {
  await app.db.deleteFrom('horses').where('name', 'like', pattern).execute();
  await sql`delete from breeding_values where horse_id not in (select id from horses)`.execute(app.db);
}
const ofAnna = (name: string, level: number, more: Partial<Row<'horses'>> = {}) =>
  aHorse({ ownerId: anna.id, name, level, sex: 'mare', breed: 'arabian', bornAt: aged(60), ...more });

const song = ofAnna('Evening Song', 16, { bornAt: aged(200) });
const pearls = ofAnna('Seven Pearls', 21, { breed: 'appaloosa' });
await addHorses([
  song,
  pearls,
  ofAnna('Evening Nomad', 12, { sex: 'gelding' }),
  ofAnna('100% Eve_ning', 3, { sex: 'stallion', ownerId: bert.id }),
  ofAnna('Bo', 2),
  ofAnna('Ärgernis', 2),
]);

describe('horses', () => {
  test('are found by any three letters of their name, the highest level first', async () => {
    const all = ['Seven Pearls', 'Evening Song', 'Evening Nomad', '100% Eve_ning'];
    expect(await namesOf({ name: 'EVE' })).toEqual(all);
    expect(await namesOf({ name: ' ning s ' })).toEqual(['Evening Song']);
    expect(await namesOf({ name: 'rger' })).toEqual(['Ärgernis']);
    expect(await namesOf({ name: 'nothing like it' })).toEqual([]);
  });

  test('are found by a long part of their name, whatever has the same pieces', async () => {
    await addHorses([ofAnna('Silver Moonlight', 4), ofAnna('Silver Sea, Moon and Light', 4)]);
    expect(await namesOf({ name: 'silver moonlight' })).toEqual(['Silver Moonlight']);
    expect(await namesOf({ name: 'ver MOONLIGH' })).toEqual(['Silver Moonlight']);
    expect(await namesOf({ name: 'sea, moon and' })).toEqual(['Silver Sea, Moon and Light']);
    await removeHorses('Silver%');
  });

  test.each([
    ['cafe ole', 'Café Olé'],
    ['CAFÉ', 'Café Olé'],
    ["d'artagnan", 'D’Artagnan'],
    ['D’ART', "d'Artagnan the Younger"],
    ['zoe unal', 'Zoë Ünal'],
    ['Smorrebrod', 'Smørrebrød'],
    ['weissfuss', 'Weißfuß'],
    ['lodz', 'Łódź'],
    ['ae', 'Ærø'],
    ['анна', 'Анна'],
  ])('are found without their accents: %s finds %s', async (name, horse) => {
    await addHorses([ofAnna(horse, 2)]);
    expect(await namesOf({ name })).toContain(horse);
    await removeHorses(horse);
  });

  test('are folded by the database as by the browser', async () => {
    const all = Array.from({ length: 0x2_0000 }, (_, code) => String.fromCodePoint(code)).filter(
      (character) => /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Cf}]/u.test(character) && ALIKE_EVERYWHERE.test(character),
    );
    const { rows } = await sql<{ folded: string }>`
      select folded('x' || letter || 'Ü') as folded from unnest(${all}::text[]) with ordinality as t (letter, position)
      order by position`.execute(app.db);
    const differing = all.filter((letter, index) => rows[index]?.folded !== fold(`x${letter}Ü`));
    expect(differing).toEqual([]);
  });

  test('are found by one or two letters at the beginning of their name', async () => {
    expect(await namesOf({ name: 'bo' })).toEqual(['Bo']);
    expect(await namesOf({ name: 'ev' })).toEqual(['Evening Song', 'Evening Nomad']);
  });

  test('are found by wildcards only where the name has them', async () => {
    expect(await namesOf({ name: '0% E' })).toEqual(['100% Eve_ning']);
    expect(await namesOf({ name: 'eve_' })).toEqual(['100% Eve_ning']);
    expect(await namesOf({ name: 'even_ng' })).toEqual([]);
    expect(await namesOf({ name: String.raw`eve\_n` })).toEqual([]);
  });

  test('are filtered by breed, age, sex, level, and all of them at once; blank filters are left out', async () => {
    expect(await namesOf({ breedId: 'appaloosa' })).toEqual(['Seven Pearls']);
    expect(await namesOf({ minAge: '199' })).toEqual(['Evening Song']);
    expect(await namesOf({ gender: 'gelding' })).toEqual(['Evening Nomad']);
    expect(await namesOf({ minLevel: '16' })).toEqual(['Seven Pearls', 'Evening Song']);
    expect(
      await namesOf({ name: 'eve', breedId: 'arabian', gender: 'mare', minLevel: '4', minAge: '72' }),
    ).toEqual(['Evening Song']);
    expect(await namesOf({ ids: `${song.id},${pearls.id}`, breedId: 'arabian' })).toEqual(['Evening Song']);
    const everything = await namesOf({});
    expect(everything).toHaveLength(6);
    expect(await namesOf({ name: ' ', breedId: '', minAge: '', gender: '', minLevel: '' })).toEqual(
      everything,
    );
  });

  test('come page by page, each once', async () => {
    const pages = await everyPage<{ name: string }>(
      app,
      anna,
      'GET /api/search/horses',
      '/api/search/horses?name=eve&limit=1',
    );
    expect(pages.flat().map(({ name }) => name)).toEqual(await namesOf({ name: 'eve' }));
    expect(pages).toHaveLength(4);
    const walked = await everyPage<{ name: string }>(
      app,
      anna,
      'GET /api/search/horses',
      '/api/search/horses?limit=4',
    );
    expect(walked.flat().map(({ name }) => name)).toEqual(await namesOf({}));
  });

  test('say whose they are and what they cost', async () => {
    await sellHorse(anna, song.id, 7800);
    const rescue = await aRescueHorse(app, bert, 'Lonely');
    const [listed] = (await found({ name: 'evening song' })).body;
    expect(listed).toMatchObject({
      id: song.id,
      ownerId: anna.id,
      ownerUsername: anna.username,
      breedName: 'Arabian',
      age: '16 years 8 months',
      forSale: true,
      price: 7800,
    });
    expect(JSON.stringify(listed)).not.toContain('genotype');
    const [lonely] = (await found({ name: 'lonely' })).body;
    expect(lonely).toMatchObject({
      id: rescue,
      ownerId: null,
      ownerUsername: null,
      forSale: true,
      price: 1000,
    });
    expect(await namesOf({ name: 'eve', forSale: 'true' })).toEqual(['Evening Song']);
    expect(await namesOf({ forSale: 'true', minLevel: '6' })).toEqual(['Evening Song']);
    expect(await namesOf({ name: 'eve', forSale: 'false' })).not.toContain('Evening Song');
  });

  test.each([
    [{ name: '%%' }, 'Type at least one letter or digit of the name.'],
    [{ name: 'x'.repeat(51) }, 'Search for at most 50 characters.'],
    [{ minAge: '-1' }, 'Minimum age must be a whole number from 0 to 10,000.'],
    [{ minLevel: '1.5' }, 'Minimum level must be a whole number from 1 to 10,000.'],
    [{ gender: 'all' }, /^gender: /],
    [{ forSale: 'perhaps' }, /^forSale: /],
    [{ ids: 'one,two' }, 'That is not a valid id.'],
    [{ after: '1_2_3' }, 'That is no place in this list.'],
    [{ after: `1_9999999999_${NOWHERE}` }, 'That is no place in this list.'],
  ])('are not searched for by %o', async (query, sentence) => {
    const { status, body } = await found(query);
    expect(status).toBe(400);
    expect(body.message).toMatch(sentence);
  });
});

const LETTERS = ['a', 'B', 'é', '%', '_', '\\', ' ', '*', "'", '7'];
const TEXT = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 6 })
  .map((letters) => letters.join('').trim())
  .filter(canBeFound);

test('a name is found by every searchable part of it, by its beginning, and by nothing else', async () => {
  const names = fc.sample(TEXT, { numRuns: 80, seed: 4 });
  await addHorses(names.map((name) => ofAnna(name, 50)));
  await fc.assert(
    fc.asyncProperty(TEXT, async (text) => {
      const [part, within] = [fold(text), isFoundWithin(text)];
      const isFound = (name: string) => (within ? name.includes(part) : name.startsWith(part));
      const expected = names.filter((name) => isFound(fold(name)));
      const { body } = await found({ name: text, minLevel: '50', limit: '100' });
      expect(body.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 100 },
  );
});

describe('players and player shops', () => {
  const called = (username: string) =>
    app.call('POST /api/auth/register', {
      body: { username, email: `${username.replaceAll(' ', '')}@example.org`, password: 'bran mash 7 rosa' },
    });

  test('are found by name and level', async () => {
    await called('Old_Bram');
    await called('Bramble Anne');
    const names = async (query: Query) =>
      (await anna.call('GET /api/search/players', { query })).body.map((row) => row.username);
    expect((await names({ username: 'bram' })).toSorted()).toEqual(['Bramble Anne', 'Old_Bram']);
    expect(await names({ username: 'd_b' })).toEqual(['Old_Bram']);
    expect(await names({ username: 'bram', level: '2' })).toEqual([]);
    expect((await names({ level: '1' })).length).toBeGreaterThan(3);
    const [row] = (await anna.call('GET /api/search/players', { query: { username: anna.username } })).body;
    expect(row).toMatchObject({ id: anna.id, level: 1, guild: 'rider', profilePicture: null });
    const { body: page } = await anna.call('GET /api/players/:id', { params: { id: anna.id } });
    expect(row?.horseCount).toBe(page.horseCount);
  });

  test('a player shop is a player with something for sale', async () => {
    const seller = await app.newPlayer();
    const playerShops = async (playerName: string) =>
      (await anna.call('GET /api/search/shops', { query: { playerName } })).body;
    expect(await playerShops(seller.username)).toEqual([]);
    await leaveCoins(app, seller, 5000);
    await sellTack(seller, await buyTack(seller, 'bridle'));
    await sellTack(seller, await buyTack(seller, 'saddle'));
    expect(await playerShops(seller.username)).toMatchObject([
      { sellerId: seller.id, sellerUsername: seller.username, itemCount: 2 },
    ]);
    await seller.call('PATCH /api/user/shop-name', { body: { shopName: 'Birchwater Yard' } });
    const named = async (shopName: string) =>
      (await anna.call('GET /api/search/shops', { query: { shopName } })).body.map(
        (playerShop) => playerShop.shopName,
      );
    expect(await named('chwat')).toEqual(['Birchwater Yard']);
    expect(await named('Larkwater')).toEqual([]);
    const all = (await anna.call('GET /api/search/shops')).body;
    expect(all.map(({ sellerId }) => sellerId)).toContain(seller.id);
    expect(all.map(({ sellerId }) => sellerId)).not.toContain('00000000-0000-0000-0000-000000000000');
  });
});

test('tack is found by type, quality and sale status, the best first', async () => {
  const smith = await app.newPlayer();
  await leaveCoins(app, smith, 20_000);
  const [bridle, saddle] = [await buyTack(smith, 'bridle'), await buyTack(smith, 'saddle')];
  const worn = await buyTack(smith, 'horseshoes');
  await equip(anna, song.id, await buyTack(anna, 'saddle'));
  await app.db
    .updateTable('tack')
    .set({ quality: 340_000, makerId: smith.id })
    .where('id', '=', bridle)
    .execute();
  await app.db
    .updateTable('tack')
    .set({ quality: 300_000, makerId: smith.id })
    .where('id', '=', saddle)
    .execute();
  await sellTack(smith, saddle, 450);
  const tack = async (query: Query) =>
    (await anna.call('GET /api/search/tack', { query })).body.filter(({ ownerId }) => ownerId === smith.id);
  expect((await tack({})).map(({ id }) => id)).toEqual([worn, bridle, saddle]);
  expect((await tack({ minQuality: '34' })).map(({ id }) => id)).toEqual([worn, bridle]);
  expect((await tack({ minQuality: '30', type: 'saddle' })).map(({ id }) => id)).toEqual([saddle]);
  expect(await tack({ forSale: 'true' })).toMatchObject([
    { id: saddle, type: 'saddle', quality: 30, ownerUsername: smith.username, forSale: true, price: 450 },
  ]);
  expect((await tack({ forSale: 'false' })).map(({ id }) => id)).toEqual([worn, bridle]);
  for (const query of ['', 'forSale=true&', 'forSale=false&']) {
    const pages = await everyPage<{ id: string }>(
      app,
      anna,
      'GET /api/search/tack',
      `/api/search/tack?${query}limit=1`,
    );
    const ids = pages.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(pages.length);
  }
});

test('the world is counted', async () => {
  const { body } = await anna.call('GET /api/search/counts');
  const { body: horses } = await anna.call('GET /api/search/horses', { query: { limit: 100 } });
  expect(body.horses).toEqual({ count: horses.length, about: false });
  expect(body.players.count).toBeGreaterThan(4);
  const found = await anna.call('GET /api/search/horses', { query: { forSale: 'true', limit: 100 } });
  expect(found.body.some(({ ownerId }) => ownerId === null)).toBe(true);
  expect(body.horsesForSale).toEqual({ count: found.body.length, about: false });
  expect(body.shops.count).toBeGreaterThan(1);
});
