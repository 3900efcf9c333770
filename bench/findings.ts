import type { DatabaseKind } from '../server/db/open-database.ts';

export type Finding = Speed | Work | Picture | Press | Size;

interface FloorComparison {
  readonly name: string;
  readonly of: string;
  readonly app: Figures;
  readonly floor: Figures;
  readonly ratio: number;
  readonly aims: readonly Aim[];
  readonly note?: string;
}

/** The floor runs only the same SQL. */
export interface Speed extends FloorComparison {
  readonly kind: 'speed';
  readonly roundTrips: RoundTrips;
}

/** One core; the floor reads or writes the same data. */
export interface Work extends FloorComparison {
  readonly kind: 'work';
}

/** The floor shows a plain picture of the same size. */
export interface Picture extends FloorComparison {
  readonly kind: 'picture';
}

/** The floor is a page with one button. */
export interface Press extends FloorComparison {
  readonly kind: 'press';
}

export interface Size {
  readonly kind: 'size';
  readonly name: string;
  readonly of: string;
  readonly value: number;
  readonly aims: readonly Aim[];
  readonly note?: string;
}

export interface Figures {
  readonly perSecond: number;
  /** Milliseconds with all connections busy; null if a round is one piece of work. */
  readonly p50: number | null;
  readonly p99: number | null;
  /** Null if the system does not report it. */
  readonly cpuMicros: number | null;
}

export interface RoundTrips {
  readonly mean: number;
  readonly most: number;
  readonly afterAnswer: number;
}

export interface Aim {
  readonly aim: string;
  readonly met: boolean;
}

export type FindingRecord = Finding & {
  readonly date: string;
  /** Short hash, with "+" if files differ; "none" outside a repository. */
  readonly commit: string;
  readonly node: string;
  readonly cpus: number;
  readonly database: DatabaseKind;
  readonly databaseDescription: string;
};
