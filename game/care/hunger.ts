import { HOUR, formatTimeLeft, MINUTE } from '../game-time.ts';
import { isNursing } from '../horses/age.ts';
import { isOnGrass } from '../horses/fed.ts';

/** Players are warned, everywhere, when less feed than this is left. Real hours. */
export const HUNGRY_SOON_HOURS = 6;

/** Real hours to the nearest, as `feedLeftDisplay` says them; at least 1 while any feed is left. */
export function feedLeftHours(feedExpiresAt: Date | null, now: Date): number {
  const left = (feedExpiresAt?.getTime() ?? 0) - now.getTime();
  return left <= 0 ? 0 : Math.max(1, Math.round(left / HOUR));
}

/** Like `leftWords`, or "Expired" (docs/rules/care.md#feed). */
export function feedLeftDisplay(feedExpiresAt: Date | null, now: Date): string {
  const left = (feedExpiresAt?.getTime() ?? 0) - now.getTime();
  return left <= 0 ? 'Expired' : formatTimeLeft(Math.max(left, MINUTE));
}

/**
 * `soon`: less than `HUNGRY_SOON_HOURS` of feed, and no grass before it ends. A foal's milk is feed until it is weaned;
 * it may be fed ahead.
 */
export type Hunger = 'grass' | 'nursing' | 'hungry' | 'soon' | 'fed';

export interface Feeding {
  readonly feedUntil: Date | null;
  readonly grassFrom: Date | null;
  readonly ageInMonths: number;
}

export function hungerOf({ feedUntil, grassFrom, ageInMonths }: Feeding, now: Date): Hunger {
  if (isOnGrass(grassFrom, now)) return 'grass';
  const left = (feedUntil?.getTime() ?? 0) - now.getTime();
  const untilGrass = (grassFrom?.getTime() ?? Infinity) - now.getTime();
  if (left > 0 && left < Math.min(HUNGRY_SOON_HOURS * HOUR, untilGrass)) return 'soon';
  if (isNursing(ageInMonths)) return 'nursing';
  return left <= 0 ? 'hungry' : 'fed';
}
