import { refuse, type Refusal } from '../../refusal.ts';
import { copiesOf, genotypeWith, type Genotype } from './genotype.ts';
import { LOCUS_ROWS, type Copies, type Locus } from './loci.ts';
import { quote, type GeneticsInput, type GivenPairs } from './wire-strands.ts';

/** Genes that calls still name, though both are alleles of KIT. */
export const KIT_VIEWS = {
  roan: ['n/n', 'n/Rn', 'Rn/Rn'],
  tobiano: ['n/n', 'n/To', 'To/To'],
} as const;
type KitView = keyof typeof KIT_VIEWS;
export type KitPair<View extends KitView> = (typeof KIT_VIEWS)[View][number];
const KIT_VARIANTS = { roan: 'Rn', tobiano: 'To' } as const;

export function viewOfKit<View extends KitView>(view: View, genotype: Genotype): KitPair<View> {
  return KIT_VIEWS[view][copiesOf(genotype, KIT_VARIANTS[view])];
}

/** In the order of `patternSummary`. */
const PATTERN_VARIANTS = ['To', 'O', 'Lp', 'SB1', 'W5', 'W10', 'W22', 'SW1', 'SW2'] as const;
type PatternVariant = (typeof PATTERN_VARIANTS)[number];

const PATTERN_LOCI = ['kit', 'overo', 'leopard', 'splash', 'splash2'] as const satisfies readonly Locus[];

/** Omits what is usual: "n/To n/O"; "n/n" if all is. */
export function patternSummary(genotype: Genotype): string {
  const words = PATTERN_VARIANTS.flatMap((variant) => {
    const copies = copiesOf(genotype, variant);
    return copies === 0 ? [] : [`${copies === 2 ? variant : 'n'}/${variant}`];
  });
  return words.length === 0 ? 'n/n' : words.join(' ');
}

type WhiteRefusal = Refusal<
  'ALLELES_UNKNOWN' | 'KIT_TOO_MANY' | 'KIT_DISAGREES' | 'PATTERN_UNKNOWN' | 'PATTERN_DISAGREES'
>;

/** `pairs` with what `roan`, `tobiano` and `pattern` add to them. */
export function readWhite(input: GeneticsInput, pairs: GivenPairs): GivenPairs | WhiteRefusal {
  const roan = readView('roan', input);
  if (typeof roan === 'object') return roan;
  const tobiano = readView('tobiano', input);
  if (typeof tobiano === 'object') return tobiano;
  const { pattern: written } = input;
  const pattern = written === undefined ? undefined : parsePattern(written);
  if (pattern === undefined && written !== undefined)
    return refuse('PATTERN_UNKNOWN', { given: quote(written) });

  const saysAll =
    pattern !== undefined &&
    tobiano === undefined &&
    PATTERN_LOCI.every((locus) => pairs[locus] === undefined);
  const read = saysAll
    ? withVariants(pairs, { ...Object.fromEntries(pattern), Rn: roan ?? 0 })
    : pairs.kit === undefined && (roan ?? tobiano) !== undefined
      ? withVariants(pairs, { Rn: roan ?? 0, To: tobiano ?? 0 })
      : pairs;
  if ('refused' in read) return read;

  const genotype = genotypeWith(read);
  const views = { roan, tobiano };
  const view = (['roan', 'tobiano'] as const).find(
    (each) => views[each] !== undefined && views[each] !== copiesOf(genotype, KIT_VARIANTS[each]),
  );
  if (view !== undefined) return refuse('KIT_DISAGREES', { gene: view, given: quote(input[view]) });
  if (pattern === undefined) return read;
  const disagreeing = PATTERN_VARIANTS.find(
    (variant) => copiesOf(genotype, variant) !== (pattern.get(variant) ?? 0),
  );
  return disagreeing === undefined
    ? read
    : refuse('PATTERN_DISAGREES', { gene: geneOf(disagreeing), given: quote(written) });
}

function readView(view: KitView, input: GeneticsInput): Copies | undefined | Refusal<'ALLELES_UNKNOWN'> {
  const written = input[view];
  if (written === undefined) return undefined;
  const variant = KIT_VARIANTS[view];
  const copies = typeof written === 'string' ? copiesIn(written, variant) : undefined;
  return (
    copies ??
    refuse('ALLELES_UNKNOWN', { gene: view, given: quote(written), known: KIT_VIEWS[view].join(', ') })
  );
}

/** Of a pair that has only the variant and n, in either order. */
function copiesIn(pair: string, variant: string): Copies | undefined {
  if (pair === 'n/n') return 0;
  if (pair === `n/${variant}` || pair === `${variant}/n`) return 1;
  return pair === `${variant}/${variant}` ? 2 : undefined;
}

function parsePattern(written: unknown): ReadonlyMap<PatternVariant, Copies> | undefined {
  const copies = new Map<PatternVariant, Copies>();
  if (typeof written !== 'string') return undefined;
  if (written === 'n/n') return copies;
  for (const word of written.split(/\s+/)) {
    const variant = PATTERN_VARIANTS.find((each) => (copiesIn(word, each) ?? 0) > 0);
    if (variant === undefined || copies.has(variant)) return undefined;
    copies.set(variant, copiesIn(word, variant) ?? 0);
  }
  return copies;
}

const OTHER_LOCI = { O: 'overo', Lp: 'leopard', SW1: 'splash', SW2: 'splash2' } as const;

function geneOf(variant: PatternVariant): string {
  return variant === 'To' ? 'tobiano' : variant in OTHER_LOCI ? OTHER_LOCI[variant as 'O'] : 'kit';
}

type VariantCopies = Readonly<Partial<Record<string, Copies>>>;

function withVariants(pairs: GivenPairs, variants: VariantCopies): GivenPairs | Refusal<'KIT_TOO_MANY'> {
  const kit = LOCUS_ROWS.kit.alleles.flatMap((allele) =>
    Array.from({ length: variants[allele] ?? 0 }, () => allele),
  );
  if (kit.length > 2) return refuse('KIT_TOO_MANY', { given: kit.join(', ') });
  const others = Object.entries(OTHER_LOCI).flatMap(([variant, locus]) => {
    const copies = variants[variant] ?? 0;
    return copies === 0 ? [] : [[locus, `${copies === 2 ? variant : 'n'}/${variant}`] as const];
  });
  const [one = 'n', other = 'n'] = kit.length === 1 ? ['n', ...kit] : kit;
  return { ...pairs, kit: `${one}/${other}` as Genotype['kit'], ...Object.fromEntries(others) };
}
