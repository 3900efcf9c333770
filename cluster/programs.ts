import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface User {
  readonly uid: number;
  readonly gid: number;
}

export interface ProgramPlan {
  readonly name: string;
  readonly file: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Contains its log; also used to find its descendants. */
  readonly folder: string;
  readonly user?: User;
}

export interface Program {
  readonly name: string;
  readonly pid: number;
  readonly ended: Promise<unknown>;
  send(signal: NodeJS.Signals): void;
}

const PATH = '/usr/lib/postgresql/15/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const BASE_ENV = { PATH, LANG: 'C.UTF-8', HOME: '/nonexistent' } as const;

export function start({ name, file, args = [], env = {}, folder, user }: ProgramPlan): Program {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const child = spawn(file, args, {
    cwd: folder,
    env: { ...BASE_ENV, ...env },
    stdio: ['ignore', log, log],
    ...user,
  });
  closeSync(log);
  const ended = once(child, 'exit').catch(() => {});
  return { name, pid: child.pid ?? 0, ended, send: (signal) => void child.kill(signal) };
}

/** Resolves with its output; rejects with its error output. */
export async function run({ name, file, args = [], env = {}, folder, user }: ProgramPlan): Promise<string> {
  const child = spawn(file, args, {
    cwd: folder,
    env: { ...BASE_ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let [out, complaint] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new Error(`${name} failed: ${`${complaint}${out}`.trim().slice(-2000)}`);
  return out;
}

/**
 * Finds processes that work in a folder or below it: PostgreSQL's daemons leave their parent's process group, but stay
 * in its data folder.
 */
export function pidsIn(folder: string): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!(pid > 0) || pid === process.pid) return false;
      try {
        const cwd = readlinkSync(`/proc/${pid}/cwd`);
        return cwd === folder || cwd.startsWith(`${folder}/`);
      } catch {
        return false;
      }
    });
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended already.
    }
  }
}

/** Kills every process in the folder at once, like a power failure. */
export async function killAllIn(folder: string): Promise<void> {
  for (let left = pidsIn(folder); left.length > 0; left = pidsIn(folder)) {
    signalAll(left, 'SIGKILL');
    await wait(50);
  }
}

export interface Patience {
  readonly seconds?: number;
  /**
   * Any value that changes while the work progresses: each change restarts the timeout, however slow the machine is.
   */
  readonly progress?: () => unknown;
}

/** Resolves with the seconds that it took. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  { seconds = 60, progress = () => undefined }: Patience = {},
): Promise<number> {
  const begun = performance.now();
  let [since, seen] = [begun, progress()];
  for (;;) {
    if (await isSo()) return (performance.now() - begun) / 1000;
    const sees = progress();
    if (sees !== seen) [since, seen] = [performance.now(), sees];
    if (performance.now() - since > seconds * 1000)
      throw new Error(`After ${seconds} s still not so: ${what}`);
    await wait(100);
  }
}
