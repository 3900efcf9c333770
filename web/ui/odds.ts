import { inDigits } from './coins.tsx';

/** Fractions with larger denominators are hard to read. */
const LARGEST_SIMPLE = 64;
/** Tolerates rounding errors of odds. */
const EXACT = 1e-9;

/** Would be rounded to all. */
const NEARLY = 0.995;

/** "1 in 4", "3 in 16", "every foal", "about 1 in 370". */
export function formatOdds(probability: number): string {
  if (probability > 1 - EXACT) return 'every foal';
  for (let of = 2; of <= LARGEST_SIMPLE; of++) {
    const count = Math.round(probability * of);
    if (count > 0 && Math.abs(probability * of - count) < EXACT) return `${count} in ${of}`;
  }
  return formatEstimate(probability);
}

/** "about 1 in 4", "about 7 in 10". */
export function formatEstimate(probability: number): string {
  if (probability >= NEARLY) return 'nearly every foal';
  if (probability >= SELDOM_NOT) return `about ${Math.round(probability * 100)} in 100`;
  if (probability <= 1 / 2) return `about 1 in ${inDigits(Math.round(1 / probability))}`;
  const farFrom = ({ count, of }: Share) => Math.abs(count / of - probability);
  const { count, of } = ROUND_SHARES.reduce((best, share) => (farFrom(share) < farFrom(best) ? share : best));
  return `about ${count} in ${of}`;
}

interface Share {
  readonly count: number;
  readonly of: number;
}

const SELDOM_NOT = 0.93;
const ROUND_SHARES: readonly Share[] = [
  { count: 1, of: 2 },
  { count: 2, of: 3 },
  { count: 3, of: 4 },
  { count: 4, of: 5 },
  { count: 6, of: 10 },
  { count: 7, of: 10 },
  { count: 9, of: 10 },
];
