import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { GAME_PASSWORD } from './databases.ts';
import { PORTS, type Network } from './network.ts';
import { FAKE_CLOCK } from './packages.ts';
import { start, until, type Program, type User } from './programs.ts';

const ADMIN_PASSWORD = 'only-for-pausing';

/** One machine of the game: a game process and its pooler. */
export interface GameMachine {
  readonly name: string;
  readonly address: string;
  readonly folder: string;
  /** How many seconds its clock is ahead. */
  aheadSeconds: number;
  /** Folder of the release that it runs. */
  release: string;
  isLimited: boolean;
  /** Settings of a realm in a directory; empty for the only realm. */
  realm: Readonly<Record<string, string>>;
  game: Program;
  pooler: Program;
}

export interface GameOptions {
  readonly scratch: string;
  readonly deploy: string;
  readonly user: User;
  readonly network: Network;
  /** Folder of the first release. */
  readonly release: string;
  /** Settings of the picture store. */
  readonly pictures: Readonly<Record<string, string>>;
}

type MachineOptions = Pick<
  GameMachine,
  'address' | 'aheadSeconds' | 'folder' | 'isLimited' | 'realm' | 'release'
>;

/** The game's machines behind HAProxy. */
export class GameMachines {
  readonly url: string;
  /** Connects to the primary without pgbouncer. */
  readonly databaseUrl: string;
  readonly machines: GameMachine[] = [];
  readonly #options: GameOptions;

  constructor(options: GameOptions) {
    this.#options = options;
    this.url = `http://${options.network.proxy}:${PORTS.players}`;
    this.databaseUrl = this.#urlAt(PORTS.primary);
  }

  async beginProxy(): Promise<void> {
    this.#startProxy();
    await this.untilDatabase();
  }

  async begin(): Promise<void> {
    const { scratch, user, network, release } = this.#options;
    for (const [index, address] of network.games.entries()) {
      const name = `game${index + 1}`;
      const folder = join(scratch, name);
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      chownSync(folder, user.uid, user.gid);
      const options = { name, address, folder, release, aheadSeconds: 0, isLimited: false, realm: {} };
      this.machines.push({ ...options, pooler: this.#startPooler(options), game: this.#startGame(options) });
    }
    for (const machine of this.machines) await this.untilReady(machine);
    await until('HAProxy leads to the game', () => answers(`${this.url}/healthz`));
  }

  async untilDatabase(): Promise<void> {
    await until('HAProxy leads to the primary', () => isDatabase(this.databaseUrl));
  }

  async untilReady({ name, address }: GameMachine): Promise<void> {
    await until(`${name} is ready`, () => answers(`http://${address}:${PORTS.game}/readyz`));
  }

  async areReady(): Promise<boolean> {
    const urls = this.machines.map(({ address }) => `http://${address}:${PORTS.game}/readyz`);
    return (await Promise.all(urls.map(answers))).every(Boolean);
  }

  startGame(machine: GameMachine): void {
    machine.game = this.#startGame(machine);
  }

  startPooler(machine: GameMachine): void {
    machine.pooler = this.#startPooler(machine);
  }

  /** Kills or stops a process and starts it again, like systemd. */
  async restart(machine: GameMachine, signal: NodeJS.Signals): Promise<void> {
    machine.game.send(signal);
    await machine.game.ended;
    await wait(signal === 'SIGKILL' ? 1_000 : 0);
    this.startGame(machine);
    await this.untilReady(machine);
  }

  /** Restarts one process after another, each with `change`. */
  async roll(change: Partial<Pick<GameMachine, 'isLimited' | 'realm' | 'release'>> = {}): Promise<void> {
    for (const machine of this.machines) {
      Object.assign(machine, change);
      await this.restart(machine, 'SIGTERM');
      // HAProxy must notice before the next one leaves.
      await wait(1_500);
    }
  }

  async poolerCommand<Row = unknown>(
    { address }: GameMachine,
    command: 'PAUSE' | 'RESUME' | 'SHOW SERVERS',
  ): Promise<Row[]> {
    const connectionString = `postgres://pgbouncer:${ADMIN_PASSWORD}@${address}:${PORTS.pgbouncer}/pgbouncer`;
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    await client.connect();
    // The pooler's console supports only simple queries.
    const { rows } = await client.query(command);
    await client.end();
    return rows as Row[];
  }

  #urlAt(port: number): string {
    return `postgres://fetlock:${GAME_PASSWORD}@${this.#options.network.proxy}:${port}/fetlock`;
  }

  #startProxy(): void {
    const { scratch, deploy, network } = this.#options;
    const folder = join(scratch, 'proxy');
    mkdirSync(folder, { recursive: true });
    const [db1, db2, db3] = network.databases;
    const [game1, game2, game3] = network.games;
    start({
      name: 'haproxy',
      file: '/usr/sbin/haproxy',
      args: ['-db', '-f', join(deploy, 'haproxy/haproxy.cfg')],
      env: {
        ADMIN_SOCKET: join(folder, 'admin.sock'),
        GAME_BIND: `${network.proxy}:`,
        DATABASE_BIND: network.proxy,
        METRICS_BIND: network.proxy,
        MAXCONN: '1000',
        DB1: db1,
        DB2: db2,
        DB3: db3,
        GAME1: `${game1}:${PORTS.game}`,
        GAME2: `${game2}:${PORTS.game}`,
        GAME3: `${game3}:${PORTS.game}`,
      },
      folder,
    });
  }

