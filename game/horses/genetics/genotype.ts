import {
  allelesOf,
  lethalAt,
  LOCI,
  pairAt,
  pairsOf,
  type Copies,
  type Allele,
  type Locus,
  type Pair,
  type Variant,
} from './loci.ts';

/** The pairs that a test writes: alleles are unordered, "e/E" is written "E/e". Strands are `strands.ts`. */
export type Genotype = { readonly [L in Locus]: Pair<L> };

/** Without the pairs that never live. */
export interface LivingGenotype extends Genotype {
  readonly overo: 'n/n' | 'n/O';
  readonly splash2: 'n/n' | 'n/SW2';
  readonly kit: Exclude<Genotype['kit'], 'W5/W5' | 'W10/W10' | 'W22/W22'>;
}

const LETHAL_PAIRS: readonly (readonly [Locus, ReadonlySet<string>])[] = LOCI.map((locus) => [
  locus,
  new Set(lethalAt(locus).map((allele) => pairAt(locus, allele, allele))),
]);

/** Health apart, which a genotype does not tell. */
export function isViable(genotype: Genotype): genotype is LivingGenotype {
  return LETHAL_PAIRS.every(([locus, pairs]) => !pairs.has(genotype[locus]));
}

type PairedVariant = Extract<Variant, { [L in Locus]: Allele<L> }[Locus]>;

interface VariantCopies {
  readonly locus: Locus;
  readonly copies: ReadonlyMap<string, Copies>;
}

const COPIES = new Map<string, VariantCopies>(
  LOCI.flatMap((locus) =>
    allelesOf(locus)
      .slice(1)
      .map((variant): [string, VariantCopies] => [
        variant,
        { locus, copies: new Map(pairsOf(locus).map((pair) => [pair, copiesIn(pair, variant)])) },
      ]),
  ),
);

function copiesIn(pair: string, variant: string): Copies {
  const count = pair.split('/').filter((allele) => allele === variant).length;
  return count === 2 ? 2 : count === 1 ? 1 : 0;
}

/** Of "Cr", "To", …: a variant names its locus. */
export function copiesOf(genotype: Genotype, variant: PairedVariant): Copies {
  const of = COPIES.get(variant);
  return of?.copies.get(genotype[of.locus]) ?? 0;
}

export function carries(genotype: Genotype, variant: PairedVariant): boolean {
  return copiesOf(genotype, variant) > 0;
}

/** Whether any variant is there. */
export function isUsual(genotype: Genotype, locus: Locus): boolean {
  return genotype[locus] === pairsOf(locus)[0];
}

const USUAL: Genotype = genotypeAt(() => [0, 0]);

/** Usual alleles elsewhere: bay. */
export function genotypeWith(pairs?: Partial<LivingGenotype>): LivingGenotype;
export function genotypeWith(pairs: Partial<Genotype>): Genotype;
export function genotypeWith(pairs: Partial<Genotype> = {}): Genotype {
  return { ...USUAL, ...pairs };
}

/** Numbers of the two alleles at each locus. */
export function genotypeAt(numbersAt: (locus: Locus) => readonly [number, number]): Genotype {
  const at = <L extends Locus>(locus: L): Pair<L> => pairAt(locus, ...numbersAt(locus));
  return {
    extension: at('extension'),
    agouti: at('agouti'),
    cream: at('cream'),
    grey: at('grey'),
    dun: at('dun'),
    silver: at('silver'),
    champagne: at('champagne'),
    kit: at('kit'),
    overo: at('overo'),
    leopard: at('leopard'),
    pattern_modifier: at('pattern_modifier'),
    splash: at('splash'),
    splash2: at('splash2'),
    mushroom: at('mushroom'),
    gait: at('gait'),
    size: at('size'),
    sprint: at('sprint'),
  };
}

/** Numbers of the two alleles of a written pair. */
export function allelesIn(locus: Locus, pair: string): readonly [number, number] {
  const [one = '', other = ''] = pair.split('/');
  const alleles = allelesOf(locus);
  return [alleles.indexOf(one), alleles.indexOf(other)];
}

/** Accepts either order; undefined if invalid. */
export function parsePair<L extends Locus>(locus: L, written: string): Pair<L> | undefined {
  const [first, second, ...more] = written.split('/');
  if (more.length > 0) return undefined;
  return pairsOf(locus).find((pair) => pair === written || pair === `${second}/${first}`);
}
