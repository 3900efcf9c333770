import type { Belly } from '../../art/paint/recipe/stance.ts';
import { GESTATION_MS } from '../../game/breeding/breeding.ts';

/** Shares of the time that she carries, before she foals. */
const SHOWS = 1 / 3;
const HEAVY = 1 / 8;

/** How a mare shows that she is in foal. */
export function bellyOf(foalsAt: string, now: Date): Belly {
  const left = (new Date(foalsAt).getTime() - now.getTime()) / GESTATION_MS;
  if (left > SHOWS) return 'usual';
  return left > HEAVY ? 'in foal' : 'heavy in foal';
}
