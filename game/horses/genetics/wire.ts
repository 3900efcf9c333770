import { refuse } from '../../refusal.ts';
import type { Refusal } from '../../refusal.ts';
import { MARKING_WHITES, markingWhites } from '../coat/markings.ts';
import type { MarkingWhites } from '../coat/markings.ts';
import { FASTEST_GREY, SLOWEST_GREY } from '../coat/traits.ts';
import type { Traits } from '../coat/traits.ts';
import { genotypeOf, parsePair, PATTERN_LOCI, patternSummary } from './genotype.ts';
import type { Genotype } from './genotype.ts';
import { LOCI, LOCUS_ROWS, pairsOf } from './loci.ts';
import type { Locus } from './loci.ts';

/** The `genetics` of the API: every locus under its name, and beside them what is read off or goes with them. */
export interface WireGenetics extends Genotype {
  /** Readable summary of tobiano, overo and leopard: "n/To n/O", "n/n". */
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

/** What somebody wrote. It may be O/O: whoever needs a living horse asks `isViable`. */
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

type Pairs = Partial<Record<Locus, string>>;
type Given = Readonly<Record<string, unknown>>;

/**
 * Reads genetics from outside. Pairs in either order; a locus left out is n/n, except extension and agouti,
 * which are always known. `pattern` stands for tobiano, overo and leopard where all three are left out, and
 * must agree with them elsewhere. Whatever is not understood is refused by name.
 */
export function readGenetics(input: unknown): GivenGenetics | GeneticsRefusal {
  if (!isGiven(input)) return refuse('GENETICS_MALFORMED');
  const unknown = Object.keys(input).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return refuse('GENE_UNKNOWN', { gene: shown(unknown) });

  const pairs = readPairs(input);
  if ('refused' in pairs) return pairs;
  const patterned = readPattern(input, pairs);
  if ('refused' in patterned) return patterned;

  const { marking_whites: whites, grey_factor: factor } = input;
  if (whites !== undefined && !isMarkingWhites(whites))
    return refuse('MARKING_WHITES_UNKNOWN', { given: shown(whites), known: MARKING_WHITES.join(', ') });
  if (factor !== undefined && !isGreyFactor(factor))
    return refuse('GREY_FACTOR_UNKNOWN', { given: shown(factor), least: SLOWEST_GREY, most: FASTEST_GREY });

  return { genotype: genotypeFrom(patterned), markingWhites: whites, greyFactor: factor };
}

function isGiven(input: unknown): input is Given {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function readPairs(input: Given): Pairs | GeneticsRefusal {
  const pairs: Pairs = {};
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
        given: shown(written),
        known: pairsOf(locus).join(', '),
      });
    pairs[locus] = pair;
  }
  return pairs;
}

function readPattern({ pattern }: Given, pairs: Pairs): Pairs | GeneticsRefusal {
  if (pattern === undefined) return pairs;
  const summed = typeof pattern === 'string' ? parsePattern(pattern) : undefined;
  if (summed === undefined) return refuse('PATTERN_UNKNOWN', { given: shown(pattern) });
  if (PATTERN_LOCI.every((locus) => pairs[locus] === undefined)) return { ...pairs, ...summed };
  const disagreeing = PATTERN_LOCI.find((locus) => (pairs[locus] ?? 'n/n') !== (summed[locus] ?? 'n/n'));
  return disagreeing === undefined
    ? pairs
    : refuse('PATTERN_DISAGREES', { gene: disagreeing, given: shown(pattern) });
}

/** The pairs of a summary, or undefined where it is none: "n/n" alone, or one pair for each locus it names. */
function parsePattern(written: string): Pairs | undefined {
  const pairs: Pairs = {};
  if (written === 'n/n') return pairs;
  for (const word of written.split(/\s+/)) {
    const locus = PATTERN_LOCI.find((each) => (parsePair(each, word) ?? 'n/n') !== 'n/n');
    if (locus === undefined || pairs[locus] !== undefined) return undefined;
    pairs[locus] = parsePair(locus, word);
  }
  return pairs;
}

function genotypeFrom(pairs: Pairs): Genotype {
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

/** A refusal repeats what was written, but no essay. */
function shown(given: unknown): string {
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? String(given));
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
