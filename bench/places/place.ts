import type { DatabaseKind, DatabaseSettings } from '../../server/db/open-database.ts';

export interface Place {
  readonly settings: Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>;
  readonly env: Readonly<Record<string, string>>;
}

export interface Places {
  readonly kind: DatabaseKind;
  readonly inWords: string;
  readonly make: () => Promise<Place>;
  readonly copy: (place: Place) => Promise<Place>;
  readonly drop: (place: Place) => Promise<void>;
  readonly close: () => Promise<void>;
}
