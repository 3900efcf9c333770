import { gametesAt, LINKAGE_GROUPS } from './linkage.ts';
import { allelesOf, LOCI, type Locus } from './loci.ts';
import { PLACE, type Genome } from './strands.ts';

/** One chromosome as Insight shows it: the tested loci in its order. */
export interface Chromosome {
  readonly loci: readonly Locus[];
}

const isTested = (locus: string): locus is Locus => LOCI.some((each) => each === locus);

/** Of all tested loci; those that travel together first. */
export const CHROMOSOMES: readonly Chromosome[] = LINKAGE_GROUPS.map(({ loci }) => ({
  loci: loci.filter(isTested),
})).filter(({ loci }) => loci.length > 0);

export interface PassedOn {
  /** One allele of each of two neighbours. */
  readonly alleles: readonly [string, string];
  /** Which strand each is from: 0 the sire's. */
  readonly from: readonly [0 | 1, 0 | 1];
  /** 0 to 1. */
  readonly chance: number;
}

interface PassedOnTogether {
  readonly loci: readonly [Locus, Locus];
  /** Likeliest first. */
  readonly gametes: readonly PassedOn[];
}

/** Of the neighbours at which the strands differ, the two that stay together most often, and what foals get of both. */
export function passedOnTogether(genome: Genome): PassedOnTogether | undefined {
  const differs = (locus: Locus) => genome[0][PLACE[locus]] !== genome[1][PLACE[locus]];
  const neighbours = CHROMOSOMES.flatMap(({ loci }) => {
    const different = loci.filter(differs);
    return different.slice(1).map((second, at) => gametesOf(genome, different[at] ?? second, second));
  });
  const together = ({ gametes }: PassedOnTogether) => gametes[0]?.chance ?? 0;
  return neighbours.toSorted((one, other) => together(other) - together(one))[0];
}

function gametesOf(genome: Genome, first: Locus, second: Locus): PassedOnTogether {
  const gametes = gametesAt(genome, [first, second]).map(({ alleles: [one = 0, other = 0], chance }) => ({
    alleles: [allelesOf(first)[one] ?? '', allelesOf(second)[other] ?? ''] as const,
    from: [sideOf(genome, first, one), sideOf(genome, second, other)] as const,
    chance,
  }));
  return { loci: [first, second], gametes: gametes.toSorted((a, b) => b.chance - a.chance) };
}

function sideOf([sire]: Genome, locus: Locus, allele: number): 0 | 1 {
  return sire[PLACE[locus]] === allele ? 0 : 1;
}
