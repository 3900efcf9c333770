import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory: databases of tests wait for no disk there. */
const MEMORY = '/dev/shm';
const BYTES_NEEDED = 4e9;

/**
 * Makes a folder for what tests write, in memory where the system has room there and lets programs run from it, else
 * where temporary files belong. Whoever makes it removes it.
 */
export function makeScratch(): string {
  return inMemory() ?? folderIn(tmpdir());
}

function inMemory(): string | undefined {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (Math.min(bavail * bsize, freemem()) < BYTES_NEEDED) return undefined;
  const folder = folderIn(MEMORY);
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  if (spawnSync(program).status === 0) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

/** Others may look into it: PostgreSQL runs as nobody where the tests are run by root. */
function folderIn(parent: string): string {
  const folder = mkdtempSync(join(parent, 'fetlock-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
