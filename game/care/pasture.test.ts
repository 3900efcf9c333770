import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextUtcDay, utcDay } from '../game-time.ts';
import { bornAtAge } from '../horses/age.ts';
import { HAPPINESS_POINT, happinessNow, settleMood, type Mood } from '../horses/happiness.ts';
import { isFed, isOnGrass } from '../horses/fed.ts';
import { isRefusal } from '../refusal.ts';
import { giveFeed } from './give-feed.ts';
import { type FeedType } from './feed.ts';
import { bringIn, feedClock, refuseWork, turnOut } from './pasture.ts';

const REST = 8;
const HOUR = 3_600_000;
const noon = new Date('2031-05-06T12:00:00Z');
const inHours = (hours: number): Date => new Date(noon.getTime() + hours * HOUR);
const midnight = inHours(12);
const GROWN = bornAtAge(100, noon);

function allowed<Result>(result: Result): Exclude<Result, { readonly refused: string }> {
  if (isRefusal(result)) throw new Error(result.refused);
  return result as Exclude<Result, { readonly refused: string }>;
}

const mood = (fedHours: number | null, longHours: number | null = null): Mood => ({
  happiness: 80 * HAPPINESS_POINT,
  happinessAt: noon,
  feedExpiresAt: fedHours === null ? null : inHours(fedHours),
  longFeedUntil: longHours === null ? null : inHours(longHours),
  grassFrom: null,
  ration: null,
});

describe('turning out', () => {
  test.each([
    ['never worked', null, noon],
    ['worked yesterday', inHours(-13), noon],
    ['worked at midnight', inHours(-12), midnight],
    ['worked this second', noon, midnight],
    ['starts tonight', inHours(11), midnight],
    ['starts at midnight', midnight, inHours(36)],
    ['starts in three days', inHours(72), inHours(84)],
  ])('%s', (_, workedAt, grassFrom) => {
    expect(turnOut({ mood: mood(5), workedAt }, REST, noon)).toEqual({ ...mood(5), grassFrom });
  });

  test('twice is refused', () => {
    const out = allowed(turnOut({ mood: mood(5), workedAt: null }, REST, noon));
    expect(turnOut({ mood: out, workedAt: null }, REST, noon)).toMatchObject({ refused: 'ON_PASTURE' });
  });

  test('does not undo earlier hunger', () => {
    const hungry = { ...mood(null), happinessAt: inHours(-10) };
    const out = allowed(turnOut({ mood: hungry, workedAt: null }, REST, noon));
    expect(out.happiness).toBe(70 * HAPPINESS_POINT);
    expect(happinessNow(out, REST, inHours(24))).toBe(82 * HAPPINESS_POINT);
  });
});

describe('bringing in', () => {
  const afterDays = (days: number, fedHours: number | null, bornAt = GROWN) => {
    const out = allowed(turnOut({ mood: mood(fedHours), workedAt: null }, REST, noon));
    return allowed(bringIn({ mood: out, bornAt, worksFrom: null }, REST, inHours(24 * days)));
  };

  test.each([
    ['feed stops running out on grass, to the second', 30, 20, 20 * 24 + 30],
    ['feed that had ended is not renewed', -3, 20, -3],
  ])('%s', (_, fedHours, days, until) => {
    expect(afterDays(days, fedHours).mood.feedExpiresAt).toEqual(inHours(until));
  });

  test('never fed stays so', () => {
    expect(afterDays(2, null).mood.feedExpiresAt).toBeNull();
  });

  test('works from the next day', () => {
    const { worksFrom } = afterDays(2, 5);
    expect(worksFrom).toEqual(inHours(60));
    expect(refuseWork({ grassFrom: null, worksFrom }, inHours(59.9))?.refused).toBe('BACK_FROM_PASTURE');
    expect(refuseWork({ grassFrom: null, worksFrom }, inHours(60))).toBeUndefined();
  });

  test('before grass begins cancels it, and the horse works at once', () => {
    const out = allowed(turnOut({ mood: mood(30), workedAt: noon }, REST, noon));
    const back = allowed(bringIn({ mood: out, bornAt: GROWN, worksFrom: null }, REST, inHours(6)));
    expect(back).toEqual({ mood: settleMood(mood(30), REST, inHours(6)), worksFrom: null });
  });

  test('a horse in the stable is refused', () => {
    const refused = bringIn({ mood: mood(5), bornAt: GROWN, worksFrom: null }, REST, noon);
    expect(refused).toMatchObject({ refused: 'NOT_ON_PASTURE' });
  });

  test.each([
    ['while it nurses', 1, 20],
    ['after it was weaned', 3, 20],
  ])('a foal’s milk runs out on grass too: %s', (_, days, fedHours) => {
    // Weaned at 60 hours: 20 hours from now.
    const bornAt = inHours(20 - 60);
    expect(afterDays(days, fedHours, bornAt).mood.feedExpiresAt).toEqual(inHours(20));
  });

  test('a foal’s feed beyond its milk does not run out on grass', () => {
    expect(afterDays(2, 30, inHours(20 - 60)).mood.feedExpiresAt).toEqual(inHours(48 + 10));
  });
});

