import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { seededChance } from '../clock/context.ts';
import { entryPointBeside } from '../db/embedded/entry-point.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import { foundWorld } from '../found-world.ts';
import { freshDataFolder, type TestDataFolder } from '../testing/database/data-folder.ts';
import { QUICK_START } from '../testing/programs/spawn-program.ts';

/** Returns the exit code and the printed line. */
function audit(
  dataDir: string,
  ...args: string[]
): Promise<{ code: unknown; report: Record<string, unknown> }> {
  const program = fileURLToPath(entryPointBeside(import.meta.url, 'audit'));
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined };
  return new Promise((resolve) => {
    execFile(process.execPath, [...QUICK_START, program, ...args], { env }, (error, stdout) => {
      expect(stdout.trimEnd().split('\n')).toHaveLength(1);
      resolve({ code: error ? error.code : 0, report: JSON.parse(stdout) as Record<string, unknown> });
    });
  });
}

describe.runIf(inject('databaseTemplate').kind === 'embedded')('the program', () => {
  let folder: TestDataFolder;
  beforeEach(async () => {
    folder = await freshDataFolder();
  });
  afterEach(() => folder.remove());

  async function withDatabase(work: (database: Database) => Promise<unknown>): Promise<void> {
    const database = await openDatabase({ dataDir: folder.dataDir });
    try {
      await work(database);
    } finally {
      await database.close();
    }
  }

  test('exits with 0 on a sound world, with 1 on one that is not', async () => {
    await withDatabase(({ db }) => foundWorld(db, seededChance(1), new Date()));
    expect(await audit(folder.dataDir, '--all')).toMatchObject({
      code: 0,
      report: { ok: true, accounts: 0 },
    });
    await withDatabase(({ db }) => db.updateTable('store_offers').set({ genotype: '?' }).execute());
    const { code, report } = await audit(folder.dataDir);
    expect({ code, ok: report['ok'] }).toEqual({ code: 1, ok: false });
    expect(report['checks']).toContainEqual(
      expect.objectContaining({
        name: 'offers_can_live',
        ok: false,
        examples: expect.arrayContaining([{ id: expect.any(String), genotype: '?' }]),
      }),
    );
  });

  test('exits with 2 and a message while another program is running', async () => {
    await withDatabase(async () => {
      const { code, report } = await audit(folder.dataDir);
      expect(code).toBe(2);
      expect(report['problem']).toMatch(`in use by process ${process.pid}: stop that one first`);
    });
  });

  test('creates no world where there is none', async () => {
    const nothing = await mkdtemp(join(tmpdir(), 'fetlock-audit-'));
    expect(await audit(nothing)).toMatchObject({
      code: 2,
      report: { problem: expect.stringContaining('no world in') },
    });
    expect(await readdir(nothing)).toEqual([]);
    await rm(nothing, { recursive: true });
  });
});
