import { UNKNOWN } from '../../horses/pedigree.ts';
import { lambdaOf, OF_FOAL, OF_FOUNDER, STOP } from './value-row.ts';

interface PublishedHerd {
  readonly sires: Int32Array;
  /** UNKNOWN, as the sire, for a founder. */
  readonly dams: Int32Array;
  /** From `parentsFirst`. */
  readonly order: Int32Array;
  /** 1 once the profile is published. */
  readonly published: Uint8Array;
}

/** Many horses whose breeding values are estimated. Values of a horse's traits lie side by side. */
export interface ValuedHerd extends PublishedHerd {
  /** As if no horse were inbred: what inbreeding cost is added back, because foals do not inherit that loss. */
  readonly grown: Float32Array;
  /** The means of a founder's breed: it has no parents to expect its values from. */
  founderMeans(horse: number): readonly number[];
  /** Of each trait: (1 − h²) / h². */
  readonly lambdas: readonly number[];
  readonly estimates: Float32Array;
}

const MOST_PASSES = 40;

/**
 * Solves all rows, from the youngest to the oldest, until no estimate changes by more than `stop`. Returns the number of
 * passes. For all horses of a world; after a single profile `spreadFrom` suffices.
 */
export function solveAll(herd: ValuedHerd, stop = STOP): number {
  const { sires, dams, order, published, grown, lambdas, estimates } = herd;
  const count = sires.length;
  const traits = lambdas.length;
  /** What foals say of their parents, and its weight. */
  const sums = new Float32Array(estimates.length);
  const weights = new Float32Array(count);
  for (let pass = 1; ; pass++) {
    sums.fill(0);
    weights.fill(0);
    let most = 0;
    for (let turn = count - 1; turn >= 0; turn--) {
      const horse = order[turn] ?? 0;
      const sire = sires[horse] ?? UNKNOWN;
      const dam = dams[horse] ?? UNKNOWN;
      const isFounder = sire === UNKNOWN;
      const isPublished = published[horse] === 1;
      const means = isFounder ? herd.founderMeans(horse) : undefined;
      const known = (weights[horse] ?? 0) + (isFounder ? OF_FOUNDER : OF_FOAL);
      for (let trait = 0; trait < traits; trait++) {
        const lambda = lambdas[trait] ?? 1;
        const at = horse * traits + trait;
        const ofSire = sire * traits + trait;
        const ofDam = dam * traits + trait;
        let sum = sums[at] ?? 0;
        if (isPublished) sum += (grown[at] ?? 0) / lambda;
        if (means) sum += OF_FOUNDER * (means[trait] ?? 0);
        else sum += (estimates[ofSire] ?? 0) + (estimates[ofDam] ?? 0);
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

/** Numbers of horses, parents before foals. */
export function parentsFirst(sires: Int32Array, dams: Int32Array): Int32Array {
  const isSorted = sires.every((sire, horse) => sire < horse && (dams[horse] ?? UNKNOWN) < horse);
  if (isSorted) return Int32Array.from(sires, (_, horse) => horse);
  const order = new Int32Array(sires.length);
  const placed = new Uint8Array(sires.length);
  let count = 0;
  for (let first = 0; first < sires.length; first++) {
    const waiting = [first];
    for (let horse = waiting.at(-1); horse !== undefined; horse = waiting.at(-1)) {
      const unplaced = [sires[horse] ?? UNKNOWN, dams[horse] ?? UNKNOWN].filter(
        (parent) => parent !== UNKNOWN && placed[parent] !== 1,
      );
      if (unplaced.length > 0 && placed[horse] !== 1) {
        waiting.push(...unplaced);
        continue;
      }
      waiting.pop();
      if (placed[horse] === 1) continue;
      placed[horse] = 1;
      order[count] = horse;
      count += 1;
    }
  }
  return order;
}

export interface Reliabilities {
  /** By horse and level: the reliability from the ancestors and the horse's own profile, without its foals. */
  readonly own: Float32Array;
  /** The same with its foals. */
  readonly all: Float32Array;
}

/** As `solveRow` finds them, for all horses. */
export function solveReliabilities(
  { sires, dams, order, published }: PublishedHerd,
  heritabilities: readonly number[],
): Reliabilities {
  const levels = heritabilities.length;
  const own = new Float32Array(sires.length * levels);
  const known = new Float32Array(own.length);
  for (const horse of order) {
    const [sire, dam] = [sires[horse] ?? UNKNOWN, dams[horse] ?? UNKNOWN];
    for (const [level, heritability] of heritabilities.entries()) {
      const [ofSire, ofDam] = [sire * levels + level, dam * levels + level];
      const ofParents = sire === UNKNOWN ? 0 : ((own[ofSire] ?? 0) + (own[ofDam] ?? 0)) / 4;
      const ofProfile = published[horse] === 1 ? 1 / lambdaOf(heritability) : 0;
      const at = horse * levels + level;
      const info = 1 / (1 - ofParents) + ofProfile;
      own[at] = 1 - 1 / info;
      known[at] = (known[at] ?? 0) + info;
      if (sire === UNKNOWN || published[horse] !== 1) continue;
      const ofFoal = (other: number) => 1 / (4 * (1 / 2 + lambdaOf(heritability)) + 1 - (own[other] ?? 0));
      known[ofSire] = (known[ofSire] ?? 0) + ofFoal(ofDam);
      known[ofDam] = (known[ofDam] ?? 0) + ofFoal(ofSire);
    }
  }
  return { own, all: known.map((info) => 1 - 1 / info) };
}