  #startPooler({ address, folder }: Pick<GameMachine, 'address' | 'folder'>): Program {
    const { deploy, user, network } = this.#options;
    writeFileSync(
      join(folder, 'userlist.txt'),
      `"fetlock" "${GAME_PASSWORD}"\n"pgbouncer" "${ADMIN_PASSWORD}"\n`,
    );
    const given = readFileSync(join(deploy, 'pgbouncer/pgbouncer.ini'), 'utf8');
    const settings = given
      .replace(/^fetlock = host=.*$/m, `fetlock = host=${network.proxy} port=${PORTS.primary} dbname=fetlock`)
      .replace(/^listen_addr = .*$/m, `listen_addr = ${address}`)
      .replace(/^auth_file = .*$/m, `auth_file = ${folder}/userlist.txt`);
    writeFileSync(join(folder, 'pgbouncer.ini'), settings);
    const args = [join(folder, 'pgbouncer.ini')];
    return start({ name: 'pgbouncer', file: '/usr/sbin/pgbouncer', args, folder, user });
  }

  #startGame({ address, folder, aheadSeconds, isLimited, realm, release }: MachineOptions): Program {
    return start({
      name: 'game',
      file: process.execPath,
      args: ['--max-semi-space-size=32', join(release, 'dist/server/main.mjs')],
      env: {
        HOST: address,
        PORT: String(PORTS.game),
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: `postgres://fetlock:${GAME_PASSWORD}@${address}:${PORTS.pgbouncer}/fetlock`,
        DATABASE_DIRECT_URL: this.databaseUrl,
        DATABASE_REPLICA_URL: this.#urlAt(PORTS.replicas),
        DATABASE_POOL: '8',
        DRAIN_MS: '2000',
        TRUST_PROXY: '1',
        RATE_LIMIT: isLimited ? 'on' : 'off',
        DEV_CLOCK: '1',
        HOUSE_STABLES: '0',
        ...this.#options.pictures,
        ...realm,
        ...(aheadSeconds !== 0 && {
          LD_PRELOAD: FAKE_CLOCK,
          FAKETIME: `+${aheadSeconds}s`,
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        }),
      },
      folder,
    });
  }
}

async function isDatabase(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(3_500) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
}

export function databaseUrlIn(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}
