import { refuse, type Refusal } from '../refusal.ts';

export interface FirstStepsState {
  readonly horses: number;
  readonly fedHorses: number;
  /** 0 or 1. */
  readonly trainings: number;
  /** 0 to 3: pieces on the horse that wears most. */
  readonly tackWorn: number;
  /** Includes pending starts, and those in the Meadow. */
  readonly classOneStarts: number;
  readonly results: number;
  /** 0 or 1: opened a score sheet. */
  readonly whys: number;
  /** 0 or 1: opened the Colour Lab. */
  readonly labs: number;
  readonly wins: number;
  /** 0 without horses. */
  readonly bestHorseLevel: number;
  /** Counts horses that gained a level with their owner. */
  readonly bestRaisedLevel: number;
}

export const FIRST_STEP_IDS = [
  'first_horse',
  'first_training',
  'five_starts',
  'first_result',
  'store_tack',
  'colour_lab',
  'second_horse',
  'first_win',
  'level_five_horse',
] as const;
export type FirstStepId = (typeof FIRST_STEP_IDS)[number];

interface FirstStepRow {
  readonly title: string;
  readonly text: string;
  /** Player XP and bound coins. */
  readonly reward: { readonly xp: number; readonly coins: number };
  readonly of: number;
  readonly have: (state: FirstStepsState) => number;
}

/** docs/rules/economy.md#first-steps */
const ROWS: Readonly<Record<FirstStepId, FirstStepRow>> = {
  first_horse: {
    title: 'A horse of your own',
    text: 'Bring a horse home and feed your new friend.',
    reward: { xp: 200, coins: 0 },
    of: 2,
    have: ({ horses, fedHorses }) => Math.min(1, horses) + Math.min(1, fedHorses),
  },
  first_training: {
    title: 'The first lesson',
    text: 'Train your horse and watch the skill grow.',
    reward: { xp: 150, coins: 0 },
    of: 1,
    have: ({ trainings }) => trainings,
  },
  five_starts: {
    title: 'Into the ring',
    text: 'Enter five shows of class 1. Meadow shows count.',
    reward: { xp: 150, coins: 0 },
    of: 5,
    have: ({ classOneStarts }) => classOneStarts,
  },
  first_result: {
    title: 'The first placing',
    text: 'When a show has run, press “Why?” beside the place of your horse.',
    reward: { xp: 200, coins: 250 },
    of: 2,
    have: ({ results, whys }) => Math.min(1, results) + Math.min(1, whys),
  },
  store_tack: {
    title: 'She wears all three pieces',
    text: 'Horseshoes, saddle and bridle on one horse: tack is a quarter of your score.',
    reward: { xp: 100, coins: 0 },
    of: 3,
    have: ({ tackWorn }) => tackWorn,
  },
  colour_lab: {
    title: 'A look at the colours',
    text: 'Open the Colour Lab and see which colours a foal could have.',
    reward: { xp: 100, coins: 0 },
    of: 1,
    have: ({ labs }) => labs,
  },
  second_horse: {
    title: 'Company in the stable',
    text: 'Own two horses.',
    reward: { xp: 500, coins: 250 },
    of: 2,
    have: ({ horses }) => horses,
  },
  first_win: {
    title: 'The first rosette in gold',
    text: 'Win a show.',
    reward: { xp: 500, coins: 250 },
    of: 1,
    have: ({ wins }) => wins,
  },
  level_five_horse: {
    title: 'A horse with experience',
    text: 'Bring a horse to level 5. It gains at least one level with you.',
    reward: { xp: 1000, coins: 500 },
    of: 5,
    have: ({ bestHorseLevel, bestRaisedLevel }) => Math.max(bestRaisedLevel, Math.min(4, bestHorseLevel)),
  },
};

export interface FirstStep extends FirstStepRow {
  readonly id: FirstStepId;
}

export const FIRST_STEPS: readonly FirstStep[] = FIRST_STEP_IDS.map((id) => ({ id, ...ROWS[id] }));

/** 0 to `step.of`. */
export function reached(step: FirstStep, state: FirstStepsState): number {
  return Math.max(0, Math.min(step.of, step.have(state)));
}

export interface FirstStepsRecord {
  readonly collected: readonly string[];
  readonly skipped: boolean;
}

export type CollectRefusal = Refusal<'STEPS_SKIPPED' | 'STEP_COLLECTED' | 'STEP_NOT_DONE'>;

/** Each reward once; none after skipping. */
export function decideCollect(
  id: FirstStepId,
  taken: FirstStepsRecord,
  state: FirstStepsState,
): FirstStep | CollectRefusal {
  const step: FirstStep = { id, ...ROWS[id] };
  if (taken.collected.includes(id)) return refuse('STEP_COLLECTED', { title: step.title });
  if (taken.skipped) return refuse('STEPS_SKIPPED');
  const have = reached(step, state);
  if (have < step.of) return refuse('STEP_NOT_DONE', { title: step.title, have, of: step.of });
  return step;
}
