import { HOUR, REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { teamOf } from '../../game/house-stables/herd.ts';
import { feedMany } from '../care/feed-many.ts';
import { bringInHorses, turnOutHorses } from '../care/pasture.ts';
import { trainHorses } from '../guild-work/train-horses.ts';
import type { HorseInTack } from '../horses/horse-row.ts';
import { act, byWorth, type Visit } from './visit.ts';

const FEEDING = { days: 12, long: false } as const;
/** Until the next visit, and a little longer. */
const FED_FOR_MS = 25 * HOUR;
const LESSON_DAYS = 3;

export function chooseTeam(visit: Visit, owned: readonly HorseInTack[]): HorseInTack[] {
  return teamOf(byWorth(visit, owned), visit.now);
}

/** The team comes in and is fed; all others are turned out, the retired for good. */
export async function careFor(visit: Visit, owned: readonly HorseInTack[]): Promise<void> {
  const { now, playerId } = visit;
  const team = chooseTeam(visit, owned);
  const out = owned.filter((horse) => horse.grassFrom === null && !team.includes(horse));
  const home = team.filter(({ grassFrom }) => grassFrom !== null);
  const move = (horses: readonly HorseInTack[]) => ({ playerId, horseIds: horses.map(({ id }) => id) });
  if (out.length > 0) await act(visit, (tx) => turnOutHorses(tx, now, move(out)));
  const fedUntil = new Map(team.map(({ id, feedExpiresAt }) => [id, feedExpiresAt]));
  if (home.length > 0) {
    const { moved } = await act(visit, (tx) => bringInHorses(tx, now, move(home)));
    for (const { id, mood } of moved) fedUntil.set(id, mood.feedExpiresAt);
  }
  const until = now.getTime() + FED_FOR_MS;
  const horses = [...fedUntil]
    .filter(([, feedExpiresAt]) => feedExpiresAt === null || feedExpiresAt.getTime() < until)
    .map(([id, feedExpiresAt]) => ({ id, feedExpiresAt }));
  if (horses.length === 0) return;
  await act(visit, (tx) => feedMany(tx, now, { playerId, horses, ...FEEDING }));
}

/** Every third day, all trainings saved. */
export async function train(visit: Visit, owned: readonly HorseInTack[]): Promise<void> {
  const { now, playerId } = visit;
  if (Math.floor(now.getTime() / REAL_MS_PER_DAY) % LESSON_DAYS !== 0) return;
  const horses = chooseTeam(visit, owned).map(({ id }) => {
    return { id, discipline: 'own', sessions: 'all' } as const;
  });
  if (horses.length > 0) await act(visit, (tx) => trainHorses(tx, now, { playerId, horses }));
}
