import { coatNameOfLook, type Look } from '../../../game/horses/coat/look.ts';
import { lookOfGiven, USUAL_AGE } from '../../../game/horses/genetics/given-look.ts';
import { genomeWith, genotypeOf } from '../../../game/horses/genetics/strands.ts';

export type LessonLocus = 'extension' | 'agouti' | 'cream';
type Alleles = readonly [one: string, other: string];

/** The player picks one of the two alleles of each parent; where both are alike there is nothing to pick. */
export interface GeneRow {
  readonly locus: LessonLocus;
  readonly label: string;
  readonly hint: string;
  readonly sire: Alleles;
  readonly dam: Alleles;
}

/** For each row, which allele comes from the sire and which from the dam. */
export type Beads = readonly (readonly [fromSire: 0 | 1, fromDam: 0 | 1])[];

export const FIRST_BEADS: Beads = [
  [0, 0],
  [0, 0],
  [0, 0],
];

export function lookOfBeads(rows: readonly GeneRow[], beads: Beads, ageInMonths = USUAL_AGE): Look {
  const strand = (side: 0 | 1) =>
    Object.fromEntries(
      rows.map(({ locus, sire, dam }, at) => [locus, (side === 0 ? sire : dam)[beads[at]?.[side] ?? 0]]),
    );
  const genotype = genotypeOf(genomeWith(strand(0), strand(1)));
  return lookOfGiven({ genotype, markingWhites: 'minimal', greyFactor: 1 }, ageInMonths);
}

export function coatOfBeads(rows: readonly GeneRow[], beads: Beads): string {
  return coatNameOfLook(lookOfBeads(rows, beads));
}

const SIDES = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

/** The first choice that makes this coat; undefined if none does. */
export function beadsFor(rows: readonly GeneRow[], coat: string): Beads | undefined {
  const all = rows.reduce<Beads[]>(
    (found) => found.flatMap((beads) => SIDES.map((pair) => [...beads, pair])),
    [[]],
  );
  return all.find((beads) => coatOfBeads(rows, beads) === coat);
}

const EXTENSION = { locus: 'extension', label: 'Black or red', hint: 'E makes black hair' } as const;
const AGOUTI = { locus: 'agouti', label: 'Bay or black', hint: 'A keeps black to legs and mane' } as const;
const CREAM = { locus: 'cream', label: 'Cream', hint: 'Cr lightens red hair' } as const;

/** Two bays that both carry red. */
export const BAY_ROWS: readonly GeneRow[] = [
  { ...EXTENSION, sire: ['E', 'e'], dam: ['E', 'e'] },
  { ...AGOUTI, sire: ['A', 'A'], dam: ['A', 'A'] },
];

/** A red foal, and what one cream and two make of it. */
export const RED_ROWS: readonly GeneRow[] = [
  { ...CREAM, sire: ['n', 'Cr'], dam: ['n', 'Cr'] },
  { ...EXTENSION, hint: 'stays red here', sire: ['e', 'e'], dam: ['e', 'e'] },
  { ...AGOUTI, hint: 'not seen on red hair', sire: ['A', 'A'], dam: ['A', 'A'] },
];

/** Two buckskins: nine coats. */
export const BUCKSKIN_ROWS: readonly GeneRow[] = [
  { ...EXTENSION, sire: ['E', 'e'], dam: ['E', 'e'] },
  { ...AGOUTI, sire: ['A', 'a'], dam: ['A', 'a'] },
  { ...CREAM, sire: ['n', 'Cr'], dam: ['n', 'Cr'] },
];
