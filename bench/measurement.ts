import type { DatabaseKind } from '../server/db/open-database.ts';
import type { Finding } from './findings.ts';
import type { Lab } from './lab.ts';

/** Something that is measured. A new one is a file of its own and a row in `measurements.ts`. */
export interface Measurement {
  /** Used by `--only` and in the tables. */
  readonly name: string;
  /** Does not depend on a database: taken on the first one only. */
  readonly once?: true;
  /** Taken on this kind of database only. */
  readonly on?: DatabaseKind;
  /** Takes many minutes: taken only if named by `--only`. */
  readonly long?: true;
  take(lab: Lab): Promise<readonly Finding[]>;
}
