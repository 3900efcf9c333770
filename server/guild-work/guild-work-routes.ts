import type { z } from 'zod';
import { changeGuild as changeGuildCall } from '../../contract/guild-work/guild.ts';
import { trainHorse, trainMany } from '../../contract/guild-work/training.ts';
import { formatSkill } from '../../game/guild-work/training.ts';
import { trainingBank } from '../../game/guild-work/training-bank.ts';
import { GUILD_CHANGE_PRICE } from '../../game/guild-work/change-guild.ts';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { xpToNextLevel } from '../../game/players/level.ts';
import { isRefusal } from '../../game/refusal.ts';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { TEN_THOUSAND } from '../../game/shows/running/ten-thousand.ts';
import { refusalView } from '../http/refusing/refusal-reply.ts';
import type { Serve } from '../http/serve.ts';
import { changeGuild } from './change-guild.ts';
import { trainHorses, type TrainingResult } from './train-horses.ts';
import { skillIn } from '../horses/state/horse-state.ts';

type TrainedView = z.input<(typeof trainMany)['reply']>['trained'][number];

export function guildWorkRoutes(serve: Serve): void {
  serve.change(trainHorse, async (tx, { player, params, body, now }) => {
    const order = { playerId: player.id, horses: [{ id: params.id, ...body }] };
    const done = await trainHorses(tx, now, order);
    const [refused] = done.refusals;
    if (refused) return refused.refusal;
    const [trained] = done.trained;
    if (!trained) throw new Error(`Horse ${params.id} neither trained nor did not`);
    const view = trainedView(trained, now);
    const { name } = trained.horse;
    const message = `${name} gained ${view.xpGained.toLocaleString('en')} XP and ${formatSkill(view.skillGain)} skill in ${disciplineLabel(view.discipline)}`;
    return { ...view, message, playerXpGained: done.playerXp, coins: done.coins };
  });

  serve.change(changeGuildCall, async (tx, { player, body: { guild }, now }) => {
    const changed = await changeGuild(tx, now, player.id, guild);
    if (isRefusal(changed)) return changed;
    return {
      message: `Your guild is ${GUILD_ROWS[guild].label} now.`,
      guild,
      cost: GUILD_CHANGE_PRICE,
      coins: changed.balance.coins,
      guildChangedAt: changed.guildChangedAt.toISOString(),
    };
  });

  serve.change(trainMany, async (tx, { player, body, now }) => {
    const { horseIds, discipline, sessions: count } = body;
    const horses = horseIds.map((id) => ({ id, discipline, sessions: count }));
    const done = await trainHorses(tx, now, { playerId: player.id, horses });
    return {
      trained: done.trained.map((trained) => trainedView(trained, now)),
      refusals: done.refusals.map(({ horseId, refusal }) => ({
        horseId,
        ...refusalView(trainHorse.refusals, refusal),
      })),
      cost: done.cost,
      playerXpGained: done.playerXp,
      coins: done.coins,
    };
  });
}

function trainedView({ horse, discipline, plan }: TrainingResult, now: Date): TrainedView {
  const { banked, nextAt } = trainingBank(horse.trainingFrom, now);
  return {
    horseId: horse.id,
    discipline,
    sessions: plan.trainings,
    xpGained: plan.horseXp,
    level: horse.level,
    levelsGained: plan.progress.levelsGained,
    xp: horse.xp,
    xpToNextLevel: xpToNextLevel(horse.level),
    skillGain: plan.skillGain / TEN_THOUSAND,
    skill: skillIn(horse, discipline) / TEN_THOUSAND,
    trainingsBanked: banked,
    nextTrainingAt: nextAt && nextAt.toISOString(),
    cost: plan.price,
  };
}
