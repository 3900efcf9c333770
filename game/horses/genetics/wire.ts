import { refuse, type Refusal } from '../../refusal.ts';
import { MARKING_WHITES, markingWhites, type MarkingWhites } from '../coat/markings.ts';
import { FASTEST_GREY, SLOWEST_GREY, type Traits } from '../coat/traits.ts';
import { genotypeWith, parsePair, type Genotype } from './genotype.ts';
import { allelesOf, isRequired, LOCI, pairsOf, type Locus } from './loci.ts';
import { genotypeIn, genotypeOf, shownStrand, type Genome, type ShownStrand } from './strands.ts';
import { quote, readStrands, type GeneticsInput, type GivenPairs } from './wire-strands.ts';
import { patternSummary, readWhite, viewOfKit, type KitPair } from './wire-white.ts';

/** The API's `genetics`. */
export interface WireGenetics extends Genotype {
  /** What `kit` says of roan alone. */
  readonly roan: KitPair<'roan'>;
  readonly tobiano: KitPair<'tobiano'>;
  readonly pattern: string;
  readonly marking_whites: MarkingWhites;
  readonly grey_factor: number;
  /** From the sire, from the dam. */
  readonly strands: [ShownStrand, ShownStrand];
}

export function writeGenetics(
  genome: Genome,
  { whiteShown, greyFactor }: Pick<Traits, 'whiteShown' | 'greyFactor'>,
): WireGenetics {
  const genotype = genotypeOf(genome);
  return {
    ...genotype,
    roan: viewOfKit('roan', genotype),
    tobiano: viewOfKit('tobiano', genotype),
    pattern: patternSummary(genotype),
    marking_whites: markingWhites(whiteShown),
    grey_factor: greyFactor,
    strands: [shownStrand(genome[0]), shownStrand(genome[1])],
  };
}

/** May never live: check `isViable`. */
export interface GivenGenetics {
  readonly genotype: Genotype;
  /** Undefined if the strands are not given. Health is usual. */
  readonly genome: Genome | undefined;
  readonly markingWhites: MarkingWhites | undefined;
  readonly greyFactor: number | undefined;
}

export type GeneticsRefusal = Refusal<
  | 'GENETICS_MALFORMED'
  | 'GENE_UNKNOWN'
  | 'GENE_MISSING'
  | 'ALLELES_UNKNOWN'
  | 'KIT_TOO_MANY'
  | 'KIT_DISAGREES'
  | 'PATTERN_UNKNOWN'
  | 'PATTERN_DISAGREES'
  | 'STRANDS_UNKNOWN'
  | 'STRANDS_DISAGREE'
  | 'MARKING_WHITES_UNKNOWN'
  | 'GREY_FACTOR_UNKNOWN'
>;

const KEYS: readonly string[] = [
  ...LOCI,
  'roan',
  'tobiano',
  'pattern',
  'marking_whites',
  'grey_factor',
  'strands',
];

/**
 * Missing loci are n/n; extension and agouti are required. `roan` and `tobiano` say `kit` where it is missing; `pattern`
 * says the white genes where all are. What is said twice must agree, in `strands` too.
 */
export function readGenetics(input: unknown): GivenGenetics | GeneticsRefusal {
  if (!isGeneticsInput(input)) return refuse('GENETICS_MALFORMED');
  const unknown = Object.keys(input).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return refuse('GENE_UNKNOWN', { gene: quote(unknown) });

  const given = readPairs(input);
  if ('refused' in given) return given;
  const pairs = readWhite(input, given);
  if ('refused' in pairs) return pairs;
  const genome = input.strands === undefined ? undefined : readStrands(input.strands, pairs);
  if (genome !== undefined && 'refused' in genome) return genome;
  const missing = LOCI.find((locus) => isRequired(locus) && pairs[locus] === undefined);
  if (missing !== undefined && genome === undefined) return refuse('GENE_MISSING', { gene: missing });

  const { marking_whites: whites, grey_factor: factor } = input;
  if (whites !== undefined && !isMarkingWhites(whites))
    return refuse('MARKING_WHITES_UNKNOWN', { given: quote(whites), known: MARKING_WHITES.join(', ') });
  if (factor !== undefined && !isGreyFactor(factor))
    return refuse('GREY_FACTOR_UNKNOWN', { given: quote(factor), least: SLOWEST_GREY, most: FASTEST_GREY });

  const genotype = genome === undefined ? genotypeWith(pairs) : genotypeIn(genome);
  return { genotype, genome, markingWhites: whites, greyFactor: factor };
}

function isGeneticsInput(input: unknown): input is GeneticsInput {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function readPairs(input: GeneticsInput): GivenPairs | Refusal<'ALLELES_UNKNOWN'> {
  const pairs: Record<string, string> = {};
  for (const locus of LOCI) {
    const written = input[locus];
    if (written === undefined) continue;
    const pair = typeof written === 'string' ? parsePair(locus, written) : undefined;
    if (pair === undefined)
      return refuse('ALLELES_UNKNOWN', {
        gene: locus,
        given: quote(written),
        known: knownPairs(locus),
      });
    pairs[locus] = pair;
  }
  return pairs;
}

/** KIT has 36. */
function knownPairs(locus: Locus): string {
  const pairs = pairsOf(locus);
  return pairs.length > 6 ? `two of ${allelesOf(locus).join(', ')}` : pairs.join(', ');
}

function isMarkingWhites(given: unknown): given is MarkingWhites {
  return MARKING_WHITES.some((word) => word === given);
}

function isGreyFactor(given: unknown): given is number {
  return typeof given === 'number' && given >= SLOWEST_GREY && given <= FASTEST_GREY;
}
