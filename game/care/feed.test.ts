import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFed } from '../horses/fed.ts';
import {
  HAPPINESS_MAX,
  happinessLimit,
  happinessNow,
  UNRATIONED_MAX,
  type Mood,
} from '../horses/happiness.ts';
import { isRefusal } from '../refusal.ts';
import {
  FEEDS,
  FEED_TYPES,
  feedLeftDisplay,
  feedLeftHours,
  feedSellPrice,
  feedUntil,
  giveFeed,
  giveHayAndOil,
  hungerOf,
  isLongBag,
  learnRation,
  oilPrice,
  type FeedType,
} from './feed.ts';
import { bringIn, turnOut } from './pasture.ts';

const now = new Date('2031-05-06T12:00:00Z');
const inHours = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

test.each<[FeedType, string, number, number, number]>([
  ['monthly', 'Monthly', 1, 40, 16],
  ['quarterly', 'Quarterly', 3, 160, 64],
  ['semiannually', 'Semi-annual', 6, 400, 160],
  ['annually', 'Annual', 12, 1000, 400],
  ['biennially', 'Biennial', 24, 2500, 1000],
])('%s, called %s feed, lasts %i days, costs %i, sells for %i', (feed, label, days, buy, sell) => {
  expect(FEEDS[feed]).toEqual({ label, days, buy });
  expect(feedSellPrice(feed)).toBe(sell);
});

describe('a horse that needs hay and oil', () => {
  const anyFeeding = fc.record({
    hours: fc.integer({ min: 0, max: 200 }),
    feed: fc.constantFrom(...FEED_TYPES),
    oiled: fc.boolean(),
  });
  const play = (feedings: readonly { hours: number; feed: FeedType; oiled: boolean }[]) => {
    let mood: Mood = {
      happiness: 500_000,
      happinessAt: now,
      feedExpiresAt: null,
      longFeedUntil: null,
      grassFrom: null,
      ration: { until: null },
    };
    let at = now;
    const seen = [];
    for (const { hours, feed, oiled } of feedings) {
      at = new Date(at.getTime() + hours * 3_600_000);
      const { happiness } = mood;
      const isFree = isFed(mood.ration?.until ?? null, mood.happinessAt);
      const fed = giveFeed(mood, 12, at, { [feed]: 1 });
      mood = oiled ? giveHayAndOil(fed, at, { [feed]: 1 }) : fed;
      seen.push({ before: happiness, after: mood.happiness, isFree, mood });
    }
    return seen;
  };

  test('never rises above 90 on other feed, in any order of feeding, and its hay and oil end with its feed', () => {
    fc.assert(
      fc.property(fc.array(anyFeeding, { minLength: 1, maxLength: 12 }), (feedings) => {
        for (const { before, after, isFree, mood } of play(feedings)) {
          if (!isFree) expect(after).toBeLessThanOrEqual(Math.max(before, UNRATIONED_MAX));
          const { until } = mood.ration ?? { until: null };
          expect(until?.getTime() ?? 0).toBeLessThanOrEqual(mood.feedExpiresAt?.getTime() ?? 0);
        }
      }),
    );
  });

  test('on hay and oil alone rests as any other', () => {
    fc.assert(
      fc.property(fc.array(anyFeeding, { minLength: 1, maxLength: 12 }), (feedings) => {
        const oiled = play(feedings.map((each) => ({ ...each, oiled: true })));
        const others = feedings.reduce<{ mood: Mood; at: Date }>(
          ({ mood, at }, { hours, feed }) => {
            const then = new Date(at.getTime() + hours * 3_600_000);
            return { mood: giveFeed(mood, 12, then, { [feed]: 1 }), at: then };
          },
          {
            mood: {
              happiness: 500_000,
              happinessAt: now,
              feedExpiresAt: null,
              longFeedUntil: null,
              grassFrom: null,
              ration: null,
            },
            at: now,
          },
        );
        expect(oiled.at(-1)?.mood.happiness).toBe(others.mood.happiness);
      }),
    );
  });

  test('has hay and oil for all feed that it has when it is tested, which ends with its feed on pasture too', () => {
    const mood: Mood = {
      happiness: 900_000,
      happinessAt: now,
      feedExpiresAt: inHours(48),
      longFeedUntil: null,
      grassFrom: null,
      ration: { until: null },
    };
    const tested = learnRation(mood, now);
    expect(happinessLimit(mood, now)).toBe(UNRATIONED_MAX);
    expect(happinessLimit(tested, now)).toBe(HAPPINESS_MAX);
    expect(happinessLimit(tested, inHours(48))).toBe(UNRATIONED_MAX);
    const out = turnOut({ mood, workedAt: null }, 8, now);
    if (isRefusal(out)) throw new Error(out.refused);
    const testedOut = learnRation(out, inHours(24));
    expect(happinessLimit(testedOut, inHours(24))).toBe(UNRATIONED_MAX);
    const home = bringIn({ mood: testedOut, bornAt: inHours(-9000), worksFrom: null }, 8, inHours(72));
    if (isRefusal(home)) throw new Error(home.refused);
    expect(home.mood.ration?.until).toEqual(home.mood.feedExpiresAt);
    expect(home.mood.feedExpiresAt).toEqual(inHours(72 + 48));
    expect(learnRation({ ...mood, feedExpiresAt: null }, now).ration).toEqual({ until: now });
    expect(learnRation({ ...mood, ration: null }, now).ration).toBeNull();
  });

  test('costs a tenth more', () => {
    for (const feed of FEED_TYPES) expect(oilPrice({ [feed]: 3 })).toBe((FEEDS[feed].buy * 3) / 10);
  });
});

