import { OLDEST_GIVEN } from '../../game/horses/genetics/given-look.ts';
import { readShort, writeShort } from '../../game/horses/genetics/short-genes.ts';
import { shownStrand } from '../../game/horses/genetics/strands.ts';
import {
  FIRST_AGE,
  FIRST_DAM,
  FIRST_HORSE,
  FIRST_SIRE,
  isParent,
  labHorse,
  type LabHorse,
  type LabShows,
  type LabState,
} from './lab-state.ts';

export const PARTS = ['horse', 'sire', 'dam', 'age'] as const;
export type Part = (typeof PARTS)[number];

export interface ReadAddress {
  readonly state: LabState;
  /** Parts replaced by defaults. */
  readonly unread: readonly Part[];
}

/** `horse=ee,Aa,nCr` or `sire=…&dam=…`, in short gene notation; `age` in game months. */
export function readAddress(search: URLSearchParams): ReadAddress {
  const unread: Part[] = [];
  const read = <Value, First>(part: Part, first: First, parse: (written: string) => Value | undefined) => {
    const written = search.get(part);
    const value = written === null ? undefined : parse(written);
    if (written !== null && value === undefined) unread.push(part);
    return value ?? first;
  };
  const shown: LabShows =
    search.has('sire') || search.has('dam')
      ? {
          shows: 'foals',
          sire: read('sire', FIRST_SIRE, readParent),
          dam: read('dam', FIRST_DAM, readParent),
        }
      : { shows: 'horse', horse: read('horse', FIRST_HORSE, readHorse) };
  return { state: { ...shown, age: read('age', FIRST_AGE, readAge) }, unread };
}

export function writeAddress(state: LabState): string {
  const parts =
    state.shows === 'horse'
      ? [`horse=${writeHorse(state.horse)}`]
      : [`sire=${writeHorse(state.sire)}`, `dam=${writeHorse(state.dam)}`];
  if (state.age !== FIRST_AGE) parts.push(`age=${state.age}`);
  return `/lab?${parts.join('&')}`;
}

export function writeHorse({ genotype, genome, markingWhites, greyFactor }: LabHorse): string {
  const strands = genome && ([shownStrand(genome[0]), shownStrand(genome[1])] as const);
  return writeShort({ ...genotype, marking_whites: markingWhites, grey_factor: greyFactor, strands });
}

function readHorse(written: string): LabHorse | undefined {
  return labHorse(readShort(written));
}

function readParent(written: string) {
  const horse = readHorse(written);
  return horse !== undefined && isParent(horse) ? horse : undefined;
}

function readAge(written: string): number | undefined {
  const age = /^\d{1,3}$/.test(written) ? Number(written) : Infinity;
  return age <= OLDEST_GIVEN ? age : undefined;
}
