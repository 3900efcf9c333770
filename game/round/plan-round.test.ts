import { describe, expect, test } from 'vitest';
import { DISCIPLINES } from '../shows/disciplines.ts';
import { FIRST_STANDING } from '../shows/grades.ts';
import { GUILDS } from '../guild-work/guilds.ts';
import { FEEDING_DAYS } from '../care/feeding-plan.ts';
import { planRound } from './plan-round.ts';
import { validUntil } from './valid-until.ts';
import { rngFromNumber, wholeBetween } from '../rng.ts';
import type { RoundHorse } from './round.ts';
import { DEFAULT_PLAN } from './round-plan.ts';
import { NOW, aHorse, aStable, allStrengths, inHours, lineOf, plan, shows } from './sample-stable.ts';

test('the usual plan feeds, enters all starts of the day, treats and gives lessons', () => {
  const trained = aHorse({ skill: DISCIPLINES.map(() => 1_500_000) });
  const round = planRound(aStable([trained], { salary: 162 }), { ...DEFAULT_PLAN, treatedTo: 90 }, NOW);
  expect(round).toMatchObject({
    salary: 162,
    feeding: { horseIds: ['juniper'], days: 3, price: 120 },
    treating: null,
    vet: [],
    cost: 120 + 5 * 25 + 2 * 50,
    shortOf: null,
  });
  expect(round.starts.map(({ show }) => show.id)).toEqual(shows(5).map(({ id }) => id));
  expect(round.lines).toMatchObject([{ fed: null, trainings: 2, untrained: null, unentered: null }]);
});

test.each(FEEDING_DAYS)('a round done leaves nothing for a second one, fed for %i days', (feedDays) => {
  const wish = plan({ feedDays });
  const first = planRound(aStable([aHorse({ feedUntil: null })], { coins: 10_000 }), wish, NOW);
  expect(first.feeding?.days).toBe(feedDays);
  const after = aHorse({
    feedUntil: inHours(feedDays * 24),
    startsLeft: 0,
    trainings: { banked: 0, nextAt: inHours(4) },
  });
  const second = planRound(aStable([after]), wish, inHours(1));
  expect(second).toMatchObject({ salary: 0, feeding: null, treating: null, vet: [], starts: [], cost: 0 });
  expect(second.lines).toMatchObject([{ trainings: 0 }]);
  expect(second.nextAt).toEqual(inHours(4));
});

describe('feed', () => {
  test.each([
    [{ feedUntil: inHours(12) }, 'enough'],
    [{ feedUntil: inHours(11.9) }, null],
    [{ feedUntil: null }, null],
    [{ grassFrom: inHours(-1) }, 'grass'],
    [{ grassFrom: inHours(0.5) }, 'grass'],
    [{ grassFrom: inHours(5) }, null],
    [{ ageInMonths: 3, feedUntil: inHours(30) }, 'milk'],
  ] as const)('%o: %s', (horse, why) => {
    expect(lineOf(horse)?.fed).toBe(why);
  });

  test('goes to the hungriest first, to the retired last, as far as the coins go', () => {
    const horses = [
      aHorse({ id: 'retired', retired: true, feedUntil: null }),
      aHorse({ id: 'later', feedUntil: inHours(9) }),
      aHorse({ id: 'hungry', feedUntil: null }),
    ];
    const round = planRound(aStable(horses, { coins: 85 }), plan(), NOW);
    expect(round.feeding?.horseIds).toEqual(['hungry', 'later']);
    expect(round.lines[0]?.fed).toBe('coins');
    expect(round).toMatchObject({ shortOf: 'coins', cost: 80 });
  });

  test('comes before hay and oil, so that no horse waits for another’s', () => {
    const horses = [
      aHorse({ id: 'needing', feedUntil: null, rationed: true }),
      aHorse({ id: 'other', feedUntil: inHours(1) }),
    ];
    const roundFor = (coins: number, mostCoins: number | null) =>
      planRound(aStable(horses, { coins }), plan({ starts: 0, trainsIn: null, mostCoins }), NOW);
    expect(roundFor(84, null).feeding).toEqual({ horseIds: ['needing', 'other'], days: 1, price: 84 });
    expect(roundFor(84, null).lines[0]?.fed).toBeNull();
    expect(roundFor(83, null).feeding).toEqual({ horseIds: ['needing', 'other'], days: 1, price: 80 });
    expect(roundFor(83, null).lines.map(({ fed }) => fed)).toEqual(['coins', null]);
    expect(roundFor(1000, 83).lines.map(({ fed }) => fed)).toEqual(['limit', null]);
  });
});

