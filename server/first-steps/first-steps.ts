import type { z } from 'zod';
import type { firstSteps } from '../../contract/first-steps.ts';
import {
  FIRST_STEPS,
  reached,
  type FirstStepsState,
  type FirstStepsTaken,
} from '../../game/first-steps/first-steps.ts';
import type { Db } from '../db/connection.ts';
import { findStepsState, findStepsTaken } from './first-steps-queries.ts';

type StepsView = z.input<(typeof firstSteps)['reply']>;

/** The steps as the contract shows them; none, and no look at the stable, once there is nothing more to collect. */
export async function readFirstSteps(db: Db, playerId: string): Promise<StepsView> {
  const { collected, skipped } = await readStepsTaken(db, playerId);
  if (skipped || FIRST_STEPS.every(({ id }) => collected.includes(id))) return [];
  const state = await readStepsState(db, playerId);
  return FIRST_STEPS.map((step) => {
    const { id, title, words, reward, of } = step;
    if (collected.includes(id)) return { id, title, words, reward, have: of, of, status: 'collected' };
    const have = reached(step, state);
    return { id, title, words, reward, have, of, status: have === of ? 'done' : 'open' };
  });
}

/** What a player has collected, or that they were skipped. Throws if there is no such player. */
export async function readStepsTaken(db: Db, playerId: string): Promise<FirstStepsTaken> {
  const taken = await findStepsTaken.first(db, { playerId });
  if (!taken) throw new Error(`No player ${playerId}`);
  return taken;
}

/** What a player has done of them. */
export async function readStepsState(db: Db, playerId: string): Promise<FirstStepsState> {
  const state = await findStepsState.first(db, { playerId });
  if (!state) throw new Error(`Nothing was counted of player ${playerId}`);
  return state;
}