describe('feeding', () => {
  test('an unfed horse is fed from now, a fed one from when its feed ends', () => {
    expect(feedUntil(null, now, 1)).toEqual(inHours(24));
    expect(feedUntil(inHours(-100), now, 3)).toEqual(inHours(72));
    expect(feedUntil(inHours(5), now, 3)).toEqual(inHours(77));
  });

  test('feed adds up, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...FEED_TYPES), { maxLength: 20 }), (feeds) => {
        const end = feeds.reduce<Date | null>((until, feed) => feedUntil(until, now, FEEDS[feed].days), null);
        const days = feeds.reduce((sum, feed) => sum + FEEDS[feed].days, 0);
        expect((end ?? now).getTime() - now.getTime()).toBe(days * 86_400_000);
      }),
    );
  });

  test('does not count earlier hungry hours as rest', () => {
    const hungry = {
      happiness: 800_000,
      happinessAt: inHours(-10),
      feedExpiresAt: null,
      longFeedUntil: null,
      grassFrom: null,
      ration: null,
    };
    const fed = giveFeed(hungry, 8, now, { monthly: 1 });
    expect(fed).toEqual({
      happiness: 700_000,
      happinessAt: now,
      feedExpiresAt: inHours(24),
      longFeedUntil: null,
      grassFrom: null,
      ration: null,
    });
    expect(happinessNow(fed, 8, inHours(3))).toBe(710_000);
  });

  test('bags of six days or more are long', () => {
    expect(FEED_TYPES.filter(isLongBag)).toEqual(['semiannually', 'annually', 'biennially']);
  });

  test('long bags are eaten before the feed that is left, for as long as they last', () => {
    const fed = {
      happiness: 500_000,
      happinessAt: now,
      feedExpiresAt: inHours(72),
      longFeedUntil: null,
      grassFrom: null,
      ration: null,
    };
    const both = giveFeed(fed, 8, now, { monthly: 1, semiannually: 1 });
    expect(both).toMatchObject({ feedExpiresAt: inHours(72 + 7 * 24), longFeedUntil: inHours(6 * 24) });
    expect(giveFeed(both, 8, inHours(48), { annually: 1 }).longFeedUntil).toEqual(inHours(18 * 24));
    expect(giveFeed(both, 8, inHours(48), { monthly: 1 }).longFeedUntil).toEqual(inHours(6 * 24));
  });

  test('the order of bags matters to nothing, and every long day counts', () => {
    const unfed = {
      happiness: 0,
      happinessAt: now,
      feedExpiresAt: null,
      longFeedUntil: null,
      grassFrom: null,
      ration: null,
    };
    const feedAll = (feeds: readonly FeedType[]) =>
      feeds.reduce<Mood>((mood, feed) => giveFeed(mood, 8, now, { [feed]: 1 }), unfed);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...FEED_TYPES), { minLength: 1, maxLength: 4 }), (feeds) => {
        const mood = feedAll(feeds);
        expect(feedAll(feeds.toReversed())).toEqual(mood);
        const end = mood.feedExpiresAt ?? now;
        const days = feeds.map((feed) => FEEDS[feed].days);
        const points = days.reduce((sum, each) => sum + each * (each >= 6 ? 9 : 8), 0);
        const rested = points > 85 ? 85 + (points - 85) / 2 : points;
        expect(happinessNow(mood, 8, end)).toBe(Math.min(100, rested) * 10_000);
      }),
    );
  });
});

test.each([
  [null, 0, 'Expired'],
  [inHours(-1), 0, 'Expired'],
  [now, 0, 'Expired'],
  [new Date(now.getTime() + 1), 1, '1 minute'],
  [inHours(0.5), 1, '30 minutes'],
  [inHours(1), 1, '1 hour'],
  [inHours(11.2), 11, '11 hours'],
  [inHours(22.999), 23, '23 hours'],
  [inHours(23.999), 24, '1 day'],
  [inHours(24), 24, '1 day'],
  [inHours(35), 35, '1 day'],
  [inHours(71), 71, '3 days'],
  [inHours(71.999), 72, '3 days'],
])('feed until %s leaves %i hours: %s', (until, hours, text) => {
  expect(feedLeftHours(until, now)).toBe(hours);
  expect(feedLeftDisplay(until, now)).toBe(text);
});

test.each<[string, Date | null, number, string, Date?]>([
  ['unfed', null, 84, 'hungry'],
  ['whose feed ends now', now, 84, 'hungry'],
  ['with a minute left', inHours(1 / 60), 84, 'soon'],
  ['with nearly six hours left', inHours(5.99), 84, 'soon'],
  ['with six hours left', inHours(6), 84, 'fed'],
  ['that nurses', inHours(50), 5, 'nursing'],
  ['that is weaned in five hours', inHours(5), 5, 'soon'],
  ['that nurses, fed ahead', inHours(29), 5, 'nursing'],
  ['just weaned without feed', now, 6, 'hungry'],
  ['just weaned, fed ahead', inHours(24), 6, 'fed'],
  ['unfed on grass', null, 84, 'grass', now],
  ['with two hours of feed, and grass in one', inHours(2), 84, 'fed', inHours(1)],
  ['with two hours of feed, and grass in three', inHours(2), 84, 'soon', inHours(3)],
  ['unfed, and grass in three hours', null, 84, 'hungry', inHours(3)],
  ['that nurses on grass', inHours(5), 5, 'grass', now],
])('a horse %s', (_, feedUntil, ageInMonths, hunger, grassFrom) => {
  expect(hungerOf({ feedUntil, grassFrom: grassFrom ?? null, ageInMonths }, now)).toBe(hunger);
});
