/** Stored genotypes have this order: append a new locus, never move one. */
export const LOCI = [
  'extension',
  'agouti',
  'cream',
  'grey',
  'dun',
  'silver',
  'champagne',
  'roan',
  'tobiano',
  'overo',
  'leopard',
  'pattern_modifier',
] as const;
export type Locus = (typeof LOCI)[number];

interface LocusRow {
  readonly gene: string;
  /** Usual allele, variant. */
  readonly alleles: readonly [string, string];
  /** With 0, 1 and 2 variants. */
  readonly pairs: readonly [string, string, string];
  /** Others default to n/n. */
  readonly required: boolean;
  readonly dominance: string;
}

function locus<const Usual extends string, const Variant extends string>(usual: Usual, variant: Variant) {
  return {
    alleles: [usual, variant],
    pairs: [`${usual}/${usual}`, `${usual}/${variant}`, `${variant}/${variant}`],
  } as const;
}

export const LOCUS_ROWS = {
  extension: {
    ...locus('E', 'e'),
    gene: 'MC1R',
    required: true,
    dominance:
      'E is dominant: one copy lets black pigment form; e/e makes all hair red and hides agouti and silver.',
  },
  agouti: {
    ...locus('A', 'a'),
    gene: 'ASIP',
    required: true,
    dominance: 'A is dominant: it keeps black to the points; a/a is black all over. Seen only with an E.',
  },
  cream: {
    ...locus('n', 'Cr'),
    gene: 'SLC45A2',
    required: false,
    dominance: 'Incomplete: one copy lightens red hair, two lighten red and black, skin and eyes.',
  },
  grey: {
    ...locus('n', 'G'),
    gene: 'STX17',
    required: false,
    dominance: 'Dominant: the hair whitens with age, faster with two copies.',
  },
  dun: {
    ...locus('n', 'D'),
    gene: 'TBX3',
    required: false,
    dominance: 'Dominant: a lighter body with a dorsal stripe; two copies look the same.',
  },
  silver: {
    ...locus('n', 'Z'),
    gene: 'PMEL17',
    required: false,
    dominance: 'Dominant: lightens black pigment only, so a chestnut carries it unseen.',
  },
  champagne: {
    ...locus('n', 'Ch'),
    gene: 'SLC36A1',
    required: false,
    dominance: 'Dominant: lightens red and black, with freckled skin and amber eyes.',
  },
  roan: {
    ...locus('n', 'Rn'),
    gene: 'KIT',
    required: false,
    dominance:
      'Dominant: white hairs mixed into the body from birth; two copies look the same and are healthy.',
  },
  tobiano: {
    ...locus('n', 'To'),
    gene: 'KIT inversion',
    required: false,
    dominance: 'Dominant: upright white patches over the topline, white legs; two copies are healthy.',
  },
  overo: {
    ...locus('n', 'O'),
    gene: 'EDNRB',
    required: false,
    dominance: 'One copy gives the frame pattern; O/O foals do not live.',
  },
  leopard: {
    ...locus('n', 'Lp'),
    gene: 'TRPM1',
    required: false,
    dominance: 'Incomplete: one copy can give spots, two give white with few or none.',
  },
  pattern_modifier: {
    ...locus('n', 'PATN1'),
    gene: 'RFWD3',
    required: false,
    dominance: 'Dominant, and seen only with Lp: more white.',
  },
} as const satisfies Readonly<Record<Locus, LocusRow>>;

/** e, a, Cr, G, D, Z, Ch, Rn, To, O, Lp or PATN1. */
export type Variant = (typeof LOCUS_ROWS)[Locus]['alleles'][1];
/** Usual allele first: "E/e", "n/To". */
export type Pair<L extends Locus> = (typeof LOCUS_ROWS)[L]['pairs'][number];
/** Variants among the two alleles. */
export type Copies = 0 | 1 | 2;

export function pairsOf<L extends Locus>(locus: L): (typeof LOCUS_ROWS)[L]['pairs'] {
  return LOCUS_ROWS[locus].pairs;
}

/** True for the variant. */
export function copiesFrom(first: boolean, second: boolean): Copies {
  return first && second ? 2 : first || second ? 1 : 0;
}

export function atEachLocus<Value>(valueAt: (locus: Locus) => Value): Readonly<Record<Locus, Value>> {
  return {
    extension: valueAt('extension'),
    agouti: valueAt('agouti'),
    cream: valueAt('cream'),
    grey: valueAt('grey'),
    dun: valueAt('dun'),
    silver: valueAt('silver'),
    champagne: valueAt('champagne'),
    roan: valueAt('roan'),
    tobiano: valueAt('tobiano'),
    overo: valueAt('overo'),
    leopard: valueAt('leopard'),
    pattern_modifier: valueAt('pattern_modifier'),
  };
}
