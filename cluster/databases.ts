import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Network } from './network.ts';
import { PORTS } from './network.ts';
import { killAllIn, pidsIn, run, signalAll, start, until, type Program, type User } from './programs.ts';

const PASSWORD = 'hay-and-oats';
const CLUSTER = 'fetlock';
/** Patroni's environment contains these passwords too. */
export const GAME_PASSWORD = 'bran-mash';

export interface DatabaseMachine {
  readonly name: string;
  readonly address: string;
  readonly folder: string;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  etcd: Program | undefined;
  patroni: Program | undefined;
}

export interface DatabaseOptions {
  readonly scratch: string;
  /** Copies of deploy/, readable by `user`. */
  readonly deploy: string;
  readonly user: User;
  readonly network: Network;
  /** Settings of pgBackRest's store. */
  readonly backups: Readonly<Record<string, string>>;
  /** False demonstrates that the test detects losses by asynchronous replication. */
  readonly isSynchronous: boolean;
}

export class Databases {
  readonly machines: readonly DatabaseMachine[];
  readonly #options: DatabaseOptions;

  constructor(options: DatabaseOptions) {
    this.#options = options;
    this.machines = options.network.databases.map((address, index) => machineAt(options, index, address));
  }

  async begin(): Promise<void> {
    for (const machine of this.machines) this.startEtcd(machine);
    await until('etcd has a leader', () => this.#isEtcdHealthy());
    for (const machine of this.machines) this.startPatroni(machine);
    await until('two standbys stream', () => this.isWhole(), { seconds: 90 });
    const leader = await this.leader();
    await this.psql(leader, [
      '-v',
      `password=${GAME_PASSWORD}`,
      '-f',
      join(this.#options.deploy, 'postgresql/role.sql'),
    ]);
  }

  startEtcd(machine: DatabaseMachine): void {
    machine.etcd = this.#start(machine, 'etcd', '/usr/bin/etcd', []);
  }

  startPatroni(machine: DatabaseMachine): void {
    machine.patroni = this.#start(machine, 'patroni', '/usr/bin/patroni', [
      join(machine.folder, 'patroni.yml'),
    ]);
  }

  async cutPower(machine: DatabaseMachine): Promise<void> {
    await killAllIn(machine.folder);
  }

  giveBackPower(machine: DatabaseMachine): void {
    rmSync(join(machine.dataDir, 'postmaster.pid'), { force: true });
    this.startEtcd(machine);
    this.startPatroni(machine);
  }

  /** Sends SIGKILL to all of PostgreSQL, but not to Patroni and etcd. */
  killPostgres(machine: DatabaseMachine): void {
    signalAll(pidsIn(machine.dataDir), 'SIGKILL');
  }

  walSenders({ dataDir }: DatabaseMachine): readonly number[] {
    return pidsIn(dataDir).filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walsender');
      } catch {
        return false;
      }
    });
  }

  async leader(): Promise<DatabaseMachine> {
    let found: DatabaseMachine | undefined;
    await until('there is a primary', async () => {
      for (const machine of this.machines) if (await isAt(machine, '/primary')) found = machine;
      return found !== undefined;
    });
    if (!found) throw new Error('There is no primary');
    return found;
  }

  /** A primary and two standbys that stream from it. A standby that is merely up may be stuck on an old timeline. */
  async isWhole(): Promise<boolean> {
    const leads = await Promise.all(this.machines.map((one) => isAt(one, '/primary')));
    const [leader, ...others] = this.machines.filter((_, index) => leads[index]);
    if (!leader || others.length > 0) return false;
    const stream = (await standbysOf(leader)).filter(({ state }) => state === 'streaming');
    const isCommitted = stream.some(({ sync_state }) => sync_state === 'sync');
    return stream.length === 2 && (isCommitted || !this.#options.isSynchronous);
  }

  /** The standby that commits wait for; if there is none, any standby. */
  async standby(): Promise<DatabaseMachine> {
    const leader = await this.leader();
    const others = this.machines.filter((one) => one !== leader);
    for (const one of others) if (await isAt(one, '/sync')) return one;
    const [any] = others;
    if (!any) throw new Error('There is no standby');
    return any;
  }

  async switchOver(): Promise<void> {
    const [leader, candidate] = [await this.leader(), await this.standby()];
    const body = JSON.stringify({ leader: leader.name, candidate: candidate.name });
    const answer = await fetch(`http://${leader.address}:${PORTS.patroni}/switchover`, {
      method: 'POST',
      body,
    });
    if (!answer.ok) throw new Error(`Patroni refused to switch over: ${await answer.text()}`);
  }

  psql(machine: DatabaseMachine, args: readonly string[]): Promise<string> {
    const where = ['-h', machine.address, '-p', String(PORTS.postgres), '-U', 'postgres', '-X', '-q', '-At'];
    const env = { PGPASSWORD: PASSWORD };
    return this.#run(
      machine,
      'psql',
      '/usr/bin/psql',
      [...where, '-v', 'ON_ERROR_STOP=1', ...args, 'postgres'],
      env,
    );
  }

  pgbackrest(machine: DatabaseMachine, args: readonly string[]): Promise<string> {
    return this.#run(machine, 'pgbackrest', '/usr/bin/pgbackrest', ['--stanza=fetlock', ...args]);
  }

  async untilArchived(segment: string): Promise<void> {
    await until(`the WAL is archived up to ${segment}`, async () => {
      const [row] = await this.query<{ last: string | null }>(
        'select last_archived_wal as last from pg_stat_archiver',
      );
      return (row?.last ?? '') >= segment;
    });
  }

  /** Runs as superuser on the primary, in the game's database. */
  async query<Row extends pg.QueryResultRow>(sql: string, at?: DatabaseMachine): Promise<Row[]> {
    const { address } = at ?? (await this.leader());
    const connectionString = `postgres://postgres:${PASSWORD}@${address}:${PORTS.postgres}/fetlock`;
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 20_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async #isEtcdHealthy(): Promise<boolean> {
    const answers = this.machines.map(({ address }) =>
      fetch(`http://${address}:${PORTS.etcd}/health`).then(
        async (answer) => (await answer.text()).includes('true'),
        () => false,
      ),
    );
    return (await Promise.all(answers)).every(Boolean);
  }

  #start({ folder, env }: DatabaseMachine, name: string, file: string, args: readonly string[]): Program {
    return start({ name, file, args, env, folder, user: this.#options.user });
  }

  #run(
    machine: DatabaseMachine,
    name: string,
    file: string,
    args: readonly string[],
    more = {},
  ): Promise<string> {
    const { folder, env } = machine;
    return run({ name, file, args, env: { ...env, ...more }, folder, user: this.#options.user });
  }
}

async function isAt({ address }: DatabaseMachine, path: string): Promise<boolean> {
  const url = `http://${address}:${PORTS.patroni}${path}`;
  return fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
}

interface Standby {
  readonly state: string;
  readonly sync_state: string;
}

async function standbysOf({ address }: DatabaseMachine): Promise<readonly Standby[]> {
  const url = `http://${address}:${PORTS.patroni}/patroni`;
  return fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    async (answer) => ((await answer.json()) as { replication?: Standby[] }).replication ?? [],
    () => [],
  );
}

