import { BREEDS, CROSSBREED, type HorseBreed } from '../breeds.ts';
import { colourOf, isUndiluted } from '../coat/colour.ts';
import { isWhitened, USUAL_GREY_FACTOR, yearsOfGreying } from '../coat/grey.ts';
import { leopardPattern, PATN1_EXTENT } from '../coat/leopard.ts';
import type { Look } from '../coat/look.ts';
import { whitePatterns } from '../coat/white-patterns.ts';
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
  const mayBe = possiblePairs(look, usual);
  return atEachLocus((locus) => expectedShares(locus, usual[locus], mayBe[locus]));
}

/** Whether, or how likely, a horse with the pair looks so: its genotype is usual at all other loci. */
type MayBe = (genotype: Genotype) => boolean | number;

const ANY: MayBe = () => true;

const BY_BASE: Readonly<Record<Look['base'], { readonly extension: MayBe; readonly agouti: MayBe }>> = {
  chestnut: { extension: ({ extension }) => extension === 'e/e', agouti: ANY },
  bay: { extension: ({ extension }) => extension !== 'e/e', agouti: ({ agouti }) => agouti !== 'a/a' },
  black: { extension: ({ extension }) => extension !== 'e/e', agouti: ({ agouti }) => agouti === 'a/a' },
};

type Carried = Parameters<typeof carries>[1];

function possiblePairs(look: Look, usual: Shares): Readonly<Record<CoatLocus, MayBe>> {
  const { base, dilutions, patterns } = look;
  const { leopard } = patterns;
  const isWhite = patterns.allWhite !== null;
  const whitened = isWhite || isWhitened(look.grey?.stage ?? null);
  const shows =
    (variant: Carried, shown: boolean): MayBe =>
    (genotype) =>
      carries(genotype, variant) === shown;
  const showsInHair = (variant: Carried, shown: boolean): MayBe => (whitened ? ANY : shows(variant, shown));
  const { extension, agouti } =
    look.grey?.stage === 'white' ? { extension: ANY, agouti: ANY } : BY_BASE[base];
  const showsBeside = (variant: Carried, shown: boolean): MayBe => (isWhite ? ANY : shows(variant, shown));
  return {
    extension,
    agouti,
    cream: creamMayBe(dilutions, whitened),
    grey: isWhite ? ANY : greyMayBe(look),
    dun: whitened ? ANY : dunMayBe(look),
    silver: base === 'chestnut' ? ANY : showsInHair('Z', dilutions.silver),
    champagne: shows('Ch', dilutions.champagne),
    kit: kitMayBe(look, whitened),
    overo: showsBeside('O', patterns.frame !== null),
    leopard:
      leopard === null
        ? showsBeside('Lp', false)
        : (genotype) => leopardPattern(genotype, leopard.extent) === leopard.name,
    pattern_modifier: leopard === null ? ANY : shows('PATN1', leopard.extent >= PATN1_EXTENT),
    ...(isWhite ? { splash: ANY, splash2: ANY } : splashMayBe(patterns.splash !== null, usual)),
    mushroom:
      whitened || base === 'black'
        ? ANY
        : (genotype) => (copiesOf(genotype, 'Mu') === 2) === dilutions.mushroom,
  };
}

/** Old greys and white horses show two creams and pearl by their skin. */
function creamMayBe(seen: Look['dilutions'], whitened: boolean): MayBe {
  return (genotype) => {
    const { cream, pearl } = colourOf(genotype).dilutions;
    if (whitened && seen.cream < 2 && !seen.pearl) return cream < 2 && !pearl;
    return cream === seen.cream && pearl === seen.pearl;
  };
}

/** A young horse may be a slow grey whose greying has not begun; slow greys never turn white. */
function greyMayBe({ grey, ageInMonths }: Look): MayBe {
  if (isWhitened(grey?.stage ?? null)) return (genotype) => carries(genotype, 'G');
  return (genotype) =>
    (yearsOfGreying(genotype, USUAL_GREY_FACTOR, ageInMonths) !== null) === (grey !== null);
}

/** nd1 shows by its faint stripe, unless the hair is too dark or too pale for one. */
function dunMayBe({ base, dilutions, faintStripe }: Look): MayBe {
  const { cream, pearl, dun } = dilutions;
  const isPale = cream === 2 || (cream === 1 && pearl);
  if (dun || isPale || (base === 'black' && isUndiluted(dilutions)))
    return (genotype) => carries(genotype, 'D') === dun;
  return (genotype) => !carries(genotype, 'D') && carries(genotype, 'nd1') === faintStripe;
}

function kitMayBe({ roan, patterns }: Look, whitened: boolean): MayBe {
  if (patterns.allWhite !== null) return (genotype) => whitePatterns(genotype).allWhite;
  return (genotype) => {
    const { tobiano, sabino, allWhite } = whitePatterns(genotype);
    if (allWhite || tobiano !== (patterns.tobiano !== null)) return false;
    return sabino === (patterns.sabino !== null) && (whitened || carries(genotype, 'Rn') === roan);
  };
}

/** A full splash has two SW1, or one beside an SW2: each gene is weighed by the other's shares in the breed. */
function splashMayBe(shown: boolean, usual: Shares): Readonly<Record<'splash' | 'splash2', MayBe>> {
  const [, one = 0] = usual.splash;
  const [, two = 0] = usual.splash2;
  const both = 1 - (1 - two) ** 2;
  const chance = (full: number) => (shown ? full : 1 - full);
  return {
    splash: (genotype) => {
      const copies = copiesOf(genotype, 'SW1');
      return chance(copies === 2 ? 1 : copies === 1 ? both : 0);
    },
    splash2: (genotype) => chance(carries(genotype, 'SW2') ? 1 - (1 - one) ** 2 : one ** 2),
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
    const weight = (usual[one] ?? 0) * (usual[other] ?? 0) * Number(mayBe(genotype));
    if (weight === 0) continue;
    total += weight;
    shares[one] = (shares[one] ?? 0) + weight / 2;
    shares[other] = (shares[other] ?? 0) + weight / 2;
  }
  return total === 0 ? undefined : shares.map((share) => share / total);
}
