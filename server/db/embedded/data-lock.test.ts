import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { spawnProgram, type SpawnedProgram } from '../../testing/programs/spawn-program.ts';
import { DataFolderInUse, lockDataFolder } from './data-lock.ts';

let folder: string;
let programs: SpawnedProgram[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fetlock-lock-'));
  programs = [];
});
afterEach(async () => {
  await Promise.all(programs.map((program) => program.kill()));
  await rm(folder, { recursive: true, force: true });
});

function spawnLocker(): SpawnedProgram {
  const program = spawnProgram('lock-data-folder', folder);
  programs.push(program);
  return program;
}

test('refuses a second process with a message that names the folder and its owner', async () => {
  const locker = spawnLocker();
  await locker.lines.next();
  const refused = lockDataFolder(folder);
  await expect(refused).rejects.toThrow(DataFolderInUse);
  await expect(refused).rejects.toThrow(
    `The data folder ${folder} is in use by process ${locker.pid}: stop that one first, or set DATA_DIR to another.`,
  );
});

test('recognises the folder by any path', async () => {
  const lock = await lockDataFolder(folder);
  await expect(lockDataFolder(`${folder}/../${folder.split('/').at(-1)}/.`)).rejects.toThrow(DataFolderInUse);
  await lock.release();
});

test('takes over from a killed process at once', async () => {
  for (let round = 0; round < 3; round++) {
    const locker = spawnLocker();
    await locker.lines.next();
    await locker.kill();
    const lock = await lockDataFolder(folder);
    await lock.release();
  }
});

test('is free after its release, and can be released while others try to lock', async () => {
  const lock = await lockDataFolder(folder);
  const attempt = lockDataFolder(folder);
  await expect(attempt).rejects.toThrow(DataFolderInUse);
  await lock.release();
  await (await lockDataFolder(folder)).release();
});

test('is given to exactly one of several processes that start at once', async () => {
  const contenders = [spawnLocker(), spawnLocker(), spawnLocker(), spawnLocker()];
  const outcomes = await Promise.all(
    contenders.map((contender) =>
      Promise.race([
        contender.lines.next().then(({ value }) => value),
        contender.ended.then(({ code }) => code),
      ]),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'locked')).toHaveLength(1);
});

test('works in folders whose path is too long for a socket address', async () => {
  const deep = join(folder, 'paddock'.repeat(20), 'paddock'.repeat(20));
  const lock = await lockDataFolder(deep);
  await expect(lockDataFolder(deep)).rejects.toThrow(DataFolderInUse);
  await lock.release();
});
