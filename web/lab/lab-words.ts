import { inDigits } from '../ui/coins.tsx';
import { maskOf } from '../../game/horses/genetics/gene-groups.ts';
import type { Genotype } from '../../game/horses/genetics/genotype.ts';
import type { Locus } from '../../game/horses/genetics/loci.ts';

/** Up to this one a fraction says more than its percentage. */
const LARGEST_SIMPLE = 64;
/** Halves of halves, and thirds where foals are lost, come out of the sums with an error of this size at most. */
const EXACT = 1e-9;

/** "1 in 4", "3 in 16", "2 in 3", "every foal"; what is no simple fraction is "about 1 in 370". Above 0, at most 1. */
export function oddsWords(probability: number): string {
  if (probability > 1 - EXACT) return 'every foal';
  for (let of = 2; of <= LARGEST_SIMPLE; of++) {
    const count = Math.round(probability * of);
    if (count > 0 && Math.abs(probability * of - count) < EXACT) return `${count} in ${of}`;
  }
  return probability > 1 / 2
    ? `about ${Math.round(probability * 100)} in 100`
    : `about 1 in ${inDigits(Math.round(1 / probability))}`;
}

/** Of sixteen foals how many come out like each; undefined where that is no whole number. */
export function ofSixteen(probabilities: readonly number[]): number[] | undefined {
  const counts = probabilities.map((probability) => Math.round(probability * 16));
  const exact = counts.every((count, nth) => Math.abs((probabilities[nth] ?? 0) * 16 - count) < EXACT);
  return exact ? counts : undefined;
}

/** Why what a horse has at a locus does not show; null where it does, or where there is nothing to show. */
export function hiddenBecause(genotype: Genotype, locus: Locus): string | null {
  const mask = maskOf(genotype, locus);
  if (mask === undefined) return null;
  if (mask === 'no leopard') return 'Hidden here: without Lp it shows nothing.';
  return `Hidden here: with e/e there is no black to ${locus === 'agouti' ? 'place' : 'lighten'}.`;
}
