import { UNKNOWN } from '../../horses/pedigree.ts';

/**
 * Horses whose breeding values are estimated (BLUP, Henderson), parents before foals. Values of a horse's traits lie side
 * by side, in deviations from the means of its founders' breeds.
 */
export interface ValuedHerd {
  readonly sires: Int32Array;
  /** UNKNOWN, as the sire, for a founder. */
  readonly dams: Int32Array;
  /** 1 once the profile is published. */
  readonly published: Uint8Array;
  readonly grown: Float32Array;
  /** Of each trait: (1 − h²) / h². */
  readonly lambdas: readonly number[];
  readonly estimates: Float32Array;
}

/** A founder is one horse's worth of knowledge of its breed; known parents leave half the variance. */
const ofFounder = 1;
const ofFoal = 2;

/** Deviations: a smaller change is passed on no further. */
const STOP = 0.02;
const MOST_PASSES = 40;

/**
 * Solves all rows, from the youngest to the oldest, until no estimate changes by more than `stop`. Returns the number of
 * passes. For an import; a single profile needs `publishValue`.
 */
export function solveAll(herd: ValuedHerd, stop = STOP): number {
  const { sires, dams, published, grown, lambdas, estimates } = herd;
  const count = sires.length;
  const traits = lambdas.length;
  /** What foals say of their parents, and its weight. */
  const sums = new Float32Array(estimates.length);
  const weights = new Float32Array(count);
  for (let pass = 1; ; pass++) {
    sums.fill(0);
    weights.fill(0);
    let most = 0;
    for (let horse = count - 1; horse >= 0; horse--) {
      const sire = sires[horse] ?? UNKNOWN;
      const dam = dams[horse] ?? UNKNOWN;
      const isFounder = sire === UNKNOWN;
      const isPublished = published[horse] === 1;
      const known = (weights[horse] ?? 0) + (isFounder ? ofFounder : ofFoal);
      for (let trait = 0; trait < traits; trait++) {
        const lambda = lambdas[trait] ?? 1;
        const at = horse * traits + trait;
        const ofSire = sire * traits + trait;
        const ofDam = dam * traits + trait;
        let sum = sums[at] ?? 0;
        if (isPublished) sum += (grown[at] ?? 0) / lambda;
        if (!isFounder) sum += (estimates[ofSire] ?? 0) + (estimates[ofDam] ?? 0);
        const estimate = sum / (isPublished ? known + 1 / lambda : known);
        most = Math.max(most, Math.abs(estimate - (estimates[at] ?? 0)));
        estimates[at] = estimate;
        if (isFounder) continue;
        sums[ofSire] = (sums[ofSire] ?? 0) + estimate - (estimates[ofDam] ?? 0) / 2;
        sums[ofDam] = (sums[ofDam] ?? 0) + estimate - (estimates[ofSire] ?? 0) / 2;
      }
      if (isFounder) continue;
      weights[sire] = (weights[sire] ?? 0) + 1 / 2;
      weights[dam] = (weights[dam] ?? 0) + 1 / 2;
    }
    if (most <= stop || pass === MOST_PASSES) return pass;
  }
}

/** Foals by number of their parent. */
export type Foals = (horse: number) => readonly number[];

/** A newborn gets its parents' mean. */
export function bearValue({ sires, dams, lambdas, estimates }: ValuedHerd, foal: number): void {
  const [sire = UNKNOWN, dam = UNKNOWN] = [sires[foal], dams[foal]];
  const traits = lambdas.length;
  for (let trait = 0; trait < traits; trait++)
    estimates[foal * traits + trait] =
      sire === UNKNOWN
        ? 0
        : ((estimates[sire * traits + trait] ?? 0) + (estimates[dam * traits + trait] ?? 0)) / 2;
}

/** Rows solved for one trait at most. */
const MOST_ROWS = 400;

/**
 * After a profile: solves the horse's row, then the rows joined to it, while a change exceeds STOP. Returns the number of
 * rows solved.
 */
export function publishValue(herd: ValuedHerd, foals: Foals, horse: number, trait: number): number {
  const waiting = new Set([horse]);
  let solved = 0;
  for (const next of waiting) {
    if (solved === MOST_ROWS) break;
    waiting.delete(next);
    solved += 1;
    if (solveRow(herd, foals, next, trait) <= STOP) continue;
    for (const relative of joinedTo(herd, foals, next)) waiting.add(relative);
  }
  return solved;
}

function* joinedTo({ sires, dams }: ValuedHerd, foals: Foals, horse: number): Generator<number> {
  const [sire = UNKNOWN, dam = UNKNOWN] = [sires[horse], dams[horse]];
  if (sire !== UNKNOWN) yield* [sire, dam];
  for (const foal of foals(horse)) {
    yield foal;
    yield otherParent({ sires, dams }, foal, horse);
  }
}

function otherParent({ sires, dams }: Pick<ValuedHerd, 'sires' | 'dams'>, foal: number, parent: number) {
  return (sires[foal] === parent ? dams[foal] : sires[foal]) ?? UNKNOWN;
}

/** Returns by how much the estimate changed. */
function solveRow(herd: ValuedHerd, foals: Foals, horse: number, trait: number): number {
  const { sires, dams, published, grown, lambdas, estimates } = herd;
  const estimateOf = (other: number) => estimates[other * lambdas.length + trait] ?? 0;
  const [sire = UNKNOWN, dam = UNKNOWN] = [sires[horse], dams[horse]];
  const lambda = lambdas[trait] ?? 1;
  const at = horse * lambdas.length + trait;
  let sum = sire === UNKNOWN ? 0 : estimateOf(sire) + estimateOf(dam);
  let known: number = sire === UNKNOWN ? ofFounder : ofFoal;
  if (published[horse] === 1) {
    sum += (grown[at] ?? 0) / lambda;
    known += 1 / lambda;
  }
  for (const foal of foals(horse)) {
    sum += estimateOf(foal) - estimateOf(otherParent(herd, foal, horse)) / 2;
    known += 1 / 2;
  }
  const before = estimateOf(horse);
  estimates[at] = sum / known;
  return Math.abs(estimateOf(horse) - before);
}