describe('shows', () => {
  test.each([
    [{ retired: true, ageInMonths: 400 }, 'retired'],
    [{ ageInMonths: 5 }, 'young'],
    [{ grassFrom: inHours(-1) }, 'grass'],
    [{ worksFrom: inHours(3) }, 'back'],
    [{ startsLeft: 0 }, 'spent'],
    [{ strengths: allStrengths(5) }, 'hopeless'],
    [{ shows: shows(6, 'dressage', 5) }, 'class'],
  ] as const)('%o: left out, %s', (horse, why) => {
    expect(lineOf(horse)).toMatchObject({ unentered: why, starts: [] });
  });

  test('a hungry horse is fed first, and stays out where nobody feeds it', () => {
    expect(lineOf({ feedUntil: null })?.starts).toHaveLength(5);
    expect(lineOf({ feedUntil: null }, { feedDays: null })).toMatchObject({
      unentered: 'hungry',
      untrained: 'hungry',
    });
  });

  test('a plan of three starts counts those of today', () => {
    expect(lineOf({}, { starts: 3 })?.starts).toHaveLength(3);
    expect(lineOf({ startsLeft: 3 }, { starts: 3 })?.starts).toHaveLength(1);
    expect(lineOf({ startsLeft: 2 }, { starts: 3 })).toMatchObject({ starts: [], unentered: 'spent' });
  });

  test('a gold horse that its entries would make a veteran makes the rest of its starts later', () => {
    const standing = { ...FIRST_STANDING, grade: 'gold' as const };
    const line = lineOf({ level: 4, xp: 3_980, standing, strengths: allStrengths(30) });
    expect(line?.starts).toHaveLength(2);
    expect(line?.unentered).toBe('class');
  });

  test('chances count the happiness that the entries cost', () => {
    const winOf = (starts: number) => lineOf({}, { starts })?.starts[0]?.chances.win ?? 0;
    expect(winOf(5)).toBeLessThan(winOf(1));
  });

  test('the best chance comes first where entries or coins are short', () => {
    const [weak, strong] = [aHorse({ id: 'weak' }), aHorse({ id: 'strong', strengths: allStrengths(30) })];
    const two = planRound(aStable([weak, strong], { entriesLeft: 3 }), plan(), NOW);
    expect(two.starts.map(({ horseId }) => horseId)).toEqual(['strong', 'weak', 'strong']);
    expect(two.lines.map(({ unentered }) => unentered)).toEqual(['entries', 'entries']);
    const one = planRound(aStable([weak, strong], { coins: 80 + 30 }), plan(), NOW);
    expect(one.starts.map(({ horseId }) => horseId)).toEqual(['strong']);
    expect(one.lines.map(({ unentered }) => unentered)).toEqual(['coins', 'coins']);
  });
});

describe('training', () => {
  test.each([
    [{ trainings: { banked: 0, nextAt: inHours(1) } }, 'empty'],
    [{ ageInMonths: 23 }, 'young'],
    [{ retired: true }, 'retired'],
    [{ worksFrom: inHours(3) }, 'back'],
  ] as const)('%o: %s', (horse, why) => {
    expect(lineOf(horse)).toMatchObject({ trainings: 0, untrained: why });
  });

  test('is in the discipline that the plan says', () => {
    const strengths = { ...allStrengths(22), racing: 250_000 };
    expect(lineOf({ strengths })?.trainsIn).toBe('dressage');
    expect(lineOf({ strengths }, { trainsIn: 'best' })?.trainsIn).toBe('racing');
    expect(lineOf({ strengths, ageInMonths: 30 }, { trainsIn: 'best' })?.trainsIn).toBe('halter');
    expect(lineOf({}, { trainsIn: null })?.untrained).toBe('off');
  });

  test('gets what feed and shows leave', () => {
    const round = planRound(aStable([aHorse()], { coins: 40 + 125 + 60 }), plan(), NOW);
    expect(round.lines).toMatchObject([{ trainings: 1, untrained: 'coins' }]);
    expect(round.cost).toBe(40 + 125 + 50);
  });
});

