import { isOutage } from '../db/errors.ts';

export interface OneByOne<Piece> {
  readonly pieces: readonly Piece[];
  /** Does one piece in a transaction of its own; returns how much was done. */
  run(piece: Piece): Promise<number>;
  /** Error message for a piece that failed. */
  describe(piece: Piece): string;
  /** Error message for all failures together. */
  readonly summary: string;
  /** Called with the pieces that failed, before the error is thrown. */
  whenFailed?(pieces: readonly Piece[]): void;
}

/**
 * Does pieces of due work one by one, so that a failing one, which is a bug, keeps no other waiting. Throws all
 * failures together at the end, but an outage at once. Returns the sum of what was done.
 */
export async function runOneByOne<Piece>(work: OneByOne<Piece>): Promise<number> {
  const failures = new Map<Piece, Error>();
  let done = 0;
  for (const piece of work.pieces) {
    try {
      done += await work.run(piece);
    } catch (error) {
      if (isOutage(error)) throw error;
      failures.set(piece, new Error(work.describe(piece), { cause: error }));
    }
  }
  if (failures.size > 0) {
    work.whenFailed?.([...failures.keys()]);
    throw new AggregateError(failures.values(), work.summary);
  }
  return done;
}
