import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { bundlePrograms } from '../checks/bundle-server.ts';
import { freePort } from '../checks/postgres-server.ts';
import { Connection } from './load/connection.ts';
import type { BenchDatabase } from './databases/bench-database.ts';
import { MINUTE } from '../game/game-time.ts';

/* Game and floor, bundled; the game as `npm start` runs it. */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../package.json', import.meta.url));
const OUT = fileURLToPath(new URL('../dist/bench', import.meta.url));

const START = (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { scripts: { start: string } }).scripts.start
  .split(' ')
  .slice(1);

export const buildFloor = (): Promise<void> =>
  bundlePrograms(OUT, [
    'bench/floor/main.ts',
    'bench/floor/record.ts',
    'server/db/embedded/embedded-worker.ts',
  ]);

export interface Program {
  readonly port: number;
  /** Seconds; null if the system does not report it. */
  cpuSeconds(): number | null;
  /** Bytes; null if the system does not report it. */
  residentBytes(): number | null;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export interface GameOptions {
  readonly recordTo?: string;
  readonly devClock?: boolean;
  readonly profileTo?: string | undefined;
}

export async function startGame(database: BenchDatabase, options: GameOptions = {}): Promise<Program> {
  const { recordTo, devClock, profileTo } = options;
  return start({
    args: [...profiling(profileTo, 'game'), ...(recordTo ? ['--import', `${OUT}/record.mjs`] : []), ...START],
    env: {
      ...database.env,
      RATE_LIMIT: 'off',
      ...(devClock && { DEV_CLOCK: '1' }),
      ...(recordTo && { BENCH_RECORDING: recordTo }),
    },
  });
}

export async function startFloor(
  database: BenchDatabase,
  recording: string,
  profileTo?: string,
): Promise<Program> {
  return start({
    args: [...profiling(profileTo, 'floor'), `${OUT}/main.mjs`],
    env: { ...database.env, BENCH_RECORDING: recording },
  });
}

function profiling(folder: string | undefined, name: string): string[] {
  if (!folder) return [];
  return ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${name}-${Date.now()}.cpuprofile`];
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

async function start(program: {
  readonly args: string[];
  readonly env: NodeJS.ProcessEnv;
}): Promise<Program> {
  const port = await freePort();
  const child = spawn(process.execPath, program.args, {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      HOUSE_STABLES: '0',
      ...program.env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  let complaint = '';
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (complaint = (complaint + text).slice(-4_000)));
  const ended = once(child, 'exit').then(() => running.delete(child));
  await untilItAnswers(port, () => (child.exitCode === null ? undefined : complaint));
  return {
    port,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    residentBytes: () => residentBytesOf(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (child.exitCode !== 0) throw new Error(`A server did not end well: ${complaint}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const PATIENCE_MS = MINUTE;
const IS_IT_UP = Buffer.from('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');

async function untilItAnswers(port: number, complaint: () => string | undefined): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < PATIENCE_MS; await wait(25)) {
    const said = complaint();
    if (said !== undefined) throw new Error(`A server did not start: ${said}`);
    try {
      const connection = await Connection.open(port);
      const { status } = await connection.send(IS_IT_UP);
      connection.close();
      if (status === 200) return;
    } catch {}
  }
  throw new Error('A server did not answer in time');
}

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

function cpuSecondsOf(pid: number | undefined): number | null {
  // The command in brackets may contain anything; user and system time are fields 12 and 13 after it.
  const stat = readProcess(pid, 'stat');
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function residentBytesOf(pid: number | undefined): number | null {
  const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readProcess(pid, 'status') ?? '')?.[1];
  return kibibytes === undefined ? null : Number(kibibytes) * 1024;
}

function readProcess(pid: number | undefined, file: string): string | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  return readFileSync(`/proc/${pid}/${file}`, 'utf8');
}
