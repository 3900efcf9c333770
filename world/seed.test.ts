import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { auditBooks } from '../server/audit/audit-books.ts';
import { RESCUES_AT_FOUNDING } from '../server/found-world.ts';
import { entryPointBeside } from '../server/db/embedded/entry-point.ts';
import { openDatabase } from '../server/db/open-database.ts';
import { readSeedArguments, USAGE } from './seed-arguments.ts';
import { QUICK_START } from '../server/testing/programs/spawn-program.ts';

test('the seed is a text, 1 unless given', () => {
  const args = ['--players', '10', '--horses', '0'];
  expect(readSeedArguments(args)).toEqual({ players: 10, horses: 0, seed: '1' });
  expect(readSeedArguments([...args, '--seed', 'spring'])).toEqual({
    players: 10,
    horses: 0,
    seed: 'spring',
  });
});

test.each([
  [[]],
  [['--players', '3']],
  [['--players', '0', '--horses', '1']],
  [['--players', '1e3', '--horses', '1']],
  [['--players', '3', '--horses', '-1']],
  [['--players', '3', '--horses', '1', '--donkeys', '1']],
])('%j is answered with how it is used', (args) => {
  expect(() => readSeedArguments(args)).toThrow(USAGE);
});

describe.runIf(inject('databaseTemplate').kind === 'embedded')('the program', () => {
  function seed(dataDir: string): Promise<{ code: unknown; said: string; complaint: string }> {
    const program = fileURLToPath(entryPointBeside(import.meta.url, 'seed'));
    const args = ['--players', '3', '--horses', '7'];
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined };
    return new Promise((resolve) => {
      execFile(process.execPath, [...QUICK_START, program, ...args], { env }, (error, said, complaint) =>
        resolve({ code: error ? error.code : 0, said, complaint }),
      );
    });
  }

  test('founds a missing world, fills it and prints a login', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'fetlock-seed-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const { code, said, complaint } = await seed(dataDir);
    expect({ code, complaint }).toEqual({ code: 0, complaint: expect.stringContaining(' visits made') });
    expect(said).toMatch(
      /^Seeded 3 players with 7 horses, .* player1@seed\.fetlock\.test .* seeded-stable\.\n$/,
    );

    const database = await openDatabase({ dataDir });
    expect(await auditBooks(database.db)).toMatchObject({
      ok: true,
      players: 3,
      horses: 7 + RESCUES_AT_FOUNDING,
    });
    expect(await seed(dataDir)).toEqual({
      code: 1,
      said: '',
      complaint: expect.stringContaining(`in use by process ${process.pid}`),
    });
    await database.close();
  });
});
