import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { entryBeside } from '../../db/entry-beside.ts';

/** A program of ours running in a process of its own, to be killed by a test. */
export interface SpawnedProgram {
  readonly pid: number;
  /** What it prints, line by line. */
  readonly lines: AsyncIterator<string>;
  /** Ends it as a power switch would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Its exit code and what it complained of, when it ended by itself. */
  readonly ended: Promise<{ code: number | null; complaint: string }>;
}

/** Starts the program `name.ts` in this folder. */
export function spawnProgram(name: string, ...args: readonly string[]): SpawnedProgram {
  const { file, argv } = entryBeside(import.meta.url, name);
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [
    fileURLToPath(file),
    ...argv,
    ...args,
  ]);
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
