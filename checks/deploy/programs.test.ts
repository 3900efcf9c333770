import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUICK_START } from '../../server/testing/programs/spawn-program.ts';
import { bundleServer, ENTRIES } from '../bundle-server.ts';

/*
 * The container has `dist` and the packages that run, but neither sources nor tools. Every program must start there.
 */
interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

let folder: string;
const program = (name: string) => join(folder, `dist/server/${name}.mjs`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fetlock-container-'));
  await bundleServer(join(folder, 'dist/server'));
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  for (const [path, { dev }] of Object.entries(packages)) {
    if (!/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) || dev === true) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(resolve(path), join(folder, path));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [...QUICK_START, program(name), ...args], { cwd: folder, env });
  const [said, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { said, complaint, code };
}

/** Output of each for wrong arguments, which needs no world. */
const REFUSALS: Readonly<Record<string, [args: readonly string[], says: RegExp]>> = {
  'archive-command': [[], /^Name a month\. Usage: npm run archive/],
  audit: [['--some'], /^The audit could not run\.\nUnknown argument --some/],
  backup: [['one', 'two'], /^Nothing was backed up\.\nUsage: npm run backup/],
  restore: [[], /^Could not restore\.\nUsage: npm run restore/],
  'clock-command': [['--back'], /^Unknown argument --back\. Usage: npm run clock/],
  'realm-command': [[], /^Say what to do\. Usage: npm run realm/],
  'values-command': [['--some'], /^Unknown argument --some\. Usage: npm run values/],
  'paint-worker': [[], /This file runs in a thread/],
};

/** The server starts these two. */
const BY_THE_SERVER = ['embedded-initdb', 'embedded-worker'];

test('every program is listed here', () => {
  const names = ENTRIES.map((entry) => basename(entry, '.ts'));
  expect([...Object.keys(REFUSALS), ...BY_THE_SERVER, 'main'].toSorted()).toEqual(names.toSorted());
});

test.for(Object.entries(REFUSALS))('%s starts, and refuses in a sentence', async ([name, [args, says]]) => {
  const { code, complaint } = await run(name, args);
  expect(complaint).toMatch(says);
  expect(code).toBeGreaterThan(0);
});

test('the server founds a world and serves it, and the audit passes', async () => {
  const env = { DATA_DIR: join(folder, 'data'), PORT: '0', HOUSE_STABLES: '0' };
  const child = spawn(process.execPath, [...QUICK_START, program('main')], { cwd: folder, env });
  const ended = once(child, 'close') as Promise<[number | null]>;
  let log = '';
  for await (const piece of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    log += piece;
    if (log.includes('Server listening')) child.kill('SIGTERM');
  }
  expect(log).toContain('Server listening');
  expect(await ended).toEqual([0, null]);
  const { code, said } = await run('audit', [], env);
  expect({ code, report: JSON.parse(said) as unknown }).toEqual({
    code: 0,
    report: expect.objectContaining({ ok: true }),
  });
  expect(await readdir(folder)).toEqual(['data', 'dist', 'node_modules']);
});
