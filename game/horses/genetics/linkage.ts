import type { Rng } from '../../rng.ts';
import { STRAND_LOCI, allelesOf, type StrandLocus } from './loci.ts';
import { PLACE, type Genome, type Strand } from './strands.ts';

interface LinkageGroup {
  readonly loci: readonly StrandLocus[];
  /** Share of gametes that change strand between neighbours. */
  readonly recombination: readonly number[];
}

/** In the order of the chromosome (docs/rules/genetics.md#chromosomes). */
const LINKED: readonly LinkageGroup[] = [
  { loci: ['pattern_modifier', 'extension', 'kit', 'size'], recombination: [0.12, 0.2, 0.24] },
  { loci: ['leopard', 'herda', 'lfs'], recombination: [0.17, 0.09] },
  { loci: ['ca', 'wffs'], recombination: [0.22] },
  { loci: ['splash2', 'silver'], recombination: [0.37] },
];

const linked = new Set(LINKED.flatMap(({ loci }) => loci));

/** All 18; those of one locus last. */
export const LINKAGE_GROUPS: readonly LinkageGroup[] = [
  ...LINKED,
  ...STRAND_LOCI.filter((locus) => !linked.has(locus)).map((locus) => ({ loci: [locus], recombination: [] })),
];

/**
 * Between extension and kit, in a parent with exactly one tobiano: that is a large inversion, within which crossing over
 * leaves no foal.
 */
const INVERTED_RECOMBINATION = 0.04;

const TOBIANO = allelesOf('kit').indexOf('To');

/** One row an interval, of both kinds of parent. */
interface Interval {
  readonly place: number;
  readonly usual: number;
  readonly inverted: number;
}

const INTERVALS: readonly (readonly Interval[])[] = LINKAGE_GROUPS.map(({ loci, recombination }) =>
  loci.map((locus, at) => {
    const usual = recombination[at - 1] ?? 0.5;
    const spansInversion = locus === 'kit' && loci[at - 1] === 'extension';
    return { place: PLACE[locus], usual, inverted: spansInversion ? INVERTED_RECOMBINATION : usual };
  }),
);

function isInverted([sire, dam]: Genome): boolean {
  return (sire[PLACE.kit] === TOBIANO) !== (dam[PLACE.kit] === TOBIANO);
}

/**
 * Begins on either strand in each group, and changes between neighbours as `recombination` says (Haldane, no
 * interference). Takes 25 draws, whatever the parent is.
 */
export function drawGamete(rng: Rng, parent: Genome): Strand {
  const inverted = isInverted(parent);
  const gamete = Array.from({ length: STRAND_LOCI.length }, () => 0);
  for (const intervals of INTERVALS) {
    let strand = parent[0];
    for (const interval of intervals) {
      if (rng.next() < (inverted ? interval.inverted : interval.usual))
        strand = strand === parent[0] ? parent[1] : parent[0];
      gamete[interval.place] = strand[interval.place] ?? 0;
    }
  }
  return gamete;
}

interface GroupGamete {
  /** Numbers of alleles, in the order of the loci asked for. */
  readonly alleles: readonly number[];
  readonly chance: number;
}

/**
 * Exact: 2 to the power of the loci at which the strands differ. `loci` are of one group and in its order; between
 * those that differ, the share follows from the intervals (Haldane).
 */
export function gametesAt(parent: Genome, loci: readonly StrandLocus[]): readonly GroupGamete[] {
  const [first] = loci;
  const intervals =
    INTERVALS[LINKAGE_GROUPS.findIndex((group) => group.loci.some((locus) => locus === first))] ?? [];
  const inverted = isInverted(parent);
  let gametes = [{ alleles: [] as number[], strand: undefined as 0 | 1 | undefined, chance: 1 }];
  let same = 1;
  for (const { place, usual, inverted: inInverted } of intervals) {
    // Twice the share that stays, less one, multiplies over intervals.
    same *= 1 - 2 * (inverted ? inInverted : usual);
    if (!loci.some((locus) => PLACE[locus] === place)) continue;
    const [one = 0, other = 0] = [parent[0][place], parent[1][place]];
    if (one === other) {
      for (const gamete of gametes) gamete.alleles.push(one);
      continue;
    }
    const stays = (1 + same) / 2;
    gametes = gametes.flatMap(({ alleles, strand, chance }) =>
      ([0, 1] as const).map((next) => ({
        alleles: [...alleles, next === 0 ? one : other],
        strand: next as 0 | 1 | undefined,
        chance: chance * (strand === undefined ? 0.5 : strand === next ? stays : 1 - stays),
      })),
    );
    same = 1;
  }
  return gametes.map(({ alleles, chance }) => ({ alleles, chance }));
}
