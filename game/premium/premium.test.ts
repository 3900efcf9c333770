import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPremium, laterState, membershipOf, monthsAfter, type PaidPeriod } from './premium.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const MAY = at('2031-05-10');
const JUNE = at('2031-06-10');

const period = (given: Partial<PaidPeriod> = {}): PaidPeriod => ({
  end: JUNE,
  state: 'paid',
  endedAt: null,
  renews: true,
  ...given,
});

describe('a membership', () => {
  test.each<[string, readonly PaidPeriod[], ReturnType<typeof membershipOf>]>([
    ['nothing paid', [], { until: null, paidUntil: null, renews: false }],
    ['a month paid', [period()], { until: at('2031-06-13'), paidUntil: JUNE, renews: true }],
    ['no longer renewed', [period({ renews: false })], { until: JUNE, paidUntil: JUNE, renews: false }],
    ['ended at once', [period({ endedAt: MAY })], { until: MAY, paidUntil: MAY, renews: false }],
    [
      'ended after the paid day',
      [period({ endedAt: at('2031-06-11') })],
      { until: JUNE, paidUntil: JUNE, renews: false },
    ],
    [
      'refunded, the month before stays',
      [period({ end: MAY, renews: false }), period({ state: 'refunded', renews: false })],
      { until: MAY, paidUntil: MAY, renews: false },
    ],
    ['disputed', [period({ state: 'disputed' })], { until: null, paidUntil: null, renews: false }],
    [
      'two subscriptions',
      [period({ end: MAY, endedAt: MAY }), period()],
      { until: at('2031-06-13'), paidUntil: JUNE, renews: true },
    ],
  ])('%s', (_, periods, membership) => {
    expect(membershipOf(periods)).toEqual(membership);
  });

  const days = fc.date({ min: at('2030-01-01'), max: at('2032-01-01'), noInvalidDate: true });
  const periods = fc.array(
    fc.record({
      end: days,
      state: fc.constantFrom('paid' as const, 'refunded' as const, 'disputed' as const),
      endedAt: fc.option(days),
      renews: fc.boolean(),
    }),
    { maxLength: 6 },
  );

  test('does not depend on the order in which payments become known', () => {
    fc.assert(
      fc.property(periods, (all) => {
        expect(membershipOf(all.toReversed()).until).toEqual(membershipOf(all).until);
      }),
    );
  });

  test('never grows by a refund, a dispute or an end', () => {
    fc.assert(
      fc.property(periods, days, fc.nat(5), (all, endedAt, chosen) => {
        const before = membershipOf(all).until?.getTime() ?? 0;
        for (const change of [{ state: 'refunded' }, { state: 'disputed' }, { endedAt }] as const) {
          const changed = all.map((one, index) =>
            index === chosen && (one.endedAt === null || 'state' in change) ? { ...one, ...change } : one,
          );
          expect(membershipOf(changed).until?.getTime() ?? 0).toBeLessThanOrEqual(before);
        }
      }),
    );
  });
});

test('the instant of the end is no longer premium', () => {
  expect(isPremium(JUNE, MAY)).toBe(true);
  expect(isPremium(JUNE, JUNE)).toBe(false);
  expect(isPremium(null, JUNE)).toBe(false);
});

test('a payment that was returned stays returned', () => {
  expect(laterState('paid', 'disputed')).toBe('disputed');
  expect(laterState('disputed', 'paid')).toBe('disputed');
  expect(laterState('refunded', 'disputed')).toBe('refunded');
});

test.each([
  ['2031-01-31', 1, '2031-02-28'],
  ['2031-01-31', 2, '2031-03-31'],
  ['2031-11-15', 2, '2032-01-15'],
  ['2032-01-30', 1, '2032-02-29'],
])('%s and %i months later: %s', (start, months, end) => {
  expect(monthsAfter(at(start), months)).toEqual(at(end));
});
