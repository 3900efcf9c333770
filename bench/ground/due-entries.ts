import { pick, rngFromNumber } from '../../game/rng.ts';
import { openHouseShows, type OpenHouseShow } from '../../game/shows/house-shows.ts';
import type { Db } from '../../server/db/transaction.ts';
import type { Step } from '../load/request.ts';
import { settlePlayers } from './stables.ts';

export const MINUTE_MS = 60_000;

/** Minutes after the world was made in which shows run that only warm up, and those that are measured. */
const WARM_UP = { from: 10, to: 60 } as const;
export const MEASURED = { from: 100, to: 330 } as const;

/** Moves the clock to just after each of them, the preparing having taken at most half an hour. */
export const FALL_DUE: readonly Step[] = [70, 300].map((minutes) => [
  { method: 'POST', path: '/api/dev/clock', body: { advanceSeconds: minutes * 60 } },
]);

const HORSES_EACH = 5;
const STARTS_EACH = 2;
/** More than all fees of a stable. */
const COINS_EACH = 2_000;
/** Of so many horses one has a start that only warms up. */
const ONE_WARMS_UP_OF = 3;

export interface Due {
  readonly warmUpEntries: number;
  /** Of those that are measured. */
  readonly entries: number;
  readonly shows: number;
}

/** Settles players whose horses are entered in shows of some hours, so many entries in all, and some that only warm up. */
export async function enterMany(db: Db, now: Date, wanted: number): Promise<Due> {
  const rng = rngFromNumber(3);
  const openIn = ({ from, to }: { readonly from: number; readonly to: number }) => {
    const [first, last] = [from, to].map((minutes) => now.getTime() + minutes * MINUTE_MS);
    const within = ({ runsAt }: OpenHouseShow) =>
      Number(runsAt) >= Number(first) && Number(runsAt) <= Number(last);
    return (level: number) => openHouseShows(now, { level }).filter(within);
  };
  const [warmUp, measured] = [openIn(WARM_UP), openIn(MEASURED)];
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
  return countDue(db, now);
}

async function countDue(db: Db, now: Date): Promise<Due> {
  const between = new Date(now.getTime() + ((WARM_UP.to + MEASURED.from) / 2) * MINUTE_MS);
  const rows = await db.selectFrom('show_entries').select(['runs_at', 'show_id']).execute();
  const measured = rows.filter(({ runs_at }) => runs_at > between);
  return {
    warmUpEntries: rows.length - measured.length,
    entries: measured.length,
    shows: new Set(measured.map(({ show_id }) => show_id)).size,
  };
}

/** Entries of shows that run until an instant, or ever, and have not run. */
export async function countPending(db: Db, until?: Date): Promise<number> {
  let query = db
    .selectFrom('show_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'pending');
  if (until) query = query.where('runs_at', '<=', until);
  return (await query.executeTakeFirstOrThrow()).count;
}