test('treats raise unhappy horses, and the vet renews what ran out', () => {
  const sad = aHorse({ id: 'sad', happiness: 61, vetCheckUntil: null, vetShotsUntil: inHours(-1) });
  const round = planRound(aStable([sad, aHorse()]), plan({ treatedTo: 70, vet: true }), NOW);
  expect(round.treating).toEqual({ horses: [{ id: 'sad', points: 14 }], price: 265 });
  expect(round.vet).toEqual([{ service: 'checkup', horseIds: ['sad'] }]);
  // Fed by this round, so that hay and oil lift the limit.
  const stiff = aHorse({ happiness: 88, happinessLimit: 90, rationed: true });
  const treatingOf = (horse: RoundHorse, coins: number) =>
    planRound(aStable([horse], { coins }), plan({ treatedTo: 100, starts: 1 }), NOW).treating?.horses;
  expect(treatingOf(stiff, 1000)).toEqual([{ id: 'juniper', points: 13 }]);
  expect(treatingOf({ ...stiff, feedUntil: inHours(30) }, 1000)).toEqual([{ id: 'juniper', points: 3 }]);
  const atTheVet = { ...sad, vetCheckUntil: inHours(1), vetDoneAt: inHours(2) };
  expect(planRound(aStable([atTheVet]), plan({ vet: true }), NOW).vet).toEqual([]);
});

test('no plan costs more than there is or than it may, whatever the stable', () => {
  const rng = rngFromNumber(18);
  const pick = <T>(from: readonly T[]): T => from[wholeBetween(rng, 0, from.length - 1)] as T;
  for (let index = 0; index < 120; index += 1) {
    const horses = Array.from({ length: wholeBetween(rng, 0, 12) }, (_, id) =>
      aHorse({
        id: String(id),
        feedUntil: pick([null, inHours(-3), inHours(2), inHours(40)]),
        happiness: wholeBetween(rng, 0, 100),
        trainings: { banked: wholeBetween(rng, 0, 6), nextAt: null },
        startsLeft: wholeBetween(rng, 0, 5),
        vetCheckUntil: pick([null, inHours(5)]),
        strengths: allStrengths(wholeBetween(rng, 1, 40)),
        shows: shows(wholeBetween(rng, 0, 6)),
      }),
    );
    const stable = aStable(horses, {
      coins: wholeBetween(rng, 0, 2_000),
      salary: pick([null, 162]),
      guild: pick(GUILDS),
      entriesLeft: wholeBetween(rng, 0, 20),
      houseStartsLeft: wholeBetween(rng, 0, 25),
    });
    const wish = plan({
      feedDays: pick([null, 1, 3, 24]),
      treatedTo: pick([null, 70, 90]),
      vet: pick([true, false]),
      starts: wholeBetween(rng, 0, 5),
      trainsIn: pick([null, 'own', 'best']),
      mostCoins: pick([null, 0, 150, 600]),
    });
    const round = planRound(stable, wish, NOW);
    const parts =
      (round.feeding?.price ?? 0) +
      (round.treating?.price ?? 0) +
      round.vet.reduce((sum, { horseIds }) => sum + 125 * horseIds.length, 0) +
      round.starts.reduce((sum, { show }) => sum + show.fee, 0) +
      round.lines.reduce((sum, { trainings }) => sum + 50 * trainings, 0);
    expect(round.cost).toBe(parts);
    expect(round.cost).toBeLessThanOrEqual(
      Math.min(stable.coins + (stable.salary ?? 0), wish.mostCoins ?? Infinity),
    );
    expect(round.starts.length).toBeLessThanOrEqual(Math.min(stable.entriesLeft, stable.houseStartsLeft));
    for (const { horseId, starts } of round.lines) {
      expect(starts).toEqual(round.starts.filter((start) => start.horseId === horseId));
      expect(starts.length).toBeLessThanOrEqual(wish.starts);
    }
  }
});

test.each<[Partial<RoundHorse>, number]>([
  // The first show begins in an hour, and closes half a minute before.
  [{}, 1 - 30 / 3600],
  [{ startsLeft: 0, feedUntil: inHours(60) }, 1],
  [{ startsLeft: 0, feedUntil: inHours(60), vetCheckUntil: null, vetShotsUntil: inHours(0.5) }, 0.5],
  [
    {
      startsLeft: 0,
      feedUntil: inHours(60),
      vetCheckUntil: null,
      vetShotsUntil: null,
      vetDoneAt: inHours(0.25),
    },
    0.25,
  ],
  [{ grassFrom: inHours(-1), feedUntil: null, vetCheckUntil: null, vetShotsUntil: null }, 15.966666666666667],
  [{ worksFrom: inHours(0.25) }, 0.25],
])('the plan for %o is valid for %d hours', (horse, hours) => {
  const stable = aStable([aHorse(horse)]);
  expect(validUntil(planRound(stable, plan(), NOW), stable, NOW)).toEqual(inHours(hours));
});
