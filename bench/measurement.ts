import type { DatabaseKind } from '../server/db/open-database.ts';
import type { Finding } from './findings.ts';
import type { Lab } from './lab.ts';

/** A new measurement is a file and a row in `measurements.ts`. */
export interface Measurement {
  /** Used by `--only` and in the tables. */
  readonly name: string;
  /** Independent of the database: runs on the first one only. */
  readonly once?: true;
  /** Runs on this database only. */
  readonly on?: DatabaseKind;
  /** Takes many minutes: runs only if named by `--only`. */
  readonly long?: true;
  take(lab: Lab): Promise<readonly Finding[]>;
}
