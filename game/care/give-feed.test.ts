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
import { FEEDS, FEED_TYPES, oilPrice, type FeedType } from './feed.ts';
import { giveFeed, giveHayAndOil, learnRation } from './give-feed.ts';
import { bringIn, turnOut } from './pasture.ts';

const now = new Date('2031-05-06T12:00:00Z');
const inHours = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

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
