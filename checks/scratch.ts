import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps these files in memory, so test databases wait for no disk. */
const MEMORY = '/dev/shm';
const BYTES_NEEDED = 4e9;

/**
 * Makes a folder for tests to write to: in memory if there is room and programs may run there, else in the usual
 * temporary folder. The caller removes it.
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

/** Readable for all users: PostgreSQL runs as `nobody` when root runs the tests. */
function folderIn(parent: string): string {
  const folder = mkdtempSync(join(parent, 'fetlock-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
