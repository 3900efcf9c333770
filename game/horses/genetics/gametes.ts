import { sharesAt, type AlleleFrequencies } from './founder.ts';
import { allelesIn, type Genotype } from './genotype.ts';
import { gametesAt } from './linkage.ts';
import { allelesOf, type Locus } from './loci.ts';
import { PLACE, type Genome } from './strands.ts';

/** The loci that a coat's name follows from, by linkage group and in its order. */
export const COAT_GROUPS = {
  chromosome3: ['pattern_modifier', 'extension', 'kit'],
  chromosome6: ['splash2', 'silver'],
  agouti: ['agouti'],
  cream: ['cream'],
  grey: ['grey'],
  dun: ['dun'],
  champagne: ['champagne'],
  overo: ['overo'],
  leopard: ['leopard'],
  splash: ['splash'],
  mushroom: ['mushroom'],
} as const satisfies Readonly<Record<string, readonly Locus[]>>;
export type CoatGroup = keyof typeof COAT_GROUPS;
export type CoatLocus = (typeof COAT_GROUPS)[CoatGroup][number];

interface GroupGametes {
  /** Alleles of the group as one number (`gameteCode`). */
  readonly codes: readonly number[];
  /** Above 0; sum to 1. */
  readonly chances: readonly number[];
}

/** What a parent passes on, group by group. Keep it with the horse: it serves every cross. */
export type Gametes = Readonly<Record<CoatGroup, GroupGametes>>;

/** The first allele is the highest digit. */
function gameteCode(loci: readonly Locus[], alleles: readonly number[]): number {
  let code = 0;
  for (const [at, locus] of loci.entries()) code = code * allelesOf(locus).length + (alleles[at] ?? 0);
  return code;
}

export function codesOf(loci: readonly Locus[]): number {
  return loci.reduce((count, locus) => count * allelesOf(locus).length, 1);
}

/** Reverses `gameteCode`. */
export function allelesOfCode(loci: readonly Locus[], code: number): readonly number[] {
  let left = code;
  return loci
    .toReversed()
    .map((locus) => {
      const count = allelesOf(locus).length;
      const allele = left % count;
      left = (left - allele) / count;
      return allele;
    })
    .toReversed();
}

/** Most groups of most horses have one gamete. */
const ALONE: readonly GroupGametes[] = Array.from({ length: 32 }, (_, code) => ({
  codes: [code],
  chances: [1],
}));

function groupGametes(codes: readonly number[], chances: readonly number[]): GroupGametes {
  const [code] = codes;
  return (codes.length === 1 && code !== undefined ? ALONE[code] : undefined) ?? { codes, chances };
}

function inEachGroup(gametesIn: (loci: readonly CoatLocus[]) => GroupGametes): Gametes {
  return {
    chromosome3: gametesIn(COAT_GROUPS.chromosome3),
    chromosome6: gametesIn(COAT_GROUPS.chromosome6),
    agouti: gametesIn(COAT_GROUPS.agouti),
    cream: gametesIn(COAT_GROUPS.cream),
    grey: gametesIn(COAT_GROUPS.grey),
    dun: gametesIn(COAT_GROUPS.dun),
    champagne: gametesIn(COAT_GROUPS.champagne),
    overo: gametesIn(COAT_GROUPS.overo),
    leopard: gametesIn(COAT_GROUPS.leopard),
    splash: gametesIn(COAT_GROUPS.splash),
    mushroom: gametesIn(COAT_GROUPS.mushroom),
  };
}

/** Of a horse whose strands may be seen. */
export function gametesOf(genome: Genome): Gametes {
  return inEachGroup((loci) => {
    const [locus] = loci;
    if (locus !== undefined && loci.length === 1) return gametesOfOne(genome, PLACE[locus]);
    const gametes = gametesAt(genome, loci);
    return groupGametes(
      gametes.map(({ alleles }) => gameteCode(loci, alleles)),
      gametes.map(({ chance }) => chance),
    );
  });
}

/** Of a group of one locus, whose codes are its alleles. */
function gametesOfOne([sire, dam]: Genome, place: number): GroupGametes {
  const [one = 0, other = 0] = [sire[place], dam[place]];
  return one === other ? groupGametes([one], [1]) : { codes: [one, other], chances: [0.5, 0.5] };
}

/** `sharesOf`: chance of passing on each allele, in the order of `allelesOf`. */
export function independentGametes(sharesOf: (locus: CoatLocus) => readonly number[]): Gametes {
  return inEachGroup((loci) => {
    let gametes: readonly (readonly [code: number, chance: number])[] = [[0, 1]];
    for (const locus of loci) {
      const shares = [...sharesOf(locus).entries()].filter(([, share]) => share > 0);
      gametes = gametes.flatMap(([code, chance]) =>
        shares.map(([allele, share]) => [code * allelesOf(locus).length + allele, chance * share] as const),
      );
    }
    return groupGametes(
      gametes.map(([code]) => code),
      gametes.map(([, chance]) => chance),
    );
  });
}

/** Where the strands are unknown both ways count equally, which is as if loci were independent. */
export function gametesOfPairs(genotype: Genotype): Gametes {
  return independentGametes((locus) => {
    const [one, other] = allelesIn(locus, genotype[locus]);
    return allelesOf(locus).map((_, allele) => (Number(allele === one) + Number(allele === other)) / 2);
  });
}

/** Exact where the strands are given. */
export function gametesOfGiven({
  genotype,
  genome,
}: {
  readonly genotype: Genotype;
  readonly genome: Genome | undefined;
}): Gametes {
  return genome === undefined ? gametesOfPairs(genotype) : gametesOf(genome);
}

export function gametesOfFounders(frequencies: AlleleFrequencies): Gametes {
  return independentGametes((locus) => sharesAt(frequencies, locus));
}
