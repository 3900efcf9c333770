import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GUILDS, type Guild } from './guilds.ts';
import { gainXp } from '../players/level.ts';
import { isRefusal } from '../refusal.ts';
import { partsOf } from '../shows/running/scoring.ts';
import { bankWith, trainingBank } from './training-bank.ts';
import {
  decideTraining,
  formatSkill,
  trainingSkill,
  trainingXp,
  type HorseToTrain,
  type TrainingPlan,
} from './training.ts';

const now = new Date('2031-05-06T12:00:00Z');
const inMinutes = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

const horse = (differing: Partial<HorseToTrain> = {}): HorseToTrain => ({
  level: 1,
  xp: 0,
  ageInMonths: 40,
  feedExpiresAt: inMinutes(60),
  trainingFrom: bankWith(6, now),
  grassFrom: null,
  worksFrom: null,
  ...differing,
});
const owner = (coins = 5000, guild: Guild = 'rider') => ({ guild, balance: { coins, tradable: 0 } });

function planned(plan: ReturnType<typeof decideTraining>): TrainingPlan {
  if (isRefusal(plan)) throw new Error(plan.refused);
  return plan;
}

test.each<[Guild, skill: number, xpOfLevelOne: number, xpOfLevelTen: number]>([
  ['rider', 45_000, 127, 190],
  ['manufacturer', 45_000, 127, 190],
  ['trainer', 90_000, 140, 209],
  ['equilibrium', 78_750, 133, 200],
])('%s: +%i skill; %i XP at level 1, %i at level 10', (guild, skill, levelOne, levelTen) => {
  expect(trainingSkill(guild)).toBe(skill);
  expect([trainingXp(guild, 1), trainingXp(guild, 10)]).toEqual([levelOne, levelTen]);
  expect(decideTraining(horse({ level: 10 }), owner(5000, guild), 2, now)).toMatchObject({
    skillGain: 2 * skill,
    horseXp: 2 * levelTen,
    playerXp: 20,
    price: 100,
    balance: { coins: 4900 },
  });
});

test('a level gained in one training counts in the next, and the rest carries over', () => {
  const { horseXp, progress } = planned(decideTraining(horse({ xp: 900 }), owner(), 'all', now));
  expect(horseXp).toBe(127 + 5 * 134);
  expect(progress).toEqual({ level: 2, xp: 900 + 127 - 1000 + 5 * 134, levelsGained: 1 });
});

describe('who may train', () => {
  test.each<[Partial<HorseToTrain>, object | undefined]>([
    [{ ageInMonths: 23 }, { refused: 'HORSE_TOO_YOUNG', details: { age: 23, needs: 24 } }],
    [{ ageInMonths: 24 }, undefined],
    [{ ageInMonths: 500 }, undefined],
    [{ feedExpiresAt: null }, { refused: 'HORSE_UNFED' }],
    [{ feedExpiresAt: now }, { refused: 'HORSE_UNFED' }],
    [{ grassFrom: now, feedExpiresAt: null }, { refused: 'ON_PASTURE' }],
    [{ grassFrom: inMinutes(60) }, { refused: 'ON_PASTURE' }],
    [{ worksFrom: inMinutes(60) }, { refused: 'BACK_FROM_PASTURE', details: { left: '1 hour' } }],
    [{ feedExpiresAt: new Date(now.getTime() + 1) }, undefined],
    [
      { trainingFrom: inMinutes(-239) },
      { refused: 'NO_TRAINING_LEFT', details: { banked: 0, most: 6, left: '1 minute' } },
    ],
    [{ trainingFrom: inMinutes(-240) }, undefined],
  ])('%j: %j', (differing, refused) => {
    for (const sessions of [1, 'all'] as const) {
      const answer = decideTraining(horse(differing), owner(), sessions, now);
      if (refused) expect(answer).toMatchObject(refused);
      else expect(planned(answer).trainings).toBeGreaterThan(0);
    }
  });

  test('a given number is trained entirely or refused with the banked count', () => {
    const three = horse({ trainingFrom: bankWith(3, inMinutes(-30)) });
    expect(planned(decideTraining(three, owner(), 3, now)).trainings).toBe(3);
    expect(decideTraining(three, owner(), 4, now)).toMatchObject({
      refused: 'NO_TRAINING_LEFT',
      details: { banked: 3, most: 6, left: '4 hours' },
    });
    expect(decideTraining(horse(), owner(), 7, now)).toMatchObject({ refused: 'NO_TRAINING_LEFT' });
  });

  test.each<[coins: number, one: number, three: number, all: number]>([
    [49, 0, 0, 0],
    [50, 1, 0, 1],
    [149, 1, 0, 2],
    [150, 1, 3, 3],
    [299, 1, 3, 5],
    [9000, 1, 3, 6],
  ])('with %i coins one is %i, three are %i, all are %i', (coins, ...counts) => {
    const trainings = ([1, 3, 'all'] as const).map((sessions) => {
      const answer = decideTraining(horse(), owner(coins), sessions, now);
      if (!isRefusal(answer)) return answer.trainings;
      expect(answer).toMatchObject({ refused: 'NOT_ENOUGH_COINS', details: { coins } });
      return 0;
    });
    expect(trainings).toEqual(counts);
  });
});

test('several trainings equal single ones: same cost, bank and gains', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...GUILDS),
      fc.integer({ min: 1, max: 110 }),
      fc.nat(30 * 60),
      fc.nat(500),
      fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant('all' as const)),
      (guild, level, minutes, coins, sessions) => {
        const before = horse({ level, trainingFrom: inMinutes(-minutes) });
        const plan = decideTraining(before, owner(coins, guild), sessions, now);
        if (isRefusal(plan)) return;
        const { banked } = trainingBank(before.trainingFrom, now);
        expect(trainingBank(plan.trainingFrom, now).banked).toBe(banked - plan.trainings);
        expect(plan.balance.coins).toBe(coins - 50 * plan.trainings);
        expect(gainXp(before, plan.horseXp)).toEqual(plan.progress);

        let alone: HorseToTrain = before;
        let skill = 0;
        for (let index = 0; index < plan.trainings; index++) {
          const one = planned(decideTraining(alone, owner(coins, guild), 1, now));
          alone = { ...alone, ...one.progress, trainingFrom: one.trainingFrom };
          skill += one.skillGain;
        }
        expect(alone).toMatchObject({ level: plan.progress.level, xp: plan.progress.xp });
        expect(skill).toBe(plan.skillGain);
      },
    ),
  );
});

test('each training raises the show score, with diminishing returns', () => {
  const part = (trainings: number) =>
    partsOf({ skill: trainings * trainingSkill('rider'), tack: [0, 0, 0], aptitude: 0, level: 1 }).skill;
  const parts = [0, 10, 20, 30, 267].map(part);
  const gains = parts.slice(1, 4).map((points, index) => points - (parts[index] ?? 0));
  expect(gains.toSorted((a, b) => b - a)).toEqual(gains);
  expect(Math.min(...gains)).toBeGreaterThan(0);
  // 1,200 points give half: 267 trainings of 4.5.
  expect((parts[4] ?? 0) / 10_000).toBeCloseTo(50, 0);
});

test.each([
  [0, '0'],
  [4.5, '4.5'],
  [10.125, '10.1'],
  [99.94, '99.9'],
  [99.96, '100'],
  [312.375, '312'],
])('%f points of skill read "%s"', (points, text) => {
  expect(formatSkill(points)).toBe(text);
});
