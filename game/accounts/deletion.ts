import { REAL_MS_PER_DAY } from '../game-time.ts';

/** To change one's mind. */
export const DELETION_DAYS = 14;

export function deletesAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + DELETION_DAYS * REAL_MS_PER_DAY);
}
