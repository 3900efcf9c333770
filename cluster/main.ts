import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { clientOf } from './client.ts';
import { audit, runWell } from './commands.ts';
import { Databases } from './databases.ts';
import type { Cluster } from './fault.ts';
import { FAULTS } from './faults.ts';
import { GameMachines } from './game-machines.ts';
import { Journal } from './journal.ts';
import { Load } from './load.ts';
import { findNetwork } from './network.ts';
import { observe } from './observer.ts';
import { installPackages, installStore } from './packages.ts';
import { Pictures } from './pictures.ts';
import { killAllIn, until, type User } from './programs.ts';
import { buildLastRelease } from './releases.ts';
import { realmsFault } from './realms.ts';
import { backUp, RESTORE } from './restore.ts';
import { Store } from './store.ts';
import { Stream } from './streams.ts';
import { printTable, type Row } from './table.ts';
import { UPGRADE, upgradeFault } from './upgrade.ts';
import { wholeBackupFault } from './whole-backup.ts';

/*
 * `npm run test:cluster` runs the game as on several machines, breaks one program after the other, and checks each time
 * that no answer is lost. `-- --only WORDS,WORDS` runs the faults whose names have these words; `-- --release COMMIT`
 * upgrades from that commit; `-- --asynchronous` demonstrates that the test detects losses by asynchronous replication.
 * Exit code 0: no problems; 1: problems found; 2: it could not run.
 */

const BOTS = 6;
const READINGS_PER_SECOND = 20;

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
  // During shutdown everything fails.
  if (!leaving) console.error(error);
  await leave(2);
}

async function test(): Promise<Row[]> {
  const wanted = argumentAfter('--only')?.toLowerCase().split(',');
  const isWanted = (name: string) =>
    wanted === undefined || wanted.some((part) => name.toLowerCase().includes(part));
  chmodSync(scratch, 0o755);
  const user = userPostgres();
  const deploy = join(scratch, 'deploy');
  cpSync(join(repository, 'deploy'), deploy, { recursive: true });
  say('building the server');
  await runWell({ repository, file: 'checks/build-server.ts' });
  const program = installStore(join(repository, 'node_modules/.cache/s3rver'));
  const network = await findNetwork();
  const store = new Store({ scratch, address: network.store, program });
  const backups = store.backupsIn('/fetlock');
  const isSynchronous = !process.argv.includes('--asynchronous');
  const databases = new Databases({ scratch, deploy, user, network, backups, isSynchronous });
  const pictures = store.picturesIn('pictures');
  const last = isWanted(UPGRADE)
    ? await buildLastRelease(repository, scratch, argumentAfter('--release'))
    : undefined;
  if (isWanted(UPGRADE) && !last) say('no release is tagged yet: there is none to upgrade from');
  const release = last?.folder ?? repository;
  const games = new GameMachines({ scratch, deploy, user, network, pictures, release });
  const begun = performance.now();
  await store.begin();
  await databases.begin();
  await databases.pgbackrest(await databases.leader(), ['stanza-create']);
  await games.beginProxy();
  await games.begin();
  say(`the cluster stands after ${Math.round((performance.now() - begun) / 1000)} s`);

  const call = clientOf(games.url);
  const journal = new Journal(call);
  const load = new Load({ call, journal, bots: BOTS, readingsPerSecond: READINGS_PER_SECOND });
  await load.begin();
  const streams = load.players.map(({ token }) => new Stream(games.url, token));
  await until('all streams are open', () => streams.every(({ isOpen }) => isOpen));
  if (isWanted(RESTORE)) await backUp({ databases });

  const cluster: Cluster = {
    databases,
    games,
    store,
    call,
    journal,
    load,
    scratch,
    repository,
    user,
    network,
    pictures: new Pictures(games.url, call),
    async expectWell() {
      const { lost } = await journal.check();
      const { problem: wrong } = await audit(repository, games.databaseUrl);
      const all = [...lost, ...(wrong === undefined ? [] : [wrong])];
      if (all.length > 0) throw new Error(all.slice(0, 5).join('; '));
    },
  };
  const rows: Row[] = [];
  for (const fault of [...(last ? [upgradeFault(last)] : []), ...FAULTS, realmsFault, wholeBackupFault]) {
    if (!isWanted(fault.name)) continue;
    say(fault.name);
    rows.push(await observe({ cluster, streams, say }, fault));
  }
  for (const stream of streams) stream.leave();
  await load.end();
  return rows;
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
  return at < 0 ? undefined : process.argv[at + 1];
}
