import type { ResultCheck, ResultFault } from '../../../game/shows/proof/check-result.ts';
import type { Entered, PlacedHorse } from './use-show.ts';

/** What a heat on the screen says otherwise than this browser found: the rows are another reply than what was run again. */
export function heatFaults(
  rows: readonly PlacedHorse[],
  { houseHorses, rerun }: ResultCheck,
  entries: readonly Entered[],
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
    if (!found) return [{ entryId, what: 'horse', told: name, found: 'none' }];
    return (['place', 'name', 'score'] as const)
      .filter((what) => row[what] !== found[what])
      .map((what) => ({ entryId, what, told: row[what], found: found[what] }));
  });
}
