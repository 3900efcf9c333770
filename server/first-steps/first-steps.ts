import type { z } from 'zod';
import type { firstSteps } from '../../contract/first-steps.ts';
import {
  decideCollect,
  FIRST_STEPS,
  reached,
  type CollectRefusal,
  type FirstStep,
  type FirstStepId,
  type FirstStepsState,
  type FirstStepsRecord,
} from '../../game/first-steps/first-steps.ts';
import { earnBound } from '../../game/ledger/coins.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { firstThroughMonths } from '../db/months/through-months.ts';
import { bornSince } from '../db/new-id.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';
import { gainPlayerXp, lockProgress } from '../players/player.ts';
import { addCollected, findStepsState, findStepsTaken } from './first-steps-queries.ts';

type StepsView = z.input<(typeof firstSteps)['reply']>;

export async function readFirstSteps(db: Db, playerId: string): Promise<StepsView> {
  const { collected, skipped } = await readRecord(db, playerId);
  if (skipped || FIRST_STEPS.every(({ id }) => collected.includes(id))) return [];
  const state = await readState(db, playerId);
  return FIRST_STEPS.map((step) => {
    const { id, title, text, reward, of } = step;
    if (collected.includes(id)) return { id, title, text, reward, have: of, of, status: 'collected' };
    const have = reached(step, state);
    return { id, title, text, reward, have, of, status: have === of ? 'done' : 'open' };
  });
}

async function readRecord(db: Db, playerId: string): Promise<FirstStepsRecord> {
  const taken = await findStepsTaken.first(db, { playerId });
  if (!taken) throw new Error(`No player ${playerId}`);
  return taken;
}

async function readState(db: Db, playerId: string): Promise<FirstStepsState> {
  const state = await firstThroughMonths(
    db,
    findStepsState,
    { playerId },
    {
      since: bornSince(playerId),
      isWhole: ([recent]) => recent?.classOneStarts === 5 && recent.results === 1 && recent.wins === 1,
    },
  );
  if (!state) throw new Error(`No first-steps state of player ${playerId}`);
  return state;
}

/** Pays once: concurrent calls wait for the player's lock. */
export async function collectStep(
  tx: Tx,
  now: Date,
  playerId: string,
  stepId: FirstStepId,
): Promise<{ step: FirstStep; coins: number } | CollectRefusal> {
  const { players: progress, ledger_accounts: balance } = await lockInOrder(tx, {
    players: () => lockProgress(tx, playerId),
    ledger_accounts: () => lockBalance(tx, playerId),
  });
  const taken = await readRecord(tx, playerId);
  const step = decideCollect(stepId, taken, await readState(tx, playerId));
  if (isRefusal(step)) return step;

  const { xp, coins } = step.reward;
  await addCollected.run(tx, { playerId, step: step.id });
  await gainPlayerXp(tx, playerId, progress, xp);
  const description = `First steps: ${step.title}`;
  await post(tx, now, [withHouse(balance, earnBound(balance, coins), 'first_steps', description)]);
  return { step, coins: balance.coins + coins };
}
