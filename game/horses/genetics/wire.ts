import { refuse, type Refusal } from '../../refusal.ts';
import { MARKING_WHITES, markingWhites, type MarkingWhites } from '../coat/markings.ts';
import { FASTEST_GREY, SLOWEST_GREY, type Traits } from '../coat/traits.ts';
import { genotypeOf, parsePair, PATTERN_LOCI, patternSummary, type Genotype } from './genotype.ts';
import { LOCI, LOCUS_ROWS, pairsOf, type Locus } from './loci.ts';

/** The API's `genetics`. */
export interface WireGenetics extends Genotype {
  readonly pattern: string;
  readonly marking_whites: MarkingWhites;
  readonly grey_factor: number;
}

export function writeGenetics(
  genotype: Genotype,
  { whiteShown, greyFactor }: Pick<Traits, 'whiteShown' | 'greyFactor'>,
): WireGenetics {
  return {
    ...genotype,
    pattern: patternSummary(genotype),
    marking_whites: markingWhites(whiteShown),
    grey_factor: greyFactor,
  };
}

/** May be O/O: check `isViable`. */
export interface GivenGenetics {
  readonly genotype: Genotype;
  readonly markingWhites: MarkingWhites | undefined;
  readonly greyFactor: number | undefined;
}

export type GeneticsRefusal = Refusal<
  | 'GENETICS_MALFORMED'
  | 'GENE_UNKNOWN'
  | 'GENE_MISSING'
  | 'ALLELES_UNKNOWN'
  | 'PATTERN_UNKNOWN'
  | 'PATTERN_DISAGREES'
  | 'MARKING_WHITES_UNKNOWN'
  | 'GREY_FACTOR_UNKNOWN'
>;

const EXTRA_KEYS = ['pattern', 'marking_whites', 'grey_factor'] as const;
const KEYS: readonly string[] = [...LOCI, ...EXTRA_KEYS];

type PairsByLocus = Partial<Record<Locus, string>>;
type GeneticsInput = Readonly<Record<string, unknown>>;

/**
 * Missing loci are n/n; extension and agouti are required. `pattern` must agree with tobiano, overo and leopard, or
 * replaces all three.
 */
export function readGenetics(input: unknown): GivenGenetics | GeneticsRefusal {
  if (!isGeneticsInput(input)) return refuse('GENETICS_MALFORMED');
  const unknown = Object.keys(input).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return refuse('GENE_UNKNOWN', { gene: quote(unknown) });

  const pairs = readPairs(input);
  if ('refused' in pairs) return pairs;
  const patterned = readPattern(input, pairs);
  if ('refused' in patterned) return patterned;

  const { marking_whites: whites, grey_factor: factor } = input;
  if (whites !== undefined && !isMarkingWhites(whites))
    return refuse('MARKING_WHITES_UNKNOWN', { given: quote(whites), known: MARKING_WHITES.join(', ') });
  if (factor !== undefined && !isGreyFactor(factor))
    return refuse('GREY_FACTOR_UNKNOWN', { given: quote(factor), least: SLOWEST_GREY, most: FASTEST_GREY });

  return { genotype: genotypeFrom(patterned), markingWhites: whites, greyFactor: factor };
}

function isGeneticsInput(input: unknown): input is GeneticsInput {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function readPairs(input: GeneticsInput): PairsByLocus | GeneticsRefusal {
  const pairs: PairsByLocus = {};
  for (const locus of LOCI) {
    const written = input[locus];
    if (written === undefined) {
      if (LOCUS_ROWS[locus].required) return refuse('GENE_MISSING', { gene: locus });
      continue;
    }
    const pair = typeof written === 'string' ? parsePair(locus, written) : undefined;
    if (pair === undefined)
      return refuse('ALLELES_UNKNOWN', {
        gene: locus,
        given: quote(written),
        known: pairsOf(locus).join(', '),
      });
    pairs[locus] = pair;
  }
  return pairs;
}

function readPattern({ pattern }: GeneticsInput, pairs: PairsByLocus): PairsByLocus | GeneticsRefusal {
  if (pattern === undefined) return pairs;
  const summary = typeof pattern === 'string' ? parsePattern(pattern) : undefined;
  if (summary === undefined) return refuse('PATTERN_UNKNOWN', { given: quote(pattern) });
  if (PATTERN_LOCI.every((locus) => pairs[locus] === undefined)) return { ...pairs, ...summary };
  const disagreeing = PATTERN_LOCI.find((locus) => (pairs[locus] ?? 'n/n') !== (summary[locus] ?? 'n/n'));
  return disagreeing === undefined
    ? pairs
    : refuse('PATTERN_DISAGREES', { gene: disagreeing, given: quote(pattern) });
}

function parsePattern(written: string): PairsByLocus | undefined {
  const pairs: PairsByLocus = {};
  if (written === 'n/n') return pairs;
  for (const word of written.split(/\s+/)) {
    const locus = PATTERN_LOCI.find((each) => (parsePair(each, word) ?? 'n/n') !== 'n/n');
    if (locus === undefined || pairs[locus] !== undefined) return undefined;
    pairs[locus] = parsePair(locus, word);
  }
  return pairs;
}

function genotypeFrom(pairs: PairsByLocus): Genotype {
  return genotypeOf((locus) => {
    const copies = pairsOf(locus).findIndex((pair) => pair === pairs[locus]);
    return copies === 1 || copies === 2 ? copies : 0;
  });
}

function isMarkingWhites(given: unknown): given is MarkingWhites {
  return MARKING_WHITES.some((word) => word === given);
}

function isGreyFactor(given: unknown): given is number {
  return typeof given === 'number' && given >= SLOWEST_GREY && given <= FASTEST_GREY;
}

/** At most 40 characters. */
function quote(given: unknown): string {
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? String(given));
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
