import { ratioAim, speedOf } from '../call-measurement.ts';
import { roundTripsOf, statementsOf } from '../floor/trace.ts';
import { countPending, enterMany, fallDue, SOME_HOURS, type Due } from '../fixtures/due-entries.ts';
import { inDatabase, type Lab } from '../lab.ts';
import { inTurn, type Round } from '../load/figures.ts';
import { Connection } from '../load/connection.ts';
import { take } from '../load/load.ts';
import { prepareSteps, type PreparedStep } from '../load/request.ts';
import type { Aim, Speed } from '../findings.ts';
import type { Measurement } from '../measurement.ts';
import type { BenchDatabase } from '../databases/bench-database.ts';
import { startFloor, startGame, type Program } from '../programs.ts';

const MOST_SECONDS = 4;
const ENTRIES_IN_THAT = 10_000;

/**
 * Settles shows that fall due at once, as after an outage. Each round runs a new, warmed-up process on a new copy of
 * the world.
 */
export const dueShows: Measurement = {
  name: 'due shows settled',
  async take(lab) {
    const wanted = lab.pace.dueEntries[lab.kind];
    const fixture = await lab.makeFixture('empty', (db, now) => enterMany(db, now, wanted, SOME_HOURS));
    const steps = prepareSteps(fallDue(SOME_HOURS));
    const { file, recording } = await lab.record(fixture.database, steps, { devClock: true, inOrder: true });
    const rounds = { game: [] as Round[], floor: [] as Round[] };
    for (let round = 1; round <= lab.pace.rounds; round++) {
      for (const which of inTurn(round)) {
        const start = (database: BenchDatabase) =>
          which === 'game'
            ? startGame(database, { devClock: true, profileTo: lab.profileTo })
            : startFloor(database, file, lab.profileTo);
        rounds[which].push(await settle(lab, fixture, start, steps));
      }
      const [game, floor] = [rounds.game.at(-1), rounds.floor.at(-1)];
      lab.log(`round ${round}: ${game?.seconds.toFixed(2)} s, the floor ${floor?.seconds.toFixed(2)} s`);
    }
    await lab.drop(fixture.database);

    const { entries } = fixture.prepared;
    const commits = statementsOf(recording, 1).filter((text) => text === 'commit').length;
    const speed = speedOf({
      name: `${wanted} ${dueShows.name}`,
      of: 'entries',
      rounds,
      roundTrips: roundTripsOf(recording, steps.slice(1)),
      note: `${entries} entries in ${fixture.prepared.shows} shows, ${commits} transactions; round trips are those of all`,
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

async function settle(
  lab: Lab,
  fixture: { readonly database: BenchDatabase; readonly prepared: Due },
  start: (database: BenchDatabase) => Promise<Program>,
  [warmUp, measured]: readonly PreparedStep[],
): Promise<Round> {
  const database = await lab.copy(fixture.database);
  const program = await start(database);
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
  await expectAllSettled(database);
  await lab.drop(database);
  return {
    steps: fixture.prepared.entries,
    seconds,
    latencies: [seconds * 1000],
    cpuSeconds: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
  };
}

async function expectAllSettled(database: BenchDatabase): Promise<void> {
  const count = await inDatabase(database, (db) => countPending(db));
  if (count > 0) throw new Error(`${count} entries are still pending`);
}
