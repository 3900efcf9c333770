import { FEEDING_DAYS } from '../../../game/care/feeding-plan.ts';
import { DEFAULT_PLAN, type RoundPlan } from '../../../game/round/round-plan.ts';
import type { TestApp, TestPlayer } from '../app/test-app.ts';
import { aFedHorse, aHorse, feedingOf, leaveCoins } from './stable.ts';

/** Feeds, enters five starts and trains, whatever it costs. */
export const FREE_PLAN: RoundPlan = {
  ...DEFAULT_PLAN,
  treatedTo: null,
  vet: false,
  trainsIn: 'own',
  thrifty: false,
};

export function changePlan(player: TestPlayer, wishes: Partial<RoundPlan>) {
  return player.call('PUT /api/round/plan', { body: { ...FREE_PLAN, ...wishes } });
}

/** A player with `FREE_PLAN`, 2,000 coins, Juniper, who is fed, and Iris, a racehorse, who is not. */
export async function aRoundPlayer(app: TestApp) {
  const anna = await app.newPlayer();
  await leaveCoins(app, anna, 20_000, 10_000);
  const juniper = await aFedHorse(anna);
  const iris = await aHorse(anna, { name: 'Iris', discipline: 'racing' });
  await leaveCoins(app, anna, 2_000, 1_000);
  await changePlan(anna, {});
  return { anna, juniper, iris };
}

export const roundAhead = async (player: TestPlayer) => (await player.call('GET /api/round')).body;

/** All that may be done for these horses, one start each; as the page would send it. */
export async function roundOf(player: TestPlayer, horseIds: readonly string[], wishes: object = {}) {
  const { order } = await roundAhead(player);
  const own = (await player.call('GET /api/horses')).body;
  const chosen = own.filter(({ id }) => horseIds.includes(id));
  const feeding = await feedingOf(player, horseIds, { days: FEEDING_DAYS[0] });
  return {
    rounds: order.rounds,
    collect: true,
    feeding: { horses: feeding.horses, days: feeding.days, price: feeding.price },
    treating: null,
    vet: [],
    movingDown: order.movingDown.filter((id) => horseIds.includes(id)),
    nearingDown: order.nearingDown.filter((id) => horseIds.includes(id)),
    entries: horseIds.flatMap((id) => order.entries.find((entry) => entry.horseId === id) ?? []),
    training: chosen
      .filter(({ trainingsBanked }) => trainingsBanked > 0)
      .map(({ id, discipline, trainingsBanked }) => ({
        horseId: id,
        discipline,
        sessions: trainingsBanked,
      })),
    leftOut: [],
    ...wishes,
  };
}

export async function doRound(player: TestPlayer, horseIds?: readonly string[], wishes: object = {}) {
  const ids = horseIds ?? (await player.call('GET /api/horses')).body.map(({ id }) => id);
  return player.call('POST /api/round', { body: await roundOf(player, ids, wishes) });
}
