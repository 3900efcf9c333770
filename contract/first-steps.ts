import { z } from 'zod';
import { GUIDE_STEPS } from '../game/first-steps/guide.ts';
import { FIRST_STEP_IDS } from '../game/first-steps/first-steps.ts';
import { call } from './call.ts';
import { Coins, Id, Sex, Whole } from './pieces.ts';

const StepId = z.enum(FIRST_STEP_IDS, 'That is not a valid id.');
const Reward = z.object({ xp: Whole, coins: Coins });

const FirstStep = z.object({
  id: StepId,
  title: z.string(),
  text: z.string(),
  /** Player XP and bound coins. */
  reward: Reward,
  have: Whole,
  of: Whole,
  status: z.enum(['open', 'done', 'collected']),
});

/** Empty once all are collected or skipped. */
const FirstSteps = z.array(FirstStep);

export const firstSteps = call({
  method: 'GET',
  path: '/api/first-steps',
  access: 'player',
  summary: 'The first steps, how far each has come, and which reward waits',
  reply: FirstSteps,
  refusals: {},
});

export const collectStep = call({
  method: 'POST',
  path: '/api/first-steps/:id/collect',
  access: 'player',
  summary: 'Collect the reward of a first step',
  params: z.object({ id: StepId }),
  reply: z.object({ message: z.string(), reward: Reward, coins: Coins, steps: FirstSteps }),
  refusals: {
    STEP_NOT_DONE: [409, '{title} is not done yet: {have} of {of}.'],
    STEP_COLLECTED: [409, 'You have collected the reward for {title} already.'],
    STEPS_SKIPPED: [409, 'You have skipped the first steps.'],
  },
});

export const openedScoreSheet = call({
  method: 'POST',
  path: '/api/first-steps/score-sheet',
  access: 'player',
  summary: 'Record that you opened the score sheet of a result, which completes a first step',
  body: z.object({ entryId: Id }),
  reply: z.object({ steps: FirstSteps }),
  refusals: { NO_RESULT: [404, 'You have no such result.'] },
});

export const openedLab = call({
  method: 'POST',
  path: '/api/first-steps/lab',
  access: 'player',
  summary: 'Record that you opened the Colour Lab, which completes a first step',
  reply: z.object({ steps: FirstSteps }),
  refusals: {},
});

export const skipSteps = call({
  method: 'POST',
  path: '/api/first-steps/skip',
  access: 'player',
  summary: 'Skip the first steps for good: rewards that were not collected are gone',
  reply: z.object({ message: z.string() }),
  refusals: {},
});

const Result = z.object({ showId: Id, place: Whole });

export const guide = call({
  method: 'GET',
  path: '/api/guide',
  access: 'player',
  summary: 'What the guide says next to a newcomer, and the shows of the first rosette and the first win',
  reply: z.object({
    /** The player knows all this: the guide is silent. */
    ended: z.boolean(),
    /** Null: nothing more to say. */
    step: z.enum(GUIDE_STEPS).nullable(),
    /** The player's first. */
    horse: z.object({ id: Id, name: z.string(), gender: Sex }).nullable(),
    /** The soonest show that the player waits for. */
    pendingShowId: Id.nullable(),
    firstResult: Result.nullable(),
    firstRosette: Result.nullable(),
    firstWin: Result.nullable(),
    /** Meadow starts left. */
    meadowLeft: Whole,
  }),
  refusals: {},
});

export const endGuide = call({
  method: 'POST',
  path: '/api/guide/end',
  access: 'player',
  summary: 'You know all this: the guide falls silent for good',
  reply: z.object({ ended: z.literal(true) }),
  refusals: {},
});
