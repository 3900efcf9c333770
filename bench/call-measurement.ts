import type { Db } from '../server/db/connection.ts';
import { roundTripsOf, statementsOf, type Recording } from './floor/trace.ts';
import type { Lab } from './lab.ts';
import { inTurn, lastRound, sideBySide, type Round, type Rounds } from './load/figures.ts';
import { CONNECTIONS, eachOnce, load, overAndOver } from './load/load.ts';
import { prepareSteps, type PreparedStep, type Step } from './load/request.ts';
import type { Aim, RoundTrips, Speed } from './findings.ts';
import type { Pace } from './pace.ts';
import type { Measurement } from './measurement.ts';
import { startFloor, startGame, type Program } from './programs.ts';

export interface CallMeasurementOptions {
  readonly name: string;
  /** Steps change the world, so each works only once. */
  readonly changes: boolean;
  /** Each step has its own player or row. */
  readonly prepare: (db: Db, wanted: { now: Date; steps: number }) => Promise<readonly Step[]>;
  readonly note?: string;
  readonly connections?: number;
  readonly aims?: SpeedParts['aims'];
}

const STEPS_TO_REPEAT = 200;

export const LEAST_RATIO = 0.6;
const MOST_ROUND_TRIPS = 8;

export function callMeasurement(measured: CallMeasurementOptions): Measurement {
  const { name, changes, prepare, note, connections, aims = callAims } = measured;
  return {
    name,
    async take(lab) {
      const wanted = changes ? stepsToChange(lab.pace) : STEPS_TO_REPEAT;
      const fixture = await lab.makeFixture('seeded', (db, now) => prepare(db, { now, steps: wanted }));
      const steps = prepareSteps(fixture.prepared);
      const { file, recording } = await lab.record(fixture.database, steps);
      for (const line of longestOf(recording, steps)) lab.log(line);
      const copies = [await lab.copy(fixture.database), await lab.copy(fixture.database)] as const;
      const game = await startGame(copies[0], { profileTo: lab.profileTo });
      const floor = await startFloor(copies[1], file, lab.profileTo);
      const rounds = await roundsInTurn(
        lab,
        [game, floor],
        changes ? once(steps, lab.pace) : repeated(steps, lab.pace),
        connections,
      );
      await Promise.all([game.stop(), floor.stop()]);
      for (const database of [fixture.database, ...copies]) await lab.drop(database);

      const roundTrips = roundTripsOf(recording, steps);
      return [speedOf({ name, of: 'calls', rounds, roundTrips, aims, ...(note && { note }) })];
    },
  };
}

function longestOf(recording: Recording, steps: readonly PreparedStep[]): string[] {
  const statements = steps.map(({ requests }) => requests.map(({ id }) => statementsOf(recording, id)));
  const [longest = []] = statements.toSorted((one, other) => other.flat().length - one.flat().length);
  return longest.map((texts) => `${texts.length} round trips: ${texts.map(inShort).join(' | ')}`);
}

const MAX_SQL_LENGTH = 44;

function inShort(sql: string): string {
  const line = sql.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_SQL_LENGTH ? `${line.slice(0, MAX_SQL_LENGTH)}…` : line;
}

interface SpeedParts extends Pick<Speed, 'name' | 'of' | 'roundTrips' | 'note'> {
  readonly rounds: Rounds;
  readonly aims: (speed: Omit<Speed, 'aims'>) => readonly Aim[];
}

export function speedOf({ rounds, aims, ...rest }: SpeedParts): Speed {
  const speed = { kind: 'speed', ...rest, ...sideBySide(rounds) } as const;
  return { ...speed, aims: aims(speed) };
}

export function ratioAim({ ratio }: { readonly ratio: number }): Aim {
  return { aim: `at least ${LEAST_RATIO} of the floor`, met: ratio >= LEAST_RATIO };
}

function callAims(speed: { readonly ratio: number; readonly roundTrips: RoundTrips }): Aim[] {
  const few = speed.roundTrips.most <= MOST_ROUND_TRIPS;
  return [ratioAim(speed), { aim: `at most ${MOST_ROUND_TRIPS} round trips per call`, met: few }];
}

interface RoundPlan {
  readonly next: () => PreparedStep | undefined;
  readonly forMs: number;
}

/** Round 0 only warms up. */
type Plan = (round: number) => RoundPlan;

function repeated(steps: readonly PreparedStep[], { roundMs, warmUpMs }: Pace): Plan {
  return (round) => ({ next: overAndOver(steps), forMs: round === 0 ? warmUpMs : roundMs });
}

function stepsToChange({ rounds, changesPerRound }: Pace): number {
  return (1 + rounds) * changesPerRound;
}

/** Rounds of one-time steps last at most this many times a round's time. */
const LONGEST_ROUND = 5;

function once(steps: readonly PreparedStep[], { changesPerRound, roundMs }: Pace): Plan {
  return (round) => ({
    next: eachOnce(steps.slice(round * changesPerRound, (round + 1) * changesPerRound)),
    forMs: LONGEST_ROUND * roundMs,
  });
}

async function roundsInTurn(
  { pace, log }: Lab,
  [game, floor]: readonly [Program, Program],
  plan: Plan,
  connections: number = CONNECTIONS,
): Promise<Rounds> {
  const rounds = { game: [] as Round[], floor: [] as Round[] };
  for (const { port } of [game, floor]) await load({ port, connections, ...plan(0) });
  for (let round = 1; round <= pace.rounds; round++) {
    for (const which of inTurn(round)) {
      const program = which === 'game' ? game : floor;
      rounds[which].push(await timed(program, { connections, ...plan(round) }));
    }
    log(lastRound(rounds));
  }
  return rounds;
}

async function timed(program: Program, round: RoundPlan & { connections: number }): Promise<Round> {
  const before = program.cpuSeconds();
  const sample = await load({ port: program.port, ...round });
  const after = program.cpuSeconds();
  return { ...sample, cpuSeconds: before === null || after === null ? null : after - before };
}
