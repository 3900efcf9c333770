import type { Build } from '../../../game/horses/breeds.ts';
import { rise } from '../pixel/numbers.ts';
import type { BodyAge } from '../layers/layers.ts';

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

/** Eyes grow less than heads; some builds keep large ones. */
const AGE_EYES: Readonly<Record<BodyAge, number>> = { foal: 1.28, yearling: 1.14, adult: 1.04 };
const BUILD_EYES: Readonly<Partial<Record<Build, number>>> = { arabian: 1.18, pony: 1.1, draft: 0.98 };

/** The size of the eyes beside the head, as layers and painter both show them: 1 is canonical. */
export function eyeSizeOf(age: BodyAge, build: Build): number {
  const ofAge = AGE_EYES[age];
  const ofBuild = BUILD_EYES[build] ?? ofAge;
  return age === 'adult' ? ofBuild : Math.max(ofAge, ofBuild);
}
