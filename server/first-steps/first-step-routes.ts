import * as contract from '../../contract/first-steps.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import { publish } from '../db/news.ts';
import { runThroughMonths } from '../db/months/through-months.ts';
import type { Serve } from '../http/serve.ts';
import { markGuideEnded, markLab, markSkipped, markWhy } from './first-steps-queries.ts';
import { collectStep, readFirstSteps } from './first-steps.ts';
import { readGuide } from './guide.ts';

export function firstStepRoutes(serve: Serve): void {
  serve.read(contract.firstSteps, (db, { player }) => readFirstSteps(db, player.id));

  serve.read(contract.guide, (db, { player, now }) => readGuide(db, now, player.id));

  serve.change(contract.endGuide, async (tx, { player, now }) => {
    await markGuideEnded.run(tx, { playerId: player.id, now });
    publish(tx, player.id, { topics: ['user'] });
    return { ended: true as const };
  });

  serve.change(contract.collectStep, async (tx, { player, params, now }) => {
    const collected = await collectStep(tx, now, player.id, params.id);
    if (isRefusal(collected)) return collected;
    const { step, coins } = collected;
    const { reward } = step;
    return {
      message: `${step.title}: ${formatReward(reward)}.`,
      reward,
      coins,
      steps: await readFirstSteps(tx, player.id),
    };
  });

  serve.change(contract.openedScoreSheet, async (tx, { player, body }) => {
    if ((await runThroughMonths(tx, markWhy, { playerId: player.id, entryId: body.entryId })) === 0)
      return refuse('NO_RESULT');
    publish(tx, player.id, { topics: ['user'] });
    return { steps: await readFirstSteps(tx, player.id) };
  });

  serve.change(contract.openedLab, async (tx, { player, now }) => {
    await markLab.run(tx, { playerId: player.id, now });
    publish(tx, player.id, { topics: ['user'] });
    return { steps: await readFirstSteps(tx, player.id) };
  });

  serve.change(contract.skipSteps, async (tx, { player, now }) => {
    await markSkipped.run(tx, { playerId: player.id, now });
    publish(tx, player.id, { topics: ['user'] });
    return { message: 'The first steps are skipped.' };
  });
}

/** "+200 XP and 500 coins". */
function formatReward({ xp, coins }: { readonly xp: number; readonly coins: number }): string {
  const gained = `+${xp.toLocaleString('en')} XP`;
  return coins > 0 ? `${gained} and ${coins.toLocaleString('en')} coins` : gained;
}
