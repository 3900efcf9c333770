import type { DatabaseKind } from '../server/db/open-database.ts';

export type Finding = Speed | Work | Picture | Size;

interface FloorComparison {
  readonly name: string;
  /** What is counted: "calls". */
  readonly of: string;
  readonly app: Figures;
  readonly floor: Figures;
  /** Throughput of the game divided by that of the floor. */
  readonly ratio: number;
  readonly aims: readonly Aim[];
  readonly note?: string;
}

/** Speed of the server, compared with a floor that runs only the same SQL. */
export interface Speed extends FloorComparison {
  readonly kind: 'speed';
  readonly roundTrips: RoundTrips;
}

/** Speed of a rule on one core, compared with a floor that reads or writes the same data. */
export interface Work extends FloorComparison {
  readonly kind: 'work';
}

/** Speed of painting a picture in a browser, compared with showing a plain picture of that size. */
export interface Picture extends FloorComparison {
  readonly kind: 'picture';
}

/** A size compared with its budget. */
export interface Size {
  readonly kind: 'size';
  readonly name: string;
  readonly of: string;
  readonly value: number;
  readonly aims: readonly Aim[];
  readonly note?: string;
}

/** Medians over the rounds. */
export interface Figures {
  readonly perSecond: number;
  /** Milliseconds with all connections busy; null if a round is a single piece of work. */
  readonly p50: number | null;
  readonly p99: number | null;
  /** Processor time of the process for each, in microseconds; null if the system does not report it. */
  readonly cpuMicros: number | null;
}

/** Round trips of the game's `pg` clients. */
export interface RoundTrips {
  /** Mean per step before the answer. */
  readonly mean: number;
  /** Most of any call before the answer. */
  readonly most: number;
  /** Mean per step after the answer. */
  readonly afterAnswer: number;
}

export interface Aim {
  readonly aim: string;
  readonly met: boolean;
}

/** One line of `docs/bench.jsonl`: a finding and its circumstances. */
export type FindingRecord = Finding & {
  readonly date: string;
  /** Short, with "+" if files differed from it; "none" outside a repository. */
  readonly commit: string;
  readonly node: string;
  readonly cpus: number;
  readonly database: DatabaseKind;
  readonly databaseInWords: string;
};
