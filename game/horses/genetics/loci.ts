/** The genes that a test shows, health apart. Stored strands have this order: append a new locus, never move one. */
export const LOCI = [
  'extension',
  'agouti',
  'cream',
  'grey',
  'dun',
  'silver',
  'champagne',
  'kit',
  'overo',
  'leopard',
  'pattern_modifier',
  'splash',
  'splash2',
  'mushroom',
  'gait',
  'size',
  'sprint',
] as const;
export type Locus = (typeof LOCI)[number];

interface LocusRow {
  readonly gene: string;
  readonly chromosome: number;
  /** The usual allele, then the variants. */
  readonly alleles: readonly [string, ...string[]];
  /** Two copies of one of these never live. */
  readonly lethal?: readonly string[];
  /** Others default to n/n. */
  readonly required?: true;
  readonly dominance: string;
}

export const LOCUS_ROWS = {
  extension: {
    alleles: ['E', 'e'],
    gene: 'MC1R',
    chromosome: 3,
    required: true,
    dominance:
      'E is dominant: one copy lets black pigment form; e/e makes all hair red and hides agouti and silver.',
  },
  agouti: {
    alleles: ['A', 'a'],
    gene: 'ASIP',
    chromosome: 22,
    required: true,
    dominance: 'A is dominant: it keeps black to the points; a/a is black all over. Seen only with an E.',
  },
  cream: {
    alleles: ['n', 'Cr', 'prl'],
    gene: 'SLC45A2',
    chromosome: 21,
    dominance:
      'Incomplete: one Cr lightens red hair, two lighten red and black, skin and eyes. Pearl (prl) lightens only in two copies, or beside a Cr.',
  },
  grey: {
    alleles: ['n', 'G', 'G2'],
    gene: 'STX17',
    chromosome: 25,
    dominance: 'Dominant: the hair whitens with age, faster with two copies. G2 whitens slowly.',
  },
  dun: {
    alleles: ['n', 'D', 'nd1'],
    gene: 'TBX3',
    chromosome: 8,
    dominance:
      'D is dominant: a lighter body with a dorsal stripe; two copies look the same. Without it nd1 leaves a faint stripe.',
  },
  silver: {
    alleles: ['n', 'Z'],
    gene: 'PMEL17',
    chromosome: 6,
    dominance: 'Dominant: lightens black pigment only, so a chestnut carries it unseen.',
  },
  champagne: {
    alleles: ['n', 'Ch'],
    gene: 'SLC36A1',
    chromosome: 14,
    dominance: 'Dominant: lightens red and black, with freckled skin and amber eyes.',
  },
  kit: {
    alleles: ['n', 'Rn', 'To', 'SB1', 'W20', 'W5', 'W10', 'W22'],
    gene: 'KIT',
    chromosome: 3,
    lethal: ['W5', 'W10', 'W22'],
    dominance:
      'A horse has two of these, and passes on one. Roan (Rn), tobiano (To) and sabino (SB1) show with one copy; SB1 twice is white. W20 adds white, and makes W5, W10 or W22 white all over, which never live in two copies.',
  },
  overo: {
    alleles: ['n', 'O'],
    gene: 'EDNRB',
    chromosome: 17,
    lethal: ['O'],
    dominance: 'One copy gives the frame pattern; with two, the mare does not take.',
  },
  leopard: {
    alleles: ['n', 'Lp'],
    gene: 'TRPM1',
    chromosome: 1,
    dominance: 'Incomplete: one copy can give spots, two give white with few or none.',
  },
  pattern_modifier: {
    alleles: ['n', 'PATN1'],
    gene: 'RFWD3',
    chromosome: 3,
    dominance: 'Dominant, and seen only with Lp: more white.',
  },
  splash: {
    alleles: ['n', 'SW1'],
    gene: 'MITF',
    chromosome: 16,
    dominance: 'One copy adds white to face and legs; two dip the horse in white from below.',
  },
  splash2: {
    alleles: ['n', 'SW2'],
    gene: 'PAX3',
    chromosome: 6,
    lethal: ['SW2'],
    dominance: 'One copy adds white, and with SW1 gives a full splash; SW2/SW2 foals do not live.',
  },
  mushroom: {
    alleles: ['n', 'Mu'],
    gene: 'MFSD12',
    chromosome: 7,
    dominance: 'Recessive: two copies turn red hair sepia, with a pale mane. Black hides it.',
  },
  gait: {
    alleles: ['n', 'Gk'],
    gene: 'DMRT3',
    chromosome: 23,
    dominance: 'Two copies give easy lateral gaits in life. Here the gene is passed on and changes nothing.',
  },
  size: {
    alleles: ['n', 'Ls'],
    gene: 'LCORL',
    chromosome: 3,
    dominance: 'Each copy of Ls adds height in life. Here the gene is passed on and changes nothing.',
  },
  sprint: {
    alleles: ['n', 'Sp'],
    gene: 'MSTN',
    chromosome: 18,
    dominance: 'Sp favours short distances in life. Here the gene is passed on and changes nothing.',
  },
} as const satisfies Readonly<Record<Locus, LocusRow>>;

