import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { freshDataFolder, type TestDataFolder } from '../../testing/database/data-folder.ts';
import { explainStartupError } from '../../startup-error.ts';
import { NEVER_MOVES } from '../../testing/programs/never-moves.ts';
import { runServer, spawnServer } from '../../testing/programs/running-server.ts';
import { ensureDatabase } from './create-database.ts';
import { openDatabase } from '../open-database.ts';

/** Changes with every write to a file: a change time cannot be set back. */
function versionsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => {
      const stats = statSync(join(folder, name), { bigint: true, throwIfNoEntry: false });
      return stats?.isFile() ? `${name} ${stats.ino} ${stats.size} ${stats.ctimeNs}` : name;
    });
}

/** What a start says; nothing may have changed. */
async function refusal(dataDir: string): Promise<string> {
  const before = versionsOf(dataDir);
  const sentence = await openDatabase({ dataDir }).then(async (database) => {
    await database.close();
    return 'It opened.';
  }, explainStartupError);
  expect(versionsOf(dataDir)).toEqual(before);
  return sentence;
}

describe('a corrupted database', () => {
  let folder: TestDataFolder;
  let database: string;
  /** Where the corrupted file is until it is put back. */
  let aside: string;
  let corrupted = '';
  beforeAll(async () => {
    folder = await freshDataFolder();
    database = join(folder.dataDir, 'database');
    aside = `${folder.dataDir}-aside`;
  });
  afterEach(async () => {
    await rm(join(database, corrupted), { recursive: true, force: true });
    await rename(aside, join(database, corrupted));
  });
  afterAll(() => folder.remove());

  const remove = (name: string) => async () => {
    corrupted = name;
    await rename(join(database, name), aside);
  };
  const replace = (name: string, text: string | Buffer) => async () => {
    await remove(name)();
    await writeFile(join(database, name), text);
  };

  test.each([
    ['PG_VERSION gone', remove('PG_VERSION'), 'PG_VERSION is missing'],
    ['pg_control gone', remove('global/pg_control'), 'global/pg_control is missing'],
    ['base/5 gone', remove('base/5'), 'base/5/PG_VERSION is missing'],
    [
      'pg_control cut short',
      async () => {
        await remove('global/pg_control')();
        await copyFile(aside, join(database, 'global/pg_control'));
        await truncate(join(database, 'global/pg_control'), 100);
      },
      'global/pg_control has 100 bytes in place of 8192',
    ],
    ['pg_control overwritten', replace('global/pg_control', Buffer.alloc(8192)), 'PGlite failed'],
    ['its log gone', remove('pg_wal'), 'pg_wal is missing or empty'],
    ['another version', replace('PG_VERSION', '17\n'), "PostgreSQL '17' made it, and this release reads 18"],
    ['a file in its place', replace('', 'horses'), 'it is a file and no folder'],
    [
      'a link that leads nowhere',
      async () => {
        await remove('')();
        await symlink(join(folder.dataDir, 'none'), database);
      },
      'it is a link that leads nowhere',
    ],
  ])('(%s) is refused in a sentence, and nothing is changed', async (_, corrupt, problem) => {
    await corrupt();
    const sentence = await refusal(folder.dataDir);
    expect(sentence).toContain(`The database in ${database} cannot be opened (${problem}`);
    expect(sentence).toMatch(
      /: move that folder away and bring a backup back with `npm run restore -- <file>`\.$/,
    );
  });

  test('prevents a start, and the server prints only this sentence', async () => {
    await replace('global/pg_control', Buffer.alloc(8192))();
    const { code, complaint } = await spawnServer({ DATA_DIR: folder.dataDir, PORT: '0' }).ended;
    expect(code).toBe(1);
    expect(complaint).toBe(`Fetlock cannot start.\n${await refusal(folder.dataDir)}\n`);
  });
});

describe('founding', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'fetlock-found-'));
  });
  // A killed child process may still be writing.
  afterEach(() => vi.waitFor(() => rm(dataDir, { recursive: true, force: true }), 30_000));

  const entries = async () => (await readdir(dataDir)).filter((name) => name !== 'lock.sock');

  test.each(['backups', 'uploads/pictures', 'outbox', 'founded', 'database.restoring-1'])(
    'refuses to start where %s is left of a world whose database is gone',
    async (trace) => {
      await mkdir(join(dataDir, trace), { recursive: true });
      await writeFile(join(dataDir, trace, 'something'), '');
      expect(await refusal(dataDir)).toBe(
        `There is no database in ${dataDir}, but ${join(dataDir, trace)} is there: bring the world ` +
          'back with `npm run restore -- <file>`, or set DATA_DIR to an empty folder to found a new one.',
      );
    },
  );

  test('creates the database once, with its parent folders or in an empty folder', async () => {
    const database = join(dataDir, 'a', 'b', 'database');
    await mkdir(database, { recursive: true });
    expect(await ensureDatabase(database)).toEqual({ created: true, removed: [] });
    expect(await ensureDatabase(database)).toEqual({ created: false, removed: [] });
    expect(await readdir(join(dataDir, 'a', 'b'))).toEqual(['database']);
  });

  test('creates it in an empty volume, and in the target of a link', async () => {
    const [volume, elsewhere] = [join(dataDir, 'volume'), join(dataDir, 'elsewhere')];
    await mkdir(join(volume, 'lost+found'), { recursive: true });
    await mkdir(elsewhere);
    await symlink(elsewhere, join(volume, 'database'));
    await (await openDatabase({ dataDir: volume })).close();
    expect(await readdir(elsewhere)).toContain('PG_VERSION');
    expect((await readdir(volume)).toSorted()).toEqual(['database', 'lost+found']);
  });

  test('starts over after a killed first start, and reports it', async () => {
    // Other tests copy a database.
    vi.stubEnv('BUNDLED_ENTRIES', `${process.env['BUNDLED_ENTRIES']}/with-initdb`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const killed = spawnServer({ DATA_DIR: dataDir, PORT: '0', ...NEVER_MOVES });
    const halfMade = await untilHalfMade();
    killed.send('SIGKILL');
    await killed.ended;
    expect(existsSync(join(dataDir, 'database'))).toBe(false);

    const server = await runServer({ DATA_DIR: dataDir });
    expect(await server.logged(/first start was cut short/)).toContain(
      `in ${halfMade}, which contained no world yet`,
    );
    server.send('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    await vi.waitFor(async () => {
      await ensureDatabase(join(dataDir, 'database'));
      expect((await entries()).toSorted()).toEqual(['database', 'founded']);
    }, 60_000);
  });

  test('explains that a data folder is a file or lies below one', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, 'horses');
    for (const DATA_DIR of [file, join(file, 'data')]) {
      const { code, complaint } = await spawnServer({ DATA_DIR, PORT: '0' }).ended;
      expect(code).toBe(1);
      expect(complaint).toMatch(
        /^Fetlock cannot start\.\nDATA_DIR .* must be a folder, or nothing yet\. \(.*\)\n$/,
      );
    }
    expect(readFileSync(file, 'utf8')).toBe('horses');
  });

  async function untilHalfMade(): Promise<string> {
    for (;;) {
      for (const name of await readdir(dataDir)) {
        if (!name.startsWith('database.founding-')) continue;
        if ((await readdir(join(dataDir, name))).length > 3) return join(dataDir, name);
      }
      await wait(10);
    }
  }
});
