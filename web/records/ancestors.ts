import type { Pedigree } from './use-records.ts';

type Look = NonNullable<Pedigree['sire']>['look'];

/** A horse of a pedigree, of whichever generation. */
export interface Ancestor {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly breedName: string;
  readonly gender: 'mare' | 'stallion' | 'gelding';
  readonly color: string;
  /** Of parents and grandparents, who are drawn. */
  readonly look?: Look;
  /** Null for a horse from the store; undefined beyond the last generation. */
  readonly sire?: Ancestor | null;
  readonly dam?: Ancestor | null;
}

/** In how many places of a pedigree each of its horses stands, by id. */
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
