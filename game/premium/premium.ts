import { REAL_MS_PER_DAY } from '../game-time.ts';

/** docs/rules/people.md#premium */
export const PREMIUM_CENTS = 500;
/** docs/rules/people.md#premium */
export const INSIGHT_CENTS = 100;
export const CURRENCY = 'usd';

/** docs/rules/shows.md#entry-limits */
export const BULK_SHOWS_MAX = 5;

/** How long premium continues while the next month's payment is under way. */
export const LATE_PAYMENT_MS = 3 * REAL_MS_PER_DAY;

/** `until` is excluded. */
export function isPremium(until: Date | null, now: Date): boolean {
  return until !== null && until.getTime() > now.getTime();
}

export type PaymentState = 'paid' | 'refunded' | 'disputed';

export interface PaidPeriod {
  readonly end: Date;
  readonly state: PaymentState;
  /** When the subscription ended, at once or on the paid day. */
  readonly endedAt: Date | null;
  /** The subscription will renew. */
  readonly renews: boolean;
}

export interface Membership {
  /** Includes the days for a late payment. */
  readonly until: Date | null;
  readonly paidUntil: Date | null;
  readonly renews: boolean;
}

const NO_MEMBERSHIP: Membership = { until: null, paidUntil: null, renews: false };

/** Depends only on the periods, not on the order in which they became known. */
export function membershipOf(periods: readonly PaidPeriod[]): Membership {
  return periods
    .filter(({ state }) => state === 'paid')
    .map(({ end, endedAt, renews }): Membership => {
      if (endedAt !== null) {
        const until = endedAt < end ? endedAt : end;
        return { until, paidUntil: until, renews: false };
      }
      const until = renews ? new Date(end.getTime() + LATE_PAYMENT_MS) : end;
      return { until, paidUntil: end, renews };
    })
    .reduce((best, one) => (isLater(one.until, best.until) ? one : best), NO_MEMBERSHIP);
}

const isLater = (one: Date | null, other: Date | null) => (one?.getTime() ?? 0) > (other?.getTime() ?? 0);

/** A returned payment never counts as paid afterwards. */
export function laterState(before: PaymentState, seen: PaymentState): PaymentState {
  return before === 'paid' ? seen : before;
}

/** On the same day of the month; shorter months use their last day. */
export function monthsAfter(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** A dispute ends the subscription; a refund only for the current month. */
export function endsSubscription(periodEnd: Date, state: PaymentState, now: Date): boolean {
  return state === 'disputed' || periodEnd > now;
}
