import type { Logger } from 'pino';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { openDatabase } from '../db/open-database.ts';

export type DirectoryAway = Refusal<'DIRECTORY_AWAY'>;

/** Which realms there are, who has a stable where, and who is on the way (decision 82). */
export interface Directory {
  /** The slug of the realm that this process serves. */
  readonly realm: string;
  /** Play goes on without it. */
  query<T>(work: (directory: Db) => Promise<T>): Promise<T | DirectoryAway>;
  /** Milliseconds of a clock that never leaps. */
  monotonic(): number;
  close(): Promise<void>;
}

const CONNECTIONS = 2;
const LIMIT_MS = 2_000;

export interface DirectorySettings {
  readonly directoryUrl: string;
  readonly realm: string;
  readonly log: Logger;
}

/** Connects when first used: a process starts and runs without it. */
export async function openDirectory({ directoryUrl, realm, log }: DirectorySettings): Promise<Directory> {
  const database = await openDatabase({
    dataDir: '',
    databaseUrl: directoryUrl,
    maxConnections: CONNECTIONS,
    connectionTimeoutMs: LIMIT_MS,
    statementTimeoutMs: LIMIT_MS,
    onNotice: (sentence, figures) => log.warn(figures ?? {}, `directory: ${sentence}`),
  });
  return { ...directoryIn(database.db, realm, log), close: () => database.close() };
}

export function directoryIn(db: Db, realm: string, log: Logger): Omit<Directory, 'close'> {
  return {
    realm,
    monotonic: () => performance.now(),
    async query(work) {
      try {
        return await work(db);
      } catch (error) {
        log.warn({ err: error }, 'the directory could not be reached');
        return refuse('DIRECTORY_AWAY');
      }
    },
  };
}
