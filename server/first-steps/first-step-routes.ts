import * as contract from '../../contract/first-steps.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import { tell } from '../db/news.ts';
import type { Db } from '../db/connection.ts';
import { runThroughMonths } from '../db/months/through-months.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Serve } from '../http/serve.ts';
import { markLab, markSkipped, markWhy } from './first-steps-queries.ts';
import { collectStep, readFirstSteps } from './first-steps.ts';

export function firstStepRoutes(serve: Serve, db: Db): void {
  serve(contract.firstSteps, ({ player }) => readFirstSteps(db, player.id));

  serve(contract.collectStep, async ({ player, params, now }) => {
    const collected = await inTransaction(db, async (tx) => {
      const paid = await collectStep(tx, now, player.id, params.id);
      return isRefusal(paid) ? paid : { ...paid, steps: await readFirstSteps(tx, player.id) };
    });
    if (isRefusal(collected)) return collected;
    const { step, coins, steps } = collected;
    const { reward } = step;
    return {
      message: `${step.title}: ${rewardWords(reward)}.`,
      reward,
      coins,
      steps,
    };
  });

  serve(contract.askedWhy, ({ player, body }) =>
    inTransaction(db, async (tx) => {
      if ((await runThroughMonths(tx, markWhy, { playerId: player.id, entryId: body.entryId })) === 0)
        return refuse('NO_RESULT');
      tell(tx, player.id, { topics: ['user'] });
      return { steps: await readFirstSteps(tx, player.id) };
    }),
  );

  serve(contract.openedLab, ({ player, now }) =>
    inTransaction(db, async (tx) => {
      await markLab.run(tx, { playerId: player.id, now });
      tell(tx, player.id, { topics: ['user'] });
      return { steps: await readFirstSteps(tx, player.id) };
    }),
  );

  serve(contract.skipSteps, async ({ player, now }) => {
    await inTransaction(db, async (tx) => {
      await markSkipped.run(tx, { playerId: player.id, now });
      tell(tx, player.id, { topics: ['user'] });
    });
    return { message: 'The first steps are skipped.' };
  });
}

/** "+200 XP and 500 coins". */
function rewardWords({ xp, coins }: { readonly xp: number; readonly coins: number }): string {
  const gained = `+${xp.toLocaleString('en')} XP`;
  return coins > 0 ? `${gained} and ${coins.toLocaleString('en')} coins` : gained;
}
