import type { Build } from '../../../game/horses/coat/look-values.ts';
import { rise } from '../pixel/numbers.ts';
import type { BodyAge } from '../layers/layers.ts';

/** Foal coat, 0 to 1; shed by yearlings. */
export function woolAt(months: number): number {
  return 1 - rise(2, 13, months);
}

const AGE_EYES: Readonly<Record<BodyAge, number>> = { foal: 1.28, yearling: 1.14, adult: 1.04 };
const BUILD_EYES: Readonly<Partial<Record<Build, number>>> = {
  racing: 1.08,
  arabian: 1.18,
  cob: 1.1,
  pony: 1.12,
  shetland: 1.12,
  draft: 0.98,
};

/** 1 is canonical. */
export function eyeSizeOf(age: BodyAge, build: Build): number {
  const ofAge = AGE_EYES[age];
  const ofBuild = BUILD_EYES[build] ?? ofAge;
  return age === 'adult' ? ofBuild : Math.max(ofAge, ofBuild);
}
