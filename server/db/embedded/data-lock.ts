import { closeSync, constants, openSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockBySockets } from './socket-lock.ts';

/*
 * Two processes on one embedded database would silently lose writes. The operating system frees the lock when its
 * process ends.
 */

export interface DataLock {
  readonly release: () => Promise<void>;
}

export class DataFolderInUse extends Error {
  readonly folder: string;
  readonly pid: number | undefined;

  constructor(folder: string, pid: number | undefined) {
    const owner = pid === undefined ? 'another process' : `process ${pid}`;
    super(
      `The data folder ${folder} is in use by ${owner}: stop that one first, or set DATA_DIR to another.`,
    );
    this.name = 'DataFolderInUse';
    this.folder = folder;
    this.pid = pid;
  }
}

/** Throws `DataFolderInUse` at once if locked. */
export async function lockDataFolder(dataDir: string): Promise<DataLock> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const lock = process.platform === 'linux' ? await lockBySockets(folder) : lockByFile(folder);
  if ('lockedBy' in lock) throw new DataFolderInUse(folder, lock.lockedBy);
  return lock;
}

/** `O_EXLOCK` on BSD and macOS; libuv's no-sharing flag on Windows. */
const EXCLUSIVE = process.platform === 'win32' ? 0x1000_0000 : 0x20 | (constants.O_NONBLOCK ?? 0);
const LOCKED_ELSEWHERE: ReadonlySet<unknown> = new Set(['EAGAIN', 'EWOULDBLOCK', 'EBUSY', 'EACCES', 'EPERM']);

/** For all systems but Linux. Removing the file would free the lock. */
function lockByFile(folder: string): DataLock | { lockedBy: number | undefined } {
  const pidFile = join(folder, 'lock.pid');
  let file: number;
  try {
    file = openSync(join(folder, 'lock'), constants.O_RDWR | constants.O_CREAT | EXCLUSIVE, 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && LOCKED_ELSEWHERE.has(error.code)) {
      return { lockedBy: readPid(pidFile) };
    }
    throw error;
  }
  writeFileSync(pidFile, String(process.pid));
  return { release: async () => closeSync(file) };
}

function readPid(pidFile: string): number | undefined {
  try {
    return Number(readFileSync(pidFile, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}
