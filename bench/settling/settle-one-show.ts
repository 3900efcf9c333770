import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../server/db/connection.ts';
import { countPending } from '../fixtures/due-entries.ts';
import { foundLargeShow, type LargeShow } from '../fixtures/large-show.ts';
import { settlePlayers, type BenchPlayer } from '../fixtures/stables.ts';
import { inDatabase, type Lab } from '../lab.ts';
import { Connection } from '../load/connection.ts';
import { percentile } from '../load/figures.ts';
import { overAndOver, take } from '../load/load.ts';
import { paced } from '../load/paced.ts';
import { prepareSteps, type Call, type PreparedStep } from '../load/request.ts';
import type { Size } from '../findings.ts';
import type { Measurement } from '../measurement.ts';
import type { BenchDatabase } from '../databases/bench-database.ts';
import { startGame } from '../programs.ts';
import { settleThoughKilled, type ToKill } from './though-killed.ts';
import { MINUTE } from '../../game/game-time.ts';

const LONGEST_WAIT_MS = 500;
const CALLS_PER_SECOND = 50;
const OTHERS = 100;
/** Player numbers above those of the entrants. */
const OTHERS_FROM = 500_000;

/** One very large show falls due while its entrants and other players play on. */
export const settleOneShow: Measurement = {
  name: 'one large show settled',
  long: true,
  async take(lab) {
    const wanted = lab.pace.largeShow[lab.kind];
    const { database, prepared } = await lab.makeFixture('empty', (db, now) => prepare(db, now, wanted));
    const killed =
      lab.kind === 'postgres' ? [await settleThoughKilled(lab, toKill(database, prepared, wanted))] : [];
    const run = await settleDuringPlay(lab, database, prepared);
    await lab.drop(database);
    return [...sizesOf(wanted, run), ...killed];
  },
};

function toKill(database: BenchDatabase, { now, show }: Prepared, entries: number): ToKill {
  return {
    name: `one show of ${entries} entries`,
    database,
    entries,
    until: new Date(now.getTime() + (show.runsAt + 1) * MINUTE),
    fallDue: (port) => makeDue(port, show),
  };
}

interface Prepared {
  readonly now: Date;
  readonly show: LargeShow;
  readonly steps: readonly PreparedStep[];
}

async function prepare(db: Db, now: Date, entries: number): Promise<Prepared> {
  const show = await foundLargeShow(db, now, entries);
  const others = await settlePlayers(db, {
    now,
    players: OTHERS,
    horsesEach: 5,
    coins: 2_000,
    from: OTHERS_FROM,
  });
  const entrants = show.entrants.slice(0, OTHERS);
  const calls = others.flatMap((other, index) => {
    const entrant = entrants[index];
    return [...callsOf('others', other), ...(entrant ? callsOf('entrants', entrant) : [])];
  });
  return { now, show: { ...show, entrants }, steps: prepareSteps(calls.map((call) => [call])) };
}

/** A read, a change of the player and a change of a horse. The path ends in `who` or its limit, to tell the callers apart. */
function callsOf(who: Who, { token, horses }: BenchPlayer): Call[] {
  const [horse] = horses;
  if (!horse) return [];
  return [
    { token, method: 'GET', path: `/api/horses?${LIMITS[who]}` },
    {
      token,
      method: 'POST',
      path: `/api/inventory/buy-feed?${who}`,
      body: { feed_type: 'monthly', quantity: 1 },
    },
    { token, method: 'PUT', path: `/api/horses/${horse.id}/locked?${who}`, body: { locked: true } },
  ];
}

type Who = 'others' | 'entrants';

const LIMITS: Readonly<Record<Who, string>> = { others: 'limit=199', entrants: 'limit=200' };

const isOfOthers = (name: string) => name.endsWith('others') || name.endsWith(LIMITS.others);

/** Milliseconds of each call. */
type Latencies = Readonly<Record<Who, number[]>>;

interface Run {
  readonly seconds: number;
  readonly idle: Latencies;
  readonly meanwhile: Latencies;
}

async function settleDuringPlay(lab: Lab, database: BenchDatabase, { show, steps }: Prepared): Promise<Run> {
  const game = await startGame(database, { devClock: true, profileTo: lab.profileTo });
  const next = overAndOver(steps);
  const play = async (until: Promise<unknown>): Promise<Latencies> => {
    const latencies: Latencies = { others: [], entrants: [] };
    const onTaken = ({ requests: [call] }: PreparedStep, ms: number) =>
      latencies[isOfOthers(call?.name ?? '') ? 'others' : 'entrants'].push(ms);
    await paced({ port: game.port, next, perSecond: CALLS_PER_SECOND, until, onTaken });
    return latencies;
  };
  // Warms up.
  await play(wait(lab.pace.settling.beforeMs / 2));
  const idle = await play(wait(lab.pace.settling.beforeMs));
  const { connection, fallDue } = await makeDue(game.port, show);
  const begun = performance.now();
  const settled = take(connection, fallDue).then(() => (performance.now() - begun) / 1000);
  const meanwhile = await play(settled);
  const seconds = await settled;
  connection.close();
  await game.stop();
  const pending = await inDatabase(database, (db) => countPending(db));
  if (pending > 0) throw new Error(`${pending} entries are still pending`);
  lab.log(
    `${seconds.toFixed(1)} s; idle: ${formatLatencies(idle)}; meanwhile: ${formatLatencies(meanwhile)}`,
  );
  return { seconds, idle, meanwhile };
}

async function makeDue(port: number, show: LargeShow) {
  const advanceSeconds = Math.ceil(show.runsAt) * 60;
  const [fallDue] = prepareSteps([[{ method: 'POST', path: '/api/dev/clock', body: { advanceSeconds } }]]);
  if (!fallDue) throw new Error('There is a step that makes the show due');
  return { connection: await Connection.open(port), fallDue };
}

function formatLatencies({ others, entrants }: Latencies): string {
  return `entrants ${figuresOf(entrants)}, others ${figuresOf(others)}`;
}

function figuresOf(latencies: readonly number[]): string {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(latencies, share).toFixed(1));
  return `${p50} / ${p99} / ${Math.max(...latencies).toFixed(1)}`;
}

function sizesOf(entries: number, { seconds, idle, meanwhile }: Run): Size[] {
  const longest = Math.max(...meanwhile.others, ...meanwhile.entrants);
  return [
    { kind: 'size', name: `one show of ${entries} entries settled`, of: 'seconds', value: seconds, aims: [] },
    {
      kind: 'size',
      name: `longest wait while one show of ${entries} entries is settled`,
      of: 'ms',
      value: longest,
      note: `p50 / p99 / most ms: ${formatLatencies(meanwhile)}; before ${formatLatencies(idle)}; ${CALLS_PER_SECOND} calls a second`,
      aims: [{ aim: `at most ${LONGEST_WAIT_MS} ms`, met: longest <= LONGEST_WAIT_MS }],
    },
  ];
}
