import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { crossOdds } from '../../../game/horses/genetics/odds.ts';
import { genomeWith, storeGenome, type Alleles, type Genome } from '../../../game/horses/genetics/strands.ts';
import { COLOUR_GROUPS } from '../../../game/horses/coat/colour.ts';
import { plainBody } from '../../../game/horses/form/plain-body.ts';
import { PATTERN_WISHES } from '../../../game/horses/genetics/wish.ts';
import { PLAIN_TRAITS } from '../../../game/horses/coat/traits.ts';
import { inTransaction } from '../../db/transaction.ts';
import { allelesIn } from '../../testing/app/hidden-genes.ts';
import {
  aMare,
  aStallion,
  aStud,
  bornAs,
  carry,
  cover,
  DAY_SECONDS,
  horseNamed,
  makeFit,
} from '../../testing/builders/breeding.ts';
import { changeHorse, leaveCoins } from '../../testing/builders/stable.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { solveWorld } from '../values/solve-world.ts';

const app = await appForFile();
let breeder: TestPlayer;
let mare: string;
// Tests here change bodies by hand, perhaps after they were solved.
afterAll(() => inTransaction(app.db, (tx) => solveWorld(tx, app.clock.now())));
beforeEach(async () => {
  breeder = await app.newPlayer();
  await leaveCoins(app, breeder, 20_000);
  mare = await aMare(app, breeder);
});

async function anOwner(): Promise<TestPlayer> {
  const owner = await app.newPlayer();
  await leaveCoins(app, owner, 20_000);
  return owner;
}

const mates = async (query: Record<string, string> = {}, player = breeder) =>
  player.call('GET /api/horses/:id/mates', { params: { id: mare }, query });
const idsOf = async (query: Record<string, string> = {}) =>
  (await mates({ limit: '50', ...query })).body.map(({ stallion }) => stallion.id);

const withGenes = (id: string, genome: Genome) => changeHorse(app.db, id, { genotype: storeGenome(genome) });
const BUCKSKIN = genomeWith({ cream: 'Cr' });
const CREMELLO = genomeWith({ cream: 'Cr', extension: 'e' }, { cream: 'Cr', extension: 'e' });
const publish = async (player: TestPlayer, id: string) => {
  await player.call('POST /api/payments/use-free-insight', { body: { horseId: id } });
  const published = await player.call('PUT /api/horses/:id/genes-published', {
    params: { id },
    body: { published: true },
  });
  expect(published).toMatchObject({ status: 200 });
};

test('lists stallions that cannot cover today last, and omits unsuitable and own ones', async () => {
  const owner = await anOwner();
  const hungry = await aStud(app, owner, { fee: 10 });
  const unchecked = await aStud(app, owner, { fee: 20 });
  const fit = await aStud(app, owner, { fee: 900 });
  const retired = await aStud(app, owner);
  const choosy = await aStud(app, owner, { breedId: 'friesian', ownBreedOnly: true });
  const own = await aStud(app, breeder);
  await changeHorse(app.db, hungry, { feedExpiresAt: app.clock.now() });
  await changeHorse(app.db, unchecked, { breedingCheckUntil: app.clock.now() });
  await changeHorse(app.db, retired, { bornAt: new Date(0) });
  const found = await idsOf();
  for (const other of [retired, choosy, own]) expect(found).not.toContain(other);
  const { body } = await mates({ search: owner.username, order: 'fee' });
  expect(body.map(({ stallion, fit: may }) => [stallion.id, may])).toEqual([
    [fit, true],
    [hungry, false],
    [unchecked, false],
  ]);
});

test('finds stallions whose published test lacks her hidden gene', async () => {
  const owner = await anOwner();
  const [without, carrier, secret] = [
    await aStud(app, owner),
    await aStud(app, owner),
    await aStud(app, owner),
  ];
  await carry(app, carrier, { gbed: 'Gb' });
  for (const id of [without, carrier, secret])
    await owner.call('POST /api/horses/:id/health-test', { params: { id } });
  for (const id of [without, carrier])
    await owner.call('POST /api/horses/:id/health-published', { params: { id } });
  const found = (genes: string) => idsOf({ search: owner.username, without: genes });
  expect(await found('gbed')).toEqual([without]);
  expect((await found('herda')).toSorted()).toEqual([without, carrier].toSorted());
  expect(await found('herda,gbed')).toEqual([without]);
  expect(await found('gbed, gbed')).toEqual([without]);
  expect((await found('')).toSorted()).toEqual([without, carrier, secret].toSorted());
});

