import type { z } from 'zod';
import type { firstSteps } from '../../contract/first-steps.ts';
import { FIRST_STEPS, reached } from '../../game/progress/first-steps.ts';
import type { Db } from '../db/transaction.ts';
import { findFirstSteps, type FirstStepsRow } from './first-steps-queries.ts';

/** What a player has done of them, and collected for them. Throws if there is no such player. */
export async function readFirstSteps(db: Db, playerId: string): Promise<FirstStepsRow> {
  const row = await findFirstSteps.first(db, playerId);
  if (!row) throw new Error(`No player ${playerId}`);
  return row;
}

/** The steps as the contract shows them; none once there is nothing more to collect. */
export function stepsView(row: FirstStepsRow): z.input<(typeof firstSteps)['reply']> {
  const collected = new Set(row.collected);
  if (row.skipped || FIRST_STEPS.every(({ id }) => collected.has(id))) return [];
  return FIRST_STEPS.map((step) => {
    const { id, title, words, reward, of } = step;
    const have = reached(step, row);
    if (collected.has(id)) return { id, title, words, reward, have: of, of, status: 'collected' };
    return { id, title, words, reward, have, of, status: have === of ? 'done' : 'open' };
  });
}
