import { inDigits } from '../ui/coins.tsx';

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
