import type { Logger } from 'pino';
import type { Db } from '../connection.ts';
import { openDatabase } from '../open-database.ts';
import { openReplica, type Replica } from './replica.ts';

interface ConnectOptions {
  readonly replicaUrl: string;
  readonly databasePool: number;
  readonly preparedStatements: boolean;
  readonly isPooled: boolean;
  readonly primary: Db;
  readonly log: Logger;
}

export interface ConnectedReplica {
  readonly replica: Replica;
  close(): Promise<void>;
}

/** Connects on the first read: a process starts and runs without its replica. */
export async function connectReplica(options: ConnectOptions): Promise<ConnectedReplica> {
  const { replicaUrl, databasePool, preparedStatements, isPooled, primary, log } = options;
  const database = await openDatabase({
    dataDir: '',
    databaseUrl: replicaUrl,
    maxConnections: databasePool,
    preparedStatements,
    isPooled,
    onNotice: (sentence, figures) => log.warn(figures ?? {}, `replica: ${sentence}`),
  });
  const replica = openReplica({ primary, replica: database.db });
  return {
    replica,
    async close() {
      replica.close();
      await database.close();
    },
  };
}
