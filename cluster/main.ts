import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clientOf } from './client.ts';
import { Databases } from './databases.ts';
import { FAULTS, type Cluster, type Limits } from './faults.ts';
import { GameMachines } from './game-machines.ts';
import { Journal } from './journal.ts';
import { Load } from './load.ts';
import { findNetwork } from './network.ts';
import { installPackages } from './packages.ts';
import { killAllIn, until, type User } from './programs.ts';
import { backUp, restoreToMoment } from './restore.ts';
import { Stream } from './streams.ts';
import { printTable, type Row } from './table.ts';

/*
 * `npm run test:cluster` builds the game on several machines' worth of programs, breaks one after the other, and looks
 * each time whether anything answered is lost. `-- --only WORDS,WORDS` runs the faults whose names have these words;
 * `-- --asynchronous` shows that the test notices what asynchronous replication loses. Exit code 0: all is well; 1:
 * something is not; 2: it could not run.
 */

const BOTS = 6;
const READINGS_PER_SECOND = 20;
const STREAMS_BACK_SECONDS = 5;
const TOLD_SECONDS = 5;
const RESTORE = 'Backup and restore to a moment';

const repository = resolve(import.meta.dirname, '..');
const say = (text: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);

const problem = installPackages();
if (problem !== undefined) {
  console.error(problem);
  process.exit(2);
}

const scratch = mkdtempSync(join(tmpdir(), 'fetlock-cluster-'));
let leaving: Promise<void> | undefined;
function leave(code: number): Promise<void> {
  leaving ??= killAllIn(scratch).then(() => {
    if (process.env['KEEP_SCRATCH'] === undefined) rmSync(scratch, { recursive: true, force: true });
    process.exit(code);
  });
  return leaving;
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void leave(130));

try {
  const rows = await test();
  console.log(printTable(rows));
  await leave(rows.every(({ problems }) => problems.length === 0) ? 0 : 1);
} catch (error) {
  // Everything fails once it is being taken down.
  if (!leaving) console.error(error);
  await leave(2);
}

