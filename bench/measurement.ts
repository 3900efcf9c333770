import type { DatabaseKind } from '../server/db/open-database.ts';
import type { Lab } from './lab.ts';

/** One thing that is measured. A new one is a file that makes it and a row in `measurements.ts`. */
export interface Measurement {
  /** As `--only` and the tables know it. */
  readonly name: string;
  /** Taken on the first database only, because it does not depend on one. */
  readonly once?: true;
  /** Taken on this kind of database only. */
  readonly on?: DatabaseKind;
  /** Takes many minutes: taken only where `--only` names it. */
  readonly long?: true;
  take(lab: Lab): Promise<readonly Finding[]>;
}

export type Finding = Speed | Work | Picture | Size;

interface BesideFloor {
  readonly name: string;
  /** What is counted: "calls". */
  readonly of: string;
  readonly app: Figures;
  readonly floor: Figures;
  /** Throughput of the game over that of the floor. */
  readonly ratio: number;
  readonly aims: readonly Aim[];
  readonly note?: string;
}

/** How fast the game does something, beside a floor that does no more than the same SQL. */
export interface Speed extends BesideFloor {
  readonly kind: 'speed';
  readonly roundTrips: RoundTrips;
}

/** How fast one core works something out by the rules alone, beside a floor that reads or writes as much. */
export interface Work extends BesideFloor {
  readonly kind: 'work';
}

/** How fast a browser paints and shows a picture, beside a floor that shows a plain one of that size. */
export interface Picture extends BesideFloor {
  readonly kind: 'picture';
}

/** A size beside its budget. */
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
  /** Milliseconds, of calls with all connections busy; null where a round is one piece of work. */
  readonly p50: number | null;
  readonly p99: number | null;
  /** Processor time of the process for one, microseconds; null where the system does not tell. */
  readonly cpuMicros: number | null;
}

/** Statements that the game sent to the database, as its `pg` clients sent them. */
export interface RoundTrips {
  /** Before the answer, for all calls of a step together. */
  readonly mean: number;
  /** Before the answer, for the one call that sent most. */
  readonly most: number;
  /** After the answer, for all calls of a step together. */
  readonly afterAnswer: number;
}

export interface Aim {
  readonly aim: string;
  readonly met: boolean;
}

/** Where and how a measurement is taken. */
export interface Setting {
  readonly kind: DatabaseKind;
  /** The database in words: "PostgreSQL 18.4, fsync on". */
  readonly inWords: string;
  readonly pace: Pace;
  /** Told how far it has come. */
  readonly tell: (sentence: string) => void;
}

/** How long and how much: every round ends by count or by time, whichever comes first. */
export interface Pace {
  /** Of the game and of the floor each, in turn. */
  readonly rounds: number;
  readonly roundMs: number;
  readonly warmUpMs: number;
  /** Calls of a round of which each can be made only once. */
  readonly changesPerRound: number;
  /** Entries of shows that fall due at once. */
  readonly dueEntries: Readonly<Record<DatabaseKind, number>>;
  readonly seeded: { readonly players: number; readonly horses: number };
  /** Live streams that are open, and for how long they are watched. */
  readonly idle: { readonly streams: number; readonly forMs: number };
  /** A world, and how many times as large it is to grow. */
  readonly growth: { readonly players: number; readonly horses: number; readonly times: number };
  /** Entries that fall due at once while others play, and for how long those play before. */
  readonly settling: { readonly entries: number; readonly beforeMs: number };
}

export const FULL_PACE: Pace = {
  rounds: 5,
  roundMs: 3_000,
  warmUpMs: 4_000,
  changesPerRound: 1_200,
  dueEntries: { embedded: 2_000, postgres: 10_000 },
  seeded: { players: 1_000, horses: 5_000 },
  idle: { streams: 5_000, forMs: 30_000 },
  growth: { players: 2_000, horses: 10_000, times: 100 },
  settling: { entries: 100_000, beforeMs: 20_000 },
};

/** To see that everything works; its figures say little. */
export const QUICK_PACE: Pace = {
  rounds: 3,
  roundMs: 1_000,
  warmUpMs: 1_000,
  changesPerRound: 300,
  dueEntries: { embedded: 500, postgres: 2_000 },
  seeded: { players: 100, horses: 400 },
  idle: { streams: 500, forMs: 5_000 },
  growth: { players: 100, horses: 400, times: 10 },
  settling: { entries: 4_000, beforeMs: 5_000 },
};
