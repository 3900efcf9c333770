import { normal, type Rng } from '../../rng.ts';

/** Lower triangle by rows. */
export type Factor = readonly (readonly number[])[];

/**
 * Factor of a correlation matrix (Cholesky). Throws if no variables can be correlated like this. Only + − × ÷ √: equal on
 * every machine.
 */
export function factorOf<Name>(
  names: readonly Name[],
  correlations: readonly (readonly [Name, Name, number])[],
): Factor {
  const between = (one: Name, other: Name): number =>
    correlations.find(
      ([first, second]) => (first === one && second === other) || (first === other && second === one),
    )?.[2] ?? 0;
  const factor: number[][] = [];
  names.forEach((name, at) => {
    const row: number[] = [];
    for (let column = 0; column < at; column++) {
      const above = factor[column] ?? [];
      const rest = between(name, names[column] ?? name) - dot(row, above, column);
      row.push(rest / (above[column] ?? 0));
    }
    const left = 1 - dot(row, row, at);
    if (!(left > 0)) throw new RangeError(`${String(name)} cannot be correlated like this`);
    row.push(Math.sqrt(left));
    factor.push(row);
  });
  return factor;
}

function dot(one: readonly number[], other: readonly number[], length: number): number {
  let sum = 0;
  for (let at = 0; at < length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Standard normal values, independent. Two draws each. */
export function drawNormals(rng: Rng, count: number): number[] {
  return Array.from({ length: count }, () => normal(rng, 0, 1));
}

/** Standard normal values, correlated. Two draws each. */
export function drawCorrelated(rng: Rng, factor: Factor): number[] {
  const free = drawNormals(rng, factor.length);
  return factor.map((row) => dot(row, free, row.length));
}
