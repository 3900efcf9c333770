import { hasBegun, nextVisit, stablesAtWork, type StablesWanted } from '../../game/house-stables/at-work.ts';
import { HOUSE_STABLES } from '../../game/house-stables/stables.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { leaveBreeding } from '../breeding/stud/leave-breeding.ts';
import { turnOutHorses } from '../care/pasture.ts';
import { countActivePlayers } from '../players/player.ts';
import { endAllListings } from '../trade/list-for-sale.ts';
import { changeVisit, findInside, lockStables } from './house-stables-queries.ts';
import { act, type Visit } from './visit.ts';

const MONDAY = 1;
const WEEK_MS = 7 * REAL_MS_PER_DAY;

/** On Mondays the first stable counts the players; one stable comes or goes. */
export async function countOnMonday(visit: Visit, wanted: StablesWanted): Promise<void> {
  const { now, lastAt, stable } = visit;
  if (stable !== HOUSE_STABLES[0] || !hasBegun(MONDAY, lastAt, now)) return;
  const since = new Date(now.getTime() - WEEK_MS);
  const change = await act(visit, async (tx) => {
    const most = wanted === 'auto' ? stablesAtWork(await countActivePlayers(tx, since)) : wanted;
    const all = (await lockStables.rows(tx)).toSorted((one, other) => one.place - other.place);
    const atWork = all.filter(({ visitsAt }) => visitsAt !== null);
    if (atWork.length > most) return { rests: atWork.at(-1) };
    const returning = atWork.length < most ? all.find(({ visitsAt }) => visitsAt === null) : undefined;
    const hour = returning && HOUSE_STABLES[returning.place]?.hour;
    if (returning && hour !== undefined)
      await changeVisit.run(tx, { playerId: returning.playerId, visitsAt: nextVisit(hour, now) });
    return {};
  });
  if (change.rests) await rest(visit, change.rests.playerId);
  await turnOutResting(visit);
}

/** Its offers end; entries run out. */
async function rest(visit: Visit, playerId: string): Promise<void> {
  const { now } = visit;
  await act(visit, (tx) => leaveBreeding(tx, now, playerId));
  await act(visit, (tx) => endAllListings(tx, playerId));
  await act(visit, (tx) => changeVisit.run(tx, { playerId, visitsAt: null }));
}

/** Also foals that were born since: nobody feeds them. */
async function turnOutResting(visit: Visit): Promise<void> {
  const inside = await act(visit, (tx) => findInside.rows(tx));
  for (const playerId of new Set(inside.map(({ ownerId }) => ownerId))) {
    const horseIds = inside.filter(({ ownerId }) => ownerId === playerId).map(({ id }) => id);
    await act(visit, (tx) => turnOutHorses(tx, visit.now, { playerId, horseIds }));
  }
}
