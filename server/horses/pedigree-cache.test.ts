import { beforeAll, expect, test } from 'vitest';
import { foalInbreeding } from '../../game/horses/inbreeding.ts';
import { aFamily } from '../../world/family.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { openPedigreeCache, type PedigreeCache } from './pedigree-cache.ts';

/** Full siblings mated for nine generations. */
const siblings: (readonly [sire: string, dam: string])[] = [];
/** Wright's F from the founders' foals: 0, 1/4, 3/8, 1/2, … (Wright 1921). */
const inbreedings: number[] = [];
const app = await appForFile();
beforeAll(async () => {
  const family = aFamily((await app.newPlayer()).id);
  let [sire, dam] = [family.founder('S0', 'stallion'), family.founder('D0', 'mare')];
  for (let generation = 1; generation <= 9; generation++) {
    const parents = [sire, dam] as const;
    sire = family.foal(`S${generation}`, ...parents, { sex: 'stallion' });
    dam = family.foal(`D${generation}`, ...parents);
    siblings.push([sire.id, dam.id]);
    inbreedings.push(sire.inbreeding ?? 0);
  }
  await family.save(app.db);
});

async function inbreedingBy(readPedigree: PedigreeCache, generation: number): Promise<number> {
  const [sire, dam] = siblings[generation - 1] ?? ['', ''];
  return foalInbreeding(await readPedigree(app.db, [sire, dam]), sire, dam);
}

test('generations of full siblings have the published coefficients', () => {
  expect(inbreedings.slice(0, 6)).toEqual([0, 0.25, 0.375, 0.5, 0.59375, 0.671875]);
});

test.each([0, 2, 7, 400_000])(
  'a cache that is emptied above %i horses still finds all ancestors',
  async (mostCached) => {
    const readPedigree = openPedigreeCache(mostCached);
    for (const generation of [8, 3, 8, 1, 5, 8, 2]) {
      expect(await inbreedingBy(readPedigree, generation)).toBe(inbreedings[generation]);
    }
  },
);

test('concurrent calls each complete their own pedigree while the cache is emptied', async () => {
  const readPedigree = openPedigreeCache(3);
  const generations = [8, 2, 7, 1, 6, 3, 5, 4, 8, 1];
  const found = await Promise.all(generations.map((generation) => inbreedingBy(readPedigree, generation)));
  expect(found).toEqual(generations.map((generation) => inbreedings[generation]));
});
