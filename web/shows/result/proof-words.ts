import type { ResultCheck, ResultFault } from '../../../game/shows/proof/check-result.ts';
import type { Promised } from './promise.ts';
import type { Entered } from './use-show.ts';

export interface Verdict {
  readonly is: 'right' | 'open' | 'wrong';
  readonly title: string;
  readonly words: string;
}

/** What is found where this browser kept no receipt: nothing that is found as it should be takes more words. */
export const LONGEST_USUAL_WORDS =
  'Your browser ran the whole show again: every score, place and prize is as the rules give it. That the seed was fixed beforehand only a receipt can show, which the browser that entered has kept.';

/** What a check comes to, plainly. */
export function verdictOf(
  { rerun }: ResultCheck,
  faults: readonly ResultFault[],
  promised: Promised,
): Verdict {
  if (faults.length > 0 || promised.is === 'broken')
    return {
      is: 'wrong',
      title: 'This result is not as it should be',
      words:
        'Your browser ran the show again and found what is listed here. Keep the proof’s data and tell us, or anybody.',
    };
  if (!rerun)
    return {
      is: 'open',
      title: 'Run by other rules',
      words:
        'This show ran by rules that this page does not know. The seed has its hash; scores and places were not computed again.',
    };
  return promised.is === 'kept'
    ? {
        is: 'right',
        title: 'Verified against your receipt',
        words:
          'Your browser ran the whole show again: every score, place and prize is as the rules give it, from the seed and the terms you were promised and the bytes you sent.',
      }
    : {
        is: 'right',
        title: 'Verified, no receipt kept here',
        words: LONGEST_USUAL_WORDS,
      };
}

/** "Juniper: the place is said to be 3; the rules give 4." */
export function faultWords({ entryId, what, told, found }: ResultFault, entries: readonly Entered[]): string {
  const name = entries.find((entry) => entry.entryId === entryId)?.name;
  const whose = name === undefined ? 'The show' : name;
  return `${whose}: ${what} is said to be ${told}; the rules give ${found}.`;
}
