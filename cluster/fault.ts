import type { Client } from './client.ts';
import type { Databases } from './databases.ts';
import type { GameMachine, GameMachines } from './game-machines.ts';
import type { Journal } from './journal.ts';
import type { Load } from './load.ts';
import type { Network } from './network.ts';
import type { Pictures } from './pictures.ts';
import type { User } from './programs.ts';
import type { Store } from './store.ts';

/** Everything that can be broken, with the players and load on it. */
export interface Cluster {
  readonly databases: Databases;
  readonly games: GameMachines;
  readonly store: Store;
  readonly call: Client;
  readonly journal: Journal;
  readonly load: Load;
  readonly pictures: Pictures;
  readonly scratch: string;
  readonly repository: string;
  readonly user: User;
  readonly network: Network;
  /** Throws if the audit complains or an answer is lost. */
  readonly expectWell: () => Promise<void>;
}

/** Limits of what players notice during the fault. */
export interface Limits {
  readonly failed: number;
  readonly outageSeconds: number;
}

export interface Fault {
  readonly name: string;
  readonly limits: Limits;
  /** Breaks something, and repairs what an operator or systemd would repair. Returns anything else worth a line. */
  readonly happen: (cluster: Cluster) => Promise<string | void>;
}

export const NOTHING = { failed: 0, outageSeconds: 1.5 } as const;
export const A_FAILOVER = { failed: Infinity, outageSeconds: 15 } as const;

export function gameMachineAt({ machines }: GameMachines, index: number): GameMachine {
  const machine = machines[index % machines.length];
  if (!machine) throw new Error('There is no machine of the game');
  return machine;
}
