import { USUAL_GREY_FACTOR } from '../coat/grey.ts';
import { MARKING_WHITES, USUAL_WHITES } from '../coat/markings.ts';
import { LOCI, LOCUS_ROWS, pairsOf, type Locus } from './loci.ts';
import type { WireGenetics } from './wire.ts';

/** For URLs: "ee,Aa,nCr,high,0.8". Omits n/n and defaults. */
export function writeShort(genetics: Omit<WireGenetics, 'pattern'>): string {
  const loci = LOCI.filter((locus) => LOCUS_ROWS[locus].required || genetics[locus] !== 'n/n');
  const parts = loci.map((locus) => genetics[locus].replace('/', ''));
  const greyFactor = Number(genetics.grey_factor.toFixed(2));
  if (genetics.marking_whites !== USUAL_WHITES) parts.push(genetics.marking_whites);
  if (greyFactor !== USUAL_GREY_FACTOR) parts.push(String(greyFactor));
  return parts.join(',');
}

/** Without "nn", which names no locus. */
const PAIR_BY_WORD: ReadonlyMap<string, readonly [Locus, string]> = new Map(
  LOCI.flatMap((locus) =>
    pairsOf(locus)
      .filter((pair) => pair !== 'n/n')
      .flatMap((pair): [string, readonly [Locus, string]][] => {
        const [first, second] = pair.split('/');
        return [`${first}${second}`, `${second}${first}`, pair, `${second}/${first}`].map((word) => [
          word,
          [locus, pair],
        ]);
      }),
  ),
);

/** Reverses `writeShort`; undefined for unknown or repeated words. Validate with `readGenetics`. */
export function readShort(written: string): Readonly<Record<string, string | number>> | undefined {
  const genetics: Record<string, string | number> = {};
  for (const word of written.split(',')) {
    const [key, value] = readWord(word) ?? [];
    if (key === undefined || value === undefined || key in genetics) return undefined;
    genetics[key] = value;
  }
  return genetics;
}

function readWord(word: string): readonly [key: string, value: string | number] | undefined {
  const pair = PAIR_BY_WORD.get(word);
  if (pair !== undefined) return pair;
  if (MARKING_WHITES.some((whites) => whites === word)) return ['marking_whites', word];
  return /^\d(?:\.\d{1,2})?$/.test(word) ? ['grey_factor', Number(word)] : undefined;
}
