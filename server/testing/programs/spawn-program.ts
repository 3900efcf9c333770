import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { entryPointBeside } from '../../db/embedded/entry-point.ts';

/** Options of V8: a short-lived program with an embedded database takes a third less processor time. */
export const QUICK_START = ['--liftoff-only', '--single-threaded'] as const;

export interface SpawnedProgram {
  readonly pid: number;
  /** From stdout. */
  readonly lines: AsyncIterator<string>;
  kill(): Promise<void>;
  readonly ended: Promise<{ code: number | null; complaint: string }>;
}

/** Starts `name.ts` of this folder. */
export function spawnProgram(name: string, ...args: readonly string[]): SpawnedProgram {
  const program = fileURLToPath(entryPointBeside(import.meta.url, name));
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [...QUICK_START, program, ...args]);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, complaint }));
  return {
    pid: child.pid ?? 0,
    lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
  };
}
