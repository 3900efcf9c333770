import { refuse, type Refusal } from '../../refusal.ts';
import type { Genotype } from './genotype.ts';
import { allelesOf, isRequired, LOCI, type Locus } from './loci.ts';
import { genotypeIn, strandOf, type Genome, type Strand } from './strands.ts';

export type GeneticsInput = Readonly<Record<string, unknown>>;
/** Missing loci were not given. */
export type GivenPairs = Readonly<Partial<Genotype>>;

/** One object of alleles a strand, "E" or "Cr"; n may be left out. */
export function readStrands(
  given: unknown,
  pairs: GivenPairs,
): Genome | Refusal<'STRANDS_UNKNOWN' | 'STRANDS_DISAGREE'> {
  if (!Array.isArray(given) || given.length !== 2) return refuse('STRANDS_UNKNOWN', { given: quote(given) });
  const [sire, dam] = given.map((strand: unknown) => readStrand(strand));
  if (sire === undefined || dam === undefined) return refuse('STRANDS_UNKNOWN', { given: quote(given) });
  const genome: Genome = [sire, dam];
  const genotype = genotypeIn(genome);
  const disagreeing = LOCI.find((locus) => pairs[locus] !== undefined && pairs[locus] !== genotype[locus]);
  return disagreeing === undefined ? genome : refuse('STRANDS_DISAGREE', { gene: disagreeing });
}

function readStrand(given: unknown): Strand | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const alleles = Object.entries(given);
  const isKnown = alleles.every(
    ([locus, allele]) => isLocus(locus) && allelesOf(locus).some((each) => each === allele),
  );
  const isWhole = LOCI.every((locus) => !isRequired(locus) || locus in given);
  return isKnown && isWhole ? strandOf(Object.fromEntries(alleles)) : undefined;
}

function isLocus(text: string): text is Locus {
  return LOCI.some((locus) => locus === text);
}

/** At most 40 characters. */
export function quote(given: unknown): string {
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? String(given));
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
