import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { countPending, enterMany, fallDue, HALF_A_DAY } from '../fixtures/due-entries.ts';
import { inDatabase, type Lab } from '../lab.ts';
import { Connection } from '../load/connection.ts';
import { percentile } from '../load/figures.ts';
import { eachOnce, take } from '../load/load.ts';
import { paced } from '../load/paced.ts';
import { prepareSteps, type PreparedStep, type Step } from '../load/request.ts';
import type { Aim, Size } from '../findings.ts';
import type { Measurement } from '../measurement.ts';
import type { BenchDatabase } from '../databases/bench-database.ts';
import { startGame } from '../programs.ts';
import { LatencyByCall } from './latency-by-call.ts';
import { settleCallers, type Callers } from './callers.ts';
import { settleThoughKilled, type ToKill } from './though-killed.ts';
import { MINUTE } from '../../game/game-time.ts';

setFlagsFromString('--expose-gc');
/** Collects garbage between rounds. */
const collectGarbage = runInNewContext('gc') as () => void;

const MOST_SECONDS = 40;
const ENTRIES_IN_THAT = 100_000;
const CALLS_PER_SECOND = 50;
const MOST_TIMES_P99 = 3;
/** Takes the median, because the p99 of a few thousand calls is noisy. */
const TIMES = 3;

interface Fixture {
  readonly database: BenchDatabase;
  readonly prepared: {
    readonly entries: number;
    readonly shows: number;
    readonly until: Date;
    readonly callers: Callers;
  };
}

/**
 * Half a day's shows fall due at once. Measures settling and how much it slows calls; checks that each entry is settled
 * once even if the server is killed.
 */
export const settleMany: Measurement = {
  name: 'many entries settled',
  on: 'postgres',
  long: true,
  async take(lab) {
    const fixture: Fixture = await lab.makeFixture('empty', async (db, now) => {
      const { entries, shows } = await enterMany(db, now, lab.pace.settling.entries, HALF_A_DAY);
      const callers = await settleCallers(db, now);
      return { entries, shows, until: new Date(now.getTime() + HALF_A_DAY.to * MINUTE), callers };
    });
    lab.log(`${fixture.prepared.entries} entries in ${fixture.prepared.shows} shows`);
    const times: SettlingRun[] = [];
    while (times.length < TIMES) times.push(await settleDuringPlay(lab, fixture));
    const found = [...sizesOf(lab, fixture, times), await settleThoughKilled(lab, toKill(lab, fixture))];
    await lab.drop(fixture.database);
    return found;
  },
};

function toKill({ pace }: Lab, { database, prepared }: Fixture): ToKill {
  const { entries, until } = prepared;
  return { name: `${pace.settling.entries} entries`, database, entries, until, fallDue: warmedUp };
}

/** Returns the step that makes the other shows due. */
async function warmedUp(port: number): Promise<{ connection: Connection; fallDue: PreparedStep }> {
  const [warmUp, theRest] = prepareSteps(fallDue(HALF_A_DAY));
  if (!warmUp || !theRest) throw new Error('There is a step to warm up and one to measure');
  const connection = await Connection.open(port);
  await take(connection, warmUp);
  return { connection, fallDue: theRest };
}

/** Seconds; latencies in milliseconds. */
interface SettlingRun {
  readonly seconds: number;
  readonly idle: readonly number[];
  readonly meanwhile: readonly number[];
  readonly ratio: number;
}

async function settleDuringPlay(lab: Lab, { database: original, prepared }: Fixture): Promise<SettlingRun> {
  const { until, callers } = prepared;
  const database = await lab.copy(original);
  const game = await startGame(database, { devClock: true, profileTo: lab.profileTo });
  const { connection, fallDue } = await warmedUp(game.port);
  const play = async (when: string, steps: readonly Step[], stop: Promise<unknown>) => {
    const byKind = new LatencyByCall();
    const onTaken = ({ requests: [call] }: PreparedStep, ms: number) => byKind.add(call?.name ?? '', ms);
    const next = eachOnce(prepareSteps(steps));
    collectGarbage();
    const latencies = await paced({
      port: game.port,
      next,
      perSecond: CALLS_PER_SECOND,
      until: stop,
      onTaken,
    });
    lab.log(`${when}: ${byKind.format()}`);
    return latencies;
  };

  const idle = await play('idle', callers.before, wait(lab.pace.settling.beforeMs));
  const begun = performance.now();
  const settled = take(connection, fallDue).then(() => (performance.now() - begun) / 1000);
  const meanwhile = await play('meanwhile', callers.meanwhile, settled);
  const seconds = await settled;
  connection.close();
  await game.stop();
  const pending = await inDatabase(database, (db) => countPending(db, until));
  if (pending > 0) throw new Error(`${pending} entries are still pending`);
  await lab.drop(database);

  const [before, during] = [percentile(idle, 0.99), percentile(meanwhile, 0.99)];
  lab.log(`${seconds.toFixed(1)} s; p99 ${before.toFixed(1)} ms idle, ${during.toFixed(1)} ms meanwhile`);
  return { seconds, idle, meanwhile, ratio: during / before };
}

function sizesOf(lab: Lab, { prepared }: Fixture, times: readonly SettlingRun[]): Size[] {
  const { entries, shows } = prepared;
  const calls = `${CALLS_PER_SECOND} calls a second`;
  const seconds = percentile(
    times.map((time) => time.seconds),
    0.5,
  );
  const median = times.toSorted((one, other) => one.ratio - other.ratio)[Math.floor(times.length / 2)];
  if (!median) throw new Error('Nothing was settled');
  const { idle, meanwhile, ratio } = median;
  const [before, during] = [percentile(idle, 0.99), percentile(meanwhile, 0.99)];
  const all = times.map((time) => time.ratio.toFixed(1)).join(', ');
  return [
    {
      kind: 'size',
      name: `${lab.pace.settling.entries} entries settled at once`,
      of: 'seconds',
      value: seconds,
      note: `${entries} in ${shows} shows, while others make ${calls}`,
      aims: secondsAim(entries, seconds),
    },
    {
      kind: 'size',
      name: `p99 of calls while ${lab.pace.settling.entries} entries are settled`,
      of: 'times that of before',
      value: ratio,
      note: `of ${all} times the median: ${during.toFixed(1)} ms of ${meanwhile.length} calls against ${before.toFixed(1)} ms of ${idle.length}; p50 ${percentile(meanwhile, 0.5).toFixed(1)} against ${percentile(idle, 0.5).toFixed(1)}; ${calls}`,
      aims: [{ aim: `at most ${MOST_TIMES_P99}`, met: ratio <= MOST_TIMES_P99 }],
    },
  ];
}

function secondsAim(entries: number, seconds: number): Aim[] {
  if (entries < ENTRIES_IN_THAT * 0.99) return [];
  return [{ aim: `at most ${MOST_SECONDS} s`, met: seconds <= MOST_SECONDS }];
}
