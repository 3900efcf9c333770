import { formatTimeLeft, REAL_MS_PER_DAY } from '../game-time.ts';
import { refuse, type Refusal } from '../refusal.ts';

/* Stallions of house stables (docs/rules/breeding.md#house-stallions). */

/** The foal's inbreeding. */
const HOUSE_STUD_INBREEDING = 0.125;
/** Covers of a stallion in the period. */
export const HOUSE_STUD_COVERS = 6;
const HOUSE_STUD_DAYS = 30;

interface HouseMating {
  readonly stallion: string;
  readonly mare: string;
  /** The foal's. */
  readonly inbreeding: number;
  /** The stallion's cover so many covers ago; null if he has had fewer. */
  readonly sixthLast: Date | null;
}

/** A house stable has the mare covered at once, or says why not. */
export function refuseHouseStud(
  { stallion, mare, inbreeding, sixthLast }: HouseMating,
  now: Date,
): Refusal<'TOO_CLOSE_KIN' | 'STUD_FULL'> | undefined {
  if (inbreeding > HOUSE_STUD_INBREEDING)
    return refuse('TOO_CLOSE_KIN', {
      name: stallion,
      mare,
      percent: Math.round(inbreeding * 1000) / 10,
      most: HOUSE_STUD_INBREEDING * 100,
    });
  const left =
    sixthLast === null ? 0 : sixthLast.getTime() + HOUSE_STUD_DAYS * REAL_MS_PER_DAY - now.getTime();
  if (left <= 0) return undefined;
  return refuse('STUD_FULL', {
    name: stallion,
    covers: HOUSE_STUD_COVERS,
    days: HOUSE_STUD_DAYS,
    left: formatTimeLeft(left),
  });
}
