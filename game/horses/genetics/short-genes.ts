import { USUAL_GREY_FACTOR } from '../coat/grey.ts';
import { MARKING_WHITES, USUAL_WHITES, type MarkingWhites } from '../coat/markings.ts';
import type { Genotype } from './genotype.ts';
import { allelesOf, LOCI, pairsOf, type Locus } from './loci.ts';
import type { ShownStrand } from './strands.ts';
import { KIT_VIEWS } from './wire-white.ts';

interface ShortGenetics extends Genotype {
  readonly marking_whites: MarkingWhites;
  readonly grey_factor: number;
  /** If known: from the sire, from the dam. */
  readonly strands?: readonly [ShownStrand, ShownStrand] | undefined;
}

/**
 * For URLs: "ee,Aa,nCr,high,0.8". Omits n/n and defaults. Where the strands are known, a dot stands between the allele from
 * the sire and that from the dam: "e.e,a.A,n.Cr".
 */
export function writeShort(genetics: ShortGenetics): string {
  const { strands } = genetics;
  const parts = LOCI.filter((locus) => genetics[locus] !== 'n/n').map((locus) =>
    strands === undefined ? genetics[locus].replace('/', '') : `${strands[0][locus]}.${strands[1][locus]}`,
  );
  const greyFactor = Number(genetics.grey_factor.toFixed(2));
  if (genetics.marking_whites !== USUAL_WHITES) parts.push(genetics.marking_whites);
  if (greyFactor !== USUAL_GREY_FACTOR) parts.push(String(greyFactor));
  return parts.join(',');
}

/** Without "nn", which names no locus. Of KIT, roan and tobiano alone may stand beside each other. */
const PAIR_BY_WORD: ReadonlyMap<string, readonly [gene: string, pair: string]> = new Map(
  [...LOCI.map((locus) => [locus, pairsOf(locus)] as const), ...Object.entries(KIT_VIEWS)].flatMap(
    ([gene, pairs]) =>
      pairs
        .filter((pair) => pair !== 'n/n')
        .flatMap((pair): [string, readonly [string, string]][] => {
          const [first, second] = pair.split('/');
          return [`${first}${second}`, `${second}${first}`, pair, `${second}/${first}`].map((word) => [
            word,
            [gene, pair],
          ]);
        }),
  ),
);

/** Locus of each "E.e". */
const LOCUS_BY_STRANDS: ReadonlyMap<string, Locus> = new Map(
  LOCI.flatMap((locus) =>
    allelesOf(locus).flatMap((one) =>
      allelesOf(locus)
        .filter((other) => one !== 'n' || other !== 'n')
        .map((other): [string, Locus] => [`${one}.${other}`, locus]),
    ),
  ),
);

type Strands = readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>];
type Short = Readonly<Record<string, string | number | Strands>>;

/** Reverses `writeShort`; undefined for unknown or repeated words. Validate with `readGenetics`. */
export function readShort(written: string): Short | undefined {
  const genetics: Record<string, string | number | Strands> = {};
  const strands: [Record<string, string>, Record<string, string>] = [{}, {}];
  const seen = new Set<string>();
  for (const word of written.split(',')) {
    const locus = LOCUS_BY_STRANDS.get(word);
    const [key, value] = locus === undefined ? (readWord(word) ?? []) : [locus, word];
    if (key === undefined || value === undefined || seen.has(key)) return undefined;
    seen.add(key);
    if (locus === undefined) genetics[key] = value;
    else {
      const [fromSire = '', fromDam = ''] = word.split('.');
      strands[0][locus] = fromSire;
      strands[1][locus] = fromDam;
      genetics.strands = strands;
    }
  }
  return genetics;
}

function readWord(word: string): readonly [key: string, value: string | number] | undefined {
  const pair = PAIR_BY_WORD.get(word);
  if (pair !== undefined) return pair;
  if (MARKING_WHITES.some((whites) => whites === word)) return ['marking_whites', word];
  return /^\d(?:\.\d{1,2})?$/.test(word) ? ['grey_factor', Number(word)] : undefined;
}
