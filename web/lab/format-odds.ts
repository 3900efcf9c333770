import { maskOf } from '../../game/horses/genetics/gene-groups.ts';
import type { Genotype } from '../../game/horses/genetics/genotype.ts';
import type { Locus } from '../../game/horses/genetics/loci.ts';

/** Tolerates rounding errors of odds. */
const EXACT = 1e-9;

/** Undefined if not whole. */
export function ofSixteen(probabilities: readonly number[]): number[] | undefined {
  const counts = probabilities.map((probability) => Math.round(probability * 16));
  const exact = counts.every((count, index) => Math.abs((probabilities[index] ?? 0) * 16 - count) < EXACT);
  return exact ? counts : undefined;
}

/** Null if the gene shows, or has nothing to show. */
export function hiddenBecause(genotype: Genotype, locus: Locus): string | null {
  const mask = maskOf(genotype, locus);
  if (mask === undefined) return null;
  if (mask === 'white') return 'Hidden here: white hair covers it.';
  if (mask === 'no leopard') return 'Hidden here: without Lp it shows nothing.';
  if (mask === 'one copy') return 'Hidden here: it takes two copies.';
  if (mask === 'dun') return 'Hidden here: D hides the faint stripe.';
  if (mask === 'no effect') return 'Passed on, and changes nothing here.';
  if (mask === 'black') return 'Hidden here: a black horse has no red hair.';
  return `Hidden here: with e/e there is no black to ${locus === 'agouti' ? 'place' : 'lighten'}.`;
}
