import type { DatabaseKind, DatabaseSettings } from '../../server/db/open-database.ts';

/** A database of its own, on which one program at a time runs. */
export interface Place {
  readonly settings: Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>;
  /** The same for a program of its own. */
  readonly env: Readonly<Record<string, string>>;
}

/** Where databases of one kind are made and copied. */
export interface Places {
  readonly kind: DatabaseKind;
  /** "PostgreSQL 18.4, fsync on". */
  readonly inWords: string;
  readonly make: () => Promise<Place>;
  /** A copy of a database that nobody has open. */
  readonly copy: (place: Place) => Promise<Place>;
  readonly drop: (place: Place) => Promise<void>;
  /** Removes whatever is left. May be called more than once. */
  readonly close: () => Promise<void>;
}
