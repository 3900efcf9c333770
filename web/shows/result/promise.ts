import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { inDigits } from '../../ui/coins.tsx';
import type { Receipt, ShownTerms } from '../receipts.ts';
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
  show: Pick<RunShow, 'seedHash' | keyof ShownTerms>,
  entries: readonly Pick<Entered, 'entryId' | 'horseId' | 'entropy'>[],
): Promised {
  if (receipts.length === 0) return { is: 'none', breaks: [] };
  const { seedHash } = show;
  const entered = new Map(entries.map((entry) => [entry.entryId, entry]));
  const breaks = receipts.flatMap((receipt) => {
    const id = receipt.entryId.slice(-8);
    if (receipt.seedHash !== seedHash)
      return [`The receipt of entry ${id} has the seed hash ${receipt.seedHash}, the show now ${seedHash}.`];
    const terms = termBreaks(id, receipt.terms, show);
    const entry = entered.get(receipt.entryId);
    // A horse that was sold to the game is scratched, and may be missing for good reason: it is said all the same.
    if (!entry) return [...terms, `Entry ${id}, of which this browser has a receipt, is not in the list.`];
    const { horseId = entry.horseId } = receipt;
    if (entry.horseId !== horseId)
      return [...terms, `Entry ${id} stands for another horse than the one that was entered here.`];
    if (entry.entropy !== receipt.entropy)
      return [
        ...terms,
        `Entry ${id} was drawn with the bytes ${entry.entropy}; this browser sent ${receipt.entropy}.`,
      ];
    return terms;
  });
  return { is: breaks.length > 0 ? 'broken' : 'kept', breaks };
}

type TermsNow = Pick<RunShow, keyof ShownTerms>;

function termBreaks(id: string, shown: ShownTerms | undefined, now: TermsNow): string[] {
  if (!shown) return [];
  const prize = shown.prize ?? now.prize;
  const told: readonly [what: string, before: string, after: string][] = [
    ['discipline', disciplineLabel(shown.type), disciplineLabel(now.type)],
    ['level', inDigits(shown.level), inDigits(now.level)],
    ['date', inUtc(shown.scheduledDate), inUtc(now.scheduledDate)],
    ['prize', inDigits(prize), inDigits(now.prize)],
  ];
  return told
    .filter(([, before, after]) => before !== after)
    .map(
      ([what, before, after]) =>
        `The receipt of entry ${id} has the ${what} ${before}, the show now ${after}.`,
    );
}

/** As the receipt has it, wherever its reader is. */
function inUtc(instant: string): string {
  return new Date(instant).toUTCString();
}
