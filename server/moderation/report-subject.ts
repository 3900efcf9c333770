import type { ContextLine, SubjectKind } from '../../game/moderation/reports.ts';
import type { Db, Tx } from '../db/connection.ts';

export interface Seen {
  /** The player whose text or picture it is. */
  readonly playerId: string;
  /** The text, or the base name of a picture. */
  readonly seen: string;
  /** The lines around it. */
  readonly context?: readonly ContextLine[];
}

export interface Removed {
  /** Text that replaces it; empty if nothing does. */
  readonly put: string;
  readonly afterCommit?: () => Promise<void>;
}

/** A text or picture of a player that others see. Each feature has its own; `server/app.ts` lists them. */
export interface ReportSubject {
  /** Undefined if it is missing, empty, or hidden from this reader. Null: an operator. */
  find(db: Db, id: string, readerId: string | null): Promise<Seen | undefined>;
  /** Undefined if it has changed since. Locks what it changes. */
  remove(tx: Tx, now: Date, id: string, seen: string): Promise<Removed | undefined>;
  /** False if it was changed since. */
  restore(
    tx: Tx,
    now: Date,
    id: string,
    removed: { readonly seen: string; readonly put: string },
  ): Promise<boolean>;
}

/** A kind without a subject cannot be reported. */
export type ReportSubjects = Readonly<Partial<Record<SubjectKind, ReportSubject>>>;