function machineAt(options: DatabaseOptions, index: number, address: string): DatabaseMachine {
  const { scratch, deploy, user, network } = options;
  const name = `db${index + 1}`;
  const folder = join(scratch, name);
  for (const one of [folder, join(folder, 'run')]) {
    mkdirSync(one, { recursive: true, mode: 0o755 });
    chownSync(one, user.uid, user.gid);
  }
  const dataDir = join(folder, 'data');
  writeFileSync(join(folder, 'patroni.yml'), patroniSettings(options, join(folder, 'run')));
  const peers = network.databases.map((one, place) => `db${place + 1}=http://${one}:${PORTS.etcdPeers}`);
  const env = {
    ETCD_NAME: name,
    ETCD_DATA_DIR: join(folder, 'etcd'),
    ETCD_LISTEN_PEER_URLS: `http://${address}:${PORTS.etcdPeers}`,
    ETCD_LISTEN_CLIENT_URLS: `http://${address}:${PORTS.etcd}`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${address}:${PORTS.etcdPeers}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${address}:${PORTS.etcd}`,
    ETCD_INITIAL_CLUSTER: peers.join(','),
    ETCD_INITIAL_CLUSTER_TOKEN: CLUSTER,
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: `${address}:${PORTS.patroni}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:${PORTS.patroni}`,
    PATRONI_ETCD3_HOSTS: network.databases.map((one) => `${one}:${PORTS.etcd}`).join(','),
    PATRONI_POSTGRESQL_LISTEN: `${address}:${PORTS.postgres}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:${PORTS.postgres}`,
    PATRONI_POSTGRESQL_DATA_DIR: dataDir,
    PATRONI_POSTGRESQL_BIN_DIR: '/usr/lib/postgresql/15/bin',
    PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: PASSWORD,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: PASSWORD,
    PGBACKREST_CONFIG: join(deploy, 'pgbackrest/pgbackrest.conf'),
    ...options.backups,
    PGBACKREST_PG1_PATH: dataDir,
    PGBACKREST_PG1_SOCKET_PATH: join(folder, 'run'),
    PGBACKREST_LOCK_PATH: join(folder, 'run'),
  };
  return { name, address, folder, dataDir, env, etcd: undefined, patroni: undefined };
}

function patroniSettings({ deploy, isSynchronous }: DatabaseOptions, socketFolder: string): string {
  const text = readFileSync(join(deploy, 'patroni/patroni.yml'), 'utf8');
  const line = '    password_encryption: scram-sha-256\n';
  const changed = text
    .replace(line, `${line}    unix_socket_directories: ${socketFolder}\n`)
    .replace('synchronous_mode: true', `synchronous_mode: ${isSynchronous}`);
  if (!changed.includes(socketFolder))
    throw new Error('deploy/patroni/patroni.yml has no place for the socket');
  return changed;
}
