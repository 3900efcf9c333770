import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spawnProgram } from '../testing/spawn-program.ts';
import { foundEmbedded } from './embedded-found.ts';
import { openDatabase } from './open-database.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fetlock-found-'));
});
// The process of a killed founding may be writing still.
afterEach(() => vi.waitFor(() => rm(dataDir, { recursive: true, force: true }), 30_000));

describe('founding', () => {
  it('makes the database once, folders above it included, in place of an empty folder', async () => {
    const database = join(dataDir, 'a', 'b', 'database');
    await mkdir(database, { recursive: true });
    expect(await foundEmbedded(database)).toEqual({ made: true });
    expect(await foundEmbedded(database)).toEqual({ made: false });
    expect(await readdir(join(dataDir, 'a', 'b'))).toEqual(['database']);
  });

  it('moves a half-made one aside, loses nothing of it, and makes a new one that opens', async () => {
    await mkdir(join(dataDir, 'database'));
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), '18\n');
    const notices: string[] = [];
    const opened = await openDatabase({ dataDir, onNotice: (sentence) => notices.push(sentence) });
    await opened.close();
    expect(notices).toEqual([expect.stringContaining('incomplete database was moved to')]);
    const [, aside] = (await readdir(dataDir)).toSorted();
    expect(await readdir(join(dataDir, aside ?? ''))).toEqual(['PG_VERSION']);
  });

  it('removes what a killed founding left, and never mistakes it for the database', async () => {
    const database = join(dataDir, 'database');
    const killed = spawnProgram('write-until-killed', dataDir);
    await untilHalfMade();
    await killed.kill();
    expect(existsSync(database)).toBe(false);

    expect(await foundEmbedded(database)).toEqual({ made: true });
    await vi.waitFor(async () => {
      expect(await foundEmbedded(database)).toEqual({ made: false });
      expect((await readdir(dataDir)).filter((name) => name !== 'lock.sock')).toEqual(['database']);
    }, 60_000);
  });

  it('says what went wrong when it cannot be made', async () => {
    await writeFile(join(dataDir, 'file'), '');
    await expect(foundEmbedded(join(dataDir, 'file', 'database'))).rejects.toThrow(/ENOTDIR|EEXIST/);
  });

  /** Waits until there is a folder in which a database is being made, with something in it. */
  async function untilHalfMade(): Promise<void> {
    for (;;) {
      for (const name of await readdir(dataDir)) {
        if (!name.startsWith('database.founding-')) continue;
        if ((await readdir(join(dataDir, name))).length > 3) return;
      }
      await wait(10);
    }
  }
});
