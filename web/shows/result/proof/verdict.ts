import { disciplineLabel } from '../../../../game/shows/disciplines.ts';
import { inDigits } from '../../../ui/coins.tsx';
import type { Receipt, ShownTerms } from '../../receipts.ts';
import type { ShowEntry, RunShow, PlacedHorse } from '../use-show.ts';
import type { ResultCheck, ResultFault } from '../../../../game/shows/proof/check-result.ts';

export interface PromiseCheck {
  readonly is: 'none' | 'kept' | 'broken';
  readonly breaks: readonly string[];
}

export function promisedBy(
  receipts: readonly Receipt[],
  show: Pick<RunShow, 'seedHash' | keyof ShownTerms>,
  entries: readonly Pick<ShowEntry, 'entryId' | 'horseId' | 'entropy'>[],
): PromiseCheck {
  if (receipts.length === 0) return { is: 'none', breaks: [] };
  const { seedHash } = show;
  const entered = new Map(entries.map((entry) => [entry.entryId, entry]));
  const breaks = receipts.flatMap((receipt) => {
    const id = receipt.entryId.slice(-8);
    if (receipt.seedHash !== seedHash)
      return [`The receipt of entry ${id} has the seed hash ${receipt.seedHash}, the show now ${seedHash}.`];
    const terms = termBreaks(id, receipt.terms, show);
    const entry = entered.get(receipt.entryId);
    // Horses sold to the game are scratched and may be missing; reported nevertheless.
    if (!entry) return [...terms, `Entry ${id}, of which this browser has a receipt, is not in the list.`];
    if (entry.horseId !== receipt.horseId)
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

function termBreaks(id: string, shown: ShownTerms, now: TermsNow): string[] {
  const prize = shown.prize ?? now.prize;
  const terms: readonly [what: string, before: string, after: string][] = [
    ['discipline', disciplineLabel(shown.type), disciplineLabel(now.type)],
    ['level', inDigits(shown.level), inDigits(now.level)],
    ['date', inUtc(shown.scheduledDate), inUtc(now.scheduledDate)],
    ['prize', inDigits(prize), inDigits(now.prize)],
  ];
  return terms
    .filter(([, before, after]) => before !== after)
    .map(
      ([what, before, after]) =>
        `The receipt of entry ${id} has the ${what} ${before}, the show now ${after}.`,
    );
}

function inUtc(instant: string): string {
  return new Date(instant).toUTCString();
}

/** Compares the shown and the re-run heat, which come from separate replies. */
export function heatFaults(
  rows: readonly PlacedHorse[],
  { houseHorses, rerun }: ResultCheck,
  entries: readonly ShowEntry[],
): ResultFault[] {
  if (!rerun) return [];
  const starts = new Map(entries.map(({ entryId, start }) => [entryId, start]));
  return rows.flatMap((row): ResultFault[] => {
    const { entryId, heat, place, name } = row;
    const start = entryId === null ? undefined : starts.get(entryId);
    const horse = houseHorses.find((one) => one.heat === heat && one.place === place);
    const found =
      entryId === null
        ? horse && { place, name: horse.name, score: horse.sheet.score }
        : start && { place: start.place, name, score: start.score };
    if (!found) return [{ entryId, what: 'horse', published: name, found: 'none' }];
    return (['place', 'name', 'score'] as const)
      .filter((what) => row[what] !== found[what])
      .map((what) => ({ entryId, what, published: row[what], found: found[what] }));
  });
}

interface Verdict {
  readonly is: 'right' | 'open' | 'wrong';
  readonly title: string;
  readonly text: string;
}

/** Used without a receipt. */
export const LONGEST_USUAL_TEXT =
  'Your browser re-ran the whole show: every score, place and prize follows the rules. Only the receipt that the entering browser keeps can show that the seed was fixed beforehand.';

export function verdictOf(
  { rerun }: ResultCheck,
  faults: readonly ResultFault[],
  promised: PromiseCheck,
): Verdict {
  if (faults.length > 0 || promised.is === 'broken')
    return {
      is: 'wrong',
      title: 'This result does not add up',
      text: 'Your browser re-ran the show and found these differences. Download the proof and tell us.',
    };
  if (!rerun)
    return {
      is: 'open',
      title: 'Run by rules unknown here',
      text: 'This show ran by rules that this page does not know. The seed matches its fingerprint; scores and places were not checked.',
    };
  return promised.is === 'kept'
    ? {
        is: 'right',
        title: 'Verified against your receipt',
        text: 'Your browser re-ran the whole show: every score, place and prize follows the rules, from the seed and terms you were promised and the bytes you sent.',
      }
    : {
        is: 'right',
        title: 'Verified, no receipt kept here',
        text: LONGEST_USUAL_TEXT,
      };
}

/** "Juniper: place should be 4, not 3." */
export function formatFault(
  { entryId, what, published, found }: ResultFault,
  entries: readonly ShowEntry[],
): string {
  const name = entries.find((entry) => entry.entryId === entryId)?.name;
  const whose = name === undefined ? 'The show' : name;
  return `${whose}: ${what} should be ${found}, not ${published}.`;
}
