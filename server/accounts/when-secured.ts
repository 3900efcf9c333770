import type { Tx } from '../db/connection.ts';

interface Secured {
  readonly accountId: string;
  /** The owner's device; null for a mailed link. */
  readonly deviceId: string | null;
}

/**
 * Runs when an owner shuts everybody else out: by a new password, or by undoing a change of email. The account is
 * locked; other tables follow in the order of locks.
 */
export type WhenSecured = (tx: Tx, now: Date, secured: Secured) => Promise<void>;
