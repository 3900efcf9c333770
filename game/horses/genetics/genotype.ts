import { LOCI, LOCUS_ROWS, pairsOf, type Copies, type Locus, type Pair } from './loci.ts';

/** Alleles are unordered: "e/E" is written "E/e". */
export type Genotype = { readonly [L in Locus]: Pair<L> };

/** Without O/O, which is lethal. */
export type LivingGenotype = Genotype & { readonly overo: 'n/n' | 'n/O' };

export function isViable(genotype: Genotype): genotype is LivingGenotype {
  return genotype.overo !== 'O/O';
}

/** Copies of the variant (e, a, Cr, …). */
export function copiesOf(genotype: Genotype, locus: Locus): Copies {
  const pairs = pairsOf(locus);
  const pair = genotype[locus];
  return pair === pairs[0] ? 0 : pair === pairs[1] ? 1 : 2;
}

export function carries(genotype: Genotype, locus: Locus): boolean {
  return genotype[locus] !== pairsOf(locus)[0];
}

/** Calls `copiesAt` in the order of LOCI. */
export function genotypeOf(copiesAt: (locus: Locus) => Copies): Genotype {
  return {
    extension: LOCUS_ROWS.extension.pairs[copiesAt('extension')],
    agouti: LOCUS_ROWS.agouti.pairs[copiesAt('agouti')],
    cream: LOCUS_ROWS.cream.pairs[copiesAt('cream')],
    grey: LOCUS_ROWS.grey.pairs[copiesAt('grey')],
    dun: LOCUS_ROWS.dun.pairs[copiesAt('dun')],
    silver: LOCUS_ROWS.silver.pairs[copiesAt('silver')],
    champagne: LOCUS_ROWS.champagne.pairs[copiesAt('champagne')],
    roan: LOCUS_ROWS.roan.pairs[copiesAt('roan')],
    tobiano: LOCUS_ROWS.tobiano.pairs[copiesAt('tobiano')],
    overo: LOCUS_ROWS.overo.pairs[copiesAt('overo')],
    leopard: LOCUS_ROWS.leopard.pairs[copiesAt('leopard')],
    pattern_modifier: LOCUS_ROWS.pattern_modifier.pairs[copiesAt('pattern_modifier')],
  };
}

/** Accepts either order; undefined if invalid. */
export function parsePair<L extends Locus>(locus: L, written: string): Pair<L> | undefined {
  const [first, second, ...more] = written.split('/');
  if (more.length > 0) return undefined;
  return pairsOf(locus).find((pair) => pair === written || pair === `${second}/${first}`);
}

/** Copies as digits in the order of LOCI: E/e A/A and n/n elsewhere is "100000000000". */
export function storeGenotype(genotype: LivingGenotype): string {
  let stored = '';
  for (const locus of LOCI) stored += copiesOf(genotype, locus);
  return stored;
}

/** Reverses `storeGenotype`. Throws on invalid text. */
export function readGenotype(stored: string): LivingGenotype {
  if (!/^[012]{12}$/.test(stored)) throw new RangeError(`Not a stored genotype: "${stored}"`);
  let index = 0;
  const genotype = genotypeOf(() => {
    const digit = stored[index++];
    return digit === '2' ? 2 : digit === '1' ? 1 : 0;
  });
  if (!isViable(genotype)) throw new RangeError(`No horse lives with O/O: "${stored}"`);
  return genotype;
}

/** In the order of `patternSummary`. */
export const PATTERN_LOCI = ['tobiano', 'overo', 'leopard'] as const satisfies readonly Locus[];

/** Omits n/n: "n/To n/O"; "n/n" if all are. */
export function patternSummary(genotype: Pick<Genotype, (typeof PATTERN_LOCI)[number]>): string {
  const pairs = PATTERN_LOCI.map((locus) => genotype[locus]).filter((pair) => pair !== 'n/n');
  return pairs.length === 0 ? 'n/n' : pairs.join(' ');
}
