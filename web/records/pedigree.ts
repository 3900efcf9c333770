import type { Pedigree } from './use-records.ts';
import { formatPercent } from '../ui/text.ts';

type Look = NonNullable<Pedigree['sire']>['look'];

export interface Ancestor {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly breedName: string;
  readonly gender: 'mare' | 'stallion' | 'gelding';
  readonly color: string;
  /** Parents and grandparents only. */
  readonly look?: Look;
  /** Null for a store horse; undefined beyond the last generation. */
  readonly sire?: Ancestor | null;
  readonly dam?: Ancestor | null;
}

export function placesOf({ sire, dam }: Pick<Ancestor, 'sire' | 'dam'>): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const count = (ancestor: Ancestor | null | undefined) => {
    if (!ancestor) return;
    places.set(ancestor.id, (places.get(ancestor.id) ?? 0) + 1);
    count(ancestor.sire);
    count(ancestor.dam);
  };
  count(sire);
  count(dam);
  return places;
}

interface Inbred {
  /** Wright's coefficient, 0 to 1. */
  readonly inbreeding: number;
  /** Points lost, to a tenth. */
  readonly aptitudeLost: number;
  readonly sire: unknown;
}

export function formatInbreeding({ inbreeding, aptitudeLost, sire }: Inbred): string {
  if (sire === null) return 'From the store: no known ancestors, so not inbred.';
  if (inbreeding === 0) return 'Inbreeding 0%: the parents share no known ancestor.';
  const cost =
    aptitudeLost === 0
      ? 'less than a tenth of a point'
      : `about ${aptitudeLost} ${aptitudeLost === 1 ? 'point' : 'points'}`;
  return `Inbreeding ${formatPercent(inbreeding)}: the parents share ancestors. That cost ${cost} of aptitude in each discipline.`;
}
