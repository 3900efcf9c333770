import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Addresses on this machine, one for each machine that the test simulates. */
export interface Network {
  readonly databases: readonly [string, string, string];
  readonly games: readonly [string, string, string];
  readonly proxy: string;
  readonly store: string;
  readonly restored: string;
}

export const PORTS = {
  postgres: 5432,
  patroni: 8008,
  etcd: 2379,
  etcdPeers: 2380,
  pgbouncer: 6432,
  game: 3001,
  players: 80,
  primary: 5433,
  replicas: 5434,
  store: 9000,
} as const;

/** Linux answers to every address of 127.0.0.0/8, so the ports can be those of deploy/. */
export async function findNetwork(): Promise<Network> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const at = `127.${randomInt(16, 250)}.${randomInt(1, 250)}`;
    const network: Network = {
      databases: [`${at}.11`, `${at}.12`, `${at}.13`],
      games: [`${at}.21`, `${at}.22`, `${at}.23`],
      proxy: `${at}.2`,
      store: `${at}.3`,
      restored: `${at}.31`,
    };
    const free = await Promise.all(Object.values(PORTS).map((port) => isFree(`${at}.1`, port)));
    const taken = Object.values(PORTS).filter((_, index) => !free[index]);
    if (taken.length === 0) return network;
    if (attempt > 2) throw new Error(`Another program uses port ${taken.join(', ')} on all addresses.`);
  }
  throw new Error('No addresses are free.');
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, host, () => server.close(() => resolve(true)));
  });
}
