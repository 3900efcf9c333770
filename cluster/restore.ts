import { mkdirSync, chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clientOf } from './client.ts';
import { audit } from './commands.ts';
import type { Databases } from './databases.ts';
import { GAME_PASSWORD } from './databases.ts';
import type { Cluster, Fault } from './fault.ts';
import type { Findings, Journal } from './journal.ts';
import { PORTS } from './network.ts';
import { killAllIn, run, start, until } from './programs.ts';

export const RESTORE = 'Backup and restore to a point in time';

interface Restored extends Findings {
  readonly databaseUrl: string;
  readonly seconds: number;
  /** Rows answered after that instant, which must be missing. */
  readonly absent: number;
}

/** Call it while bots play, so that the backup comes from a busy primary. */
export async function backUp({ databases }: Pick<Cluster, 'databases'>): Promise<void> {
  const leader = await databases.leader();
  await databases.pgbackrest(leader, ['--type=full', '--archive-timeout=60', 'backup']);
}

export const restoreFault: Fault = {
  name: RESTORE,
  limits: { failed: 0, outageSeconds: 5 },
  async happen(cluster) {
    const restored = await restoreToPointInTime(cluster);
    const report = await audit(cluster.repository, restored.databaseUrl);
    await killAllIn(join(cluster.scratch, 'restored'));
    const wrong = [...restored.lost, ...(report.problem === undefined ? [] : [report.problem])];
    if (wrong.length > 0) throw new Error(wrong.slice(0, 5).join('; '));
    return `in ${Math.round(restored.seconds)} s: all ${restored.found} answers before it, none of ${restored.absent} after`;
  },
};

/** Restores to an instant between two writes, beside the running cluster, and checks everything answered before it. */
async function restoreToPointInTime(options: Cluster): Promise<Restored> {
  const { databases, journal, network, scratch, user } = options;
  const instant = new Date();
  await wait(5_000);
  const answeredSince = journal.diaries.flatMap(({ letters }) => [...letters.values()]);
  const absent = answeredSince.filter((at) => at > instant.getTime()).length;
  await archiveAll(databases);

  const begun = performance.now();
  const folder = join(scratch, 'restored');
  mkdirSync(join(folder, 'run'), { recursive: true, mode: 0o755 });
  for (const one of [folder, join(folder, 'run')]) chownSync(one, user.uid, user.gid);
  const dataDir = join(folder, 'data');
  const [machine] = databases.machines;
  const env = { ...machine?.env, PGBACKREST_PG1_PATH: dataDir, PGBACKREST_LOCK_PATH: join(folder, 'run') };
  const target = instant.toISOString().replace('T', ' ').replace('Z', '+00');
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
  // PostgreSQL reports each piece of the archive that it has applied.
  const progress = () => statSync(join(folder, 'postgres.log')).size;
  const url = await startGame(options, folder, databaseUrl, progress);
  const seconds = (performance.now() - begun) / 1000;
  const findings = await journal.check(clientOf(url), instant.getTime());
  const tooMuch = await lettersAfter(journal, url, instant.getTime());
  return { ...findings, lost: [...findings.lost, ...tooMuch], databaseUrl, seconds, absent };
}

/** The WAL up to that instant must have left the primary. */
async function archiveAll(databases: Databases): Promise<void> {
  const [segment] = await databases.query<{ name: string }>(
    'select pg_walfile_name(pg_switch_wal()) as name',
  );
  await databases.untilArchived(segment?.name ?? '');
}

async function startGame(
  { network, repository }: Cluster,
  folder: string,
  databaseUrl: string,
  progress: () => unknown,
) {
  const env = {
    HOST: network.restored,
    PORT: String(PORTS.game),
    // Not the running world's store, where cleanup would delete pictures that this world does not contain.
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
  await until(
    'the restored world is served',
    async () => {
      const game = start({
        name: 'game',
        file: process.execPath,
        args: [join(repository, 'dist/server/main.mjs')],
        env,
        folder,
      });
      // The process ends at once while PostgreSQL recovers.
      let hasEnded = false;
      void game.ended.then(() => (hasEnded = true));
      await until('it is up or has ended', async () => hasEnded || (await isUp()));
      return !hasEnded;
    },
    { progress },
  );
  return url;
}

async function lettersAfter(journal: Journal, url: string, instant: number): Promise<string[]> {
  const call = clientOf(url);
  const found: string[] = [];
  for (const { token, letters, username, bornAt } of journal.diaries) {
    const newer = [...letters].flatMap(([id, at]) => (at > instant + 1_000 ? [id] : []));
    if (newer.length === 0 || bornAt > instant) continue;
    const { body } = await call('GET /api/messages/sent', { query: { limit: '100' } }, token);
    const sent = new Set(body.map(({ id }) => id));
    for (const id of newer)
      if (sent.has(id)) found.push(`letter ${id} of ${username} is from after that instant`);
  }
  return found;
}
