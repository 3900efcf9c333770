import { afterAll, beforeAll, expect, test } from 'vitest';
import { foalInbreeding } from '../../game/horses/inbreeding.ts';
import { aFamily } from '../../world/family.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openPedigreeBook } from './pedigree-cache.ts';

let app: TestApp;
/** Brother and sister of each of nine generations, mated to each other. */
const siblings: (readonly [sire: string, dam: string])[] = [];
/** Wright's F of each generation's foals, the founders' first: 0, 1/4, 3/8, 1/2, … (Wright 1921). */
const inbreedings: number[] = [];
beforeAll(async () => {
  app = await startTestApp();
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
afterAll(() => app.close());

async function inbreedingBy(book: ReturnType<typeof openPedigreeBook>, generation: number): Promise<number> {
  const [sire, dam] = siblings[generation - 1] ?? ['', ''];
  return foalInbreeding(await book(app.db, [sire, dam]), sire, dam);
}

test('full sisters and brothers of generations come out as published', () => {
  expect(inbreedings.slice(0, 6)).toEqual([0, 0.25, 0.375, 0.5, 0.59375, 0.671875]);
});

test.each([0, 2, 7, 400_000])(
  'a book that begins anew above %i horses forgets nobody’s ancestors',
  async (mostKept) => {
    const book = openPedigreeBook(mostKept);
    for (const generation of [8, 3, 8, 1, 5, 8, 2]) {
      expect(await inbreedingBy(book, generation)).toBe(inbreedings[generation]);
    }
  },
);

test('calls at once keep to the book that each began with', async () => {
  const book = openPedigreeBook(3);
  const asked = [8, 2, 7, 1, 6, 3, 5, 4, 8, 1];
  const found = await Promise.all(asked.map((generation) => inbreedingBy(book, generation)));
  expect(found).toEqual(asked.map((generation) => inbreedings[generation]));
});
