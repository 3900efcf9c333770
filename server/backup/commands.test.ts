import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { entryPointBeside } from '../db/embedded/entry-point.ts';
import {
  emptyTarget,
  type EmptyTarget,
  worldToServe,
  type WorldToServe,
} from '../testing/database/test-worlds.ts';
import { runServer, spawnServer, type RunningServer } from '../testing/programs/running-server.ts';
import { NEVER_MOVES } from '../testing/programs/never-moves.ts';
import { QUICK_START } from '../testing/programs/spawn-program.ts';
import { writeBackupFile } from './backup-file.ts';

const isEmbedded = inject('databaseTemplate').kind === 'embedded';
const ACCOUNT = { username: 'Early', email: 'early@example.org', password: 'bran mash 7' };

/** A database without tables has 300. */
const FILES_OF_NEW_DATABASE = 320;

type Env = Readonly<Record<string, string>>;

function start(name: 'backup' | 'restore', env: Env, ...args: string[]) {
  const program = fileURLToPath(entryPointBeside(import.meta.url, name));
  const settings = { ...process.env, DATABASE_URL: undefined, ...env };
  const out = { code: 0 as unknown, said: '', complaint: '' };
  let kill = () => {};
  const ended = new Promise<typeof out>((resolve) => {
    const child = execFile(
      process.execPath,
      [...QUICK_START, program, ...args],
      { env: settings },
      (error, said, complaint) => resolve({ code: error ? error.code : 0, said, complaint }),
    );
    kill = () => void child.kill('SIGKILL');
  });
  return { ended, kill: () => kill() };
}

const run = (name: 'backup' | 'restore', env: Env, ...args: string[]) => start(name, env, ...args).ended;

let scratch: string;
let world: WorldToServe;
let env: Env;
let file: string;
let server: RunningServer;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'fetlock-commands-'));
  file = join(scratch, 'world.backup');
  world = await worldToServe();
  env = { DATA_DIR: scratch, ...world.env };
  server = await runServer(env);
  expect(await server.call('POST /api/auth/register', { body: ACCOUNT })).toMatchObject({ status: 200 });
});
afterAll(async () => {
  server.send('SIGKILL');
  await server.ended;
  await world.remove();
  await rm(scratch, { recursive: true });
});

async function stop(): Promise<void> {
  server.send('SIGTERM');
  await server.ended;
}

async function signsIn(into: EmptyTarget): Promise<void> {
  const restored = await runServer(into.env);
  try {
    const { status } = await restored.call('POST /api/auth/login', { body: ACCOUNT });
    expect(status).toBe(200);
  } finally {
    restored.send('SIGTERM');
    await restored.ended;
  }
}

test.runIf(isEmbedded)('an embedded world is backed up only when no server runs', async () => {
  const { code, complaint } = await run('backup', env, file);
  expect(code).toBe(1);
  expect(complaint).toBe(
    `Nothing was backed up.\nThe data folder ${env['DATA_DIR']} is in use by process ${server.pid}: stop that one ` +
      'first, or set DATA_DIR to another. Only a world on a PostgreSQL server can be backed up while the game runs on it.\n',
  );
});

test('a backed-up world can be restored and served elsewhere', async () => {
  if (isEmbedded) await stop();
  expect(await run('backup', env, file)).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Backed up \d+ rows and 0 files of pictures .* in .*world\.backup, \d+ bytes\. .*\n$/,
    ),
    complaint: '',
  });
  const target = await emptyTarget();
  try {
    expect(await run('restore', target.env, file)).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^Restored the world of .*\nThe audit found all of \d+ checks in order\.\n$/,
      ),
      complaint: '',
    });
    const second = await run('restore', target.env, file);
    expect(second.code).toBe(2);
    expect(second.complaint).toMatch(/^Could not restore\.\n.* a restore overwrites nothing\.\n$/);
    await signsIn(target);
  } finally {
    await target.remove();
  }
});

test.each([[['0001_ground_floor', '0002_face']], [['0001_schema_000000000000']]])(
  'a backup made by %j is refused, and nothing is written',
  async (migrations) => {
    const unfinished = join(scratch, `${migrations[0]}.backup`);
    const [header = '', ...lines] = gunzipSync(await readFile(file))
      .toString('utf8')
      .trimEnd()
      .split('\n');
    const old = JSON.stringify({ ...(JSON.parse(header) as object), migrations });
    await writeBackupFile(unfinished, Readable.from([old, ...lines.slice(0, -1)].map((line) => `${line}\n`)));
    const target = await emptyTarget();
    try {
      expect(await run('restore', target.env, unfinished)).toEqual({
        code: 2,
        said: '',
        complaint:
          `Could not restore.\nThe backup ${unfinished} was made by an unfinished version of the game, which 1.0 ` +
          'cannot read. Nothing was changed. Restore it with the version that made it.\n',
      });
      expect(await target.isUntouched()).toBe(true);
    } finally {
      await target.remove();
    }
  },
);

test('without a name the backup goes into the data folder', async () => {
  if (isEmbedded) await stop();
  const dataDir = env['DATA_DIR'] ?? '';
  expect(await run('backup', env)).toMatchObject({ code: 0, complaint: '' });
  expect(await readdir(join(dataDir, 'backups'))).toEqual([
    expect.stringMatching(/^fetlock-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/),
  ]);
});

test('wrong arguments or a missing world give a short message', async () => {
  expect(await run('restore', env)).toMatchObject({ code: 2, complaint: expect.stringContaining('Usage: ') });
  expect(await run('backup', env, 'a', 'b')).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('Usage: '),
  });
  const nowhere = { DATA_DIR: join(scratch, 'nowhere') };
  expect(await run('backup', nowhere)).toMatchObject({
    code: 1,
    complaint: `Nothing was backed up.\nThere is no world in ${nowhere.DATA_DIR}: set DATA_DIR or DATABASE_URL to one.\n`,
  });
  expect(await readdir(scratch)).not.toContain('nowhere');
});

describe.runIf(isEmbedded)('a restore that is killed', () => {
  test('leaves nothing that looks like a world, and can be repeated', async () => {
    const target = await emptyTarget();
    try {
      const killed = start('restore', { ...target.env, ...NEVER_MOVES }, file);
      while ((await filesBeingFilled(target.dataDir)) <= FILES_OF_NEW_DATABASE) await wait(5);
      killed.kill();
      await killed.ended;
      expect(await target.isUntouched()).toBe(true);
      const refused = await spawnServer({ ...target.env, PORT: '0' }).ended;
      expect(refused.code).toBe(1);
      expect(refused.complaint).toMatch(
        /There is no database in .*\.restoring-.* is there: .*`npm run restore/,
      );

      expect(await run('restore', target.env, file)).toMatchObject({ code: 0 });
      expect(await readdir(target.dataDir)).toEqual(['database']);
    } finally {
      await target.remove();
    }
  });

  async function filesBeingFilled(dataDir: string): Promise<number> {
    const [making] = (await namesIn(dataDir)).filter((name) => name.startsWith('database.restoring-'));
    return making === undefined ? 0 : (await namesIn(join(dataDir, making, 'base', '5'))).length;
  }

  const namesIn = (folder: string) => readdir(folder).catch(() => []);
});
