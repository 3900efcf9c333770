import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_WORDS, bodyWordsOf, type BodyWord } from '../../game/horses/form/body-words.ts';
import { drawFoalForm, drawFounderForm } from '../../game/horses/form/inherit-form.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import { BREEDS, breedOfFoal } from '../../game/horses/breeds.ts';
import { PLAIN_TRAITS } from '../../game/horses/coat/traits.ts';
import { pick, rngFromNumber } from '../../game/rng.ts';
import { aFamily } from '../../world/family.ts';
import { solveWorld } from '../breeding/values/solve-world.ts';
import { inTransaction } from '../db/transaction.ts';
import { insertRows } from '../founding/played/row-queries.ts';
import { HOUSE } from '../ledger/ledger.ts';
import { newId } from '../db/new-id.ts';
import { everyPage } from '../testing/app/requests.ts';
import { mayMatch } from '../horses/body-filter.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { TEST_START } from '../testing/database/template.ts';
import { breedOfRow } from '../horses/horse-row.ts';

const app = await appForFile();
const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
const KINDS = [BREEDS.slice(0, 3), BREEDS.slice(-2)].flat();
const OUTBRED = { foal: 0, sire: 0, dam: 0 };

/** Grown horses, and yearlings of any two of them. */
const family = aFamily(anna.id);
const rng = rngFromNumber(5);
const founders = Array.from({ length: 40 }, (_, index) => {
  const { id: breed, build } = pick(rng, KINDS);
  return family.founder(`Grown ${index}`, index % 2 === 0 ? 'stallion' : 'mare', {
    breed,
    traits: { ...PLAIN_TRAITS, build },
    form: [...drawFounderForm(rng, breed)],
    bornAt: bornAtAge(80, TEST_START),
  });
});
const foals = Array.from({ length: 40 }, (_, index) => {
  const sire = pick(
    rng,
    founders.filter(({ sex }) => sex === 'stallion'),
  );
  const dam = pick(
    rng,
    founders.filter(({ sex }) => sex === 'mare'),
  );
  const [ofSire, ofDam] = [sire, dam].map(({ breed, form }) => ({ breed: breedOfRow({ breed }), form }));
  if (!ofSire || !ofDam) throw new Error('No parents');
  return family.foal(`Foal ${index}`, sire, dam, {
    breed: breedOfFoal(ofSire.breed, ofDam.breed),
    traits: pick(rng, [sire, dam]).traits,
    form: [...drawFoalForm(rng, ofSire, ofDam, OUTBRED)],
    bornAt: bornAtAge(20, TEST_START),
  });
});
await family.save(app.db);
const ALL = [...founders, ...foals];
const listedOf = (kind: 'horse' | 'rescue', horses: typeof ALL) =>
  horses.map((horse) => ({
    id: newId(TEST_START),
    kind,
    sellerId: kind === 'rescue' ? HOUSE : anna.id,
    horseId: horse.id,
    tackId: null,
    price: 1000,
    listedAt: TEST_START,
    breed: horse.breed,
    sex: horse.sex,
    bornAt: horse.bornAt,
    level: horse.level,
    colour: 'bay' as const,
    tackType: null,
    quality: null,
  }));
await inTransaction(app.db, async (tx) => {
  await insertRows(tx, 'listings', listedOf('horse', ALL.slice(0, 60)));
  await insertRows(tx, 'listings', listedOf('rescue', ALL.slice(60)));
  await tx
    .updateTable('horses')
    .set({ ownerId: HOUSE })
    .where(
      'id',
      'in',
      ALL.slice(60).map(({ id }) => id),
    )
    .execute();
});

interface Published {
  readonly id: string;
  readonly words: readonly BodyWord[];
  readonly heightCm: number;
}

/** From the profile that everybody reads. */
async function published(id: string): Promise<Published> {
  const { body } = await bert.call('GET /api/horses/:id/linear-profile', { params: { id } });
  const from = body.isGrown ? 1.5 : 1;
  const words = body.bars.flatMap(({ trait, least, most }) => {
    const off = (least + most) / 2 - 5;
    return Math.abs(off) < from ? [] : [bodyWordsOf(trait)[off < 0 ? 0 : 1]];
  });
  const { least, most } = body.heightCm;
  return { id, words, heightCm: Math.round((least + most) / 2) };
}
const readAll = () => Promise.all(ALL.map(({ id }) => published(id)));

const anyFilter = fc.record({
  body: fc.subarray([...BODY_WORDS], { maxLength: 3 }),
  minHeight: fc.option(fc.integer({ min: 80, max: 190 })),
  maxHeight: fc.option(fc.integer({ min: 80, max: 190 })),
});
type Filter = typeof anyFilter extends fc.Arbitrary<infer Value> ? Value : never;

const matches =
  ({ body, minHeight, maxHeight }: Filter) =>
  ({ words, heightCm }: Published) =>
    body.every((word) => words.includes(word)) &&
    (minHeight === null || heightCm >= minHeight) &&
    (maxHeight === null || heightCm <= maxHeight);

const queryOf = ({ body, minHeight, maxHeight }: Filter) => ({
  ...(body.length > 0 && { body: body.join() }),
  ...(minHeight !== null && { minHeight: `${minHeight}` }),
  ...(maxHeight !== null && { maxHeight: `${maxHeight}` }),
});

