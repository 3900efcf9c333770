import { OLDEST_GIVEN, USUAL_GREY_FACTOR, USUAL_WHITES } from '../../game/horses/genetics/given-look.ts';
import { LOCI, LOCUS_ROWS, pairsOf } from '../../game/horses/genetics/loci.ts';
import type { Locus } from '../../game/horses/genetics/loci.ts';
import { MARKING_WHITES } from '../../game/horses/markings.ts';
import { FIRST_AGE, FIRST_DAM, FIRST_HORSE, FIRST_SIRE, isParent, labHorse } from './lab-state.ts';
import type { LabHorse, LabShows, LabState } from './lab-state.ts';

/** What an address can say, by the name of its part. */
export const PARTS = ['horse', 'sire', 'dam', 'age'] as const;
export type Part = (typeof PARTS)[number];

export interface ReadAddress {
  readonly state: LabState;
  /** Parts with a slip in them: the lab's own choice stands in their place. */
  readonly unread: readonly Part[];
}

/**
 * What an address shows: `horse=ee,Aa,nCr` one horse, `sire=…&dam=…` their foals. A horse is a list of its pairs
 * without their stroke, each of which names its locus; what is n/n is left out. `high` and the like is its white,
 * a number how fast it greys. `age` is in game months. Pairs may stand in either order, and with their stroke.
 */
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

/** The address that shows this, from its first stroke. */
export function writeAddress(state: LabState): string {
  const parts =
    state.shows === 'horse'
      ? [`horse=${writeHorse(state.horse)}`]
      : [`sire=${writeHorse(state.sire)}`, `dam=${writeHorse(state.dam)}`];
  if (state.age !== FIRST_AGE) parts.push(`age=${state.age}`);
  return `/lab?${parts.join('&')}`;
}

function withoutStroke(pair: string): string {
  return pair.replace('/', '');
}

function writeHorse({ genotype, markingWhites, greyFactor }: LabHorse): string {
  const said = LOCI.filter((locus) => LOCUS_ROWS[locus].required || genotype[locus] !== 'n/n');
  const words = said.map((locus) => withoutStroke(genotype[locus]));
  if (markingWhites !== USUAL_WHITES) words.push(markingWhites);
  if (greyFactor !== USUAL_GREY_FACTOR) words.push(String(greyFactor));
  return words.join(',');
}

/** By everything that may be written for it: the locus and the pair. "nn" is said of no locus, for it names none. */
const WRITTEN: ReadonlyMap<string, readonly [Locus, string]> = new Map(
  LOCI.flatMap((locus) =>
    pairsOf(locus)
      .filter((pair) => pair !== 'n/n')
      .flatMap((pair): [string, readonly [Locus, string]][] => {
        const [first, second] = pair.split('/');
        return [`${first}${second}`, `${second}${first}`, pair, `${second}/${first}`].map((written) => [
          written,
          [locus, pair],
        ]);
      }),
  ),
);

function readHorse(written: string): LabHorse | undefined {
  const genetics: Record<string, string | number> = {};
  for (const word of written.split(',')) {
    const [key, value] = readWord(word) ?? [];
    // What is said twice is as little to be understood as what means nothing.
    if (key === undefined || value === undefined || key in genetics) return undefined;
    genetics[key] = value;
  }
  return labHorse(genetics);
}

function readWord(word: string): readonly [key: string, value: string | number] | undefined {
  const pair = WRITTEN.get(word);
  if (pair !== undefined) return pair;
  if (MARKING_WHITES.some((whites) => whites === word)) return ['marking_whites', word];
  return /^\d(?:\.\d{1,2})?$/.test(word) ? ['grey_factor', Number(word)] : undefined;
}

function readParent(written: string) {
  const horse = readHorse(written);
  return horse !== undefined && isParent(horse) ? horse : undefined;
}

function readAge(written: string): number | undefined {
  const age = /^\d{1,3}$/.test(written) ? Number(written) : Infinity;
  return age <= OLDEST_GIVEN ? age : undefined;
}
