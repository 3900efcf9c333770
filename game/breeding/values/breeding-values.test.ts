import { expect, test } from 'vitest';
import { UNKNOWN } from '../../horses/pedigree.ts';
import { normal, pick, rngFromNumber } from '../../rng.ts';
import { parentsFirst, solveAll, type ValuedHerd } from './breeding-values.ts';

const SEED = 99;

interface BredHerd extends ValuedHerd {
  readonly foals: number[][];
  readonly trueValues: number[];
}

/** Generations of foals by a few sires; all profiles are published. */
function breed(size: number, founders: number, heritability: number): BredHerd {
  const rng = rngFromNumber(SEED);
  const herd = {
    sires: new Int32Array(size).fill(UNKNOWN),
    dams: new Int32Array(size).fill(UNKNOWN),
    order: Int32Array.from({ length: size }, (_, horse) => horse),
    published: new Uint8Array(size).fill(1),
    founderMeans: () => [0],
    grown: new Float32Array(size),
    estimates: new Float32Array(size),
    lambdas: [(1 - heritability) / heritability],
    foals: Array.from({ length: size }, (): number[] => []),
    trueValues: [] as number[],
  };
  for (let horse = 0; horse < size; horse++) {
    let inherited = normal(rng, 0, Math.sqrt(heritability));
    if (horse >= founders) {
      const recent = Array.from({ length: founders }, (_, back) => horse - 1 - back);
      const sire = pick(
        rng,
        recent.filter((each) => each % 8 === 0),
      );
      const dam = pick(
        rng,
        recent.filter((each) => each % 8 !== 0),
      );
      herd.sires[horse] = sire;
      herd.dams[horse] = dam;
      herd.foals[sire]?.push(horse);
      herd.foals[dam]?.push(horse);
      const [ofSire = 0, ofDam = 0] = [herd.trueValues[sire], herd.trueValues[dam]];
      inherited = (ofSire + ofDam) / 2 + inherited * Math.SQRT1_2;
    }
    herd.trueValues.push(inherited);
    herd.grown[horse] = inherited + normal(rng, 0, Math.sqrt(1 - heritability));
  }
  return herd;
}

/** Henderson's equations by elimination. */
function eliminate({ sires, dams, published, grown, lambdas: [lambda = 1] }: BredHerd): number[] {
  const size = sires.length;
  const rows = Array.from({ length: size }, () => Array.from({ length: size + 1 }, () => 0));
  const add = (row: number, column: number, value: number) => {
    const values = rows[row];
    if (values) values[column] = (values[column] ?? 0) + value;
  };
  for (let horse = 0; horse < size; horse++) {
    const [sire = UNKNOWN, dam = UNKNOWN] = [sires[horse], dams[horse]];
    const weight = sire === UNKNOWN ? 1 : 2;
    const shares: [number, number][] = [[horse, 1]];
    if (sire !== UNKNOWN) shares.push([sire, -1 / 2], [dam, -1 / 2]);
    for (const [row, one] of shares)
      for (const [column, other] of shares) add(row, column, weight * one * other);
    if (published[horse] !== 1) continue;
    add(horse, horse, 1 / lambda);
    add(horse, size, (grown[horse] ?? 0) / lambda);
  }
  for (let pivot = 0; pivot < size; pivot++) {
    const above = rows[pivot] ?? [];
    for (const row of rows.slice(pivot + 1)) {
      const factor = (row[pivot] ?? 0) / (above[pivot] ?? 1);
      for (let column = pivot; column <= size; column++)
        row[column] = (row[column] ?? 0) - factor * (above[column] ?? 0);
    }
  }
  const solution = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row--) {
    const values = rows[row] ?? [];
    let sum = values[size] ?? 0;
    for (let column = row + 1; column < size; column++)
      sum -= (values[column] ?? 0) * (solution[column] ?? 0);
    solution[row] = sum / (values[row] ?? 1);
  }
  return solution;
}

test('the passes find what elimination finds, for 50 horses of which some are young', () => {
  const herd = breed(50, 16, 0.4);
  herd.published.fill(0, 42);
  const solution = eliminate(herd);
  const passes = solveAll(herd, 1e-6);
  expect(passes).toBeLessThan(40);
  for (const [horse, expected] of solution.entries())
    expect(Math.abs((herd.estimates[horse] ?? 0) - expected), `horse ${horse}, seed ${SEED}`).toBeLessThan(
      0.001,
    );
});

test('parents come first, however horses are numbered', () => {
  const sires = Int32Array.from([2, UNKNOWN, UNKNOWN, 0, UNKNOWN]);
  const dams = Int32Array.from([1, UNKNOWN, UNKNOWN, 4, UNKNOWN]);
  const order = [...parentsFirst(sires, dams)];
  expect(order.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4]);
  for (const horse of order)
    for (const parent of [sires[horse] ?? UNKNOWN, dams[horse] ?? UNKNOWN])
      if (parent !== UNKNOWN) expect(order.indexOf(parent)).toBeLessThan(order.indexOf(horse));
});

test('estimates know most of the true values of horses with many foals', () => {
  const herd = breed(2000, 100, 0.4);
  solveAll(herd);
  const many = herd.foals.flatMap((foals, horse) => (foals.length >= 6 && horse >= 100 ? [horse] : []));
  const pairs = many.map((horse) => [herd.estimates[horse] ?? 0, herd.trueValues[horse] ?? 0] as const);
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const [one, other] = [mean(pairs.map(([first]) => first)), mean(pairs.map(([, second]) => second))];
  const together = mean(pairs.map(([first, second]) => (first - one) * (second - other)));
  const spread = (at: 0 | 1, middle: number) =>
    Math.sqrt(mean(pairs.map((pair) => (pair[at] - middle) ** 2)));
  expect(together / (spread(0, one) * spread(1, other))).toBeGreaterThan(0.75);
});