test.each([
  ['gbed,fog', 'Choose genes of the health test, such as “gbed”.'],
  ['gbed,', 'Choose genes of the health test, such as “gbed”.'],
  ['agouti', 'Choose genes of the health test, such as “gbed”.'],
  [Array(9).fill('gbed').join(), 'Choose at most 8 genes.'],
])('stallions are not searched for without %s', async (without, message) => {
  expect(await mates({ without })).toMatchObject({ status: 400, body: { message } });
});

test('coat odds are exact if the genes of both are visible, else estimates that reveal no alleles', async () => {
  const owner = await anOwner();
  const cremello = await aStud(app, owner);
  const buckskin = await aStud(app, owner);
  await withGenes(mare, BUCKSKIN);
  await withGenes(cremello, CREMELLO);
  await withGenes(buckskin, BUCKSKIN);
  const filters = { order: 'coat', colour: 'buckskin', search: owner.username };

  const hidden = await mates(filters);
  expect(hidden.body.map(({ coat }) => coat?.exact)).toEqual([false, false]);
  expect(allelesIn(hidden.body)).toEqual([]);

  await publish(breeder, mare);
  await publish(owner, buckskin);
  const half = await mates(filters);
  const exactOf = new Map(half.body.map(({ stallion, coat }) => [stallion.id, coat]));
  expect(exactOf.get(cremello)?.exact).toBe(false);
  expect(exactOf.get(buckskin)).toEqual({ probability: 0.5, exact: true });

  // Half of the foals have one cream; all get E from the mare.
  await app.db.updateTable('horses').set({ genesPublished: true }).where('id', '=', cremello).execute();
  const seen = await mates(filters);
  const best = crossOdds(CREMELLO, BUCKSKIN).outcomes.find(({ name }) => name === 'buckskin');
  expect(seen.body.map(({ coat }) => coat)).toEqual([
    { probability: best?.probability, exact: true },
    { probability: 0.5, exact: true },
  ]);
  expect(allelesIn(seen.body)).toEqual([]);
});

/** All queries that could reveal genes. */
const WISHES = [
  ...COLOUR_GROUPS.map((colour) => ({ colour })),
  ...PATTERN_WISHES.map((pattern) => ({ pattern })),
  { order: 'coat', colour: 'chestnut', pattern: 'solid' },
];
const twice = (alleles: Alleles) => genomeWith(alleles, alleles);

test.each([
  ['a hidden e', genomeWith(), genomeWith({ extension: 'e' })],
  ['a hidden a', genomeWith(), genomeWith({ agouti: 'a' })],
  ['PATN1 without Lp', genomeWith(), twice({ pattern_modifier: 'PATN1' })],
  ['agouti under chestnut', twice({ extension: 'e' }), twice({ extension: 'e', agouti: 'a' })],
  [
    'silver under chestnut',
    twice({ extension: 'e' }),
    genomeWith({ extension: 'e', silver: 'Z' }, { extension: 'e' }),
  ],
  [
    'which strand a gene is on',
    genomeWith({ extension: 'e', kit: 'Rn' }),
    genomeWith({ kit: 'Rn' }, { extension: 'e' }),
  ],
  ['a carried disease', genomeWith(), genomeWith({ wffs: 'Wf' })],
  ['a second dun', genomeWith({ dun: 'D' }), twice({ dun: 'D' })],
])('odds do not reveal %s of stallion or mare', async (_, plain, hiding) => {
  const owner = await anOwner();
  const [one, twin] = [await aStud(app, owner), await aStud(app, owner)];
  const traits = { traits: PLAIN_TRAITS as never };
  const same = await app.db
    .selectFrom('horses')
    .select(['breed', 'form', 'talent', 'aptitude', 'bornAt'])
    .where('id', '=', one)
    .executeTakeFirstOrThrow();
  for (const [id, genome] of [
    [one, plain],
    [twin, hiding],
  ] as const) {
    await changeHorse(app.db, id, { ...same, ...traits, genotype: storeGenome(genome) });
  }
  const previewed = async (mareId: string, stallionId: string) => {
    const query = { mareId, stallionId };
    return (await breeder.call('GET /api/breeding/preview', { query })).body.odds;
  };
  const listed = async (query: Record<string, string>) =>
    (await mates({ search: owner.username, ...query })).body.map(({ coat, aptitude }) => ({
      coat,
      aptitude,
    }));

  await changeHorse(app.db, mare, traits);
  const before: unknown[] = [];
  for (const [index, genotype] of [plain, hiding].entries()) {
    await withGenes(mare, genotype);
    for (const wish of WISHES) {
      const [first, second] = await listed(wish);
      expect(second).toEqual(first);
      if (index === 0) before.push(first);
      else expect(first).toEqual(before.shift());
    }
    expect(await previewed(mare, twin)).toEqual(await previewed(mare, one));
  }
});