test('feed left is counted where it stopped', () => {
  expect(feedClock({ grassFrom: null, bornAt: GROWN }, noon)).toEqual(noon);
  expect(feedClock({ grassFrom: inHours(-5), bornAt: GROWN }, noon)).toEqual(inHours(-5));
  expect(feedClock({ grassFrom: inHours(5), bornAt: GROWN }, noon)).toEqual(noon);
});

/** A player who does whatever may pay: each step waits some minutes, then tries one thing. */
type Step = readonly [minutes: number, act: 'turn out' | 'bring in' | 'train' | 'enter' | FeedType];

interface Played {
  readonly work: readonly Date[];
  /** Real time in the stable, by day: fed, hungry. */
  readonly stabled: ReadonlyMap<string, { fed: number; hungry: number }>;
  readonly bought: number;
}

const MINUTE = 60_000;

function play(steps: readonly Step[]): Played {
  let horse = { mood: { ...mood(null), happinessAt: noon }, worksFrom: null as Date | null };
  let workedAt = null as Date | null;
  let now = noon;
  let bought = 0;
  const work: Date[] = [];
  const stabled = new Map<string, { fed: number; hungry: number }>();
  const live = (until: Date) => {
    for (; now < until; now = new Date(now.getTime() + MINUTE)) {
      if (isOnGrass(horse.mood.grassFrom, now)) continue;
      const day = stabled.get(utcDay(now)) ?? { fed: 0, hungry: 0 };
      day[isFed(horse.mood.feedExpiresAt, now) ? 'fed' : 'hungry'] += 1;
      stabled.set(utcDay(now), day);
    }
  };
  for (const [minutes, act] of steps) {
    live(new Date(now.getTime() + minutes * MINUTE));
    const mayWork =
      refuseWork({ ...horse.mood, worksFrom: horse.worksFrom }, now) === undefined &&
      isFed(horse.mood.feedExpiresAt, now);
    if (act === 'turn out') {
      const out = turnOut({ mood: horse.mood, workedAt }, REST, now);
      if (!isRefusal(out)) horse = { ...horse, mood: out };
    } else if (act === 'bring in') {
      const back = bringIn({ ...horse, bornAt: GROWN }, REST, now);
      if (!isRefusal(back)) horse = { ...back };
    } else if (act === 'train' || act === 'enter') {
      if (!mayWork) continue;
      // The show runs half an hour later.
      const runs: Date = act === 'enter' ? new Date(now.getTime() + 30 * MINUTE) : now;
      workedAt = workedAt === null || runs > workedAt ? runs : workedAt;
      work.push(now, runs);
    } else if (!isOnGrass(horse.mood.grassFrom, now)) {
      horse = { ...horse, mood: giveFeed(horse.mood, REST, now, { [act]: 1 }) };
      bought += 1;
    }
  }
  live(nextUtcDay(now));
  live(nextUtcDay(now));
  return { work, stabled, bought };
}

test('pasture cannot be used to skip a cost and still show', () => {
  const minutes = fc.oneof(
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: 0, max: 1500 }),
    fc.constantFrom(5, 719, 720, 1435, 1440),
  );
  const act = fc.constantFrom<Step[1]>('turn out', 'bring in', 'train', 'enter', 'monthly', 'quarterly');
  let worked = 0;
  let grazed = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(minutes, act), { minLength: 20, maxLength: 40 }), (steps) => {
      const { work, stabled } = play([[0, 'monthly'], ...steps]);
      const days = new Set(work.map(utcDay));
      worked += days.size;
      for (const day of days) {
        const spent = stabled.get(day) ?? { fed: 0, hungry: 0 };
        // It eats bought feed or goes hungry for the whole day; the first day begins at noon.
        expect(spent.fed + spent.hungry).toBe(day === utcDay(noon) ? 720 : 1440);
      }
      if (steps.some(([, did]) => did === 'turn out')) grazed += 1;
    }),
    { numRuns: 30 },
  );
  expect(worked).toBeGreaterThan(20);
  expect(grazed).toBeGreaterThan(20);
});

test('a bag a day at the edges of days: the trick that pasture must not allow', () => {
  // Fed just before midnight, shown on both sides of it, and out for the hours between two bags.
  const { work, stabled, bought } = play([
    [700, 'monthly'],
    [10, 'enter'],
    [40, 'enter'],
    [1, 'turn out'],
    [1380, 'bring in'],
    [5, 'monthly'],
    [5, 'enter'],
    [60, 'enter'],
  ]);
  const days = [...new Set(work.map(utcDay))];
  expect(days).toEqual(['2031-05-06', '2031-05-07', '2031-05-08']);
  expect(bought).toBe(2);
  for (const day of days.slice(1)) {
    const { fed, hungry } = stabled.get(day) ?? { fed: 0, hungry: 0 };
    expect(fed + hungry).toBe(1440);
  }
});
