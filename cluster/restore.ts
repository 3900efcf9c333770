import { mkdirSync, chownSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clientOf } from './client.ts';
import type { Databases } from './databases.ts';
import { GAME_PASSWORD } from './databases.ts';
import type { Findings, Journal } from './journal.ts';
import { PORTS, type Network } from './network.ts';
import { run, start, until, type User } from './programs.ts';

export interface RestoreOptions {
  readonly scratch: string;
  readonly user: User;
  readonly network: Network;
  readonly repository: string;
  readonly databases: Databases;
  readonly journal: Journal;
}

export interface Restored extends Findings {
  readonly databaseUrl: string;
  readonly seconds: number;
  /** Answered after the moment, and absent, as it must be. */
  readonly absent: number;
}

/** To be called while bots play: the backup is taken from a busy primary. */
export async function backUp({ databases }: Pick<RestoreOptions, 'databases'>): Promise<void> {
  const leader = await databases.leader();
  await databases.pgbackrest(leader, ['--type=full', '--archive-timeout=60', 'backup']);
}

/** Restores to a moment between two writes, beside the running cluster, and looks for everything answered before. */
export async function restoreToMoment(options: RestoreOptions): Promise<Restored> {
  const { databases, journal, network, scratch, user } = options;
  const moment = new Date();
  await wait(5_000);
  const answeredSince = journal.diaries.flatMap(({ letters }) => [...letters.values()]);
  const absent = answeredSince.filter((at) => at > moment.getTime()).length;
  await archiveAll(databases);

  const begun = performance.now();
  const folder = join(scratch, 'restored');
  mkdirSync(join(folder, 'run'), { recursive: true, mode: 0o755 });
  for (const one of [folder, join(folder, 'run')]) chownSync(one, user.uid, user.gid);
  const dataDir = join(folder, 'data');
  const [machine] = databases.machines;
  const env = { ...machine?.env, PGBACKREST_PG1_PATH: dataDir, PGBACKREST_LOCK_PATH: join(folder, 'run') };
  const target = moment.toISOString().replace('T', ' ').replace('Z', '+00');
  const args = [
    '--stanza=fetlock',
    '--type=time',
    `--target=${target}`,
    '--target-action=promote',
    'restore',
  ];
  await run({ name: 'restore', file: '/usr/bin/pgbackrest', args, env, folder, user });
  const settings = {
    listen_addresses: network.restored,
    port: PORTS.postgres,
    unix_socket_directories: join(folder, 'run'),
    archive_mode: 'off',
    synchronous_standby_names: '',
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const postgres = '/usr/lib/postgresql/15/bin/postgres';
  start({ name: 'postgres', file: postgres, args: ['-D', dataDir, ...given], env, folder, user });

  const databaseUrl = `postgres://fetlock:${GAME_PASSWORD}@${network.restored}:${PORTS.postgres}/fetlock`;
  const url = await startGame(options, folder, databaseUrl);
  const seconds = (performance.now() - begun) / 1000;
  const findings = await journal.look(clientOf(url), moment.getTime());
  const tooMuch = await lettersAfter(journal, url, moment.getTime());
  return { ...findings, lost: [...findings.lost, ...tooMuch], databaseUrl, seconds, absent };
}

/** The moment's WAL must have left the primary. */
async function archiveAll(databases: Databases): Promise<void> {
  const [segment] = await databases.ask<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  await until('the WAL is archived', async () => {
    const [row] = await databases.ask<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    return (row?.last ?? '') >= (segment?.name ?? '');
  });
}

async function startGame(
  { network, repository, scratch }: RestoreOptions,
  folder: string,
  databaseUrl: string,
) {
  cpSync(join(scratch, 'pictures'), join(folder, 'pictures'), { recursive: true });
  const env = {
    HOST: network.restored,
    PORT: String(PORTS.game),
    DATA_DIR: join(folder, 'pictures'),
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: 'off',
  };
  const url = `http://${network.restored}:${PORTS.game}`;
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  await until('the restored world is served', async () => {
    const game = start({
      name: 'game',
      file: process.execPath,
      args: [join(repository, 'dist/server/main.mjs')],
      env,
      folder,
    });
    // It ends at once while PostgreSQL recovers.
    let hasEnded = false;
    void game.ended.then(() => (hasEnded = true));
    await until('it is up or has ended', async () => hasEnded || (await isUp()));
    return !hasEnded;
  });
  return url;
}

async function lettersAfter(journal: Journal, url: string, moment: number): Promise<string[]> {
  const call = clientOf(url);
  const found: string[] = [];
  for (const { token, letters, username, bornAt } of journal.diaries) {
    const later = [...letters].flatMap(([id, at]) => (at > moment + 1_000 ? [id] : []));
    if (later.length === 0 || bornAt > moment) continue;
    const { body } = await call('GET /api/messages/sent', { query: { limit: '100' } }, token);
    const sent = new Set(body.map(({ id }) => id));
    for (const id of later)
      if (sent.has(id)) found.push(`letter ${id} of ${username} is from after the moment`);
  }
  return found;
}
