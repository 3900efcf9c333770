import type { DatabaseKind } from '../server/db/open-database.ts';
import type { Finding } from './findings.ts';
import type { Lab } from './lab.ts';

/** Add new measurements to `measurements.ts`. */
export interface Measurement {
  readonly name: string;
  /** Independent of the database. */
  readonly once?: true;
  readonly on?: DatabaseKind;
  /** Only if named by `--only`. */
  readonly long?: true;
  take(lab: Lab): Promise<readonly Finding[]>;
}
