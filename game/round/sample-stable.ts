import { HOUR } from '../game-time.ts';
import { DISCIPLINES, type Discipline } from '../shows/disciplines.ts';
import { GUILDS } from '../guild-work/guilds.ts';
import { FIRST_STANDING } from '../shows/grades.ts';
import { planRound } from './plan-round.ts';
import { STORE_QUALITY } from '../tack/quality.ts';
import { TACK_TYPES } from '../tack/tack.ts';
import type { RoundHorse, RoundShow, RoundStable } from './round.ts';
import { DEFAULT_PLAN, type RoundPlan } from './round-plan.ts';

/* A stable for tests of rounds. */

export const NOW = new Date('2030-05-01T08:02:00Z');
export const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
export const allStrengths = (points: number) =>
  Object.fromEntries(DISCIPLINES.map((one) => [one, points * 10_000])) as Record<Discipline, number>;

export function shows(count: number, discipline: Discipline = 'dressage', level: 1 | 5 = 1): RoundShow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${discipline}-${index}`,
    discipline,
    level,
    runsAt: inHours(index + 1),
    fee: 25,
  }));
}

export function aHorse(wishes: Partial<RoundHorse> = {}): RoundHorse {
  return {
    id: 'juniper',
    ageInMonths: 84,
    feedUntil: inHours(1),
    grassFrom: null,
    worksFrom: null,
    level: 1,
    xp: 0,
    retired: false,
    happiness: 100,
    happinessLimit: 100,
    rationed: false,
    vetCheckUntil: inHours(1),
    vetShotsUntil: inHours(1),
    vetDoneAt: null,
    trainings: { banked: 2, nextAt: inHours(2) },
    startsLeft: 5,
    awaitsResults: false,
    discipline: 'dressage',
    standing: FIRST_STANDING,
    skill: DISCIPLINES.map(() => 0),
    worn: TACK_TYPES.map((type) => ({ type, quality: STORE_QUALITY })),
    strengths: allStrengths(22),
    shows: shows(6),
    ...wishes,
  };
}

export function aStable(horses: readonly RoundHorse[], wishes: Partial<RoundStable> = {}): RoundStable {
  return {
    horses,
    bags: {},
    treats: {},
    coins: 1_000,
    salary: null,
    guild: GUILDS[0],
    entriesLeft: 20,
    houseStartsLeft: 25,
    purseIndex: 10_000,
    listings: [],
    ...wishes,
  };
}

/** Feeds by the day without a reserve, so that costs are easy to follow. */
const DAILY: RoundPlan = {
  ...DEFAULT_PLAN,
  feedDays: 1,
  treatedTo: null,
  vet: false,
  trainsIn: 'own',
  thrifty: false,
};
export const plan = (wishes: Partial<RoundPlan> = {}): RoundPlan => ({ ...DAILY, ...wishes });
export const lineOf = (horse: Partial<RoundHorse>, wishes: Partial<RoundPlan> = {}) =>
  planRound(aStable([aHorse(horse)]), plan(wishes), NOW).lines[0];
