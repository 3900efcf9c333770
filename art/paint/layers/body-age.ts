import { FOAL_UNTIL, YEARLING_UNTIL } from '../../../game/horses/age.ts';
import type { BodyAge } from './layers.ts';

export function bodyAge(months: number): BodyAge {
  if (months < FOAL_UNTIL) return 'foal';
  return months < YEARLING_UNTIL ? 'yearling' : 'adult';
}
