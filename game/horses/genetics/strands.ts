import { genotypeAt, isViable, type Genotype, type LivingGenotype } from './genotype.ts';
import {
  allelesOf,
  HEALTH_LOCI,
  lethalAt,
  LOCI,
  STRAND_LOCI,
  type Allele,
  type HealthLocus,
  type StrandLocus,
} from './loci.ts';

export const STRAND_LENGTH = STRAND_LOCI.length;

/** Numbers of alleles, in the order of STRAND_LOCI. */
export type Strand = readonly number[];

/** From the sire, from the dam. */
export type Genome = readonly [sire: Strand, dam: Strand];

/** Places in a strand. */
export const PLACE = Object.fromEntries(STRAND_LOCI.map((locus, place) => [locus, place])) as Readonly<
  Record<StrandLocus, number>
>;

/** Usual alleles may be left out. */
export type Alleles = { readonly [L in StrandLocus]?: Allele<L> };

export function strandOf(alleles: Alleles): Strand {
  return STRAND_LOCI.map((locus) => {
    const allele = alleles[locus];
    if (allele === undefined) return 0;
    const number = allelesOf(locus).indexOf(allele);
    if (number < 0) throw new RangeError(`${locus} has no allele "${allele}"`);
    return number;
  });
}

export function genomeWith(fromSire: Alleles = {}, fromDam: Alleles = {}): Genome {
  return [strandOf(fromSire), strandOf(fromDam)];
}

interface LethalPlace {
  readonly place: number;
  readonly alleles: ReadonlySet<number>;
  /** A health test tells it, Insight the others. */
  readonly isHealth: boolean;
}

/** Where two of these alleles never live. */
export const LETHAL_PLACES: readonly LethalPlace[] = STRAND_LOCI.map((locus) => ({
  place: PLACE[locus],
  alleles: new Set(lethalAt(locus)),
  isHealth: HEALTH_LOCI.includes(locus as HealthLocus),
})).filter(({ alleles }) => alleles.size > 0);

const hasBoth =
  ([sire, dam]: Genome) =>
  ({ place, alleles }: LethalPlace) =>
    sire[place] === dam[place] && alleles.has(sire[place] ?? 0);

export function lives(genome: Genome): boolean {
  return !LETHAL_PLACES.some(hasBoth(genome));
}

/** Empty for every living horse. */
export function lethalIn(genome: Genome): readonly LethalPlace[] {
  return LETHAL_PLACES.filter(hasBoth(genome));
}

/** Whether a foal could get one half of what it cannot live with. */
export function carriesLethal(genome: Genome): boolean {
  return LETHAL_PLACES.some(({ place, alleles }) => genome.some((strand) => alleles.has(strand[place] ?? 0)));
}

/** The pairs of a genome that may never live. */
export function genotypeIn([sire, dam]: Genome): Genotype {
  return genotypeAt((locus) => [sire[PLACE[locus]] ?? 0, dam[PLACE[locus]] ?? 0]);
}

/** The pairs that a horse's coat follows from; without health. */
export function genotypeOf(genome: Genome): LivingGenotype {
  const genotype = genotypeIn(genome);
  if (!isViable(genotype)) throw new RangeError('No horse lives with this genotype');
  return genotype;
}

/** One hexadecimal digit an allele, the sire's strand first. */
export function storeGenome([sire, dam]: Genome): string {
  let stored = '';
  for (const number of sire) stored += number.toString(16);
  for (const number of dam) stored += number.toString(16);
  return stored;
}

/** What `storeGenome` may write, for JavaScript and SQL. */
export const STORED_GENOME = `^(${STRAND_LOCI.map((locus) => `[0-${allelesOf(locus).length - 1}]`).join('')}){2}$`;
const STORED = new RegExp(STORED_GENOME);

/** Reverses `storeGenome`. Throws on invalid text. */
export function readGenome(stored: string): Genome {
  if (!STORED.test(stored)) throw new RangeError(`Not a stored genome: "${stored}"`);
  const genome: Genome = [strandFrom(stored, 0), strandFrom(stored, STRAND_LOCI.length)];
  if (!lives(genome)) throw new RangeError(`No horse lives with these genes: "${stored}"`);
  return genome;
}

const CODE_OF_0 = 48;

/** No allele has a number above 9 yet. */
function strandFrom(stored: string, from: number): Strand {
  const strand: number[] = [];
  for (let at = from; at < from + STRAND_LOCI.length; at++) strand.push(stored.charCodeAt(at) - CODE_OF_0);
  return strand;
}

/** Of a stored genome, for those who need only the look. */
export function readGenotype(stored: string): LivingGenotype {
  return genotypeOf(readGenome(stored));
}

/** Both strands of the loci that a test shows, in full. */
export type ShownStrand = { readonly [L in (typeof LOCI)[number]]: Allele<L> };

export function shownStrand(strand: Strand): ShownStrand {
  return Object.fromEntries(
    LOCI.map((locus) => [locus, allelesOf(locus)[strand[PLACE[locus]] ?? 0]]),
  ) as unknown as ShownStrand;
}
