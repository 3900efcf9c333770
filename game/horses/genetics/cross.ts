import { allelesOf, lethalAt, LOCUS_ROWS, SABINO_KIT, WHITE_KIT, type Locus } from './loci.ts';
import {
  allelesOfCode,
  codesOf,
  COAT_GROUPS,
  type CoatGroup,
  type CoatLocus,
  type Gametes,
} from './gametes.ts';

/** Two alleles of each locus of a group. */
type PairAt<L extends Locus> = Readonly<Record<L, readonly [number, number]>>;

function numberOf(locus: Locus, allele: string): number {
  const number = allelesOf(locus).indexOf(allele);
  if (number < 0) throw new RangeError(`${locus} has no allele "${allele}"`);
  return number;
}

const copies = ([one, other]: readonly [number, number], allele: number) =>
  Number(one === allele) + Number(other === allele);

const CR = numberOf('cream', 'Cr');
const PRL = numberOf('cream', 'prl');
const D = numberOf('dun', 'D');

/** A pair of a locus with one variant. */
const once = (pair: readonly [number, number]) => Number(copies(pair, 1) > 0);
const twice = (pair: readonly [number, number]) => Number(copies(pair, 1) === 2);

/** As `ColourDigits` says. */
function creamDigit(pair: readonly [number, number]): number {
  const [cream, pearl] = [copies(pair, CR), copies(pair, PRL)];
  if (cream === 2) return 2;
  if (cream === 1) return pearl === 1 ? 3 : 1;
  return pearl === 2 ? 4 : 0;
}

/** What KIT shows: these added up, or white. */
export const KIT_ROAN = 1;
const KIT_TOBIANO = 2;
const KIT_SABINO = 4;
export const KIT_WHITE = 8;

const KIT = Object.fromEntries(LOCUS_ROWS.kit.alleles.map((allele, number) => [allele, number])) as Readonly<
  Record<(typeof LOCUS_ROWS.kit.alleles)[number], number>
>;
const WHITE_PAIRS = WHITE_KIT.map(([one, other]) => [KIT[one], KIT[other]] as const);
const SABINO: ReadonlySet<number> = new Set(SABINO_KIT.map((allele) => KIT[allele]));

function kitDigit([one, other]: readonly [number, number]): number {
  const isWhite = WHITE_PAIRS.some(
    ([first, second]) => (first === one && second === other) || (first === other && second === one),
  );
  if (isWhite) return KIT_WHITE;
  const has = (allele: number) => one === allele || other === allele;
  return (
    (has(KIT.Rn) ? KIT_ROAN : 0) +
    (has(KIT.To) ? KIT_TOBIANO : 0) +
    (SABINO.has(one) || SABINO.has(other) ? KIT_SABINO : 0)
  );
}

/** What the name of a coat needs to know of each group, as a small number. */
const DIGITS: { readonly [G in CoatGroup]: (pairs: PairAt<(typeof COAT_GROUPS)[G][number]>) => number } = {
  chromosome3: ({ pattern_modifier: patn1, extension, kit }) =>
    once(patn1) + 2 * twice(extension) + 4 * kitDigit(kit),
  chromosome6: ({ splash2, silver }) => once(silver) + 2 * once(splash2),
  agouti: ({ agouti }) => twice(agouti),
  cream: ({ cream }) => creamDigit(cream),
  grey: ({ grey }) => Number(copies(grey, 0) < 2),
  dun: ({ dun }) => Number(copies(dun, D) > 0),
  champagne: ({ champagne }) => once(champagne),
  overo: ({ overo }) => once(overo),
  leopard: ({ leopard }) => copies(leopard, 1),
  splash: ({ splash }) => copies(splash, 1),
  mushroom: ({ mushroom }) => twice(mushroom),
};

/** Takes digits of chromosome 3 apart. */
export const patn1Of = (three: number) => three & 1;
export const redOf = (three: number) => (three >> 1) & 1;
export const kitOf = (three: number) => three >> 2;
/** And of chromosome 6. */
export const silverOf = (six: number) => six & 1;
export const splash2Of = (six: number) => six >> 1;

/** By the codes of both gametes. */
interface DigitTable {
  readonly codes: number;
  /** `NEVER` for a pair that does not live. */
  readonly digits: Uint8Array;
  readonly count: number;
  /** By digit: foals that all have it. */
  readonly certain: readonly GroupChances[];
}

const NEVER = 255;

function tableOf(group: CoatGroup): DigitTable {
  const loci: readonly Locus[] = COAT_GROUPS[group];
  const digitOf: (pairs: PairAt<CoatLocus>) => number = DIGITS[group];
  const codes = codesOf(loci);
  const digits = new Uint8Array(codes * codes);
  for (let one = 0; one < codes; one++)
    for (let other = 0; other < codes; other++) {
      const [first, second] = [allelesOfCode(loci, one), allelesOfCode(loci, other)];
      const pairs = Object.fromEntries(
        loci.map((locus, at) => [locus, [first[at] ?? 0, second[at] ?? 0]]),
      ) as unknown as PairAt<CoatLocus>;
      const never = loci.some(
        (locus, at) => first[at] === second[at] && lethalAt(locus).includes(first[at] ?? 0),
      );
      digits[one * codes + other] = never ? NEVER : digitOf(pairs);
    }
  const count = Math.max(...digits.filter((digit) => digit !== NEVER)) + 1;
  const all = Array.from({ length: count }, (_, digit) => digit);
  const certain = all.map((digit) => ({ chances: all.map((each) => Number(each === digit)), living: 1 }));
  return { codes, digits, count, certain };
}

/** Computed with the first cross, because pages load this file before they need it. */
const tables: Partial<Record<CoatGroup, DigitTable>> = {};

export interface GroupChances {
  /** By digit, among living foals. */
  readonly chances: readonly number[];
  /** Share of the conceptions that live, as far as this group decides. */
  readonly living: number;
}

/** Multiplies both lists of gametes and merges at once into digits. */
export function chancesAt(group: CoatGroup, sire: Gametes, dam: Gametes): GroupChances {
  const { codes, digits, count, certain } = (tables[group] ??= tableOf(group));
  const fromSire = sire[group];
  const fromDam = dam[group];
  if (fromSire.codes.length === 1 && fromDam.codes.length === 1) {
    const only = certain[digits[(fromSire.codes[0] ?? 0) * codes + (fromDam.codes[0] ?? 0)] ?? NEVER];
    if (only !== undefined) return only;
  }
  const chances: number[] = [];
  for (let digit = 0; digit < count; digit++) chances.push(0);
  let living = 0;
  for (let one = 0; one < fromSire.codes.length; one++) {
    const row = (fromSire.codes[one] ?? 0) * codes;
    for (let other = 0; other < fromDam.codes.length; other++) {
      const digit = digits[row + (fromDam.codes[other] ?? 0)] ?? NEVER;
      if (digit === NEVER) continue;
      const chance = (fromSire.chances[one] ?? 0) * (fromDam.chances[other] ?? 0);
      living += chance;
      chances[digit] = (chances[digit] ?? 0) + chance;
    }
  }
  if (living < 1) for (let digit = 0; digit < count; digit++) chances[digit] = (chances[digit] ?? 0) / living;
  return { chances, living };
}