type KitPair = readonly [
  one: (typeof LOCUS_ROWS.kit.alleles)[number],
  other: (typeof LOCUS_ROWS.kit.alleles)[number],
];

/** Pairs at KIT that make a horse white all over, in the order of alleles. */
export const WHITE_KIT = [
  ['SB1', 'SB1'],
  ['W20', 'W5'],
  ['W20', 'W10'],
  ['W20', 'W22'],
  ['W5', 'W10'],
] as const satisfies readonly KitPair[];

/** Alleles of KIT that give jagged white. */
export const SABINO_KIT = ['SB1', 'W5', 'W10', 'W22'] as const;

export const HEALTH_LOCI = ['gbed', 'herda', 'hypp', 'pssm1', 'wffs', 'ca', 'scid', 'lfs'] as const;
export type HealthLocus = (typeof HEALTH_LOCI)[number];

/** Never among the genes that Insight shows: the health test tells them. */
const HEALTH_ROWS = {
  gbed: { alleles: ['n', 'Gb'], gene: 'GBE1', chromosome: 26, lethal: ['Gb'] },
  herda: { alleles: ['n', 'Hr'], gene: 'PPIB', chromosome: 1, lethal: ['Hr'] },
  hypp: { alleles: ['n', 'Hy'], gene: 'SCN4A', chromosome: 11 },
  pssm1: { alleles: ['n', 'Ps'], gene: 'GYS1', chromosome: 10 },
  wffs: { alleles: ['n', 'Wf'], gene: 'PLOD1', chromosome: 2, lethal: ['Wf'] },
  ca: { alleles: ['n', 'Ca'], gene: 'TOE1', chromosome: 2, lethal: ['Ca'] },
  scid: { alleles: ['n', 'Sc'], gene: 'PRKDC', chromosome: 9, lethal: ['Sc'] },
  lfs: { alleles: ['n', 'Lf'], gene: 'MYO5A', chromosome: 1, lethal: ['Lf'] },
} as const satisfies Readonly<Record<HealthLocus, Omit<LocusRow, 'dominance'>>>;

/** In the order of stored strands. */
export const STRAND_LOCI = [...LOCI, ...HEALTH_LOCI] as const;
export type StrandLocus = Locus | HealthLocus;

type Rows = typeof LOCUS_ROWS & typeof HEALTH_ROWS;
/** "Cr" or "n". */
export type Allele<L extends StrandLocus> = Rows[L]['alleles'][number];
type UsualOf<Alleles> = Alleles extends readonly [infer Usual, ...unknown[]] ? Usual : never;
/** e, a, Cr, prl, …: no two loci share one. */
export type Variant = { [L in StrandLocus]: Exclude<Allele<L>, UsualOf<Rows[L]['alleles']>> }[StrandLocus];

type PairsOf<Alleles extends readonly string[]> = Alleles extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? `${First}/${First}` | (Rest extends readonly [] ? never : `${First}/${Rest[number]}`) | PairsOf<Rest>
  : never;
/** In the order of alleles: "E/e", "n/To", "Rn/To". */
export type Pair<L extends Locus> = PairsOf<(typeof LOCUS_ROWS)[L]['alleles']>;

/** Of a variant among the two alleles. */
export type Copies = 0 | 1 | 2;

const ROWS: Readonly<Record<StrandLocus, Omit<LocusRow, 'dominance'>>> = { ...LOCUS_ROWS, ...HEALTH_ROWS };

/** The usual one first. */
export function allelesOf(locus: StrandLocus): readonly [string, ...string[]] {
  return ROWS[locus].alleles;
}

export function isRequired(locus: Locus): boolean {
  return ROWS[locus].required === true;
}

/** Numbers of the alleles of which a foal cannot have two. */
export function lethalAt(locus: StrandLocus): readonly number[] {
  const { alleles, lethal = [] } = ROWS[locus];
  return lethal.map((allele) => alleles.indexOf(allele));
}

/** Written pairs by the numbers of both alleles. */
type PairTable = readonly (readonly string[])[];

function pairTable(alleles: readonly string[]): PairTable {
  return alleles.map((_, one) =>
    alleles.map((__, other) => `${alleles[Math.min(one, other)]}/${alleles[Math.max(one, other)]}`),
  );
}

const PAIR_TABLES = new Map<Locus, PairTable>(LOCI.map((locus) => [locus, pairTable(allelesOf(locus))]));
const PAIRS = new Map<Locus, readonly string[]>(
  LOCI.map((locus) => [locus, [...new Set((PAIR_TABLES.get(locus) ?? []).flat())]]),
);

/** n/n, n/Cr, n/prl, Cr/Cr, …: the usual first. */
export function pairsOf<L extends Locus>(locus: L): readonly [Pair<L>, ...Pair<L>[]] {
  return PAIRS.get(locus) as unknown as readonly [Pair<L>, ...Pair<L>[]];
}

/** In either order. Alleles by their numbers in `allelesOf`. */
export function pairAt<L extends Locus>(locus: L, one: number, other: number): Pair<L> {
  const pair = PAIR_TABLES.get(locus)?.[one]?.[other];
  if (pair === undefined) throw new RangeError(`${locus} has no alleles ${one} and ${other}`);
  return pair as Pair<L>;
}