async function test(): Promise<Row[]> {
  const wanted = argumentAfter('--only')?.split(',');
  const isWanted = (name: string) =>
    wanted === undefined || wanted.some((words) => name.toLowerCase().includes(words));
  const isSynchronous = !process.argv.includes('--asynchronous');
  chmodSync(scratch, 0o755);
  const user = userPostgres();
  const deploy = join(scratch, 'deploy');
  cpSync(join(repository, 'deploy'), deploy, { recursive: true });
  for (const folder of ['backups', 'pictures']) {
    mkdirSync(join(scratch, folder));
    chownSync(join(scratch, folder), user.uid, user.gid);
  }
  say('building the server');
  await npx('tsx', ['checks/build-server.ts']);
  const network = await findNetwork();
  const databases = new Databases({ scratch, deploy, user, network, isSynchronous });
  const games = new GameMachines({ scratch, deploy, user, network, repository });
  const begun = performance.now();
  await databases.begin();
  await databases.pgbackrest(await databases.leader(), ['stanza-create']);
  await games.begin();
  say(`the cluster stands after ${Math.round((performance.now() - begun) / 1000)} s`);

  const call = clientOf(games.url);
  const journal = new Journal(call);
  const load = new Load({ call, journal, bots: BOTS, readingsPerSecond: READINGS_PER_SECOND });
  await load.begin();
  const streams = load.players.map(({ token }) => new Stream(games.url, token));
  await until('all streams are open', () => streams.every(({ isOpen }) => isOpen));
  if (isWanted(RESTORE)) await backUp({ databases });

  const rows: Row[] = [];
  const cluster: Cluster = { databases, games };
  for (const { name, limits, happen } of FAULTS) {
    if (!isWanted(name)) continue;
    say(name);
    rows.push(await observe(name, limits, () => happen(cluster)));
  }
  if (isWanted(RESTORE)) {
    say(RESTORE);
    const limits = { failed: 0, outageSeconds: 5 };
    rows.push(
      await observe(RESTORE, limits, async () => {
        const restored = await restoreToMoment({ scratch, user, network, repository, databases, journal });
        const report = await audit(restored.databaseUrl);
        await killAllIn(join(scratch, 'restored'));
        const wrong = [...restored.lost, ...(report.problem === undefined ? [] : [report.problem])];
        if (wrong.length > 0) throw new Error(wrong.slice(0, 5).join('; '));
        return `in ${Math.round(restored.seconds)} s: all ${restored.kept} answers before it, none of ${restored.absent} after`;
      }),
    );
  }
  for (const stream of streams) stream.leave();
  await load.end();
  return rows;

  async function observe(name: string, limits: Limits, happen: () => Promise<string | void>): Promise<Row> {
    const problems: string[] = [];
    for (const stream of streams) stream.absences();
    load.take();
    const note = await happen().catch((error: unknown) => {
      problems.push(error instanceof Error ? error.message : String(error));
    });
    await until(
      'the cluster is whole again',
      async () => (await databases.isWhole()) && (await games.areReady()),
      90,
    ).catch((error: unknown) => problems.push(String(error)));
    await wait(3_000);
    const traffic = load.take();
    const absences = streams.flatMap((stream) => stream.absences());
    const told = await secondsUntilTold(streams, journal);
    const found = await journal.look();
    const report = await audit(games.databaseUrl);
    load.take();

    const awaySeconds = Math.max(0, ...absences);
    if (traffic.failed > limits.failed) problems.push(`${traffic.failed} failed`);
    if (traffic.outageSeconds > limits.outageSeconds)
      problems.push(`nothing worked for ${traffic.outageSeconds.toFixed(1)} s`);
    if (awaySeconds > STREAMS_BACK_SECONDS)
      problems.push(`a stream was away for ${awaySeconds.toFixed(1)} s`);
    if (told === undefined) problems.push(`a change was not told within ${TOLD_SECONDS} s`);
    problems.push(...found.lost.slice(0, 5));
    if (found.lost.length > 5) problems.push(`and ${found.lost.length - 5} more are lost`);
    if (report.problem !== undefined) problems.push(report.problem);
    for (const [reason, times] of traffic.reasons) say(`  ${times} x ${reason}`);
    for (const one of problems) say(`  PROBLEM: ${one}`);
    return {
      name,
      note: note ?? '',
      traffic,
      streamsLost: absences.length,
      awaySeconds,
      toldSeconds: told,
      kept: found.kept,
      lost: found.lost.length,
      checks: report.checks,
      problems,
    };
  }
}

/** Each player with a stream gets a letter from the next; undefined if one of them is not told. */
async function secondsUntilTold(streams: readonly Stream[], journal: Journal): Promise<number | undefined> {
  const people = streams.flatMap((stream) => journal.diaries.filter(({ token }) => token === stream.token));
  const begun = performance.now();
  const written = people.map((one, nth) => {
    const next = people[(nth + 1) % people.length] ?? one;
    return journal.write(next, one);
  });
  await Promise.allSettled(written);
  return until(
    'every stream has told of a letter',
    () => streams.every(({ heard, isIncomplete }) => (heard.get('mail') ?? 0) > begun && !isIncomplete),
    TOLD_SECONDS,
  ).catch(() => undefined);
}

async function audit(databaseUrl: string): Promise<{ checks: number; problem: string | undefined }> {
  const { out, code } = await npx('tsx', ['server/audit/audit.ts'], { DATABASE_URL: databaseUrl });
  const report = JSON.parse(out || '{}') as { ok?: boolean; checks?: unknown[]; problem?: string };
  const checks = Array.isArray(report.checks) ? report.checks.length : 0;
  return { checks, problem: code === 0 ? undefined : `the audit: ${report.problem ?? out.slice(0, 500)}` };
}

async function npx(
  tool: string,
  args: readonly string[],
  env = {},
): Promise<{ out: string; code: number | null }> {
  const child = spawn(join(repository, 'node_modules/.bin', tool), args, {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { out, code };
}

function userPostgres(): User {
  const numbers = ['-u', '-g'].map((which) =>
    Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  const [uid, gid] = numbers;
  if (!uid || !gid) throw new Error('There is no user postgres');
  return { uid, gid };
}

function argumentAfter(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1]?.toLowerCase();
}
