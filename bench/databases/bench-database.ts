import type { DatabaseKind, DatabaseSettings } from '../../server/db/open-database.ts';

export interface BenchDatabase {
  readonly settings: Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>;
  readonly env: Readonly<Record<string, string>>;
}

export interface BenchDatabases {
  readonly kind: DatabaseKind;
  readonly description: string;
  readonly make: () => Promise<BenchDatabase>;
  readonly copy: (database: BenchDatabase) => Promise<BenchDatabase>;
  readonly drop: (database: BenchDatabase) => Promise<void>;
  readonly close: () => Promise<void>;
}
