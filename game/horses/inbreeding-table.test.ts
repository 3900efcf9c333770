import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ringPedigree } from '../../world/ring-pedigree.ts';
import { chance, pick, rngFromNumber, type Rng } from '../rng.ts';
import { foalInbreeding, foalInbreedings } from './inbreeding.ts';
import { Pedigree } from './pedigree.ts';

interface Birth {
  readonly id: string;
  readonly sireId: string;
  readonly damId: string;
}

/** One parent is of the previous generation, the other of any. */
function drawBirths(rng: Rng, generations: number, horses: number): Birth[] {
  const births: Birth[] = [];
  const everybody: string[] = [];
  let before: readonly string[] = Array.from({ length: horses }, (_, index) => `0/${index}`);
  for (let generation = 1; generation <= generations; generation++) {
    everybody.push(...before);
    const foals = before.map((_, index) => {
      const young = pick(rng, before);
      const any = pick(
        rng,
        everybody.filter((horse) => horse !== young),
      );
      const [sireId, damId] = chance(rng, 0.5) ? [young, any] : [any, young];
      return { id: `${generation}/${index}`, sireId, damId };
    });
    births.push(...foals);
    before = foals.map(({ id }) => id);
  }
  return births;
}

function pedigreeOf(births: readonly Birth[]): Pedigree {
  const pedigree = new Pedigree();
  for (const { id, sireId, damId } of births)
    pedigree.add(id, { sireId, damId, inbreeding: foalInbreeding(pedigree, sireId, damId) });
  return pedigree;
}

/**
 * Tabular method (L. N. Emik and C. E. Terrill, "Systematic procedures for calculating inbreeding coefficients",
 * Journal of Heredity 40, 1949). A foal's relationship to earlier horses is its parents' mean; to itself, 1 plus half
 * its parents' relationship. Ignores stored inbreeding.
 */
class RelationshipTable {
  readonly #rows = new Map<string, Map<string, number>>();

  constructor(births: readonly Birth[]) {
    for (const { id, sireId, damId } of births) {
      for (const parent of [sireId, damId]) if (!this.#rows.has(parent)) this.#add(parent, () => 0, 1);
      const byMean = (other: string): number => (this.of(sireId, other) + this.of(damId, other)) / 2;
      this.#add(id, byMean, 1 + this.of(sireId, damId) / 2);
    }
  }

  #add(id: string, toOther: (other: string) => number, toItself: number): void {
    const row = new Map<string, number>();
    for (const [other, itsRow] of this.#rows) {
      const related = toOther(other);
      row.set(other, related);
      itsRow.set(id, related);
    }
    this.#rows.set(id, row.set(id, toItself));
  }

  of(one: string, other: string): number {
    return this.#rows.get(one)?.get(other) ?? Number.NaN;
  }

