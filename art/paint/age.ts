import { rise } from './pixel/numbers.ts';
import type { BodyAge } from './layers.ts';

/** Game months until which a horse has the body of a foal, and of a yearling. */
const FOAL_UNTIL = 10;
const YEARLING_UNTIL = 30;

export function bodyAge(months: number): BodyAge {
  if (months < FOAL_UNTIL) return 'foal';
  return months < YEARLING_UNTIL ? 'yearling' : 'adult';
}

/** How much of the woolly coat of a foal is left: none of it when it sheds for the last time as a yearling. */
export function woolAt(months: number): number {
  return 1 - rise(2, 13, months);
}

/** Eyes grow less than heads: those of the layers, in which a foal's are larger. */
export function eyeSizeOf(months: number): number {
  const age = bodyAge(months);
  return age === 'foal' ? 1.28 : age === 'yearling' ? 1.12 : 1;
}
