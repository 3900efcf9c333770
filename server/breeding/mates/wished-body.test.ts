import { expect, test } from 'vitest';
import { PLAIN_TRAITS } from '../../../game/horses/coat/traits.ts';
import { bodyWishOdds } from '../../../game/breeding/values/body-wish.ts';
import { valueBars } from '../../../game/breeding/values/value-bars.ts';
import { valuesOfFoal } from '../../../game/breeding/values/value-row.ts';
import { drawFounderForm } from '../../../game/horses/form/inherit-form.ts';
import { genomeWith, storeGenome } from '../../../game/horses/genetics/strands.ts';
import { rngFromNumber } from '../../../game/rng.ts';
import { inTransaction } from '../../db/transaction.ts';
import { aMare, aStud } from '../../testing/builders/breeding.ts';
import { changeHorse, leaveCoins } from '../../testing/builders/stable.ts';
import { readValuesOf } from '../values/read-values.ts';
import { solveWorld } from '../values/solve-world.ts';
import { appForFile } from '../../testing/app/test-app.ts';

const app = await appForFile();
const breeder = await app.newPlayer();
await leaveCoins(app, breeder, 20_000);
const mare = await aMare(app, breeder);
const owner = await app.newPlayer();
await leaveCoins(app, owner, 40_000);

const KIND = { breed: 'hanoverian', build: 'light' } as const;
const formed = (seed: number) => [...drawFounderForm(rngFromNumber(seed), 'hanoverian')];
const [CREMELLO, BAY] = [
  genomeWith({ cream: 'Cr', extension: 'e' }, { cream: 'Cr', extension: 'e' }),
  genomeWith(),
];

async function become(id: string, seed: number, genome: typeof BAY): Promise<void> {
  await changeHorse(app.db, id, {
    breed: KIND.breed,
    form: formed(seed),
    traits: PLAIN_TRAITS as never,
    genotype: storeGenome(genome),
    genesPublished: true,
  });
}

await become(mare, 1, BAY);
const studs = new Map<string, number>();
for (let seed = 2; seed < 8; seed++) {
  const id = await aStud(app, owner);
  await become(id, seed, seed % 2 === 0 ? CREMELLO : BAY);
  studs.set(id, seed);
}

/** Age matters only to a horse without stored values. */
const OLD = new Date(0);
const solve = () => inTransaction(app.db, (tx) => solveWorld(tx, app.clock.now()));
await solve();

const mates = async (query: Record<string, string>) =>
  breeder.call('GET /api/horses/:id/mates', {
    params: { id: mare },
    query: { search: owner.username, ...query },
  });
const WISH = { body: 'neck set high,good trot', minHeight: '165' };

test('each stallion says how likely a foal has the wished body', async () => {
  const known = async (id: string) => {
    const { bornAt } = await app.db
      .selectFrom('horses')
      .select('bornAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { ...KIND, values: await readValuesOf(app.db, app.clock.now(), { id, bornAt }) };
  };
  const oddsOf = bodyWishOdds({ words: ['neck set high', 'good trot'], minHeight: 165 }, await known(mare));
  const { body } = await mates(WISH);
  expect(body).toHaveLength(studs.size);
  for (const { stallion, body: ofBody, coat } of body) {
    const expected = oddsOf(await known(stallion.id), 0);
    expect(ofBody?.probability).toBe(Math.round(100 * expected) / 100);
    expect(coat).toBeNull();
  }
  expect((await mates({})).body.map(({ body: ofBody }) => ofBody)).toEqual(body.map(() => null));
});

test('nothing that a horse truly passes on is told by the odds, the picture or the height of foals', async () => {
  const [stallionId = ''] = studs.keys();
  const told = async () => {
    const { body } = await breeder.call('GET /api/breeding/preview', { query: { mareId: mare, stallionId } });
    // By id: the order follows from aptitude, too.
    const odds = (await mates(WISH)).body.map(({ stallion, body: ofBody }) => [stallion.id, ofBody] as const);
    return { odds: new Map(odds), foals: body.foals, heightCm: body.heightCm, values: body.values };
  };
  const before = await told();
  const parents = [mare, stallionId].map(async (id) =>
    readValuesOf(app.db, app.clock.now(), { id, bornAt: OLD }),
  );
  const [dam, sire] = await Promise.all(parents);
  expect(before.values).toEqual(dam && sire && valueBars(valuesOfFoal(sire, dam), KIND));
  const reshape = async (by: number) => {
    for (const [id, seed] of [
      [mare, 1],
      [stallionId, studs.get(stallionId) ?? 0],
    ] as const)
      await changeHorse(app.db, id, { form: formed(seed).map((value) => value + by) });
  };
  await reshape(2000);
  expect(await told()).toEqual(before);
  await reshape(0);
});

test('a wish of coat and body ranks by both together', async () => {
  const wished = (row: { coat: { probability: number } | null; body: { probability: number } | null }) =>
    (row.coat?.probability ?? 1) * (row.body?.probability ?? 1);
  for (const query of [WISH, { colour: 'buckskin' }, { ...WISH, colour: 'buckskin' }]) {
    const odds = (await mates({ ...query, order: 'wish' })).body.map(wished);
    expect(odds).toEqual(odds.toSorted((one, other) => other - one));
  }
  const [first] = (await mates({ ...WISH, colour: 'buckskin', order: 'wish' })).body;
  expect(first?.coat).toEqual({ probability: 1, exact: true });
});

test('refuses what is no body', async () => {
  const { status, body } = await mates({ body: 'tall and proud' });
  expect(status).toBe(400);
  expect((body as { message?: string }).message).toBe(
    'Choose words of the body from the list, such as “neck set high”.',
  );
  expect(await mates({ maxHeight: '9000' })).toMatchObject({ status: 400 });
});