const LISTS = {
  search: async (query: object) =>
    (await bert.call('GET /api/search/horses', { query: { ...query, limit: 100 } })).body.map(({ id }) => id),
  marketplace: async (query: object) =>
    (
      await bert.call('GET /api/marketplace/listings', { query: { type: 'horse', ...query, limit: 100 } })
    ).body.map(({ horse }) => horse?.id ?? ''),
  rescues: async (query: object) =>
    (await bert.call('GET /api/market/rescue-horses', { query: { ...query, limit: 100 } })).body.map(
      ({ id }) => id,
    ),
};
const TOLD = {
  search: ALL,
  marketplace: ALL.slice(0, 60),
  rescues: ALL.slice(60),
} as const satisfies Record<keyof typeof LISTS, readonly unknown[]>;

async function expectAllToMatch(horses: readonly Published[], seed: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(anyFilter, async (filter) => {
      for (const [list, read] of Object.entries(LISTS)) {
        const listed = new Set(TOLD[list as keyof typeof TOLD].map(({ id }) => id));
        const own = horses.filter(({ id }) => listed.has(id));
        const found = (await read(queryOf(filter))).filter((id) => listed.has(id));
        const expected = own.filter(matches(filter)).map(({ id }) => id);
        expect(found.toSorted(), list).toEqual(expected.toSorted());
      }
    }),
    { numRuns: 30, seed },
  );
}

test('lists find by body exactly what is published: of foals what their family leads to expect', async () => {
  const asBorn = await readAll();
  await expectAllToMatch(asBorn, 3);
  await inTransaction(app.db, (tx) => solveWorld(tx, app.clock.now()));
  expect(await readAll()).not.toEqual(asBorn);
  await expectAllToMatch(await readAll(), 1);
});

test('a horse is found by its own body from the day it is three years old', async () => {
  const before = await readAll();
  await app.db
    .updateTable('horses')
    .set({ bornAt: bornAtAge(36, app.clock.now()) })
    .where(
      'id',
      'in',
      foals.map(({ id }) => id),
    )
    .execute();
  const after = await readAll();
  expect(after).not.toEqual(before);
  await expectAllToMatch(after, 2);
});

test('lists say what stands out of a body, at most three words of it', async () => {
  const horses = new Map((await readAll()).map((each) => [each.id, each]));
  const { body } = await bert.call('GET /api/search/horses', { query: { limit: 100 } });
  const known = body.filter(({ id }) => horses.has(id));
  expect(known).toHaveLength(ALL.length);
  for (const { id, body: brief } of known) {
    const { words = [], heightCm = 0 } = horses.get(id) ?? {};
    expect(brief).toMatchObject({ isGrown: true, heightCm });
    expect(words).toEqual(expect.arrayContaining([...brief.words]));
    expect(brief.words).toHaveLength(Math.min(3, words.length));
  }
});

test('pages of a search by body list each horse once', async () => {
  const query = 'minHeight=150&limit=5';
  const pages = await everyPage<{ id: string }>(
    app,
    bert,
    'GET /api/search/horses',
    `/api/search/horses?${query}`,
  );
  const ids = pages.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual((await LISTS.search({ minHeight: '150' })).toSorted());
});

test('a search that no horse can match is known before it is made', () => {
  expect(mayMatch({ body: ['small', 'good trot', 'tall'] })).toBe(false);
  expect(mayMatch({ minHeight: 151, maxHeight: 150 })).toBe(false);
  expect(mayMatch({ minHeight: 150, maxHeight: 150, body: ['small', 'good trot'] })).toBe(true);
  expect(mayMatch({})).toBe(true);
});

const HEIGHT = (which: string) => `${which} height must be a whole number of centimetres from 50 to 250.`;

test.each([
  [{ minHeight: '49' }, HEIGHT('Minimum')],
  [{ minHeight: '160.5' }, HEIGHT('Minimum')],
  [{ minHeight: 'tall' }, HEIGHT('Minimum')],
  [{ maxHeight: '251' }, HEIGHT('Maximum')],
  [{ maxHeight: '-1' }, HEIGHT('Maximum')],
  [{ maxHeight: '1e9' }, HEIGHT('Maximum')],
  [{ body: 'neck set sideways' }, 'Choose words of the body from the list, such as “neck set high”.'],
  [{ body: 'tall,' }, 'Choose words of the body from the list, such as “neck set high”.'],
  [{ body: 'tall,lean,good walk,good trot' }, 'Choose at most 3 words of the body.'],
])('bodies are not searched for by %o', async (query, sentence) => {
  for (const route of [
    'GET /api/search/horses',
    'GET /api/marketplace/listings',
    'GET /api/market/rescue-horses',
  ] as const) {
    const { status, body } = await bert.call(route, { query });
    expect([status, (body as { message?: string }).message]).toEqual([400, sentence]);
  }
});

test('blank filters are left out', async () => {
  const all = await LISTS.search({});
  expect(await LISTS.search({ body: ' ', minHeight: '', maxHeight: ' ' })).toEqual(all);
});
