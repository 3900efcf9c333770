import type { DatabaseKind, DatabaseSettings } from '../../server/db/open-database.ts';

/** A database used by one program at a time. */
export interface Place {
  readonly settings: Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>;
  /** The settings as environment variables. */
  readonly env: Readonly<Record<string, string>>;
}

export interface Places {
  readonly kind: DatabaseKind;
  /** "PostgreSQL 18.4, fsync on". */
  readonly inWords: string;
  readonly make: () => Promise<Place>;
  /** Copies a database that nobody has open. */
  readonly copy: (place: Place) => Promise<Place>;
  readonly drop: (place: Place) => Promise<void>;
  /** Removes all databases. May be called more than once. */
  readonly close: () => Promise<void>;
}
