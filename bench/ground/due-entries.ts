import { pick, rngFromNumber } from '../../game/rng.ts';
import { openHouseShows, type OpenHouseShow } from '../../game/shows/house-shows.ts';
import type { Db } from '../../server/db/connection.ts';
import type { Step } from '../load/request.ts';
import { settlePlayers } from './stables.ts';

export const MINUTE_MS = 60_000;

/** Minutes after the world's creation. */
export interface DueWindow {
  readonly from: number;
  readonly to: number;
}

const WARM_UP: DueWindow = { from: 10, to: 60 };
export const SOME_HOURS: DueWindow = { from: 100, to: 330 };
export const HALF_A_DAY: DueWindow = { from: 100, to: 690 };

/** Minutes after the world's creation when warm-up shows have run. */
export const WARMED_UP_AT = 70;
export const ranAt = ({ to }: DueWindow): number => to + 40;

export function fallDue(window: DueWindow): readonly Step[] {
  return [WARMED_UP_AT, ranAt(window) - WARMED_UP_AT].map((minutes) => [
    { method: 'POST', path: '/api/dev/clock', body: { advanceSeconds: minutes * 60 } },
  ]);
}

const HORSES_EACH = 5;
const STARTS_EACH = 2;
const COINS_EACH = 2_000;
/** One horse in this many is used only for warming up. */
const ONE_WARMS_UP_OF = 3;

export interface Due {
  readonly warmUpEntries: number;
  readonly entries: number;
  readonly shows: number;
}

/** Makes `wanted` entries, and some for warming up. */
export async function enterMany(db: Db, now: Date, wanted: number, window: DueWindow): Promise<Due> {
  const rng = rngFromNumber(3);
  const openIn = ({ from, to }: DueWindow) => {
    const [first, last] = [from, to].map((minutes) => now.getTime() + minutes * MINUTE_MS);
    const within = ({ runsAt }: OpenHouseShow) =>
      Number(runsAt) >= Number(first) && Number(runsAt) <= Number(last);
    return (level: number) => openHouseShows(now, { level }).filter(within);
  };
  const [warmUp, measured] = [openIn(WARM_UP), openIn(window)];
  let horses = 0;
  await settlePlayers(db, {
    now,
    players: Math.ceil(wanted / STARTS_EACH / HORSES_EACH),
    horsesEach: HORSES_EACH,
    coins: COINS_EACH,
    enter(level) {
      const first = pick(rng, measured(level));
      const second = pick(
        rng,
        measured(level).filter(({ id }) => id !== first.id),
      );
      const before = horses++ % ONE_WARMS_UP_OF === 0 ? warmUp(level).slice(0, 1) : [];
      return [...before, first, second];
    },
  });
  return countDue(db, now, window);
}

async function countDue(db: Db, now: Date, { from }: DueWindow): Promise<Due> {
  const between = new Date(now.getTime() + ((WARM_UP.to + from) / 2) * MINUTE_MS);
  const rows = await db.selectFrom('show_entries').select(['runsAt', 'showId']).execute();
  const measured = rows.filter(({ runsAt }) => runsAt > between);
  return {
    warmUpEntries: rows.length - measured.length,
    entries: measured.length,
    shows: new Set(measured.map(({ showId }) => showId)).size,
  };
}

export async function countPending(db: Db, until?: Date): Promise<number> {
  let query = db
    .selectFrom('show_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'pending');
  if (until) query = query.where('runsAt', '<=', until);
  return (await query.executeTakeFirstOrThrow()).count;
}
