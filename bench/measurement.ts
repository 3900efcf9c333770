import type { DatabaseKind } from '../server/db/open-database.ts';
import type { Finding } from './findings.ts';
import type { Lab } from './lab.ts';

export interface Measurement {
  readonly name: string;
  /** Runs on one database only, because the result does not depend on it. */
  readonly once?: true;
  readonly on?: DatabaseKind;
  /** Slow: runs only if named by `--only`. */
  readonly long?: true;
  take(lab: Lab): Promise<readonly Finding[]>;
}
