import { pick, rngFromNumber } from '../../game/rng.ts';
import { openHouseShows, type OpenHouseShow } from '../../game/shows/house-shows.ts';
import type { Db } from '../../server/db/transaction.ts';
import { ratioAim, speedOf } from '../call-measurement.ts';
import { roundTripsOf, statementsOf } from '../floor/trace.ts';
import { settlePlayers } from '../ground/stables.ts';
import { inDatabase, type Lab } from '../lab.ts';
import { inTurn, type Round } from '../load/figures.ts';
import { Connection } from '../load/connection.ts';
import { take } from '../load/load.ts';
import { prepareSteps, type PreparedStep, type Step } from '../load/request.ts';
import type { Aim, Measurement, Speed } from '../measurement.ts';
import type { Place } from '../places/place.ts';
import { startFloor, startGame, type Program } from '../programs.ts';

const MINUTE_MS = 60_000;

/** Minutes after the world was made in which shows run that only warm up, and those that are measured. */
const WARM_UP = { from: 10, to: 60 } as const;
const MEASURED = { from: 100, to: 330 } as const;

/** To just after each of them, the preparing having taken at most half an hour. */
const STEPS: readonly Step[] = [70, 300].map((minutes) => [
  { method: 'POST', path: '/api/dev/clock', body: { advanceSeconds: minutes * 60 } },
]);

const HORSES_EACH = 5;
const STARTS_EACH = 2;
/** More than all fees of a stable. */
const COINS_EACH = 2_000;
/** Of so many horses one has a start that only warms up. */
const ONE_WARMS_UP_OF = 3;

/** On PostgreSQL. */
const MOST_SECONDS = 4;
const ENTRIES_IN_THAT = 10_000;

/**
 * Shows of some hours fall due at once, as after a day off: how long until every entry is placed, paid and booked.
 * The floor sends the same statements with the values that the game came to. Each round is another process on
 * another copy of the world, warmed up by a few shows.
 */
export const dueShows: Measurement = {
  name: 'due shows settled',
  async take(lab) {
    const wanted = lab.pace.dueEntries[lab.kind];
    const ground = await lab.ground('empty', (db, now) => enterMany(db, now, wanted));
    const steps = prepareSteps(STEPS);
    const { file, recording } = await lab.record(ground.place, steps, { devClock: true, inOrder: true });
    const rounds = { game: [] as Round[], floor: [] as Round[] };
    for (let round = 1; round <= lab.pace.rounds; round++) {
      for (const which of inTurn(round)) {
        const start = (place: Place) =>
          which === 'game'
            ? startGame(place, { devClock: true, profileTo: lab.profileTo })
            : startFloor(place, file, lab.profileTo);
        rounds[which].push(await settle(lab, ground, start, steps));
      }
      const [game, floor] = [rounds.game.at(-1), rounds.floor.at(-1)];
      lab.tell(`round ${round}: ${game?.seconds.toFixed(2)} s, the floor ${floor?.seconds.toFixed(2)} s`);
    }
    await lab.drop(ground.place);

    const { entries } = ground.prepared;
    const commits = statementsOf(recording, 1).filter((text) => text === 'commit').length;
    const speed = speedOf({
      name: `${wanted} ${dueShows.name}`,
      of: 'entries',
      rounds,
      roundTrips: roundTripsOf(recording, steps.slice(1)),
      note: `${entries} entries in ${ground.prepared.shows} shows, ${commits} transactions; round trips are those of all`,
      aims: (found) => [ratioAim(found), ...secondsAim(lab, found, entries)],
    });
    return [withoutLatencies(speed)];
  },
};

function secondsAim({ kind }: Lab, { app }: Omit<Speed, 'aims'>, entries: number): Aim[] {
  if (kind !== 'postgres' || entries < ENTRIES_IN_THAT * 0.99) return [];
  const seconds = ENTRIES_IN_THAT / app.perSecond;
  const aim = `${ENTRIES_IN_THAT} entries in ${MOST_SECONDS} s (${seconds.toFixed(1)} s)`;
  return [{ aim, met: seconds <= MOST_SECONDS }];
}

function withoutLatencies(speed: Speed): Speed {
  const none = { p50: null, p99: null };
  return { ...speed, app: { ...speed.app, ...none }, floor: { ...speed.floor, ...none } };
}

interface Due {
  readonly warmUpEntries: number;
  /** Of those that are measured. */
  readonly entries: number;
  readonly shows: number;
}

async function enterMany(db: Db, now: Date, wanted: number): Promise<Due> {
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

/** One round: the time from asking for it until it is answered that all is done. Then looks whether all is. */
async function settle(
  lab: Lab,
  ground: { readonly place: Place; readonly prepared: Due },
  start: (place: Place) => Promise<Program>,
  [warmUp, measured]: readonly PreparedStep[],
): Promise<Round> {
  const place = await lab.copy(ground.place);
  const program = await start(place);
  const connection = await Connection.open(program.port);
  if (!warmUp || !measured) throw new Error('There is a step to warm up and one to measure');
  await take(connection, warmUp);
  const cpuBefore = program.cpuSeconds();
  const begun = performance.now();
  await take(connection, measured);
  const seconds = (performance.now() - begun) / 1000;
  const cpuAfter = program.cpuSeconds();
  connection.close();
  await program.stop();
  await inDatabase(place, expectAllSettled);
  await lab.drop(place);
  return {
    steps: ground.prepared.entries,
    seconds,
    latencies: [seconds * 1000],
    cpuSeconds: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
  };
}

async function expectAllSettled(db: Db): Promise<void> {
  const { count } = await db
    .selectFrom('show_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (count > 0) throw new Error(`${count} entries are still pending`);
}
