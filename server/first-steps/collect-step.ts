import { earnBound } from '../../game/ledger/coins.ts';
import {
  decideCollect,
  type CollectRefusal,
  type FirstStep,
  type FirstStepId,
} from '../../game/first-steps/first-steps.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { lockPurse, post, withHouse } from '../ledger/ledger.ts';
import { gainPlayerXp, lockProgress } from '../players/player-progress.ts';
import { addCollected } from './first-steps-queries.ts';
import { readStepsState, readStepsTaken } from './first-steps.ts';

/** Pays the reward of a step, once. Whoever collects it twice at once waits here for the player's lock. */
export async function collectStep(
  tx: Tx,
  now: Date,
  playerId: string,
  stepId: FirstStepId,
): Promise<{ step: FirstStep; coins: number } | CollectRefusal> {
  const { players: progress, ledger_accounts: purse } = await lockInOrder(tx, {
    players: () => lockProgress(tx, playerId),
    ledger_accounts: () => lockPurse(tx, playerId),
  });
  const taken = await readStepsTaken(tx, playerId);
  const step = decideCollect(stepId, taken, await readStepsState(tx, playerId));
  if (isRefusal(step)) return step;

  const { xp, coins } = step.reward;
  await addCollected.run(tx, { playerId, step: step.id });
  await gainPlayerXp(tx, playerId, progress, xp);
  const description = `First steps: ${step.title}`;
  await post(tx, now, [withHouse(purse, earnBound(purse, coins), 'first_steps', description)]);
  return { step, coins: purse.coins + coins };
}