test('a pattern narrows the wish', async () => {
  const owner = await anOwner();
  const plain = await aStud(app, owner);
  await withGenes(mare, BUCKSKIN);
  await withGenes(plain, BUCKSKIN);
  await app.db.updateTable('horses').set({ genesPublished: true }).where('id', 'in', [mare, plain]).execute();
  const filters = { search: owner.username, colour: 'buckskin' };
  expect((await mates({ ...filters, pattern: 'solid' })).body[0]?.coat).toEqual({
    probability: 0.5,
    exact: true,
  });
  expect((await mates({ ...filters, pattern: 'tobiano' })).body[0]?.coat).toEqual({
    probability: 0,
    exact: true,
  });
  expect((await mates({ search: owner.username })).body[0]?.coat).toBeNull();
});

describe('in order', () => {
  test('of expected aptitude in the discipline of the query', async () => {
    const owner = await anOwner();
    const [racer, dancer] = [await aStud(app, owner), await aStud(app, owner)];
    const givenTo = async (id: string, first: number, last: number) => {
      const aptitude = [first, 50, 50, 50, 50, 50, last].map((each) => each * 10_000);
      const { form, talent } = plainBody('hanoverian', aptitude);
      await changeHorse(app.db, id, {
        breed: 'hanoverian',
        form: [...form],
        talent: [...talent],
        aptitude,
      });
    };
    await givenTo(racer, 20, 90);
    await givenTo(dancer, 90, 20);
    const search = owner.username;
    expect(await idsOf({ search, order: 'aptitude', discipline: 'dressage' })).toEqual([dancer, racer]);
    expect(await idsOf({ search, order: 'aptitude', discipline: 'endurance' })).toEqual([racer, dancer]);
  });

  test('of the fee, within the limit of the query', async () => {
    const owner = await anOwner();
    const dear = await aStud(app, owner, { fee: 900 });
    const cheap = await aStud(app, owner, { fee: 10 });
    const search = owner.username;
    expect(await idsOf({ search, order: 'fee' })).toEqual([cheap, dear]);
    expect(await idsOf({ search, maxFee: '899' })).toEqual([cheap]);
    expect(await idsOf({ search, breed: 'friesian' })).toEqual([]);
  });

  test('of the foal’s inbreeding: a stranger before her own sire', async () => {
    const owner = await anOwner();
    const [sire, stranger] = [await aStud(app, owner), await aStud(app, owner)];
    const dam = await aMare(app, owner);
    await cover(owner, dam, sire);
    await app.pass(3 * DAY_SECONDS);
    const daughter = (await horseNamed(owner, 'Foal of Juniper'))?.id ?? '';
    await bornAs(app, daughter, 'mare');
    await changeHorse(app.db, daughter, { ownerId: breeder.id });
    for (const id of [sire, stranger, daughter]) await makeFit(app, id);
    mare = daughter;
    const { body } = await mates({ search: owner.username, order: 'inbreeding' });
    expect(
      body.map(({ stallion, inbreeding, aptitudeLost }) => [stallion.id, inbreeding, aptitudeLost]),
    ).toEqual([
      [stranger, 0, 0],
      [sire, 0.25, 5],
    ]);
  });
});

test('pages list each stallion once', async () => {
  const owner = await anOwner();
  const studs: string[] = [];
  while (studs.length < 5) studs.push(await aStud(app, owner));
  const search = owner.username;
  const whole = await idsOf({ search });
  expect(whole.toSorted()).toEqual(studs.toSorted());
  const pages = [
    ...(await idsOf({ search, limit: '2' })),
    ...(await idsOf({ search, limit: '2', offset: '2' })),
    ...(await idsOf({ search, limit: '2', offset: '4' })),
  ];
  expect(pages).toEqual(whole);
});

test('refuses a stallion and another player’s mare', async () => {
  const stallion = await aStallion(app, breeder);
  const answer = await breeder.call('GET /api/horses/:id/mates', { params: { id: stallion } });
  expect(answer).toMatchObject({ status: 409, body: { code: 'NOT_A_MARE', message: 'Comet is no mare.' } });
  expect(await mates({}, await app.newPlayer())).toMatchObject({
    status: 403,
    body: { code: 'NOT_YOUR_HORSE' },
  });
});
