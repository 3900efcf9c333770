import { describe, expect, test } from 'vitest';
import { DISCIPLINES } from '../shows/disciplines.ts';
import { FIRST_STANDING } from '../shows/grades.ts';
import { planRound } from './plan-round.ts';
import { STORE_QUALITY } from '../tack/quality.ts';
import type { RoundHorse, RoundStable } from './round.ts';
import { DEFAULT_PLAN, type RoundPlan } from './round-plan.ts';
import { NOW, aHorse, aStable, allStrengths, inHours, lineOf, plan, shows } from './sample-stable.ts';

/** Bronze of class 5: only last places await there, and starts pay in class 1. */
const IN_CLASS_5 = { ...FIRST_STANDING, classLevel: 5, bestClass: 5 } as const;
const ofClass5 = shows(5, 'dressage', 5).map((show) => ({ ...show, fee: 35 }));

function aStuckHorse(id: string, prizeless: number, wishes: Partial<RoundHorse> = {}): RoundHorse {
  return aHorse({
    id,
    level: 5,
    standing: { ...IN_CLASS_5, prizeless },
    skill: DISCIPLINES.map(() => 1_500_000),
    strengths: allStrengths(22),
    shows: ofClass5,
    feedUntil: inHours(60),
    ...wishes,
  });
}

/** Coins that the plan reserves for one horse. */
const RESERVED = 420;

describe('a thrifty plan', () => {
  const thrifty = (horse: Partial<RoundHorse>, stable: Partial<RoundStable> = {}) =>
    planRound(aStable([aHorse(horse)], stable), DEFAULT_PLAN, NOW);
  const skilled = (points: number) => DISCIPLINES.map((one) => (one === 'dressage' ? points * 10_000 : 0));

  test('reserves feed for three days and 300 coins', () => {
    const round = thrifty({}, { coins: 120 + 420 + 60 });
    expect(round).toMatchObject({ cost: 120 + 2 * 25, shortOf: 'reserve' });
    expect(round.starts).toHaveLength(2);
    expect(thrifty({}, { coins: 400 })).toMatchObject({ cost: 120, starts: [] });
  });

  test('starts a horse that still learns fast twice a day', () => {
    expect(thrifty({}).starts).toHaveLength(2);
    expect(thrifty({ startsLeft: 4 }).starts).toHaveLength(1);
    expect(thrifty({ skill: skilled(150) }).starts).toHaveLength(5);
  });

  test('enters only where the mean return covers the fee; a free one enters for experience', () => {
    expect(thrifty({ strengths: allStrengths(16) }).lines).toMatchObject([
      { starts: [], unentered: 'unpaid' },
    ]);
    expect(lineOf({ strengths: allStrengths(17) })?.starts).toHaveLength(5);
  });

  test('moves a horse down where no start pays, if starts do there', () => {
    const standing = { ...FIRST_STANDING, classLevel: 5, bestClass: 5, prizeless: 10 } as const;
    const stuck = {
      level: 5,
      skill: skilled(150),
      strengths: allStrengths(22),
      shows: [...shows(5, 'dressage', 5), ...shows(5).map((show) => ({ ...show, id: `lower-${show.id}` }))],
    };
    const round = thrifty({ ...stuck, standing });
    expect(round.lines).toMatchObject([{ movesDown: true, unentered: null }]);
    expect(round.starts.map(({ show }) => show.level)).toEqual([1, 1, 1, 1, 1]);
    const stays = (horse: Partial<RoundHorse>, stable: Partial<RoundStable> = {}) =>
      expect(thrifty({ ...stuck, ...horse }, stable).lines).toMatchObject([{ movesDown: false }]);
    stays({ standing: { ...standing, prizeless: 9 } });
    stays({ standing, strengths: allStrengths(50) });
    stays({ standing, strengths: allStrengths(2) });
    stays({ standing }, { entriesLeft: 0 });
    stays({ standing }, { coins: 430 });
    const careless = planRound(aStable([aHorse({ ...stuck, standing })]), plan({ starts: 5 }), NOW);
    expect(careless.lines).toMatchObject([{ movesDown: false, unentered: 'hopeless' }]);
  });

  test('takes the first two lessons, then those that pay, and all with a full purse', () => {
    const trainings = { banked: 6, nextAt: null };
    const strengths = allStrengths(40);
    const taken = (horse: Partial<RoundHorse>, coins: number) =>
      thrifty({ trainings, feedUntil: inHours(60), strengths, ...horse }, { coins }).lines[0];
    expect(taken({}, 620)).toMatchObject({ trainings: 2, untrained: 'unworthy' });
    expect(taken({ skill: skilled(9) }, 620)).toMatchObject({ trainings: 0, untrained: 'unworthy' });
    expect(taken({ skill: skilled(9) }, 2_500)).toMatchObject({ trainings: 6, untrained: null });
    const learning = aHorse({
      trainings,
      feedUntil: inHours(60),
      skill: skilled(18),
      strengths: allStrengths(22.7),
    });
    const trainers = aStable([learning], { guild: 'trainer', coins: 900 });
    expect(planRound(trainers, DEFAULT_PLAN, NOW).lines).toMatchObject([{ trainings: 6 }]);
  });

  test('saves for what a horse lacks, the cheapest first; lessons wait for it', () => {
    const worn = [{ type: 'horseshoes' as const, quality: STORE_QUALITY }];
    const round = thrifty({ worn, skill: skilled(9), feedUntil: inHours(60) }, { coins: 1_000 });
    expect(round.saving).toEqual({
      horseId: 'juniper',
      type: 'bridle',
      price: 735,
      saved: 1_000 - round.cost - 420,
      better: false,
    });
    expect(round.lines).toMatchObject([{ trainings: 0, untrained: 'saving' }]);
  });

  test('then for a better piece that pays within thirty starts', () => {
    const listing = { type: 'saddle' as const, quality: 1_200_000 };
    expect(thrifty({}, { listings: [{ ...listing, price: 800 }] }).saving).toMatchObject({
      price: 800,
      better: true,
    });
    expect(thrifty({}, { listings: [{ ...listing, price: 90_000 }] }).saving).toBeNull();
  });
});

