import type { DatabaseKind } from '../../server/db/open-database.ts';
import type { Finding } from '../measurement.ts';

/** A finding with when, of what and where it was taken: one line of `docs/bench.jsonl`. */
export type Line = Finding & {
  readonly date: string;
  /** Short, with "+" when files differed from it; "none" outside of a repository. */
  readonly commit: string;
  readonly node: string;
  readonly cpus: number;
  readonly database: DatabaseKind;
  readonly databaseInWords: string;
};
