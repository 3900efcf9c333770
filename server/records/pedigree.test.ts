import { describe, expect, test, vi } from 'vitest';
import { aFamily, type Family } from '../../world/family.ts';
import { aHorse } from '../testing/builders/stable.ts';
import { appForFile } from '../testing/app/test-app.ts';

type Bred = ReturnType<Family['foal']>;
/** To the depth that the test reads. */
interface Ancestor {
  readonly id: string;
  readonly name: string;
  readonly sire?: Ancestor | null;
  readonly dam?: Ancestor | null;
}

const app = await appForFile();
const anna = await app.newPlayer();
const stranger = await app.newPlayer();

const pedigree = async (id: string, by = stranger) =>
  (await by.call('GET /api/horses/:id/pedigree', { params: { id } })).body;

/** All ancestors known: "Iris", her sire "Iris S", his dam "Iris SD". */
function aFullPedigree(family: Family, name: string, generations: number, overrides = {}): Bred {
  if (generations === 0) return family.founder(name, name.endsWith('S') ? 'stallion' : 'mare', overrides);
  const [sire, dam] = [
    `${name}${name.includes(' ') ? '' : ' '}S`,
    `${name}${name.includes(' ') ? '' : ' '}D`,
  ];
  return family.foal(
    name,
    aFullPedigree(family, sire, generations - 1),
    aFullPedigree(family, dam, generations - 1),
    { sex: name.endsWith('S') ? 'stallion' : 'mare', ...overrides },
  );
}

/** From the parents on. */
function generationsOf(horse: { readonly sire: Ancestor | null; readonly dam: Ancestor | null }): string[][] {
  const generations: string[][] = [];
  for (let these: Ancestor[] = known([horse.sire, horse.dam]); these.length > 0;) {
    generations.push(these.map(({ name }) => name));
    these = known(these.flatMap(({ sire, dam }) => [sire, dam]));
  }
  return generations;
}

function known(ancestors: readonly (Ancestor | null | undefined)[]): Ancestor[] {
  return ancestors.filter((ancestor) => ancestor !== null && ancestor !== undefined);
}

describe('a pedigree', () => {
  test('shows five generations and not one more, sires before dams', async () => {
    const family = aFamily(anna.id);
    const iris = aFullPedigree(family, 'Iris', 6);
    await family.save(app.db);
    const read = await pedigree(iris.id);
    expect(read).toMatchObject({ id: iris.id, name: 'Iris', inbreeding: 0, aptitudeLost: 0 });
    const paths = [1, 2, 3, 4, 5].map((length) =>
      Array.from({ length: 2 ** length }, (_, index) =>
        index.toString(2).padStart(length, '0').replaceAll('0', 'S').replaceAll('1', 'D'),
      ),
    );
    expect(generationsOf(read)).toEqual(paths.map((line) => line.map((path) => `Iris ${path}`)));
    expect(read.sire).toMatchObject({ level: 1, breedName: 'Hanoverian', gender: 'stallion', color: 'bay' });
    expect(Object.keys(read.sire?.sire?.sire?.sire?.sire ?? {}).toSorted()).toEqual(
      ['breedName', 'color', 'gender', 'id', 'level', 'name'].toSorted(),
    );
  });

  test('of a horse from the store is empty, and ends where its ancestors came from there', async () => {
    const bought = await aHorse(anna);
    expect(await pedigree(bought)).toMatchObject({ sire: null, dam: null, inbreeding: 0 });
    const family = aFamily(anna.id);
    const sire = family.foal('Bred', family.founder('Old S', 'stallion'), family.founder('Old D', 'mare'), {
      sex: 'stallion',
    });
    const foal = family.foal('Foal', sire, family.founder('Store D', 'mare'));
    await family.save(app.db);
    const read = await pedigree(foal.id);
    expect(read.sire?.sire).toMatchObject({ name: 'Old S', sire: null, dam: null });
    expect(read.dam).toMatchObject({ name: 'Store D', sire: null, dam: null });
  });

  test('shows an ancestor in every position, and the aptitude lost', async () => {
    const family = aFamily(anna.id);
    const [sire, dam] = [family.founder('Both', 'stallion'), family.founder('Dam', 'mare')];
    const daughter = family.foal('Daughter', sire, dam);
    const inbred = family.foal('Inbred', sire, daughter);
    await family.save(app.db);
    const read = await pedigree(inbred.id);
    expect(read.sire?.id).toBe(sire.id);
    expect(read.dam?.sire?.id).toBe(sire.id);
    expect(read).toMatchObject({ inbreeding: 0.25, aptitudeLost: 5 });
  });

  test('of an inbred family stays within five generations', async () => {
    const family = aFamily(anna.id);
    let [sire, dam] = [family.founder('S0', 'stallion'), family.founder('D0', 'mare')];
    for (let generation = 1; generation <= 9; generation++) {
      const parents = [sire, dam] as const;
      sire = family.foal(`S${generation}`, ...parents, { sex: 'stallion' });
      dam = family.foal(`D${generation}`, ...parents);
    }
    await family.save(app.db);
    const generations = generationsOf(await pedigree(dam.id));
    expect(generations.map((names) => names.length)).toEqual([2, 4, 8, 16, 32]);
    expect(new Set(generations[4])).toEqual(new Set(['S4', 'D4']));
  });

  test('takes the same number of statements at any depth', async () => {
    const family = aFamily(anna.id);
    const [young, old] = [aFullPedigree(family, 'Young', 1), aFullPedigree(family, 'Old', 7)];
    await family.save(app.db);
    const statementsOnce = async (
      route: 'GET /api/horses/:id/pedigree' | 'GET /api/horses/:id',
      id: string,
    ) => {
      const executed = vi.spyOn(app.db, 'executeQuery');
      expect(await anna.call(route, { params: { id } })).toMatchObject({ status: 200 });
      const { length } = executed.mock.calls;
      executed.mockRestore();
      return length;
    };
    // Jobs may query in between: the least of three counts.
    const statements = async (...given: Parameters<typeof statementsOnce>) =>
      Math.min(
        await statementsOnce(...given),
        await statementsOnce(...given),
        await statementsOnce(...given),
      );
    for (const route of ['GET /api/horses/:id/pedigree', 'GET /api/horses/:id'] as const) {
      const ofYoung = await statements(route, young.id);
      expect(ofYoung).toBeGreaterThan(0);
      expect(await statements(route, old.id)).toBe(ofYoung);
    }
  });
});

describe('a horse of one’s own', () => {
  test('names its parents and grandparents', async () => {
    const family = aFamily(anna.id);
    const iris = aFullPedigree(family, 'Iris', 2, { level: 3 });
    await family.save(app.db);
    const { body } = await anna.call('GET /api/horses/:id', { params: { id: iris.id } });
    const named = Object.entries(body.pedigree).map(([relation, relative]) => [relation, relative?.name]);
    expect(Object.fromEntries(named)).toEqual({
      sire: 'Iris S',
      dam: 'Iris D',
      siresSire: 'Iris SS',
      siresDam: 'Iris SD',
      damsSire: 'Iris DS',
      damsDam: 'Iris DD',
    });
    expect(body.pedigree.sire).toEqual({ id: iris.sireId, name: 'Iris S', level: 1 });
  });

  test('from the store has no parents', async () => {
    const { body } = await anna.call('GET /api/horses/:id', { params: { id: await aHorse(anna) } });
    const nobody = { sire: null, dam: null, siresSire: null, siresDam: null, damsSire: null, damsDam: null };
    expect(body.pedigree).toEqual(nobody);
  });
});
