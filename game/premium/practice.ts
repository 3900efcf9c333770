import { MINUTE } from '../game-time.ts';

/* Practice payments, for trying things without moving money. */

export const PRACTICE_OUTCOMES = ['succeeds', 'refused', 'late'] as const;
export type PracticeOutcome = (typeof PRACTICE_OUTCOMES)[number];

export const PRACTICE_HAPPENINGS = ['refund', 'dispute', 'refuse_renewal'] as const;
export type PracticeHappening = (typeof PRACTICE_HAPPENINGS)[number];

/** How long a late payment takes. */
export const PRACTICE_LATE_MS = 2 * MINUTE;

/** Named as Stripe names its test cards. */
export const PRACTICE_CARDS = {
  succeeds: 'pm_card_visa',
  refused: 'pm_card_chargeDeclined',
  confirm: 'pm_card_threeDSecure2Required',
} as const;