  get ids(): string[] {
    return [...this.#rows.keys()];
  }
}

const population = fc.record({
  seed: fc.nat(),
  generations: fc.integer({ min: 1, max: 20 }),
  horses: fc.integer({ min: 2, max: 15 }),
});

test('both methods agree to the last bit over 20 generations with loops', () => {
  fc.assert(
    fc.property(population, ({ seed, generations, horses }) => {
      const rng = rngFromNumber(seed);
      const births = drawBirths(rng, generations, horses);
      const pedigree = pedigreeOf(births);
      const table = new RelationshipTable(births);
      const { ids } = table;
      for (const { id } of births) {
        const stored = pedigree.inbreedings[pedigree.numberOf(id) ?? -1];
        expect(stored).toBe(table.of(id, id) - 1);
      }
      for (const dam of [pick(rng, ids), pick(rng, ids), ids.at(-1) ?? ''])
        expect(foalInbreedings(pedigree, dam, ids)).toEqual(ids.map((sire) => table.of(sire, dam) / 2));
    }),
    { numRuns: 40 },
  );
});

test('both methods agree to 12 digits after 100 generations of a closed herd', () => {
  const births = drawBirths(rngFromNumber(5), 100, 4);
  const pedigree = pedigreeOf(births);
  const table = new RelationshipTable(births);
  for (const { id } of births) {
    const stored = pedigree.inbreedings[pedigree.numberOf(id) ?? -1] ?? -1;
    expect(Math.abs(stored - (table.of(id, id) - 1))).toBeLessThan(1e-12);
  }
});

describe('any pedigree', () => {
  const mating = population.chain((wanted) =>
    fc.record({ wanted: fc.constant(wanted), sire: fc.nat(), dam: fc.nat(), studs: fc.array(fc.nat()) }),
  );

  function drawn({ seed, generations, horses }: { seed: number; generations: number; horses: number }) {
    const births = drawBirths(rngFromNumber(seed), generations, horses);
    const pedigree = pedigreeOf(births);
    const at = (index: number): string => births[index % births.length]?.id ?? '';
    return { births, pedigree, at };
  }

  test('parents are interchangeable, and single and bulk results agree', () => {
    fc.assert(
      fc.property(mating, ({ wanted, sire, dam, studs }) => {
        const { pedigree, at } = drawn(wanted);
        const expected = foalInbreeding(pedigree, at(sire), at(dam));
        expect(foalInbreeding(pedigree, at(dam), at(sire))).toBe(expected);
        const among = foalInbreedings(pedigree, at(dam), [...studs.map(at), at(sire)]);
        expect(among).toEqual([
          ...studs.map((stud) => foalInbreeding(pedigree, at(stud), at(dam))),
          expected,
        ]);
      }),
    );
  });

  test('F is from 0 to below 1, and 0 with an unrelated parent', () => {
    fc.assert(
      fc.property(mating, ({ wanted, sire, dam }) => {
        const { pedigree, at } = drawn(wanted);
        const inbreeding = foalInbreeding(pedigree, at(sire), at(dam));
        expect(inbreeding).toBeGreaterThanOrEqual(0);
        expect(inbreeding).toBeLessThan(1);
        expect(foalInbreeding(pedigree, at(sire), 'newcomer')).toBe(0);
      }),
    );
  });

  test('unrelated horses do not affect F', () => {
    fc.assert(
      fc.property(mating, fc.nat(), ({ wanted, sire, dam }, seed) => {
        const { births, pedigree, at } = drawn(wanted);
        const rng = rngFromNumber(seed);
        const crowded = births.flatMap((birth, index) => {
          const others = [0, 1].map((which) => ({
            id: `other${index}/${which}`,
            sireId: `other${index - 1}/0`,
            damId: chance(rng, 0.3) ? birth.sireId : `other${index - 1}/1`,
          }));
          return [birth, ...others];
        });
        const found = foalInbreeding(pedigreeOf(crowded), at(sire), at(dam));
        expect(found).toBe(foalInbreeding(pedigree, at(sire), at(dam)));
      }),
      { numRuns: 40 },
    );
  });
});

test('100,000 horses in symmetric rings have the expected F', () => {
  const HORSES = 5_000;
  const { pedigree, generations, distances } = ringPedigree({
    rng: rngFromNumber(8),
    generations: 20,
    horses: HORSES,
  });
  expect(pedigree.size).toBe(100_000);
  // Relationships by distance in the ring.
  let related = new Float64Array(HORSES);
  related[0] = 1;
  const places = [0, 1, 2, 57, 1_234, 4_999];
  for (const [generation, ring] of generations.entries()) {
    const distance = distances[generation] ?? 0;
    const before = related;
    const at = (index: number): number => before[(index + HORSES) % HORSES] ?? Number.NaN;
    if (generation > 0) {
      related = before.map((_, index) => (2 * at(index) + at(index + distance) + at(index - distance)) / 4);
      related[0] = 1 + at(distance) / 2;
    }
    const dam = ring[4_321] ?? '';
    const sires = places.map((index) => ring[(4_321 + index) % HORSES] ?? '');
    expect(foalInbreedings(pedigree, dam, sires)).toEqual(places.map((index) => (related[index] ?? -1) / 2));
  }
  expect(related[0]).toBeGreaterThan(1);
});