describe('a thrifty plan, where no start of the stable pays', () => {
  const nearing = (
    horses: readonly RoundHorse[],
    stable: Partial<RoundStable> = {},
    wishes: Partial<RoundPlan> = {},
  ) => {
    const round = planRound(aStable(horses, stable), { ...DEFAULT_PLAN, ...wishes }, NOW);
    const near = round.lines.filter(({ nearsDown }) => nearsDown).map(({ horseId }) => horseId);
    expect(round.starts.every(({ horseId, show }) => near.includes(horseId) && show.level === 5)).toBe(true);
    return [near, round.starts.length] as const;
  };
  const stuck = (prizeless: number, wishes: Partial<RoundHorse> = {}) =>
    aStuckHorse('juniper', prizeless, wishes);

  test.each([
    [9, 1],
    [8, 2],
    [5, 5],
    [0, 5],
  ])(
    'starts a horse that has %d starts without a prize %d times, so that it may be moved down',
    (prizeless, starts) => {
      expect(nearing([stuck(prizeless)])).toEqual([['juniper'], starts]);
    },
  );

  test.each<[string, Partial<RoundHorse>]>([
    ['has begun its starts of the day', { startsLeft: 4 }],
    ['has made them', { startsLeft: 0 }],
    ['awaits results of the day before', { awaitsResults: true }],
    [
      'stands in the lowest grade of all',
      { standing: FIRST_STANDING, shows: shows(5), strengths: allStrengths(2) },
    ],
    ['has no chance below either', { strengths: allStrengths(2) }],
    [
      'wins prizes too small for the fee',
      { standing: { ...FIRST_STANDING, grade: 'silver' }, shows: shows(5), strengths: allStrengths(19) },
    ],
    ['wins where it stands once it has rested', { happiness: 60, strengths: allStrengths(24) }],
    ['is on pasture', { grassFrom: inHours(-1) }],
    ['is retired', { retired: true }],
  ])('keeps a horse back that %s', (_, wishes) => {
    expect(nearing([stuck(5, wishes)])).toEqual([[], 0]);
  });

  test('starts only the horse that needs the fewest, and waits for its results', () => {
    const [far, near] = [aStuckHorse('far', 5), aStuckHorse('near', 9)];
    expect(nearing([far, near])).toEqual([['near'], 1]);
    expect(nearing([far, aStuckHorse('near', 9, { startsLeft: 4 })])).toEqual([[], 0]);
    expect(nearing([far, aStuckHorse('near', 9, { startsLeft: 0 })])).toEqual([[], 0]);
    expect(nearing([far, aStuckHorse('near', 9, { strengths: allStrengths(2) })])).toEqual([['far'], 5]);
  });

  test('waits for shows below once a horse may be moved down, and says why it does not start', () => {
    const waiting = stuck(10);
    expect(nearing([waiting])).toEqual([[], 0]);
    expect(nearing([waiting, aStuckHorse('other', 9)])).toEqual([[], 0]);
    const { lines } = planRound(aStable([waiting]), DEFAULT_PLAN, NOW);
    expect(lines).toMatchObject([{ unentered: 'hopeless' }]);
  });

  test('keeps it back while another horse earns, at this hour or another', () => {
    const skill = DISCIPLINES.map(() => 1_500_000);
    for (const wishes of [{ startsLeft: 0 }, { worksFrom: inHours(3) }, { shows: [] }]) {
      const other = aHorse({ id: 'other', feedUntil: inHours(60), skill, ...wishes });
      expect(nearing([stuck(9), other])).toEqual([[], 0]);
    }
    const paid = planRound(aStable([stuck(9), aHorse({ id: 'other', skill })]), DEFAULT_PLAN, NOW);
    expect(new Set(paid.starts.map(({ horseId }) => horseId))).toEqual(new Set(['other']));
    const idle = aHorse({ id: 'other', retired: true });
    expect(nearing([stuck(9), idle])).toEqual([['juniper'], 1]);
  });

  test('spends idle coins only', () => {
    const withCoins = (above: number) => nearing([stuck(5)], { coins: RESERVED + above });
    expect(withCoins(35)).toEqual([['juniper'], 1]);
    expect(withCoins(34)).toEqual([[], 0]);
    const short = planRound(aStable([stuck(5)], { coins: RESERVED + 34 }), DEFAULT_PLAN, NOW);
    expect(short.lines).toMatchObject([{ unentered: 'reserve', nearsDown: false }]);
    expect(nearing([stuck(5)], {}, { mostCoins: 70 })).toEqual([['juniper'], 2]);
    expect(nearing([stuck(5)], {}, { starts: 3 })).toEqual([['juniper'], 3]);
  });

  test('a plan that is not careful does not do it', () => {
    expect(nearing([stuck(5)], {}, { thrifty: false })).toEqual([[], 0]);
  });
});
