import type { BodyAge } from './layers.ts';

/** In game months. */
const FOAL_UNTIL = 10;
const YEARLING_UNTIL = 30;

export function bodyAge(months: number): BodyAge {
  if (months < FOAL_UNTIL) return 'foal';
  return months < YEARLING_UNTIL ? 'yearling' : 'adult';
}
