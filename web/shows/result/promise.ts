import type { Receipt } from '../receipts.ts';
import type { Entered, RunShow } from './use-show.ts';

/** Whether a show ran by what this browser was promised when it entered. */
export interface Promised {
  readonly is: 'none' | 'kept' | 'broken';
  /** What differs, in words; empty unless it is broken. */
  readonly breaks: readonly string[];
}

/** Compares a result with the receipts that this browser kept of its entries. */
export function promisedBy(
  receipts: readonly Receipt[],
  { seedHash }: Pick<RunShow, 'seedHash'>,
  entries: readonly Pick<Entered, 'entryId' | 'entropy'>[],
): Promised {
  if (receipts.length === 0) return { is: 'none', breaks: [] };
  const entropies = new Map(entries.map(({ entryId, entropy }) => [entryId, entropy]));
  const breaks = receipts.flatMap((receipt) => {
    const id = receipt.entryId.slice(-8);
    if (receipt.seedHash !== seedHash)
      return [`The receipt of entry ${id} has the seed hash ${receipt.seedHash}, the show now ${seedHash}.`];
    const entropy = entropies.get(receipt.entryId);
    // A horse that was sold to the game is scratched, and may be missing for good reason: it is said all the same.
    if (entropy === undefined)
      return [`Entry ${id}, of which this browser has a receipt, is not in the list.`];
    if (entropy !== receipt.entropy)
      return [`Entry ${id} was drawn with the bytes ${entropy}; this browser sent ${receipt.entropy}.`];
    return [];
  });
  return { is: breaks.length > 0 ? 'broken' : 'kept', breaks };
}
