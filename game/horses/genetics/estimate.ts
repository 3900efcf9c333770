import { BREEDS, CROSSBREED, type HorseBreed } from '../breeds.ts';
import { isWhitened } from '../coat/grey.ts';
import { leopardPattern, PATN1_EXTENT } from '../coat/leopard.ts';
import type { Look } from '../coat/look.ts';
import { sharesAt } from './founder.ts';
import { COAT_GROUPS, independentGametes, type CoatLocus, type Gametes } from './gametes.ts';
import { carries, copiesOf, genotypeWith, isViable, type Genotype } from './genotype.ts';
import { allelesOf, pairAt } from './loci.ts';

/** Of each allele, by locus. */
type Shares = Readonly<Record<CoatLocus, readonly number[]>>;

const COAT_LOCI: readonly CoatLocus[] = Object.values(COAT_GROUPS).flat();

function atEachLocus(sharesOf: (locus: CoatLocus) => readonly number[]): Shares {
  return Object.fromEntries(COAT_LOCI.map((locus) => [locus, sharesOf(locus)])) as unknown as Shares;
}

const USUAL = new Map<HorseBreed, Shares>(
  BREEDS.map(({ id, frequencies }) => [id, atEachLocus((locus) => sharesAt(frequencies, locus))]),
);
USUAL.set(
  CROSSBREED,
  atEachLocus((locus) =>
    allelesOf(locus).map(
      (_, allele) =>
        BREEDS.reduce((sum, { frequencies }) => sum + (sharesAt(frequencies, locus)[allele] ?? 0), 0) /
        BREEDS.length,
    ),
  ),
);

/** Breed average; for crossbreeds, of all breeds. */
function usualShares(breed: HorseBreed): Shares {
  const shares = USUAL.get(breed);
  if (shares === undefined) throw new RangeError(`No breed "${breed}"`);
  return shares;
}

/** Strands are unknown. */
export function estimateGametes(look: Look, breed: HorseBreed): Gametes {
  const shares = estimateShares(look, breed);
  return independentGametes((locus) => shares[locus]);
}

/** Excludes pairs that the look rules out; weighs the rest by breed frequency (Hardy-Weinberg). */
export function estimateShares(look: Look, breed: HorseBreed): Shares {
  const usual = usualShares(breed);
  const mayBe = possiblePairs(look);
  return atEachLocus((locus) => expectedShares(locus, usual[locus], mayBe[locus]));
}

/** Whether a horse that looks so may have the pair: its genotype is usual at all other loci. */
type MayBe = (genotype: Genotype) => boolean;

const ANY: MayBe = () => true;

const BY_BASE: Readonly<Record<Look['base'], { readonly extension: MayBe; readonly agouti: MayBe }>> = {
  chestnut: { extension: ({ extension }) => extension === 'e/e', agouti: ANY },
  bay: { extension: ({ extension }) => extension !== 'e/e', agouti: ({ agouti }) => agouti !== 'a/a' },
  black: { extension: ({ extension }) => extension !== 'e/e', agouti: ({ agouti }) => agouti === 'a/a' },
};

type Carried = Parameters<typeof carries>[1];

function possiblePairs(look: Look): Readonly<Record<CoatLocus, MayBe>> {
  const { base, dilutions, patterns } = look;
  const { leopard } = patterns;
  const whitened = isWhitened(look.grey?.stage ?? null);
  const shows =
    (variant: Carried, shown: boolean): MayBe =>
    (genotype) =>
      carries(genotype, variant) === shown;
  const showsInHair = (variant: Carried, shown: boolean): MayBe => (whitened ? ANY : shows(variant, shown));
  const { extension, agouti } =
    look.grey?.stage === 'white' ? { extension: ANY, agouti: ANY } : BY_BASE[base];
  const roan = showsInHair('Rn', look.roan);
  const tobiano = shows('To', patterns.tobiano !== null);
  return {
    extension,
    agouti,
    cream: (genotype) =>
      !whitened || dilutions.cream === 2
        ? copiesOf(genotype, 'Cr') === dilutions.cream
        : copiesOf(genotype, 'Cr') < 2,
    grey: ({ grey }) => (grey !== 'n/n') === (look.grey !== null),
    dun: showsInHair('D', dilutions.dun),
    silver: base === 'chestnut' ? ANY : showsInHair('Z', dilutions.silver),
    champagne: shows('Ch', dilutions.champagne),
    kit: (genotype) => roan(genotype) && tobiano(genotype),
    overo: shows('O', patterns.frame !== null),
    leopard:
      leopard === null
        ? shows('Lp', false)
        : (genotype) => leopardPattern(genotype, leopard.extent) === leopard.name,
    pattern_modifier: leopard === null ? ANY : shows('PATN1', leopard.extent >= PATN1_EXTENT),
    splash: ANY,
    splash2: ANY,
    mushroom: ANY,
  };
}

interface LivingPair {
  readonly one: number;
  readonly other: number;
  readonly genotype: Genotype;
}

const LIVING_PAIRS = new Map<CoatLocus, readonly LivingPair[]>(
  COAT_LOCI.map((locus) => {
    const numbers = [...allelesOf(locus).keys()];
    const pairs = numbers.flatMap((one) =>
      numbers.map((other) => ({
        one,
        other,
        genotype: genotypeWith({ [locus]: pairAt(locus, one, other) }),
      })),
    );
    return [locus, pairs.filter(({ genotype }) => isViable(genotype))];
  }),
);

/** Shares of the alleles among those that the horse passes on. */
function expectedShares(locus: CoatLocus, usual: readonly number[], mayBe: MayBe): readonly number[] {
  if (mayBe === ANY) return usual;
  // A look that the breed cannot have: as in all breeds.
  return (
    sharesWhere(locus, usual, mayBe) ?? sharesWhere(locus, usualShares(CROSSBREED)[locus], mayBe) ?? usual
  );
}

function sharesWhere(
  locus: CoatLocus,
  usual: readonly number[],
  mayBe: MayBe,
): readonly number[] | undefined {
  const shares = usual.map(() => 0);
  let total = 0;
  for (const { one, other, genotype } of LIVING_PAIRS.get(locus) ?? []) {
    const weight = (usual[one] ?? 0) * (usual[other] ?? 0);
    if (weight === 0 || !mayBe(genotype)) continue;
    total += weight;
    shares[one] = (shares[one] ?? 0) + weight / 2;
    shares[other] = (shares[other] ?? 0) + weight / 2;
  }
  return total === 0 ? undefined : shares.map((share) => share / total);
}
