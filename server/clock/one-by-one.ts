import { isOutage } from '../db/errors.ts';

export interface OneByOne<Piece> {
  readonly pieces: readonly Piece[];
  /** Returns how much was done. */
  run(piece: Piece): Promise<number>;
  /** Error message for a piece. */
  describe(piece: Piece): string;
  /** Error message for all. */
  readonly summary: string;
  /** Called before the error is thrown. */
  whenFailed?(pieces: readonly Piece[]): void;
}

/** One failing piece must not stop the others. Throws all failures at the end, but an outage at once. */
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
