import type { Build } from '../../../game/horses/coat/look-values.ts';
import { rise } from '../pixel/numbers.ts';
import type { BodyAge } from '../layers/layers.ts';

/** In game months. */
const FOAL_UNTIL = 10;
const YEARLING_UNTIL = 30;

export function bodyAge(months: number): BodyAge {
  if (months < FOAL_UNTIL) return 'foal';
  return months < YEARLING_UNTIL ? 'yearling' : 'adult';
}

/** Foal coat, 0 to 1; shed by yearlings. */
export function woolAt(months: number): number {
  return 1 - rise(2, 13, months);
}

const AGE_EYES: Readonly<Record<BodyAge, number>> = { foal: 1.28, yearling: 1.14, adult: 1.04 };
const BUILD_EYES: Readonly<Partial<Record<Build, number>>> = { arabian: 1.18, pony: 1.1, draft: 0.98 };

/** 1 is canonical. */
export function eyeSizeOf(age: BodyAge, build: Build): number {
  const ofAge = AGE_EYES[age];
  const ofBuild = BUILD_EYES[build] ?? ofAge;
  return age === 'adult' ? ofBuild : Math.max(ofAge, ofBuild);
}
